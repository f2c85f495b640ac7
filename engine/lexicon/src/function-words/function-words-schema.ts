import * as z from 'zod';
import { LATIN_LANGUAGES } from './latin-languages.ts';

/** What tells a language from its neighbours in a text of a few words. */
export const functionWordsSchema = z.record(
  z.enum(LATIN_LANGUAGES),
  z.strictObject({
    /** Small letters besides a to z that its own words have. */
    letters: z
      .string()
      .regex(/^[\p{Ll}\p{M}]*$/u, 'Write small letters side by side, without spaces'),
    /** Articles, prepositions and other words that any text may have. "*schaft" is an ending. */
    words: z
      .array(z.string().regex(/^\*?[\p{Ll}\p{M}]+$/u, 'Write one small word, or "*" and an ending'))
      .min(1),
  }),
);
export type FunctionWords = z.output<typeof functionWordsSchema>;
