/** First and last code point of a range, both inclusive. */
export type UnicodeRange = readonly [first: number, last: number];

/** Parses a CSS `unicode-range` value (css-fonts-4 §11.1), the format of @fontsource's `unicode.json`. */
export function parseUnicodeRange(value: string): UnicodeRange[] {
  return value.split(',').map((part) => {
    const [first = '', last] = part.trim().replace(/^U\+/i, '').split('-');
    const start = Number.parseInt(first.replaceAll('?', '0'), 16);
    const end = Number.parseInt((last ?? first).replaceAll('?', 'f'), 16);
    return [start, end];
  });
}

/** Tells whether a code point lies in one of the ranges. */
export function coversCodePoint(ranges: readonly UnicodeRange[], codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
