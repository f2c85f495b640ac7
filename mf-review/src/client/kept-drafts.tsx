import { tabStorage } from '@adwright/supabase';
import { CopyButton } from '@adwright/ui';
import classes from './review-page.module.css';

/** What was typed and not sent before a link ended, to be copied. */
export function KeptDrafts({ keys }: { keys: readonly string[] }) {
  const drafts = keys.flatMap((key) => {
    const text = tabStorage.get(key);
    return text ? [{ key, text }] : [];
  });
  if (drafts.length === 0) return null;
  return (
    <section className={classes.drafts} aria-labelledby="kept-drafts">
      <h2 id="kept-drafts">What you had typed</h2>
      {drafts.map(({ key, text }) => (
        <div key={key} className={classes.draft}>
          <p className={classes.quoted} dir="auto">
            {text}
          </p>
          <CopyButton text={text}>Copy</CopyButton>
        </div>
      ))}
    </section>
  );
}
