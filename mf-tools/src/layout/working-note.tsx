import type { ReactNode } from 'react';
import classes from './working-note.module.css';

interface WorkingNoteProps {
  /** Progress of the generation; absent when the progress is unknown. */
  children?: ReactNode;
}

/** Shows a note below a form while the form's generation runs. */
export function WorkingNote({ children }: WorkingNoteProps) {
  return (
    <p className={classes.note} role="status">
      {children ?? 'This takes a few seconds. '}
      You may leave: the result will wait for you in My Ads.
    </p>
  );
}
