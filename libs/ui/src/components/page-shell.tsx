import type { ReactNode } from 'react';
import { ThemeRoot } from '../theme/theme-root.tsx';
import classes from './page-shell.module.css';

interface PageShellProps {
  children: ReactNode;
  /** `narrow` for a form that stands alone, `wide` for everything else. */
  width?: 'narrow' | 'wide';
}

/**
 * The measure and margins of a page's content; every page of a remote stands in one. It brings the theme too: a
 * remote whose kits are not the shell's runs a copy of antd that the shell's provider does not reach.
 */
export function PageShell({ children, width = 'wide' }: PageShellProps) {
  return (
    <ThemeRoot>
      <div className={`${classes.page} ${classes[width]}`}>{children}</div>
    </ThemeRoot>
  );
}
