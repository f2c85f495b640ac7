import type { ReactNode } from 'react';
import classes from './page-shell.module.css';

interface PageShellProps {
  children: ReactNode;
  /** `narrow` for a form that stands alone, `wide` for everything else. */
  width?: 'narrow' | 'wide';
}

/** The measure and margins of a page's content; every page of a remote stands in one. */
export function PageShell({ children, width = 'wide' }: PageShellProps) {
  return <div className={`${classes.page} ${classes[width]}`}>{children}</div>;
}
