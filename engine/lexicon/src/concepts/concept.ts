import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write an id in lower case with hyphens: "ice-cream".');

/** A word or several, at most with a `*` at the start or the end of a word. */
const term = z
  .string()
  .regex(
    /^\*?[^*\s]+\*?(?: \*?[^*\s]+\*?)*$/u,
    'Write a term as words with single spaces. A "*" may stand at the start or the end of a word.',
  )
  .refine((value) => value === value.toLowerCase(), 'Write a term in lower case.');

/**
 * All that is known of a kind of thing. What a concept leaves out comes from the broader concept that `is` names.
 * `engine/lexicon/README.md` says what each field means.
 */
const conceptSchema = z.strictObject({
  is: id.optional(),
  shownBy: z.union([id, z.literal(false)]).optional(),
  emblem: z.boolean().optional(),
  weak: z.boolean().optional(),
  deed: z.boolean().optional(),
  yieldsTo: z.array(id).min(1).optional(),
  trade: z.union([id, z.literal(false)]).optional(),
  category: z.union([id, z.literal(false)]).optional(),
  set: z.union([id, z.literal(false)]).optional(),
  season: z.boolean().optional(),
  props: z.array(id).optional(),
  terms: z.partialRecord(z.enum(LEXICON_LANGUAGES), z.array(term).min(1)).optional(),
  not: z.array(term).min(1).optional(),
});
export type ConceptDefinition = z.infer<typeof conceptSchema>;

/** A domain's file: concepts by id. */
const conceptFileSchema = z.record(id, conceptSchema);

/** All concepts, by domain and id. */
export const lexiconSchema = z.record(z.string(), conceptFileSchema);

/** A concept with the facts that it inherits. */
export interface Concept {
  id: string;
  /** Broader concepts, the nearest first. */
  broader: readonly string[];
  /** Id of the drawn object that shows it; null where none does. */
  shownBy: string | null;
  /** Whether the object stands for it and is not the thing itself: a tooth for a dentist. */
  emblem: boolean;
  /** Whether it names the thing only where nothing more telling stands beside it: a clinic, a repair, a course. */
  weak: boolean;
  /** Whether it is work on a thing named beside it, such as a repair. The picture shows the thing; the deed decides the trade. */
  deed: boolean;
  /** Trades of things that this deed does not change: a roof repair stays the trade of the roof. */
  yieldsTo: readonly string[];
  /** Id of its trade, which chooses the lines of copy. `false` where no trade suits it, null where none is stated. */
  trade: string | false | null;
  /** Id of the English copywriter's category of it; `false` where none suits it, null where the words of its field tell that. */
  category: string | false | null;
  /** Id of the set of a photoshoot that shows the place; null where a brief that names it means no place. */
  set: string | null;
  /** Whether it is a season or weather, in which other places are seen: a forest in snow. */
  season: boolean;
  /** Ids of what is laid about a product where a photoshoot's brief names it. */
  props: readonly string[];
}

/** What concepts are looked up for: what a product field names, the place where a photo is taken, what lies about there. */
export type Vocabulary = 'product' | 'set' | 'prop';
