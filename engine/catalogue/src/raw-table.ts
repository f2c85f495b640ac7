import type { CatalogueFault, CatalogueRow } from '@adwright/contracts/campaigns';

/** The lines of a file, before the line with the column names is known. */
export interface RawTable {
  rows: CatalogueRow[];
  faults: CatalogueFault[];
  /** Number of rows that are hidden in the workbook and therefore skipped. */
  hiddenRows?: number;
}
