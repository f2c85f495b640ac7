import classes from './loading-indicator.module.css';

interface LoadingIndicatorProps {
  /** Name of the loading content, for screen readers. */
  label?: string;
}

/** Shows that a page or its session is loading. */
export function LoadingIndicator({ label = 'Loading' }: LoadingIndicatorProps) {
  return (
    <div className={classes.indicator} role="status" aria-label={label}>
      <span className={classes.target} aria-hidden />
    </div>
  );
}
