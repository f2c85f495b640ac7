import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** A success message above a form. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={classes.notice} role="status">
      {children}
    </p>
  );
}
