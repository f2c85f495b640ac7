import classes from './loading-indicator.module.css';

interface LoadingIndicatorProps {
  /** Name of the content that is loading, for screen readers. */
  label?: string;
}

/** Shows that a page or the visitor's session is loading. */
export function LoadingIndicator({ label = 'Loading' }: LoadingIndicatorProps) {
  return (
    <div className={classes.indicator} role="status" aria-label={label}>
      <span className={classes.target} aria-hidden />
    </div>
  );
}
