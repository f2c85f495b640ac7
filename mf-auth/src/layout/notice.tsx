import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** Shows a success message above a form. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={classes.notice} role="status">
      {children}
    </p>
  );
}
