import classes from './wordmark.module.css';

/** Shows the product's name between a printer's crop marks. */
export function Wordmark() {
  return <span className={classes.mark}>Adwright</span>;
}
