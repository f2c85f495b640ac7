import { AppError } from '@adwright/contracts';
import { MAX_CATALOGUE_COLUMNS, MAX_CATALOGUE_LINES } from '@adwright/contracts/campaigns';
import { type CellObject, read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { countKnownNames } from './known-columns.ts';
import type { RawTable } from './raw-table.ts';
import { readArchive } from './read-archive.ts';

/**
 * Limits for unpacking a workbook. A workbook of 5 MB may unpack to about 50 MB, and a sheet of
 * 5,000 rows is smaller.
 */
const LIMITS = {
  entries: 1000,
  entryBytes: 32 * 1024 * 1024,
  totalBytes: 64 * 1024 * 1024,
  ratio: 250,
};
/**
 * Matches the parts of a workbook that are unpacked. The reader fails if a part that the workbook
 * lists is missing. Pictures, macros and other binary parts of the workbook are skipped.
 */
const READ_PARTS = /(?:\.(?:xml|rels)|^mimetype|^xl\/(?:worksheets\/)?(?!vba)[^/]+\.bin)$/i;
/**
 * Maximum number of rows to read: titles, header and rows, and one more row that shows that there are too
 * many.
 */
const MAX_ROWS = MAX_CATALOGUE_LINES + 20;
/**
 * Matches number formats that change how a cell's number is displayed: leading zeros, dates, times, percent,
 * currencies.
 */
const LOOKS_MATTER = /^0\d|^00|[ymdhs]|%|[€$£¥₩₹]|"|\[\$/i;
/**
 * Length of the header of a compound file (Excel's binary format), in bytes. The workbook library would treat a
 * shorter file as text.
 */
const COMPOUND_HEADER_BYTES = 512;
const HEADER_ROWS = 20;
const NAMES_OF_PRODUCTS = 2;
const WEB_LINK = /^https?:\/\//i;
const SHORTENED = /^-?\d(?:\.\d+)?E\+?\d+$|^#+$/i;
/** Number of decimal digits that a binary floating-point number can always represent. */
const SURE_DIGITS = 15;

interface ReadWorkbook {
  raw: RawTable;
  /** Names of the workbook's sheets that have rows, the visible sheets first. */
  sheets: string[];
  sheet: string;
}

/**
 * Reads a sheet of a workbook (ECMA-376, OpenDocument, BIFF), with the saved values of its
 * formulas. A zipped workbook is unpacked within limits and zipped again, so the library can't read
 * more bytes than the limits allow.
 * @param chosen the name of a sheet; by default the first visible sheet with rows
 * @throws {AppError} `invalid_file_type` for an unreadable or encrypted workbook, `file_too_large` for a
 * workbook that exceeds the limits
 */
export async function readSheet(bytes: Uint8Array, chosen?: string): Promise<ReadWorkbook> {
  const isPacked = bytes[0] === 0x50;
  if (!isPacked && bytes.length < COMPOUND_HEADER_BYTES) throw unreadable('cut off');
  return sheetOf(open(isPacked ? await repacked(bytes) : bytes), chosen);
}

/**
 * Reads a sheet that is stored as text: an HTML table, or the XML of Excel (2003) and LibreOffice
 * (flat).
 * @throws {AppError} `invalid_file_type` for an unreadable file, `invalid_request` for a file without rows
 */
export function readSheetOfText(text: string, chosen?: string): ReadWorkbook {
  return sheetOf(open(text), chosen);
}

function sheetOf(book: WorkBook, chosen: string | undefined): ReadWorkbook {
  const visibility = new Map(book.Workbook?.Sheets?.map(({ name, Hidden }) => [name, Hidden ?? 0]));
  const sheets = book.SheetNames.filter((name) => book.Sheets[name]?.['!ref']).toSorted(
    (one, other) => (visibility.get(one) ?? 0) - (visibility.get(other) ?? 0),
  );
  const visible = sheets.filter((name) => !visibility.get(name));
  const sheet = sheets.find((name) => name === chosen) ?? likeliest(book, visible) ?? sheets[0];
  const found = sheet === undefined ? undefined : book.Sheets[sheet];
  if (sheet === undefined || !found) {
    throw new AppError('invalid_request', 'the workbook contains no sheet with rows', {
      field: 'file',
      userMessage: 'The file is empty.',
    });
  }
  return { raw: rowsOf(found), sheets, sheet };
}

/**
 * Returns the first sheet in which a row contains known column names. A cover sheet has no row with known column names,
 * so it is skipped.
 */
function likeliest(book: WorkBook, names: readonly string[]): string | undefined {
  return names.find((name) => {
    const sheet = book.Sheets[name];
    const rows = sheet ? rowsOf(sheet).rows.slice(0, HEADER_ROWS) : [];
    return rows.some(({ cells }) => countKnownNames(cells) >= NAMES_OF_PRODUCTS);
  });
}

async function repacked(bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Record<string, Uint8Array> = {};
  for await (const { name, content } of readArchive(Buffer.from(bytes), LIMITS, isRead)) {
    if ('bytes' in content) parts[name] = content.bytes;
    else if (isRead(name)) throw unreadable(`${name}: ${content.fault}`);
  }
  return zipSync(parts, { level: 0 });
}

function isRead(name: string): boolean {
  return READ_PARTS.test(name);
}

function open(file: Uint8Array | string): WorkBook {
  try {
    return read(file, {
      type: typeof file === 'string' ? 'string' : 'array',
      // Texts in an HTML table remain texts, so that "00123" does not become the number 123.
      raw: typeof file === 'string',
      dense: true,
      cellStyles: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      // The size that a sheet states is ignored, because many programs write a wrong size.
      nodim: true,
      sheetRows: MAX_ROWS,
      dateNF: 'yyyy-mm-dd',
    });
  } catch (cause) {
    if (cause instanceof Error && /password|encrypt/i.test(cause.message)) {
      throw new AppError('invalid_file_type', 'encrypted workbook', {
        userMessage:
          'This workbook is protected by a password. Please save it without one, or as CSV.',
        cause,
      });
    }
    throw unreadable('the workbook can’t be read', cause);
  }
}

function rowsOf(sheet: WorkSheet): RawTable {
  const range = utils.decode_range(sheet['!ref'] ?? 'A1');
  const width = Math.min(range.e.c, MAX_CATALOGUE_COLUMNS);
  const lines: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const rows: RawTable['rows'] = [];
  const linked = linkColumns(lines);
  let hiddenRows = 0;
  for (const [at, line] of lines.entries()) {
    const cells = Array.from({ length: width + 1 }, (_, column) =>
      textOf(line?.[column], linked.has(column)),
    );
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (sheet['!rows']?.[at]?.hidden) hiddenRows += 1;
    else rows.push({ line: at + 1, cells });
  }
  return { rows, faults: [], hiddenRows };
}

/**
 * Returns the columns whose links all have the same text, such as "open". In a column whose links all have the same
 * text, the value of a cell is the link's URL.
 */
function linkColumns(lines: readonly (readonly (CellObject | undefined)[] | undefined)[]) {
  const textsByColumn = new Map<number, string[]>();
  for (const line of lines) {
    for (const [column, cell] of (line ?? []).entries()) {
      if (cell?.l && WEB_LINK.test(cell.l.Target))
        textsByColumn.set(column, [...(textsByColumn.get(column) ?? []), textOf(cell)]);
    }
  }
  const same = [...textsByColumn].filter(
    ([, texts]) => texts.length > 1 && new Set(texts).size === 1,
  );
  return new Set(same.map(([column]) => column));
}

/**
 * Returns a cell's text as the spreadsheet displays it. A number that is abbreviated only because
 * of a narrow column is returned with all digits.
 */
function textOf(cell: CellObject | undefined, showsLink = false): string {
  if (showsLink && cell?.l && WEB_LINK.test(cell.l.Target)) return cell.l.Target;
  if (!cell || cell.t === 'z' || cell.v === undefined) return '';
  if (cell.t === 'e') return cell.w ?? '#N/A';
  if (cell.t !== 'n' || typeof cell.v !== 'number') return cell.w ?? String(cell.v);
  const shown = cell.w?.trim() ?? '';
  const format = typeof cell.z === 'string' ? cell.z : '';
  return LOOKS_MATTER.test(format) && !SHORTENED.test(shown) && shown !== ''
    ? shown
    : String(Number(cell.v.toPrecision(SURE_DIGITS)));
}

function unreadable(reason: string, cause?: unknown): AppError {
  return new AppError('invalid_file_type', reason, {
    userMessage: 'This workbook can’t be read. Please save it as XLSX or CSV and try again.',
    cause,
  });
}
