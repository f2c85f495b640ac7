import type { ReactNode } from 'react';
import classes from './creative-grid.module.css';

interface CreativeGridProps {
  /**
   * Number of columns of the grid: `five` for the results of a boost (spec §9); `two` for large pictures; `auto` for as
   * many columns as fit.
   */
  columns: 'two' | 'five' | 'auto';
  children: ReactNode;
}

/** Shows the grid of a results page; its children are list items. */
export function CreativeGrid({ columns, children }: CreativeGridProps) {
  return <ul className={`${classes.grid} ${classes[columns]}`}>{children}</ul>;
}
