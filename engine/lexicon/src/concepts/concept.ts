import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';
import { listTrigrams, shareOfTrigrams } from '../trigrams.ts';
import { findObject, OBJECT_IDS } from './find-object.ts';
import { GOALS, type NamedGoal } from './goals.ts';
import { OCCASIONS, type OccasionKind } from './occasions.ts';
import { reportSharedTerms } from './shared-terms.ts';
import { listBroaderIds } from './vocabularies.ts';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write an id in lower case with hyphens: "ice-cream".');

/** A term: one or more words. A word may start or end with `*`, which matches any letters. */
const term = z
  .string()
  .regex(
    /^\*?[^*\s]+\*?(?: \*?[^*\s]+\*?)*$/u,
    'Write a term as words with single spaces. A "*" may stand at the start or the end of a word.',
  )
  .refine((value) => value === value.toLowerCase(), 'Write a term in lower case.');

const degrees = z.number().min(0).max(360);
/** A colour: lightness, chroma and hue in OKLCH. */
const paint = z.tuple([z.number().min(0).max(1), z.number().min(0).max(0.4), degrees]);

/**
 * How a word in a photoshoot's brief changes the picture. `engine/photoshoot/README.md` explains
 * each change.
 */
const wishSchema = z.strictObject({
  time: z.enum(['day', 'sunset', 'night']).optional(),
  evening: z.boolean().optional(),
  storm: z.boolean().optional(),
  /** Colour temperature of the light, from −1 (cool) to 1 (warm). */
  warmth: z.number().min(-1).max(1).optional(),
  brightness: z.enum(['bright', 'dark']).optional(),
  candlelit: z.boolean().optional(),
  angle: z.enum(['low', 'raised', 'above', 'flat-lay']).optional(),
  framing: z.enum(['close', 'wide']).optional(),
  lamp: z.enum(['behind', 'spot']).optional(),
  gobo: z.enum(['blinds', 'leaves', 'window']).optional(),
  rays: z.boolean().optional(),
  /** Strength and length of the cast shadow; 1 is the default. */
  shadow: z.number().min(0).max(3).optional(),
  shadowLength: z.number().min(0).max(3).optional(),
  /** Share of the product that the floor reflects, 0–1. */
  gloss: z.number().min(0).max(1).optional(),
  pose: z.enum(['floats', 'tilted', 'centred']).optional(),
  side: z.enum(['left', 'right']).optional(),
  /** Surface under the product; `laidOn` counts only after a word such as "on". */
  surface: z.string().optional(),
  laidOn: z.string().optional(),
  stand: z.enum(['podium', 'block']).optional(),
  /** Whether a colour word next to this word describes the object, and not the walls and floor. */
  ownColour: z.boolean().optional(),
  standMaterial: z.enum(['wood', 'marble', 'concrete']).optional(),
  /** Hue of the photo set in degrees of OKLCH. */
  hue: degrees.optional(),
  /** Wall colour. */
  paint: paint.optional(),
  /** Colour for materials such as cloth, but not for walls. */
  plain: paint.optional(),
  tone: z.enum(['white', 'grey', 'black']).optional(),
  /** Hue of citrus fruit in the photo, in degrees of OKLCH. */
  fruit: degrees.optional(),
  /** Hue of flowers. */
  bloom: z.union([degrees, z.literal('white')]).optional(),
  style: z.enum(['pastel', 'vintage', 'high_contrast', 'artistic']).optional(),
  colourless: z.boolean().optional(),
  around: z.boolean().optional(),
  alone: z.boolean().optional(),
  palms: z.boolean().optional(),
  /** Whether the product lies or hangs, because it can't stand upright. */
  lies: z.boolean().optional(),
  /** The blurred object in the background of the photo. */
  farThing: z.string().optional(),
});

/**
 * Forms in which something is sold: a place to visit, a hire, a service, a membership and so on.
 * `concepts/forms.yaml` lists the words that indicate each form. The copywriter's `find-category.ts`
 * reads these forms.
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

/** The form (place, hire, …) in which a product is sold whose name contains the concept's word. */
export type Form = z.infer<typeof formSchema>;

/**
 * Audiences that change an ad's words or tone. `concepts/audiences.yaml` lists the words that name
 * each audience.
 */
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

/** A group of readers, such as buyers for work. */
export type AudienceKind = z.infer<typeof audienceSchema>;

const mannerSchema = z.enum([
  'made-to-measure',
  'emergency',
  'online',
  'branded',
  'buys',
  'adoption',
  'volunteers',
  'membership',
  'by-appointment',
  'takeaway',
  'to-let',
]);

