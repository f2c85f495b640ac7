import { AppError } from '@adwright/contracts';
import {
  type CatalogueFault,
  type CatalogueRow,
  type CatalogueTable,
  MAX_CATALOGUE_COLUMNS,
  MAX_CATALOGUE_FAULTS,
  MAX_CATALOGUE_LINES,
} from '@adwright/contracts/campaigns';
import { formatCellText } from '@adwright/engine-untrusted';
import { findHeader, NO_HEADER } from './find-header.ts';
import type { RawTable } from './raw-table.ts';

interface BuiltTable {
  table: CatalogueTable;
  /** Number of the line with the column names; 0 if the table has no such line. */
  headerLine: number;
  /** The unchanged first lines of the file; the user may choose another one as the header. */
  head: CatalogueRow[];
}

const HEAD_LINES = 12;
const HEAD_CELLS = 12;
const HEAD_CELL_LENGTH = 60;

/**
 * Builds a catalogue's table from its lines. One of the catalogue's lines gives the column names.
 * @param chosen number of the line with the column names, or {@link NO_HEADER} if no line contains them;
 * detected if absent
 * @throws {AppError} `invalid_request` for a file without column names, without rows, or with too many
 * columns
 */
export function buildTable(raw: RawTable, chosen?: number): BuiltTable {
  const all = raw.rows
    .map(({ line, cells }) => ({ line, cells: cells.map(formatCellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (all.length === 0 && raw.faults.length === 0) throw refusal('The file is empty.');
  const headerLine = chosen ?? findHeader(all);
  const header = all.find(({ line }) => line === headerLine);
  if (!header && headerLine !== NO_HEADER) throw refusal('The file is empty.');
  const columns = columnNames(header?.cells ?? widest(all).map(() => ''));
  if (columns.length > MAX_CATALOGUE_COLUMNS) {
    throw refusal(`The file has more than ${MAX_CATALOGUE_COLUMNS} columns.`);
  }
  const lines = all.filter(({ line }) => line > headerLine);
  const { rows, faults } = splitLines(lines, columns);
  const unread = raw.faults.filter(({ line }) => line > headerLine);
  if (rows.length === 0 && faults.length === 0 && unread.length === 0) {
    throw refusal('The file has no rows below the names of its columns.');
  }
  return {
    table: { columns, rows, faults: boundFaults([...unread, ...faults]) },
    headerLine,
    head: all.slice(0, HEAD_LINES).map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, HEAD_CELLS).map((cell) => cell.slice(0, HEAD_CELL_LENGTH)),
    })),
  };
}

function splitLines(lines: readonly CatalogueRow[], columns: readonly string[]) {
  const rows: CatalogueRow[] = [];
  const faults: CatalogueFault[] = [];
  for (const line of lines) {
    if (rows.length === MAX_CATALOGUE_LINES) {
      faults.push(tooMany(line));
      break;
    }
    if (line.cells.slice(columns.length).some((cell) => cell !== ''))
      faults.push(tooWide(line, columns));
    else rows.push({ line: line.line, cells: columns.map((_, at) => line.cells[at] ?? '') });
  }
  return { rows, faults };
}

/**
 * Returns the first errors in order of their lines. The number of errors is limited, because further errors mostly have
 * the same cause.
 */
function boundFaults(faults: readonly CatalogueFault[]): CatalogueFault[] {
  return faults.toSorted((one, other) => one.line - other.line).slice(0, MAX_CATALOGUE_FAULTS);
}

/**
 * Returns the column names without invisible characters. A column without a name is named by its
 * position ("Column 3"). Empty columns at the end are dropped.
 */
function columnNames(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((name) => name !== '') + 1;
  return cells.slice(0, last || cells.length).map((name, at) => name || `Column ${at + 1}`);
}

function widest(rows: readonly CatalogueRow[]): readonly string[] {
  return rows.reduce<readonly string[]>(
    (most, { cells }) => (cells.length > most.length ? cells : most),
    [],
  );
}

function tooWide({ line, cells }: CatalogueRow, { length }: readonly string[]): CatalogueFault {
  return {
    line,
    message: `The line has ${cells.length} cells, and the file has ${length} columns.`,
  };
}

function tooMany({ line }: CatalogueRow): CatalogueFault {
  return {
    line,
    message: `A catalogue takes ${MAX_CATALOGUE_LINES} rows. This one and those below it are left out.`,
  };
}

function refusal(userMessage: string): AppError {
  return new AppError('invalid_request', userMessage, { field: 'file', userMessage });
}
