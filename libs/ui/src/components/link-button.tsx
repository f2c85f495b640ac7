import { Link } from '@adwright/ui/router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './link-button.module.css';

interface LinkButtonProps {
  to: string;
  children: ReactNode;
  /** `primary` once a screen at most; `quiet` for links in a row. */
  kind?: 'primary' | 'default' | 'quiet';
  block?: boolean;
}

/** A link that looks like a button and stays a link: it has an address, opens in a new tab, and reads as a link. */
export function LinkButton({ to, children, kind = 'default', block = false }: LinkButtonProps) {
  return (
    <Link to={to} className={clsx(classes.link, classes[kind], block && classes.block)}>
      {children}
    </Link>
  );
}
