import classes from './crop-marks.module.css';

/**
 * Shows a printer's crop marks just outside the corners of the nearest positioned ancestor. The marks are decoration
 * only.
 */
export function CropMarks() {
  return (
    <span className={classes.marks} aria-hidden>
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
