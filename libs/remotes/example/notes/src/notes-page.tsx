import { useState } from 'react';
import classes from './notes-page.module.css';

/** Notes that last as long as the page. */
export function Component() {
  const [notes, setNotes] = useState<readonly string[]>([]);
  return (
    <section className={classes.notes}>
      <h1>Notes</h1>
      <form
        action={(form) => {
          const note = String(form.get('note')).trim();
          if (note) setNotes([...notes, note]);
        }}
      >
        <input name="note" aria-label="Note" />
        <button type="submit">Add</button>
      </form>
      <ol>
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ol>
    </section>
  );
}
