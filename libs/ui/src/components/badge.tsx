import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface BadgeProps {
  children: ReactNode;
}

/** Shows a word or a number as a small label. */
export function Badge({ children }: BadgeProps) {
  return <span className={classes.badge}>{children}</span>;
}
