import classes from './skip-link.module.css';

/** Shows the first link of every page, which is visible on focus and jumps over the header. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#main">
      Skip to content
    </a>
  );
}
