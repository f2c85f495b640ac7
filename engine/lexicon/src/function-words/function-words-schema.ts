import * as z from 'zod';
import { LATIN_LANGUAGES } from './latin-languages.ts';

/** A word in which `*` matches any letters at its start, its end or both. */
const forms = z
  .array(
    z
      .string()
      .regex(
        /^\*?[\p{Ll}\p{M}]+(?: [\p{Ll}\p{M}]+)*\*?$/u,
        'Write small letters with single spaces, with a "*" at an end at most',
      )
      .refine(
        (form) => !(form.includes(' ') && form.includes('*')),
        'Write no "*" where a space is',
      ),
  )
  .default([]);

/** Features of a language that distinguish it from similar languages in a text of a few words. */
export const functionWordsSchema = z.record(
  z.enum(LATIN_LANGUAGES),
  z
    .strictObject({
      /** Lower-case letters that the language's own words use in addition to a to z. */
      letters: z
        .string()
        .regex(/^[\p{Ll}\p{M}]*$/u, 'Write small letters side by side, without spaces'),
      /**
       * Articles, prepositions and other words that occur in texts about any subject. "*schaft"
       * matches every word with this ending.
       */
      words: z
        .array(
          z.string().regex(/^\*?[\p{Ll}\p{M}]+$/u, 'Write one small word, or "*" and an ending'),
        )
        .min(1),
      /**
       * Words (trades, goods, towns) that occur in ads of this language but not of similar
       * languages. A `*` matches three letters or more: "*ung" does not match "Jung".
       */
      tells: forms,
      /** Exceptions to `tells`: words with a listed ending that also exist in other languages. */
      tellsNot: forms,
      /**
       * Beginnings, endings and spellings that are typical of the language. Typical spellings count
       * only if a text contains no English word.
       */
      spelling: forms,
    })
    .describe(
      'Write its letters besides a to z, and about thirty small words: "words: [og, for]".',
    ),
);
export type FunctionWords = z.output<typeof functionWordsSchema>;
