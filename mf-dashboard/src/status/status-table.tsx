import { ScrollRegion } from '@adwright/ui';
import type { ReactNode } from 'react';
import classes from './status-page.module.css';

interface StatusTableProps {
  /** Accessible name of the table for screen readers. */
  label: string;
  columns: readonly string[];
  /** Rows of the table. */
  children: ReactNode;
}

/** Shows a table that scrolls independently of the page in narrow windows. */
export function StatusTable({ label, columns, children }: StatusTableProps) {
  return (
    <ScrollRegion label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}
