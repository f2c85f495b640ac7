/**
 * Returns the integer part of the first sum in a text. The thousands may be separated by points,
 * commas, apostrophes or spaces.
 */
export function readAmount(text: string): number {
  const [figures = ''] = /[0-9][0-9.,' \u00a0\u202f]*/.exec(text) ?? [];
  return Number(
    figures
      .trim()
      .replace(/[.,][0-9]{2}$/, '')
      .replace(/[^0-9]/g, ''),
  );
}
