import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';
import { GOALS, type NamedGoal } from './goals.ts';
import { OBJECT_IDS, objectOfId } from './object-of-id.ts';
import { OCCASIONS, type OccasionKind } from './occasions.ts';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write an id in lower case with hyphens: "ice-cream".');

/** One or more words, with at most a `*` at the start or the end of a word. */
const term = z
  .string()
  .regex(
    /^\*?[^*\s]+\*?(?: \*?[^*\s]+\*?)*$/u,
    'Write a term as words with single spaces. A "*" may stand at the start or the end of a word.',
  )
  .refine((value) => value === value.toLowerCase(), 'Write a term in lower case.');

const degrees = z.number().min(0).max(360);
/** Lightness, chroma and hue in OKLCH. */
const paint = z.tuple([z.number().min(0).max(1), z.number().min(0).max(0.4), degrees]);

/**
 * The effect of a word in a photoshoot's brief on the picture. `engine/photoshoot/README.md` explains each
 * one.
 */
const wishSchema = z.strictObject({
  time: z.enum(['day', 'sunset', 'night']).optional(),
  evening: z.boolean().optional(),
  storm: z.boolean().optional(),
  /** −1 cool … 1 warm. */
  warmth: z.number().min(-1).max(1).optional(),
  brightness: z.enum(['bright', 'dark']).optional(),
  candlelit: z.boolean().optional(),
  angle: z.enum(['low', 'raised', 'above', 'flat-lay']).optional(),
  framing: z.enum(['close', 'wide']).optional(),
  lamp: z.enum(['behind', 'spot']).optional(),
  gobo: z.enum(['blinds', 'leaves', 'window']).optional(),
  rays: z.boolean().optional(),
  /** Strength and length of the cast shadow relative to the default. */
  shadow: z.number().min(0).max(3).optional(),
  shadowLength: z.number().min(0).max(3).optional(),
  /** How much of the product the floor mirrors, 0–1. */
  gloss: z.number().min(0).max(1).optional(),
  pose: z.enum(['floats', 'tilted', 'centred']).optional(),
  side: z.enum(['left', 'right']).optional(),
  /** The surface under the product; `laidOn` only after a word such as "on". */
  surface: z.string().optional(),
  laidOn: z.string().optional(),
  stand: z.enum(['podium', 'block']).optional(),
  /** Whether a colour beside it belongs to it instead of the set. */
  ownColour: z.boolean().optional(),
  standMaterial: z.enum(['wood', 'marble', 'concrete']).optional(),
  /** Hue of a set in degrees of OKLCH. */
  hue: degrees.optional(),
  /** The colour for walls. */
  paint: paint.optional(),
  /** A colour for materials but not for walls. */
  plain: paint.optional(),
  tone: z.enum(['white', 'grey', 'black']).optional(),
  /** Hue of citrus fruit. */
  fruit: degrees.optional(),
  /** Hue of flowers. */
  bloom: z.union([degrees, z.literal('white')]).optional(),
  style: z.enum(['pastel', 'vintage', 'high_contrast', 'artistic']).optional(),
  colourless: z.boolean().optional(),
  around: z.boolean().optional(),
  alone: z.boolean().optional(),
  palms: z.boolean().optional(),
  /** Whether a product lies or hangs by itself. */
  lies: z.boolean().optional(),
  /** The out-of-focus thing behind the product. */
  farThing: z.string().optional(),
});

/**
 * The form in which a product is sold. `concepts/forms.yaml` lists the words of each; the copywriter's
 * `category-for.ts` reads them.
 */
