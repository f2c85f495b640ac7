import type { ReactNode } from 'react';
import classes from './auth-layout.module.css';
import { ProofSheet } from './proof-sheet.tsx';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links to other pages of this module. */
  foot?: ReactNode;
}

/** Shows a form beside a decorative picture of a printed page, which narrow windows omit. */
export function AuthLayout({ title, lead, children, foot }: AuthLayoutProps) {
  return (
    <div className={classes.layout}>
      <div className={classes.column}>
        <header className={classes.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </header>
        {children}
        {foot ? <footer className={classes.foot}>{foot}</footer> : null}
      </div>
      <ProofSheet />
    </div>
  );
}
