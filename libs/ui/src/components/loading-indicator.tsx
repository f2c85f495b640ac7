import classes from './loading-indicator.module.css';

interface LoadingIndicatorProps {
  /** What is loading, for screen readers. */
  label?: string;
}

/** Registration marks that come together: the page or its session is on its way. */
export function LoadingIndicator({ label = 'Loading' }: LoadingIndicatorProps) {
  return (
    <div className={classes.indicator} role="status" aria-label={label}>
      <span className={classes.target} aria-hidden />
    </div>
  );
}
