import * as z from 'zod';
import { LATIN_LANGUAGES } from './latin-languages.ts';

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
  }),
);
export type FunctionWords = z.output<typeof functionWordsSchema>;
