import type { Mention } from '../concepts/term-index.ts';
import type { Token } from '../concepts/tokens.ts';

/** Length of the code of a region: "SP" (São Paulo), "TX" (Texas). */
const CODE_LETTERS = 2;

/**
 * Tells whether a mention is only the code of a region behind its town, or the unit of a rate. "PR" of "Curitiba/PR"
 * is no public relations, and "hr" of "£12/hr" is no human resources.
 */
export function isPlaceCode(
  { start, end, from, to }: Mention,
  mentions: readonly Mention[],
  text: string,
  tokens: readonly Token[],
): boolean {
  if (to - from !== 1 || end - start !== CODE_LETTERS) return false;
  const before = tokens[from - 1];
  if (before === undefined) return false;
  const between = text.slice(before.end, start);
  // A unit may follow a sum that was removed: "care assistant, /hr".
  if (between.endsWith('/') && (between !== '/' || /\d$/.test(before.text))) return true;
  const isCode = /^\p{Lu}+$/u.test(text.slice(start, end));
  const isBehindMark = /^(?:\s?\/|,\s?|\s[-–—]\s?|-|\s?\()$/u.test(between);
  const isTown = /^\p{Lu}\p{Ll}/u.test(text.slice(before.start, before.end));
  const isKnown = mentions.some((other) => other.from <= from - 1 && other.to >= from);
  return isCode && isBehindMark && isTown && !isKnown;
}
