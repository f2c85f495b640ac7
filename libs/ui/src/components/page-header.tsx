import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** A sentence below the title of the page. */
  lead?: ReactNode;
  /** Links and buttons that concern the whole page. */
  actions?: ReactNode;
}

/**
 * Shows a page's h1, a sentence below the h1, and links. The h1 has a tabIndex, since the shell focuses the h1
 * on navigation.
 */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.text}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}
