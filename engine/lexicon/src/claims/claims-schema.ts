import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';

/** Ingredients and properties that a claim such as "vegan" excludes. */
const INGREDIENTS = [
  'meat',
  'pork',
  'fish',
  'shellfish',
  'egg',
  'milk',
  'lactose',
  'honey',
  'alcohol',
  'wheat',
  'sugar',
  'nuts',
] as const;
const ingredients = z.array(z.enum(INGREDIENTS)).min(1);
export type Ingredient = (typeof INGREDIENTS)[number];

/** Schema of the files in `engine/lexicon/claims`. */
export const claimFilesSchema = z.strictObject({
  claims: z.record(
    z.string(),
    z.strictObject({
      excludes: ingredients,
      terms: z.partialRecord(z.enum(LEXICON_LANGUAGES), z.array(z.string().min(2)).min(1)),
    }),
  ),
  shown: z.record(z.string(), ingredients),
  named: z.record(
    z.enum(LEXICON_LANGUAGES),
    z
      .record(z.enum(INGREDIENTS), z.array(z.string()).min(1))
      .describe(
        'Write the words that name each ingredient in this language: "milk: [milk, butter, cheese*]".',
      ),
  ),
});
export type ClaimFiles = z.output<typeof claimFilesSchema>;
