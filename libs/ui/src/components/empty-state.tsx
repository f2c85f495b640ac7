import type { ReactNode } from 'react';
import { CropMarks } from './crop-marks.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  /** Control with which the user can add the first entry, such as a link. */
  action?: ReactNode;
}

/**
 * Shows that a list has no entries: an empty sheet between crop marks, and a control that adds the first entry.
 */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <div className={classes.sheet} aria-hidden>
        <CropMarks />
      </div>
      <h2>{title}</h2>
      {description ? <p className={classes.description}>{description}</p> : null}
      {action}
    </div>
  );
}
