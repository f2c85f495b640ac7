/** What a spreadsheet takes for the start of a formula (OWASP, CSV Injection); full-width forms are normalised by some. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]/u;
/** The same behind what separates cells for spreadsheets of other countries, in which a quotation mark inside a line is none. */
const FORMULA_AFTER_SEPARATOR = /([;\t]\s*)(?=[=+\-@＝＋－＠])/gu;

/** Whether a spreadsheet would run the text. */
export const looksLikeFormula = (text: string) => FORMULA_START.test(text);

/** A cell that no spreadsheet runs: a text that looks like a formula gets an apostrophe before it. */
export function csvCell(text: string): string {
  const wellFormed = text.toWellFormed();
  const separated = wellFormed.replaceAll(FORMULA_AFTER_SEPARATOR, "$1'");
  const inert = looksLikeFormula(wellFormed) ? `'${separated}` : separated;
  return /[",;\t\r\n]/.test(inert) || inert !== inert.trim()
    ? `"${inert.replaceAll('"', '""')}"`
    : inert;
}

export type CsvRow = Readonly<Record<string, string>>;

/**
 * A CSV file (RFC 4180) with a header row.
 * @throws when a row has a value for a column that the file lacks: it would be lost silently
 */
export function toCsv(columns: readonly string[], rows: readonly CsvRow[]): string {
  for (const row of rows) {
    const unknown = Object.keys(row).find((column) => !columns.includes(column));
    if (unknown !== undefined) throw new Error(`The CSV has no column ${unknown}`);
  }
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return `${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
