import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';

const phrases = z.array(z.string().min(1));
const byLanguage = z
  .partialRecord(z.enum(LEXICON_LANGUAGES), phrases)
  .describe('Words and phrases in lower case, by language.');

/**
 * Words that don't say what the product is. Each file of `engine/lexicon/sense` contains one
 * category: placeholders, calls to action, fillers or brands.
 */
export const emptyWordsSchema = z.strictObject({
  placeholders: byLanguage,
  calls: byLanguage,
  fillers: byLanguage,
  brands: z
    .strictObject({ names: phrases, alsoWords: phrases })
    .describe('Well-known names in lower case.'),
});
export type EmptyWords = z.output<typeof emptyWordsSchema>;
