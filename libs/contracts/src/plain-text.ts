import * as z from 'zod';
import { MAX_TEXT_LENGTH } from './limits.ts';

/**
 * Invisible characters that copied text may contain: control characters other than line breaks and tabs, halves
 * of characters, private-use characters, soft hyphens, byte order marks, and overrides of the writing
 * direction. No database stores the first two kinds (zero bytes and halves of characters). Zero-width spaces
 * are removed too, except in scripts that separate words with them.
 */
const UNSEEN =
  /(?![\n\r\t])[\p{Cc}\p{Co}\p{Surrogate}]|[\u00ad\u2060\ufeff\u202d\u202e]|(?<![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\u200b/gu;

const NOT_STORABLE = /[\0\p{Surrogate}]/u;

/**
 * Returns false for a text with NUL or half of a character, which no database accepts (PostgreSQL's 22021 and
 * 22P05).
 */
export function isStorable(text: string): boolean {
  return !NOT_STORABLE.test(text);
}

/**
 * A text that must not be changed: an address, an id, a password. An invisible character makes it invalid,
 * whereas {@link plainTextSchema} would remove it.
 */
export const storableTextSchema = z
  .string()
  .refine(isStorable, 'Holds characters that cannot be stored');

/** Removes invisible characters, and spaces at both ends. */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '').trim();
}

/** Returns a text without line breaks, for what has one line: a name, an alt text, a platform's field. */
export function joinIntoOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/** A text that a user typed or pasted, or a service wrote; see {@link cleanText}. */
export const plainTextSchema = z.string().overwrite(cleanText);

/** Counts characters as a reader sees them: a letter with its marks is one, and so is a joined emoji. */
function countCharacters(text: string): number {
  // Firefox supports `Intl.Segmenter` from version 125; without it, code points are a close approximation.
  if (!('Segmenter' in Intl)) return Array.from(text).length;
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text))
    .length;
}

/**
 * Returns a typed text with a maximum length in visible characters. Its UTF-16 units are limited too, by the
 * size of a title column: a joined emoji has up to a dozen of them.
 */
export function createTextSchema(most: number) {
  return plainTextSchema.check(({ value, issues }) => {
    const fits =
      value.length <= most || (value.length <= MAX_TEXT_LENGTH && countCharacters(value) <= most);
    if (fits) return;
    const message = `At most ${most} characters`;
    // A separate error code, so that callers can recognise a text that is too long.
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
