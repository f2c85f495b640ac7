import { LEXICON_LANGUAGES } from '@adwright/engine-lexicon';
import * as z from 'zod';

const language = z.enum(LEXICON_LANGUAGES);
const languageOrAny = z.enum([...LEXICON_LANGUAGES, 'any']);

/** Words in lower case, at most with a `*` at the start or the end of a word, as in the lexicon. */
const term = z
  .string()
  .regex(/^\*?[^*\s]+\*?(?: \*?[^*\s]+\*?)*$/u, 'Write a term as words with single spaces.')
  .refine((value) => value === value.toLowerCase(), 'Write a term in lower case.');
const terms = z.partialRecord(language, z.array(term).min(1));

const pattern = z.string().refine((source) => {
  try {
    new RegExp(source, 'iu');
    return true;
  } catch {
    return false;
  }
}, 'Not a regular expression');
const patterns = z.partialRecord(languageOrAny, z.array(pattern).min(1));

/** One part of a subject: any of these words matches it. */
const partSchema = z.strictObject({
  terms: terms.optional(),
  /** Words between figures and signs. */
  patterns: patterns.optional(),
  /** Ids of concepts of the lexicon, whose terms count with those of their narrower concepts. */
  concepts: z.array(z.string()).optional(),
  /** Id of another subject whose words count too. */
  same: z.string().optional(),
});
export type WordsPart = z.output<typeof partSchema>;

const parts = z.array(partSchema).min(1);

/** A phrase and its replacement. `{thing}` stands for a noun, `{percent}` for 100 %. */
const insteadSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** Start of the thing's name. */
  before: pattern.optional(),
  /** Words, one of which must be directly before the phrase; `^|` also allows the start of the text. */
  after: pattern.optional(),
});
export type Instead = z.output<typeof insteadSchema>;

export const wordsSchema = z.strictObject({
  /** The stretch of text in which all parts must occur. */
  scope: z.enum(['sentence', 'ad']).default('sentence'),
  parts: parts.optional(),
  /** Alternatives: the subject is found when all parts of any one of them are. */
  either: z.array(z.strictObject({ parts })).optional(),
  /** Exceptions: words inside these phrases are not counted. */
  not: z.strictObject({ terms: terms.optional(), patterns: patterns.optional() }).optional(),
  /** An ingredient that a text may say is absent: "alcohol-free beer". */
  without: z.literal('alcohol').optional(),
  /** Whether job advertisements count. */
  isJobAd: z.boolean().default(false),
  instead: z.partialRecord(languageOrAny, z.array(insteadSchema)).optional(),
});
export type SubjectWords = z.output<typeof wordsSchema>;

/** The files of `engine/policy/words`, by subject. */
export const allWordsSchema = z.record(z.string(), wordsSchema);

/** The file of `engine/policy/grammar`. */
export const functionWordsSchema = z.strictObject({
  'function-words': z.partialRecord(language, z.array(z.string())),
});
