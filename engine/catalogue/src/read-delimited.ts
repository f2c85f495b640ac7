import {
  type CatalogueRow,
  MAX_CATALOGUE_FAULTS,
  MAX_CATALOGUE_LINES,
} from '@adwright/contracts/campaigns';
import { CsvError, type Options, parse } from 'csv-parse/sync';
import type { RawTable } from './raw-table.ts';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
/** Maximum length of a record in bytes. A longer record contains an unclosed quotation mark. */
const MAX_RECORD_BYTES = 128 * 1024;
/**
 * Maximum number of records to read: titles, header and rows, and one more record that shows that there are
 * too many.
 */
const MAX_RECORDS = MAX_CATALOGUE_LINES + 20;
const SNIFFED_LINES = 40;
const LINE_FEED = 0x0a;
/** Matches the first line of a file in which Excel states the delimiter, such as "sep=;". */
const SEPARATOR_LINE = /^sep=(.)\n/i;

interface Dialect {
  delimiter: string;
  /** The number of cells that most lines of the file have. */
  width: number;
}

/**
 * Reads CSV, TSV and similar formats (RFC 4180 and its common variants). An unreadable line is reported, and
 * reading continues. An unclosed quotation mark therefore makes only one line unreadable.
 */
export function readDelimited(content: string): RawTable {
  const table = readLines(content);
  const lines = unwrapLines(table);
  if (!lines) return table;
  const inner = readLines(lines.join('\n'));
  const lineOf = (line: number) => table.rows[line - 1]?.line ?? line;
  return {
    rows: inner.rows.map(({ line, cells }) => ({ line: lineOf(line), cells })),
    faults: inner.faults.map(({ line, message }) => ({ line: lineOf(line), message })),
  };
}

/**
 * Returns the unquoted lines of a file in which a spreadsheet saved each line as one quoted cell. A file with one
 * quoted cell per line has a single column. Returns null for any other file.
 */
function unwrapLines({ rows, faults }: RawTable): string[] | null {
  const lines = rows.map(({ cells: [first = '', ...rest] }) =>
    rest.every((cell) => cell === '') ? first : '',
  );
  const isWrapped = DELIMITERS.some((delimiter) =>
    lines.every((line) => line.includes(delimiter) && !line.includes('\n')),
  );
  return isWrapped && rows.length > 1 && faults.length === 0 ? lines : null;
}

function readLines(content: string): RawTable {
  const text = content.replace(/\r\n?/g, '\n');
  const separator = SEPARATOR_LINE.exec(text);
  const dialect = dialectOf(text, separator?.[1]);
  const file = Buffer.from(text);
  const table: RawTable = { rows: [], faults: [] };
  let at = separator?.[0].length ?? 0;
  let line = separator ? 2 : 1;
  for (let breaks = 0; at < file.length; breaks += 1) {
    const limit = MAX_RECORDS - table.rows.length;
    if (limit <= 0) break;
    const stretch = readUntilFault(file.subarray(at), { ...dialect, line, limit });
    table.rows.push(...stretch.rows);
    if (!stretch.broken) break;
    line = stretch.broken.line;
    if (breaks >= MAX_CATALOGUE_FAULTS) {
      const message = 'Too many lines have broken quotation marks. The rest is left out.';
      table.faults.push({ line, message });
      break;
    }
    const { offset } = stretch.broken;
    const next = lineAfter(file, at + offset);
    const alone = readAlone(file.subarray(at + offset, next), dialect.delimiter);
    if ('cells' in alone) table.rows.push({ line, ...alone });
    else table.faults.push({ line, ...alone });
    at = next;
    line += 1;
  }
  return table;
}

interface Stretch {
  rows: CatalogueRow[];
  /**
   * Start of the unreadable record: its byte offset in the text, and its line number. The value is null if
   * all records can be read.
   */
  broken: { offset: number; line: number } | null;
}

