import type { ReactNode } from 'react';
import classes from './page-shell.module.css';

export interface PageFrameProps {
  children: ReactNode;
  /** Width of the page's content: `narrow` for a page with a single form, `wide` for any other page. */
  width?: 'narrow' | 'wide';
}

/**
 * Sets the width and margins of a page's content, for a page that doesn't use antd. Pages that use antd have
 * `PageShell` instead.
 */
export function PageFrame({ children, width = 'wide' }: PageFrameProps) {
  return <div className={`${classes.page} ${classes[width]}`}>{children}</div>;
}
