import type { CatalogueFault, CatalogueRow } from '@adwright/contracts/campaigns';

/** The lines of a file before the header row is known. */
export interface RawTable {
  rows: CatalogueRow[];
  faults: CatalogueFault[];
  /** Rows that the workbook hides; they are skipped. */
  hiddenRows?: number;
}
