/** Characters that a spreadsheet takes for the start of a formula (OWASP, CSV Injection); some normalise full-width forms. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]/u;
/**
 * The same characters after a cell separator of other countries' spreadsheets, which ignore a quotation mark
 * inside a line.
 */
const FORMULA_AFTER_SEPARATOR = /([;\t]\s*)(?=[=+\-@＝＋－＠])/gu;

/**
 * Prefix for a text that a spreadsheet would run. An `apostrophe` is for tables that people read, who
 * understand it as "this is text". A `blank` is for importers, which would print an apostrophe: spreadsheets
 * treat such a cell as text, and no page shows a leading blank.
 */
type FormulaGuard = 'apostrophe' | 'blank';

const GUARDS: Record<FormulaGuard, string> = { apostrophe: "'", blank: ' ' };

/** Tells whether a spreadsheet would run the text. */
export const looksLikeFormula = (text: string) => FORMULA_START.test(text);

/**
 * Formats a cell so that no spreadsheet runs it as a formula. A guarded cell is always quoted, so that no
 * reader trims its blank.
 */
export function formatCsvCell(text: string, guard: FormulaGuard): string {
  const mark = GUARDS[guard];
  const wellFormed = text.toWellFormed();
  const separated = wellFormed.replaceAll(FORMULA_AFTER_SEPARATOR, `$1${mark}`);
  const inert = looksLikeFormula(wellFormed) ? mark + separated : separated;
  return /[",;\t\r\n]/.test(inert) || inert !== inert.trim()
    ? `"${inert.replaceAll('"', '""')}"`
    : inert;
}

export type CsvRow = Readonly<Record<string, string>>;

/** @throws when a row has a value for a column that the table lacks: the value would be dropped silently */
export function buildTableLines(columns: readonly string[], rows: readonly CsvRow[]): string[][] {
  for (const row of rows) {
    const unknown = Object.keys(row).find((column) => !columns.includes(column));
    if (unknown !== undefined) throw new Error(`The table has no column ${unknown}`);
  }
  return [[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
}

/**
 * Returns a CSV file (RFC 4180) with a header row.
 * @throws when a row has a value for a column that the file lacks
 */
export function toCsv(
  columns: readonly string[],
  rows: readonly CsvRow[],
  guard: FormulaGuard = 'apostrophe',
): string {
  const lines = buildTableLines(columns, rows);
  return `${lines.map((cells) => cells.map((cell) => formatCsvCell(cell, guard)).join(',')).join('\r\n')}\r\n`;
}