interface StretchOptions extends Dialect {
  /** Number of the file's line at which this section of the text starts. */
  line: number;
  /** Maximum number of records to read from the text. */
  limit: number;
}

/** Stops the parser at a record that contains whole lines of the file inside quotation marks. */
class SwallowedLines extends Error {}

function readUntilFault(bytes: Buffer, { line, limit, ...dialect }: StretchOptions): Stretch {
  const rows: CatalogueRow[] = [];
  let end = { offset: 0, line };
  const options: Options = {
    ...optionsOf(dialect.delimiter),
    to: limit,
    on_record: (cells: string[], { bytes: offset }) => {
      const record = bytes.subarray(end.offset, offset);
      if (hasSwallowedLines(record, dialect)) throw new SwallowedLines();
      if (!isBlank(cells)) rows.push({ line: end.line, cells });
      end = { offset, line: end.line + countLines(record) };
      return null;
    },
  };
  try {
    parse(bytes, options);
    return { rows, broken: null };
  } catch (error) {
    if (error instanceof CsvError || error instanceof SwallowedLines) return { rows, broken: end };
    throw error;
  }
}

/** Tells whether a line is empty; a line of delimiters only counts as empty. */
function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => /^[\s;,|]*$/.test(cell));
}

/**
 * Tells whether an unclosed quotation mark has joined several lines into one record. Several lines were joined if each
 * of its lines has the usual number of cells. A comma before a space doesn't count as a delimiter, because prose
 * contains commas before spaces too.
 */
function hasSwallowedLines(record: Buffer, { delimiter, width }: Dialect): boolean {
  if (width < 2 || record.indexOf(LINE_FEED) === record.length - 1) return false;
  const lines = record.toString('utf8').replace(/\n$/, '').split('\n');
  return (
    lines.length > 1 &&
    lines.every((line) => {
      const parts = line.split(delimiter);
      return (
        parts.length - parts.filter((part, at) => at > 0 && part.startsWith(' ')).length === width
      );
    })
  );
}

/** Parses a single line, so that an inch mark in a cell is not read as a quotation mark. */
function readAlone(bytes: Buffer, delimiter: string): { cells: string[] } | { message: string } {
  const options = optionsOf(delimiter);
  // Some programs escape quotation marks with a backslash, as in the C language.
  const escaped = bytes.includes('\\"') ? [{ ...options, escape: '\\' }] : [];
  // Google's TSV format has no quoting, so a quotation mark belongs to the text.
  const unquoted = delimiter === '\t' ? [{ ...options, quote: null }] : [];
  let message = '';
  for (const way of [...escaped, { ...options, relax_quotes: true }, ...unquoted]) {
    try {
      const [cells = []] = parse(bytes, way);
      return { cells };
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      message = messageOf(error);
    }
  }
  return { message };
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

/**
 * Finds the delimiter with which most lines have the same number of cells. In a tie, the delimiter
 * with more cells wins.
 */
function dialectOf(text: string, named: string | undefined): Dialect {
  const head = text.slice(0, MAX_RECORD_BYTES).replace(/"(?:[^"]|"")*"/g, '');
  const lines = head.split('\n', SNIFFED_LINES).filter((line) => line.trim() !== '');
  const dialects = (named === undefined ? DELIMITERS : [named]).map((delimiter) => {
    const widths = lines.map((line) => line.split(delimiter).length).filter((width) => width > 1);
    const width = mostFrequent(widths);
    return { delimiter, width, agree: widths.filter((other) => other === width).length };
  });
  const [best = { delimiter: named ?? ',', width: 1, agree: 0 }] = dialects.toSorted(
    (one, other) => other.agree - one.agree || other.width - one.width,
  );
  return best.agree > 0 ? best : { delimiter: named ?? ',', width: 1 };
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [[value] = [1]] = [...counts].toSorted(([, one], [, other]) => other - one);
  return value;
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