const formSchema = z.enum([
  'place',
  'hire',
  'premises',
  'fair',
  'event',
  'to-let',
  'service',
  'advice',
  'so-called-service',
  'online-service',
  'books',
  'cleaning',
  'workplace',
  'work',
  'joined',
  'recruits',
  'traineeship',
  'handwork',
  'work-of-itself',
  'work-done',
  'worker',
  'club',
  'fostering',
  'helper',
  'kit',
  'delivered',
  'fitted',
  'fitted-behind-comma',
  'digital',
  'download',
  'tool',
  'operates',
  'appeals',
  'appeal',
  'pitch',
  'sought',
  'terms-of-sale',
  'titled',
  'opener',
  'wholesale',
  'on-pallets',
  'sold-on',
  'taught',
  'asks-for-gifts',
]);

/** The form in which a product with the word in its name is sold. */
export type Form = z.infer<typeof formSchema>;

/** Audiences that change the words or the tone. `concepts/audiences.yaml` lists the words of each. */
const audienceSchema = z.enum([
  'trade-buyer',
  'premises',
  'retailer',
  'mover',
  'meeting-host',
  'party-host',
  'giver',
  'seller',
  'grave',
  'in-treatment',
  'polite',
]);

/** A kind of people that an ad is for. */
export type AudienceKind = z.infer<typeof audienceSchema>;

const mannerSchema = z.enum(['made-to-measure', 'emergency', 'online', 'branded']);

/** How a product is sold, if that changes the ad's call to action. */
export type Manner = z.infer<typeof mannerSchema>;

/** The effect of a word in a photoshoot's brief on the picture. */
export type Wish = z.infer<typeof wishSchema>;

/**
 * The facts about a kind of thing. Omitted facts come from the broader concept that `is` names.
 * `engine/lexicon/README.md` explains each field.
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
  categoryFor: z.partialRecord(audienceSchema, id).optional(),
  set: z.union([id, z.literal(false)]).optional(),
  season: z.boolean().optional(),
  props: z.array(id).optional(),
  wish: wishSchema.optional(),
  form: z.array(formSchema).min(1).optional(),
  audience: z.array(audienceSchema).min(1).optional(),
  goal: z.enum(GOALS).optional(),
  atHead: z.literal(true).optional(),
  occasion: z.array(z.enum(OCCASIONS)).min(1).optional(),
  manner: mannerSchema.optional(),
  terms: z
    .partialRecord(z.enum(LEXICON_LANGUAGES), z.array(term).min(1))
    .optional()
    .describe(
      'Terms stand under the tags of src/languages.ts; docs/writing-a-language.md adds one.',
    ),
  not: z.array(term).min(1).optional(),
});
export type ConceptDefinition = z.infer<typeof conceptSchema>;

/** A domain's file: concepts by id. */
const conceptFileSchema = z.record(id, conceptSchema);

/** All concepts, by domain and id. */
export const lexiconSchema = z
  .record(z.string(), conceptFileSchema)
  .superRefine((domains, context) => {
    const ownDomains = new Map<string, string>();
    for (const [domain, concepts] of Object.entries(domains))
      for (const concept of Object.keys(concepts)) {
        const first = ownDomains.get(concept);
        if (first === undefined) ownDomains.set(concept, domain);
        else
          context.addIssue({
            code: 'custom',
            path: [domain, concept],
            message: `${first}.yaml has a concept "${concept}" too, and only one would count: write all facts and terms in one place.`,
          });
      }
  })
  .superRefine((domains, context) => {
    const ids = new Set(Object.values(domains).flatMap(Object.keys));
    for (const { is, shownBy, report } of listStatedIds(domains, context)) {
      if (is !== undefined && !ids.has(is))
        report('is', `No concept is called "${is}".${like(is, [...ids])}`);
      if (shownBy && objectOfId(shownBy) === null)
        report(
          'shownBy',
          `No drawn object is called "${shownBy}".${like(shownBy, OBJECT_IDS)} Write "false" where none suits it`,
        );
    }
  });

/** Ids defined by other packages, which facts of concepts may state. */
export type KnownIds = Partial<Record<'trade' | 'category', readonly string[]>>;

