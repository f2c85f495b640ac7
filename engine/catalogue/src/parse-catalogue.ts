import { AppError } from '@adwright/contracts';
import type { CatalogueTable } from '@adwright/contracts/campaigns';
import { buildTable } from './build-table.ts';
import { readDelimited } from './read-delimited.ts';
import { readSheet } from './read-sheet.ts';

const ZIP = [0x50, 0x4b];
/** Of the binary workbooks that Excel wrote until 2003. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const UTF_16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const XML_START = /^\s*<(?:\?xml|rss|feed|html|!doctype)/i;
const SNIFFED_BYTES = 4096;

/**
 * Reads a catalogue by what its bytes say it is, whatever its name: XLSX, or text with delimiters.
 * @throws {AppError} with what the user can do about it
 */
export async function parseCatalogue(bytes: Uint8Array): Promise<CatalogueTable> {
  const begins = (signature: readonly number[]) =>
    signature.every((byte, at) => bytes[at] === byte);
  if (begins(ZIP)) return buildTable(await readSheet(bytes));
  if (begins(OLD_WORKBOOK))
    throw refusal('This is an old XLS workbook. Please save it as XLSX or CSV.');
  const head = bytes.subarray(0, SNIFFED_BYTES);
  if (!UTF_16_MARKS.some(begins) && head.includes(0)) {
    throw refusal('This is no catalogue. Please choose a CSV, TSV or XLSX file.');
  }
  if (XML_START.test(new TextDecoder().decode(head))) {
    throw refusal('XML feeds can’t be read. Please export the feed as TSV, CSV or XLSX.');
  }
  return buildTable(readDelimited(bytes));
}

function refusal(userMessage: string): AppError {
  return new AppError('invalid_file_type', userMessage, { userMessage });
}
