import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** Good news above a form. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={classes.notice} role="status">
      {children}
    </p>
  );
}
