import classes from './wordmark.module.css';

/** The product's name between a printer's crop marks. */
export function Wordmark() {
  return <span className={classes.mark}>Adwright</span>;
}
