import { Button } from '@adwright/ui/kit-core';
import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './error-state.module.css';

interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  /** Text of the retry button, which is shown only with `onRetry`. */
  retryLabel?: string;
  onRetry?: () => void;
  /** An alternative to the retry button, such as a link. */
  action?: ReactNode;
}

/**
 * Shows an error message with a retry button or another next step. Screen readers announce the error message at
 * once.
 */
export function ErrorState({
  title,
  description,
  retryLabel = 'Try Again',
  onRetry,
  action,
}: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <OctagonAlert className={classes.icon} size={28} aria-hidden />
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {description ? <p className={classes.description}>{description}</p> : null}
      </div>
      {onRetry || action ? (
        <div className={classes.actions}>
          {onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
