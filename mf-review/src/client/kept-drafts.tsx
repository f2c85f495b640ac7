import { tabStorage } from '@adwright/supabase';
import { useCopy } from '@adwright/ui';
import { useId } from 'react';
import classes from './review-page.module.css';

/** Shows unsent drafts of a link that has ended or an ad that was deleted, so that the user can copy them. */
export function KeptDrafts({ keys }: { keys: readonly string[] }) {
  const title = useId();
  const drafts = keys.flatMap((key) => {
    const text = tabStorage.get(key);
    return text ? [{ key, text }] : [];
  });
  if (drafts.length === 0) return null;
  return (
    <section className={classes.drafts} aria-labelledby={title}>
      <p id={title} className={classes.label}>
        What you had typed
      </p>
      {drafts.map(({ key, text }) => (
        <div key={key} className={classes.draft}>
          <p className={classes.quoted} dir="auto">
            {text}
          </p>
          <CopyDraft text={text} />
        </div>
      ))}
    </section>
  );
}

/** This button replaces `CopyButton`, which needs antd. */
function CopyDraft({ text }: { text: string }) {
  const { copy } = useCopy(text);
  return (
    <button type="button" className={classes.button} onClick={() => void copy()}>
      Copy
    </button>
  );
}
