import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface BadgeProps {
  children: ReactNode;
}

/** A word or a figure as a small printed label. */
export function Badge({ children }: BadgeProps) {
  return <span className={classes.badge}>{children}</span>;
}
