import type { CatalogueFault, CatalogueRow } from '@adwright/contracts/campaigns';

/** The lines of a file, while it is still unknown which of them is the header. */
export interface RawTable {
  rows: CatalogueRow[];
  faults: CatalogueFault[];
  /** Number of rows that the workbook hides; they are skipped. */
  hiddenRows?: number;
}
