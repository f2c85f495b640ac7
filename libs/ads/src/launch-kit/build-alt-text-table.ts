import { strToU8 } from 'fflate';
import { toCsv } from './csv.ts';

/** File name of the CSV file with the alt text of each image. */
export const ALT_TEXTS_FILE = 'alt-texts.csv';

/** Byte order mark at the start of the file. Without it, spreadsheets don't read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Builds a CSV file with one row for each image. The importers of ad platforms have no column for alt texts,
 * so people copy the alt texts from this file.
 */
export function buildAltTextTable(
  rows: readonly { image: string; alt_text: string }[],
): Uint8Array {
  return strToU8(BYTE_ORDER_MARK + toCsv(['image', 'alt_text'], rows, 'blank'));
}
