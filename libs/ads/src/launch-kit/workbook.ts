import { type CellObject, utils, write } from '@e965/xlsx';
import { buildTableLines, type CsvRow } from './csv.ts';

export interface Sheet {
  name: string;
  columns: readonly string[];
  rows: readonly CsvRow[];
}

/**
 * Returns a cell with Excel's format "Text". The cell remains text when a user edits the cell, even if the text
 * begins with `=`.
 */
const buildTextCell = (text: string): CellObject => ({ t: 's', v: text.toWellFormed(), z: '@' });

/** Returns an XLSX file with the type "text" for every cell, so that no cell can run as a formula. */
export function toWorkbook(sheets: readonly Sheet[]): Uint8Array {
  const workbook = utils.book_new();
  for (const { name, columns, rows } of sheets) {
    const cells = buildTableLines(columns, rows).map((line) => line.map(buildTextCell));
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(cells), name);
  }
  const bytes: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx' });
  return new Uint8Array(bytes);
}
