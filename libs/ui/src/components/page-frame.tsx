import type { ReactNode } from 'react';
import classes from './page-shell.module.css';

export interface PageFrameProps {
  children: ReactNode;
  /** `narrow` for a form that stands alone, `wide` for everything else. */
  width?: 'narrow' | 'wide';
}

/** The measure and margins of a page's content, for a page without antd. Others stand in a `PageShell`. */
export function PageFrame({ children, width = 'wide' }: PageFrameProps) {
  return <div className={`${classes.page} ${classes[width]}`}>{children}</div>;
}
