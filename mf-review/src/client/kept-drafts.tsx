import { tabStorage } from '@adwright/supabase';
import { useCopy } from '@adwright/ui';
import { useId } from 'react';
import classes from './review-page.module.css';

/** Shows the unsent drafts of a link that has ended or of a deleted ad, so that the user can copy the texts. */
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

/** Shows a copy button without antd, in place of `CopyButton`, which requires antd. */
function CopyDraft({ text }: { text: string }) {
  const { copy } = useCopy(text);
  return (
    <button type="button" className={classes.button} onClick={() => void copy()}>
      Copy
    </button>
  );
}
