import { strToU8 } from 'fflate';
import { toCsv } from './csv.ts';

/** The alt text of each image as a CSV. */
export const ALT_TEXTS_FILE = 'alt-texts.csv';

/** Byte order mark: without it, spreadsheets don't read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One row an image: importers have no column for alt texts, which are typed where the ads are managed. */
export function altTextTable(rows: readonly { image: string; alt_text: string }[]): Uint8Array {
  return strToU8(BYTE_ORDER_MARK + toCsv(['image', 'alt_text'], rows, 'blank'));
}
