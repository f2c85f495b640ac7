import type { CatalogueFault, CatalogueRow } from '@adwright/contracts/campaigns';

/** The lines of a file before anybody knows which one names the columns. */
export interface RawTable {
  rows: CatalogueRow[];
  faults: CatalogueFault[];
  /** Rows that the workbook hides; they are left out. */
  hiddenRows?: number;
}