/** The lexicon's schema, which also requires that these facts state known ids. */
export function lexiconSchemaWith(known: KnownIds) {
  return lexiconSchema.superRefine((domains, context) => {
    for (const { report, ...concept } of listStatedIds(domains, context))
      for (const fact of ['trade', 'category'] as const) {
        const [id, ids] = [concept[fact], known[fact]];
        if (id && ids && !ids.includes(id))
          report(fact, `Nothing is called "${id}".${like(id, ids)}`);
      }
  });
}

type Domains = Record<string, Record<string, ConceptDefinition>>;

/** The ids that each concept states, and a function that reports a mistake at one of its keys. */
function listStatedIds(domains: Domains, context: z.RefinementCtx) {
  return Object.entries(domains).flatMap(([domain, concepts]) =>
    Object.entries(concepts).map(([id, stated]) => ({
      ...stated,
      report: (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [domain, id, key], message }),
    })),
  );
}

const MOST_ALIKE = 5;
const LEAST_ALIKE = 4;

/** Suggestions for a wrong id: those that share a word or a beginning with it. */
function like(wrong: string, ids: readonly string[]): string {
  const begins = (text: string, beginning: string) =>
    beginning.length >= LEAST_ALIKE && text.startsWith(beginning);
  const words = wrong.split('-');
  const near = ids.filter((id) =>
    words.some((word) => id.split('-').some((part) => begins(part, word) || begins(word, part))),
  );
  return near.length === 0 ? '' : ` Near it: ${near.slice(0, MOST_ALIKE).join(', ')}.`;
}

/** A concept including its inherited facts. */
export interface Concept {
  id: string;
  /** Ids of the broader concepts, the nearest first. */
  broader: readonly string[];
  /** Id of the drawn object that shows it; null for none. */
  shownBy: string | null;
  /** Whether the object is only a symbol: a tooth for a dentist. */
  emblem: boolean;
  /**
   * Whether it names the product only without a more specific word beside it: a clinic, a repair, a course.
   */
  weak: boolean;
  /**
   * Whether it is work on a thing named beside it, such as a repair. The picture shows the thing; the work
   * determines the trade.
   */
  deed: boolean;
  /** Trades of things that this work doesn't change: a roof repair keeps the trade of the roof. */
  yieldsTo: readonly string[];
  /** Id of its trade, which chooses the lines of copy. `false` if no trade suits it, null if it states none. */
  trade: string | false | null;
  /**
   * Id of its category in the English copywriter; `false` if none suits it, null if the field's words decide.
   */
  category: string | false | null;
  /** Ids of its categories for certain audiences: shutters of a shop aren't blinds. */
  categoryFor: Readonly<Partial<Record<AudienceKind, string>>>;
  /** Id of the photoshoot set that shows the place; null if the word doesn't mean a place in a brief. */
  set: string | null;
  /** Whether it is a season or weather that changes other places: a forest in snow. */
  season: boolean;
  /** Ids of props that are placed beside a product if a photoshoot's brief names it. */
  props: readonly string[];
  /** Its effect on a photo if a photoshoot's brief contains it. */
  wish: Wish;
  /** The form of a product whose name contains its words. */
  forms: readonly Form[];
  /** The kinds of people that its words name in an audience field. */
  audience: readonly AudienceKind[];
  /** The goal of a campaign whose goal field contains its words. */
  goal: NamedGoal | null;
  /** Whether its words count only at the start of a field. */
  atHead: boolean;
  /** The days and moments that its words name. */
  occasions: readonly OccasionKind[];
  /** The manner of sale of a field that contains its words. */
  manner: Manner | null;
}

/**
 * Purposes for which concepts are looked up. For a photo: its place (`set`), things in it (`prop`), and its
 * look (`wish`). For a brief: the product, its form and manner of sale, the audience, the goal and the
 * occasion.
 */
export type Vocabulary =
  | 'product'
  | 'set'
  | 'prop'
  | 'wish'
  | 'form'
  | 'audience'
  | 'goal'
  | 'occasion'
  | 'manner';