/** How a product is sold, if that changes the ad's call to action. */
export type Manner = z.infer<typeof mannerSchema>;

/** How a word in a photoshoot's brief changes the picture. */
export type Wish = z.infer<typeof wishSchema>;

/**
 * What the YAML files state about a concept. A concept inherits a missing key from the broader
 * concept that `is` names. `engine/lexicon/README.md` explains each field.
 */
const conceptSchema = z.strictObject({
  is: id.optional(),
  shownBy: z.union([id, z.literal(false)]).optional(),
  emblem: z.boolean().optional(),
  weak: z.boolean().optional(),
  deed: z.boolean().optional(),
  yieldsTo: z.array(id).min(1).optional(),
  overrules: z.array(id).min(1).optional(),
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
  brand: z.literal(true).optional(),
  measured: z.literal(true).optional(),
  terms: z
    .partialRecord(z.enum(LEXICON_LANGUAGES), z.array(term).min(1))
    .optional()
    .describe(
      'Terms stand under the tags of src/languages.ts; docs/writing-a-language.md adds one.',
    ),
  not: z.array(term).min(1).optional(),
});
export type ConceptDefinition = z.infer<typeof conceptSchema>;

/** The file of one domain, such as food: its concepts by id. */
const conceptFileSchema = z.record(id, conceptSchema);

/** Schema of all concepts, by domain and then by id. */
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
            message: `${first}.yaml also defines a concept "${concept}", and only one definition counts: write all properties and terms in one place.`,
          });
      }
  })
  .superRefine((domains, context) => {
    const definitions = new Map(Object.values(domains).flatMap(Object.entries<ConceptDefinition>));
    const ids = new Set(definitions.keys());
    for (const { id, is, shownBy, report } of listStatedIds(domains, context)) {
      if (is !== undefined && !ids.has(is))
        report('is', `No concept is called "${is}".${listSimilarIds(is, [...ids])}`);
      if (isWithinItself(id, definitions))
        report('is', `The concept "${id}" is its own broader concept: name another one.`);
      if (shownBy && findObject(shownBy) === null)
        report(
          'shownBy',
          `No drawn object is called "${shownBy}".${listSimilarIds(shownBy, OBJECT_IDS)} Write "false" where none suits it`,
        );
    }
  })
  .superRefine(reportSharedTerms);

/** Tells whether a concept is, directly or indirectly, its own broader concept. */
function isWithinItself(id: string, definitions: ReadonlyMap<string, ConceptDefinition>): boolean {
  const broadest = listBroaderIds(id, definitions).at(-1) ?? id;
  return definitions.get(broadest)?.is === id;
}

/** Kinds of ids, each defined by another package. */
type Referred = 'trade' | 'category' | 'set' | 'prop';

/** Ids of other packages to which concepts refer. */
export type KnownIds = Partial<Record<Referred, readonly string[]>>;

/** The file that lists the valid ids; error messages name it if no similar id exists. */
const LISTED_IN: Readonly<Record<Referred, string>> = {
  trade: 'The trades are listed in engine/copywriter/src/content/trades.ts.',
  category: 'Categories are the file names in engine/copywriter/content/en/categories.',
  set: 'The sets are listed in engine/photoshoot/src/set-registry.ts.',
  prop: 'The props are listed in engine/photoshoot/src/compose/props.ts.',
};

/** Returns the lexicon's schema, which also rejects unknown ids of the given kinds. */
export function createLexiconSchema(known: KnownIds) {
  return lexiconSchema.superRefine((domains, context) => {
    for (const { report, ...concept } of listStatedIds(domains, context))
      for (const { key, kind, id } of listReferences(concept)) {
        const ids = known[kind];
        if (id && ids && !ids.includes(id))
          report(
            key,
            `Nothing is called "${id}".${listSimilarIds(id, ids) || ` ${LISTED_IN[kind]}`}`,
          );
      }
  });
}

/** Lists the ids of other packages that a concept contains, each with its key. */
function listReferences(concept: ConceptDefinition) {
  const {
    trade,
    yieldsTo = [],
    overrules = [],
    category,
    categoryFor = {},
    set,
    props = [],
  } = concept;
  return [
    { key: 'trade', kind: 'trade', id: trade },
    ...yieldsTo.map((id) => ({ key: 'yieldsTo', kind: 'trade', id }) as const),
    ...overrules.map((id) => ({ key: 'overrules', kind: 'trade', id }) as const),
    { key: 'category', kind: 'category', id: category },
    ...Object.values(categoryFor).map(
      (id) => ({ key: 'categoryFor', kind: 'category', id }) as const,
    ),
    { key: 'set', kind: 'set', id: set },
    ...props.map((id) => ({ key: 'props', kind: 'prop', id }) as const),
  ] as const;
}

