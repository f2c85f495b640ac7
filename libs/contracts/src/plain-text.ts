import * as z from 'zod';
import { MAX_TEXT_LENGTH } from './limits.ts';

/**
 * What a text brings along from where it was copied, unseen: control characters other than line breaks and tabs, halves of
 * characters (no database takes either), characters that have a shape in one font only, soft hyphens, byte order marks and
 * overrides of the direction of writing; and zero-width spaces, but for the scripts that part words with them.
 */
const UNSEEN =
  /(?![\n\r\t])[\p{Cc}\p{Co}\p{Surrogate}]|[\u00ad\u2060\ufeff\u202d\u202e]|(?<![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\u200b/gu;

const NOT_STORABLE = /[\0\p{Surrogate}]/u;

/** False for a text with NUL or half of a character in it, which no database takes (PostgreSQL's 22021 and 22P05). */
export function isStorable(text: string): boolean {
  return !NOT_STORABLE.test(text);
}

/** A text that is kept as it is: an address, an id, a password. It is refused, where {@link plainTextSchema} mends. */
export const storableTextSchema = z
  .string()
  .refine(isStorable, 'Holds characters that cannot be stored');

/** A text as it reads: without what is unseen in it, and without space at its ends. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, '').trim();
}

/** A text that somebody typed or pasted, or a service wrote; see {@link plainText}. */
export const plainTextSchema = z.string().overwrite(plainText);

/** Characters as a reader sees them: a letter with its marks is one, and so is a joined emoji. */
function countCharacters(text: string): number {
  // Firefox has it from 125 on; without it, code points come near.
  if (!('Segmenter' in Intl)) return Array.from(text).length;
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text))
    .length;
}

/**
 * A typed text of a bounded length, counted as its reader counts. Its UTF-16 units are bounded too, by what a column for titles
 * takes: a joined emoji has up to a dozen.
 */
export function textUpTo(most: number) {
  return plainTextSchema.check(({ value, issues }) => {
    const fits =
      value.length <= most || (value.length <= MAX_TEXT_LENGTH && countCharacters(value) <= most);
    if (fits) return;
    const message = `At most ${most} characters`;
    // Its own code: who words the refusal asks whether a text is too long.
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
