import type { ReactNode } from 'react';
import { CropMarks } from './crop-marks.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
}

/** Nothing here yet: an untouched sheet between crop marks, and the way to fill it. */
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
