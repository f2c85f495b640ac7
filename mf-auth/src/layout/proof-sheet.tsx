import { CropMarks } from '@adwright/ui';
import classes from './proof-sheet.module.css';

const CONTROL_STRIP = ['signal', 'ink', 'soft', 'well'] as const;

/** Shows a decorative picture of a printed page with crop marks and a strip of colour samples. */
export function ProofSheet() {
  return (
    <div className={classes.sheet} aria-hidden>
      <CropMarks />
      <p className={classes.words}>
        Say it
        <br />
        so they
        <br />
        stop.
      </p>
      <div className={classes.strip}>
        {CONTROL_STRIP.map((patch) => (
          <i key={patch} className={classes[patch]} />
        ))}
      </div>
    </div>
  );
}