type Domains = Record<string, Record<string, ConceptDefinition>>;

/**
 * Lists the ids to which each concept refers. Each id has a function that reports a mistake at one
 * of the concept's keys.
 */
function listStatedIds(domains: Domains, context: z.RefinementCtx) {
  return Object.entries(domains).flatMap(([domain, concepts]) =>
    Object.entries(concepts).map(([id, stated]) => ({
      id,
      ...stated,
      report: (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [domain, id, key], message }),
    })),
  );
}

const MOST_ALIKE = 5;
const LEAST_ALIKE = 4;

/** Minimum share of common trigrams of a misspelt id and the suggested id. */
const LEAST_SHARED_TRIGRAMS = 0.5;

/**
 * Returns ids to suggest in place of a misspelt id. Ids with similar spelling ("grocerys") come
 * first, then ids that share a word or its beginning.
 */
function listSimilarIds(wrong: string, ids: readonly string[]): string {
  const letters = listTrigrams(wrong);
  const spelt = ids
    .map((id) => ({ id, share: shareOfTrigrams(listTrigrams(id), letters) }))
    .filter(({ share }) => share >= LEAST_SHARED_TRIGRAMS)
    .sort((one, other) => other.share - one.share)
    .map(({ id }) => id);
  const begins = (text: string, beginning: string) =>
    beginning.length >= LEAST_ALIKE && text.startsWith(beginning);
  const words = wrong.split('-');
  const begun = ids.filter((id) =>
    words.some((word) => id.split('-').some((part) => begins(part, word) || begins(word, part))),
  );
  const near = [...new Set([...spelt, ...begun])];
  return near.length === 0 ? '' : ` Near it: ${near.slice(0, MOST_ALIKE).join(', ')}.`;
}

/** A concept, including the properties that it inherits from broader concepts. */
export interface Concept {
  id: string;
  /** Ids of the broader concepts, the nearest first: kombucha has "cold-drink". */
  broader: readonly string[];
  /** Id of the drawn object that shows the concept; null if none does. */
  shownBy: string | null;
  /** Whether the drawn object is only a symbol of the concept, as a tooth is for a dentist. */
  emblem: boolean;
  /**
   * Whether the concept names the product only if no more specific word names one: a clinic, a
   * repair, a course.
   */
  weak: boolean;
  /**
   * Whether the concept is work on a thing that is named beside it, such as a repair. The picture
   * then shows the thing, and the work determines the trade (line of business).
   */
  deed: boolean;
  /** Trades that take precedence over this work's trade: a roof repair keeps the roof's trade. */
  yieldsTo: readonly string[];
  /**
   * Trades whose words only name the thing that this work is done on: the restoration of photos is
   * no photographer's work, and the cleaning of graves is no funeral.
   */
  overrules: readonly string[];
  /**
   * Id of the concept's trade (line of business), which determines the lines of copy. `false` means
   * that no trade suits the concept; null means that neither the concept nor a broader one states a
   * trade.
   */
  trade: string | false | null;
  /**
   * Id of the concept's category (group of products with shared copy) in the English copywriter.
   * `false` means that no category suits; null means that other words of the field decide.
   */
  category: string | false | null;
  /**
   * For certain audiences, the id of another category: shutters for a shop are not blinds for a
   * home.
   */
  categoryFor: Readonly<Partial<Record<AudienceKind, string>>>;
  /**
   * Id of the photo set that shows this place; null if the word names no place in a photoshoot's
   * brief.
   */
  set: string | null;
  /**
   * Whether the concept is a season or weather, which changes other places: snow changes a forest.
   */
  season: boolean;
  /**
   * Ids of the props that are laid beside the product if a photoshoot's brief names this concept.
   */
  props: readonly string[];
  /** How the photo changes if a photoshoot's brief names this concept. */
  wish: Wish;
  /**
   * The form (place, hire, …) in which a product is sold if its name contains this concept's words.
   */
  forms: readonly Form[];
  /** The groups of readers that the concept's words mean in an audience field. */
  audience: readonly AudienceKind[];
  /** The goal of a campaign if its goal field contains this concept's words. */
  goal: NamedGoal | null;
  /** Whether this concept's words count only at the start of a field. */
  atHead: boolean;
  /** The holidays and occasions that the concept's words name. */
  occasions: readonly OccasionKind[];
  /** How a product is sold if its field contains this concept's words. */
  manner: Manner | null;
  /** Whether the concept's words are names of brands or models, which belong to no language. */
  brand: boolean;
}
