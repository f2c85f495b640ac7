import * as z from 'zod';
import { MAX_TEXT_LENGTH } from './limits.ts';

/**
 * Matches invisible characters that copied text may contain. These are control characters except line breaks
 * and tabs, lone surrogates, private-use characters, soft hyphens, byte order marks, and direction overrides.
 * No database can store zero bytes and lone surrogates. Zero-width spaces also match, except in scripts that
 * use them to separate words.
 */
const UNSEEN =
  /(?![\n\r\t])[\p{Cc}\p{Co}\p{Surrogate}]|[\u00ad\u2060\ufeff\u202d\u202e]|(?<![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\u200b/gu;

const NOT_STORABLE = /[\0\p{Surrogate}]/u;

/**
 * Tells whether a database can store the text. PostgreSQL refuses NUL (22021) and a lone surrogate (22P05).
 */
export function isStorable(text: string): boolean {
  return !NOT_STORABLE.test(text);
}

/**
 * A text that must not be changed, such as a URL, an id or a password. The schema refuses an invisible
 * character, whereas {@link plainTextSchema} removes it.
 */
export const storableTextSchema = z
  .string()
  .refine(isStorable, 'Holds characters that cannot be stored');

/** Removes invisible characters, and spaces at both ends. */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '').trim();
}

/** Returns a text without line breaks, for a field of one line, such as a name or an alt text. */
export function joinIntoOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/**
 * A text that a user typed or pasted, or that a service wrote, without invisible characters: see {@link
 * cleanText}.
 */
export const plainTextSchema = z.string().overwrite(cleanText);

/**
 * Counts characters as a reader sees them. A letter with its diacritics counts as one character, and so does
 * an emoji that is joined from several emoji.
 */
function countCharacters(text: string): number {
  // Firefox supports `Intl.Segmenter` from version 125; without it, code points are a close approximation.
  if (!('Segmenter' in Intl)) return Array.from(text).length;
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text))
    .length;
}

/**
 * Returns the schema of a typed text with a maximum number of visible characters. The schema also limits the
 * number of UTF-16 units to the size of the title column, because a single emoji may have up to a dozen
 * units.
 */
export function createTextSchema(most: number) {
  return plainTextSchema.check(({ value, issues }) => {
    const fits =
      value.length <= most || (value.length <= MAX_TEXT_LENGTH && countCharacters(value) <= most);
    if (fits) return;
    const message = `At most ${most} characters`;
    // The issue has its own error code, so that callers can recognise a text that is too long.
    issues.push({
      code: 'too_big',
      origin: 'string',
      maximum: most,
      inclusive: true,
      input: value,
      message,
    });
  });
}
