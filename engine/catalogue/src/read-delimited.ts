import { type CatalogueRow, MAX_CATALOGUE_ROWS } from '@adwright/contracts/campaigns';
import { CsvError, type Options, parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import type { RawTable } from './raw-table.ts';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
/** A longer record is one whose quotation mark was never closed. */
const MAX_RECORD_BYTES = 128 * 1024;
/** The columns' names, the rows, and one row more, which shows that there are too many. */
const MAX_RECORDS = MAX_CATALOGUE_ROWS + 2;
const LINE_FEED = 0x0a;
/** Excel's own way to name the delimiter. */
const SEPARATOR_LINE = /^sep=(.)\n/i;

/**
 * Reads CSV, TSV and their relatives (RFC 4180, and what is written in practice). A line that can't be read becomes a fault,
 * and reading goes on with the line after it: an open quotation mark costs its own line, not the file.
 */
export function readDelimited(bytes: Uint8Array): RawTable {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  const separator = SEPARATOR_LINE.exec(text);
  const delimiter = separator?.[1] ?? delimiterOf(text);
  const file = Buffer.from(text);
  const table: RawTable = { rows: [], faults: [] };
  let at = separator?.[0].length ?? 0;
  let line = separator ? 2 : 1;
  while (at < file.length) {
    const limit = MAX_RECORDS - table.rows.length - table.faults.length;
    if (limit <= 0) break;
    const stretch = readUntilFault(file.subarray(at), { delimiter, line, limit });
    table.rows.push(...stretch.rows);
    if (!stretch.broken) break;
    const { offset } = stretch.broken;
    const next = lineAfter(file, at + offset);
    const alone = readAlone(file.subarray(at + offset, next), delimiter);
    line = stretch.broken.line;
    if ('cells' in alone) table.rows.push({ line, ...alone });
    else table.faults.push({ line, ...alone });
    at = next;
    line += 1;
  }
  return table;
}

interface Stretch {
  rows: CatalogueRow[];
  /** Where a record that can't be read begins: bytes from the beginning of the stretch, and its line. */
  broken: { offset: number; line: number } | null;
}

interface StretchOptions {
  delimiter: string;
  /** Line of the file that the stretch begins with. */
  line: number;
  /** Records to read at most. */
  limit: number;
}

function readUntilFault(bytes: Buffer, { delimiter, line, limit }: StretchOptions): Stretch {
  const rows: CatalogueRow[] = [];
  let end = { offset: 0, line };
  const options: Options = {
    ...optionsOf(delimiter),
    to: limit,
    on_record: (cells: string[], { bytes: offset }) => {
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: end.line, cells });
      end = { offset, line: end.line + countLines(bytes.subarray(end.offset, offset)) };
      return null;
    },
  };
  try {
    parse(bytes, options);
    return { rows, broken: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, broken: end };
  }
}

/** A line by itself, where an inch mark inside a cell is no quotation. */
function readAlone(bytes: Buffer, delimiter: string): { cells: string[] } | { message: string } {
  try {
    const [cells = []] = parse(bytes, { ...optionsOf(delimiter), relax_quotes: true });
    return { cells };
  } catch (error) {
    if (error instanceof CsvError) return { message: messageOf(error) };
    throw error;
  }
}

function optionsOf(delimiter: string): Options {
  return {
    delimiter,
    bom: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD_BYTES,
    record_delimiter: '\n',
  };
}

/** The delimiter that stands most often outside quotation marks in the first line that is no comment. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, MAX_RECORD_BYTES).split('\n', 20);
  const names = lines.find((line) => !/^[\s\ufeff]*(?:"?#|$)/.test(line)) ?? '';
  const bare = names.replace(/"(?:[^"]|"")*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length - 1);
  const most = Math.max(...counts);
  return (most > 0 ? DELIMITERS[counts.indexOf(most)] : undefined) ?? ',';
}

function lineAfter(file: Buffer, at: number): number {
  const end = file.indexOf(LINE_FEED, at);
  return end < 0 ? file.length : end + 1;
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1))
    count += 1;
  return count;
}

function messageOf({ code }: CsvError): string {
  return code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quotation mark is not closed.'
    : 'The quotation marks of this line do not match.';
}
