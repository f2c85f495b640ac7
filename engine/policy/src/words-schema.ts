import { LEXICON_LANGUAGES } from '@adwright/engine-lexicon';
import * as z from 'zod';

const language = z.enum(LEXICON_LANGUAGES);
const languageOrAny = z.enum([...LEXICON_LANGUAGES, 'any']);

/**
 * A term: one or more words in lower case, as in the lexicon. A `*` at the start or end of a word
 * matches any letters.
 */
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

/**
 * One part of a policy subject. A text contains the part if the text contains any of the part's terms, patterns
 * or concepts.
 */
const partSchema = z.strictObject({
  terms: terms.optional(),
  /** Regular expressions, for phrases that combine words with figures or signs. */
  patterns: patterns.optional(),
  /**
   * Ids of lexicon concepts (things that can be sold or shown). All terms of these concepts and of narrower concepts
   * match.
   */
  concepts: z.array(z.string()).optional(),
  /** Id of another subject, whose words also match this subject. */
  same: z.string().optional(),
});
export type WordsPart = z.output<typeof partSchema>;

const parts = z.array(partSchema).min(1);

/**
 * A phrase that makes a claim, and the phrase that replaces it in a repaired text. In both phrases,
 * `{thing}` stands for a noun and `{percent}` for 100 %.
 */
const insteadSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** Pattern that the start of the noun `{thing}` must match. */
  before: pattern.optional(),
  /**
   * One of these words must come directly before the phrase. `^|` also allows the start of the text.
   */
  after: pattern.optional(),
});
export type Instead = z.output<typeof insteadSchema>;

export const wordsSchema = z.strictObject({
  /** The range in which all parts of the subject must occur: one sentence, or the whole ad. */
  scope: z.enum(['sentence', 'ad']).default('sentence'),
  parts: parts.optional(),
  /**
   * Alternatives. A text matches the subject if all parts of at least one alternative are found in the text.
   */
  either: z.array(z.strictObject({ parts })).optional(),
  /** Exceptions: phrases in which the subject's words are ignored. */
  not: z.strictObject({ terms: terms.optional(), patterns: patterns.optional() }).optional(),
  /** An ingredient whose exclusion causes no finding, for example "alcohol-free beer". */
  without: z.literal('alcohol').optional(),
  /** Whether every job ad matches the subject. */
  isJobAd: z.boolean().default(false),
  instead: z.partialRecord(languageOrAny, z.array(insteadSchema)).optional(),
});
export type SubjectWords = z.output<typeof wordsSchema>;

/** Schema of the files in `engine/policy/words`: the words that indicate each policy subject. */
export const allWordsSchema = z.record(z.string(), wordsSchema);

/** Schema of the file in `engine/policy/grammar`: words that name no product, by language. */
export const functionWordsSchema = z.strictObject({
  'function-words': z.partialRecord(language, z.array(z.string())),
});
