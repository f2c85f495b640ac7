import { AppError, plainText } from '@adwright/contracts';
import {
  type CatalogueFault,
  type CatalogueRow,
  type CatalogueTable,
  MAX_CATALOGUE_COLUMNS,
  MAX_CATALOGUE_ROWS,
} from '@adwright/contracts/campaigns';
import type { RawTable } from './raw-table.ts';

/**
 * A table whose first line names the columns.
 * @throws {AppError} `invalid_request` for a file without names, without rows, or with more columns than there may be
 */
export function buildTable({ rows: all, faults: unread }: RawTable): CatalogueTable {
  const [head, ...lines] = all.slice(all.findIndex(({ cells }) => !isComment(cells)));
  if (!head) throw refusal('The file is empty.');
  const columns = columnNames(head.cells);
  if (columns.length > MAX_CATALOGUE_COLUMNS) {
    throw refusal(`The file has more than ${MAX_CATALOGUE_COLUMNS} columns.`);
  }
  const faults = [...unread];
  const rows: CatalogueRow[] = [];
  for (const line of lines) {
    if (rows.length === MAX_CATALOGUE_ROWS) {
      faults.push(tooMany(line));
      break;
    }
    const cells = line.cells.map(cellText);
    if (cells.slice(columns.length).some((cell) => cell !== ''))
      faults.push(tooWide(line, columns));
    else rows.push({ line: line.line, cells: columns.map((_, at) => cells[at] ?? '') });
  }
  if (rows.length === 0 && faults.length === 0) {
    throw refusal('The file has no rows below the names of its columns.');
  }
  return { columns, rows, faults: faults.toSorted((one, other) => one.line - other.line) };
}

/** Meta's template says above the columns' names what each of them is for. */
function isComment(cells: readonly string[]): boolean {
  return cells.every((cell) => /^\s*(?:#|$)/.test(cell));
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A cell as a person would read it. Feeds that were XML once still hold its entities. */
function cellText(cell: string): string {
  const text = cell.replace(
    /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7}));/g,
    (entity, name, code) => {
      if (name !== undefined) return ENTITIES[name] ?? entity;
      return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : entity;
    },
  );
  return plainText(text);
}

/** Names without what is unseen; a column without one is called by its place. Empty columns at the end are dropped. */
function columnNames(cells: readonly string[]): string[] {
  const names = cells.map(plainText);
  return names
    .slice(0, names.findLastIndex((name) => name !== '') + 1)
    .map((name, at) => name || `Column ${at + 1}`);
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
    message: `A campaign takes ${MAX_CATALOGUE_ROWS} rows. This one and those below it are left out.`,
  };
}

function refusal(userMessage: string): AppError {
  return new AppError('invalid_request', userMessage, { field: 'file', userMessage });
}
