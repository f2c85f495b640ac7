import { useState } from 'react';
import classes from './notes-page.module.css';

interface Note {
  number: number;
  text: string;
}

/** Shows a list of notes, which exists only until the page closes. */
export function NotesPage() {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  return (
    <section className={classes.notes}>
      <h1>Notes</h1>
      <form
        action={(form) => {
          const text = String(form.get('note')).trim();
          if (text) setNotes([...notes, { number: notes.length + 1, text }]);
        }}
      >
        <input name="note" aria-label="Note" />
        <button type="submit">Add</button>
      </form>
      <ol>
        {notes.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
