import * as z from 'zod';
import { LATIN_LANGUAGES } from './latin-languages.ts';

/** Words. A `*` stands for any letters: at the start, at the end or on both sides of a word. */
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

/** Features that distinguish a language from its neighbours in a text of a few words. */
export const functionWordsSchema = z.record(
  z.enum(LATIN_LANGUAGES),
  z.strictObject({
    /** Lower-case letters besides a to z in its own words. */
    letters: z
      .string()
      .regex(/^[\p{Ll}\p{M}]*$/u, 'Write small letters side by side, without spaces'),
    /** Articles, prepositions and other words of any text. "*schaft" is an ending. */
    words: z
      .array(z.string().regex(/^\*?[\p{Ll}\p{M}]+$/u, 'Write one small word, or "*" and an ending'))
      .min(1),
    /** Words of ads that no neighbour has: trades, goods, towns. "*ung" must follow three letters or more. */
    tells: forms,
    /** Words with such an ending that other languages have. */
    tellsNot: forms,
    /** Typical beginnings, endings and spellings, which count if no word of a text is English. */
    spelling: forms,
  }),
);
export type FunctionWords = z.output<typeof functionWordsSchema>;
