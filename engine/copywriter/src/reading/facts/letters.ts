// Patterns for folded (normalised) texts use these ranges, because each Unicode class would take a
// millisecond to build.

/** Matches a letter or a vowel sign of a folded (normalised) text. */
export const LETTER =
  '[^\\x00-\\x40\\x5b-\\x60\\x7b-\\xbf×÷،؛؟।॥฿\\u2000-\\u206f\\u20a0-\\u20cf\\u2100-\\u2bff\\u3000-\\u3004\\u3008-\\u3020\\u30fb\\ud800-\\udfff\\ufe00-\\ufe0f\\uff00-\\uffef]';
/** Matches a digit of a folded (normalised) text. */
export const DIGIT = '[0-9]';
/**
 * Stands for the full stop of an abbreviation while a brief is read. No pattern for the end of a
 * sentence matches this character, so "sam. 9 h 30" and "95 € mat. incl." stay whole.
 */
export const ABBREVIATION_STOP = '\u2024';
/** Stands for the hyphen of a range of days or months, so that it separates no clauses. */
export const RANGE_HYPHEN = '\u2012';
/**
 * Stand for the commas of a list while a brief is read, so that no pattern separates the list's items. The
 * marks have the same length as the commas.
 */
export const LIST_COMMAS: ReadonlyMap<string, string> = new Map([
  [',', '\u204f'],
  ['、', '\u2058'],
  ['،', '\u2051'],
  ['，', '\u2056'],
]);
/** Matches a character that marks the comma of a list. */
export const LIST_COMMA = /[\u204f\u2058\u2051\u2056]/u;
/** Matches a full stop, or the character that marks the full stop of an abbreviation. */
export const STOP = `[.${ABBREVIATION_STOP}]`;
