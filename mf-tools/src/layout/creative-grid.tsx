import type { ReactNode } from 'react';
import classes from './creative-grid.module.css';

interface CreativeGridProps {
  /**
   * Number of columns: `five` is the boost's grid (spec §9); `two` shows large pictures; `auto` fits as many as
   * possible.
   */
  columns: 'two' | 'five' | 'auto';
  children: ReactNode;
}

/** Shows the grid of a results page; its children are list items. */
export function CreativeGrid({ columns, children }: CreativeGridProps) {
  return <ul className={`${classes.grid} ${classes[columns]}`}>{children}</ul>;
}
