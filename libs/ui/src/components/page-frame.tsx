import type { ReactNode } from 'react';
import classes from './page-shell.module.css';

export interface PageFrameProps {
  children: ReactNode;
  /** `narrow` for a single form, `wide` for everything else. */
  width?: 'narrow' | 'wide';
}

/** Sets the width and margins of a page's content, for pages without antd. Other pages use `PageShell`. */
export function PageFrame({ children, width = 'wide' }: PageFrameProps) {
  return <div className={`${classes.page} ${classes[width]}`}>{children}</div>;
}
