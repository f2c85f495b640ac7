import { strToU8 } from 'fflate';
import { toCsv } from './csv.ts';

/** What each image shows, for those who can't see it. */
export const ALT_TEXTS_FILE = 'alt-texts.csv';

/** Before it, spreadsheets read UTF-8 as another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One row an image: importers have no column for alt texts, which are typed where the ads are managed. */
export function altTextTable(rows: readonly { image: string; alt_text: string }[]): Uint8Array {
  return strToU8(BYTE_ORDER_MARK + toCsv(['image', 'alt_text'], rows, 'blank'));
}
