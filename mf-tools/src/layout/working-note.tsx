import classes from './working-note.module.css';

/** Stands below a form while its generation runs. */
export function WorkingNote() {
  return (
    <p className={classes.note} role="status">
      This takes a few seconds. You may leave: the result will wait for you in My Ads.
    </p>
  );
}
