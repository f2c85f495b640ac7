/**
 * Matches characters that a spreadsheet reads as the start of a formula (OWASP, CSV Injection). Some
 * spreadsheets also accept full-width forms of the characters that start a formula.
 */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]/u;
/**
 * Matches formula characters after a semicolon or tab, which some countries use as the cell separator.
 * Spreadsheets that split cells there ignore a quotation mark inside a line.
 */
const FORMULA_AFTER_SEPARATOR = /([;\t]\s*)(?=[=+\-@＝＋－＠])/gu;

/**
 * Character that is written before a text which a spreadsheet would run as a formula. The `apostrophe` is for
 * tables that people read, because it is a known sign for "this is text". The `blank` is for tables that
 * importers read, because importers would print an apostrophe. A spreadsheet treats a cell with a leading
 * blank as text, and a page does not show the blank.
 */
type FormulaGuard = 'apostrophe' | 'blank';

const GUARDS: Record<FormulaGuard, string> = { apostrophe: "'", blank: ' ' };

/** Tells whether a spreadsheet would run the text as a formula. */
export const looksLikeFormula = (text: string) => FORMULA_START.test(text);

/**
 * Formats a cell so that no spreadsheet runs it as a formula. A cell with a guard character is always quoted,
 * so that no program removes a leading blank.
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

/** @throws if a row has a value for a column that the table lacks, because the value would be lost */
export function buildTableLines(columns: readonly string[], rows: readonly CsvRow[]): string[][] {
  for (const row of rows) {
    const unknown = Object.keys(row).find((column) => !columns.includes(column));
    if (unknown !== undefined) throw new Error(`The table has no column ${unknown}`);
  }
  return [[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
}

/**
 * Returns a CSV file (RFC 4180) with a header row.
 * @throws if a row has a value for a column that the file lacks
 */
export function toCsv(
  columns: readonly string[],
  rows: readonly CsvRow[],
  guard: FormulaGuard = 'apostrophe',
): string {
  const lines = buildTableLines(columns, rows);
  return `${lines.map((cells) => cells.map((cell) => formatCsvCell(cell, guard)).join(',')).join('\r\n')}\r\n`;
}
