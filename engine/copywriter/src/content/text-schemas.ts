import * as z from 'zod';
import { BENEFIT_IDS } from './benefit-patterns.ts';
import { TRADE_IDS } from './trades.ts';

// Every file of `content/`: what it holds, and what to write into it. A description is what a translator reads where the file
// has a mistake.

const line = z.string().min(1);
const lines = z.array(line);
const headline = line.max(46);

/** What a copywriter makes of a benefit that a brief names. */
const benefitSchema = z.strictObject({
  headlines: z
    .tuple([headline, headline])
    .describe(
      'Two headlines of at most 46 characters and eight words; no more than the matched words say.',
    ),
});

const englishSchema = z.strictObject({
  benefits: z
    .record(z.enum(BENEFIT_IDS), benefitSchema)
    .describe(
      'A benefit has a pattern in src/content/benefit-patterns.ts and a file here, named by its id.',
    ),
});

const ofEmotion = lines.describe(
  'Three headlines that stand alone, and one that names the product with {name}.',
);

/** How a language joins the user's words with its own. */
const grammarSchema = z.strictObject({
  nounFirst: z
    .boolean()
    .default(false)
    .describe(
      'Whether a noun stands before what it is like: a long name keeps its beginning, otherwise its end.',
    ),
  smallNouns: z.boolean().default(false).describe('Whether common nouns are written small.'),
  fullStop: z.string().default('.').describe('What ends a sentence; "" where nothing does.'),
  gap: z.enum(['', ' ']).default(' ').describe('What stands between two sentences.'),
});

/** Everything that is needed to write copy in one language. */
const phrasebookSchema = z.strictObject({
  headlines: lines.describe(
    'At least seven headlines for every emotion, so that ten never repeat. {name} and {who} stand uninflected.',
  ),
  emotions: z.strictObject({
    urgency: ofEmotion,
    trust: ofEmotion,
    happiness: ofEmotion,
    exclusivity: ofEmotion,
    fear: ofEmotion,
    nostalgia: ofEmotion,
    curiosity: ofEmotion,
    excitement: ofEmotion,
  }),
  sublines: lines
    .min(1)
    .describe(
      'One sentence each, best first, with {name} {detail} {who} {toWhom}; the last needs {name} alone.',
    ),
  text: lines.min(1).describe('Paragraphs to paste, with {name} {detail} {who} {cta} {feeling}.'),
  problem: line.describe('The everyday annoyance as a question.'),
  usual: z.tuple([line, line, line]).describe('Three rows of "the usual": habits of the reader.'),
  ours: z.tuple([line, line, line]).describe('Three rows of "ours": how one chooses.'),
  quote: z.strictObject({
    text: line.describe('The brand in its own voice, for testimonial ads.'),
    note: line.describe('Says that it is the brand that speaks: "In our own words".'),
  }),
  labels: z.strictObject({
    problem: line.describe('"The problem"'),
    solution: line.describe('"The solution"'),
    usual: line.describe('"The usual"'),
  }),
  ctas: z.strictObject({
    sales: lines.describe('Calls to action: "Order now"'),
    start: lines.describe('Calls to action: "Sign up now"'),
    contact: lines.describe('Calls to action: "Get in touch"'),
    learn: lines.describe('Calls to action: "Learn more"'),
    visit: lines.optional().describe('To come by. Without it, `contact` is asked for.'),
    call: lines.optional().describe('To ring. Without it, `contact` is asked for.'),
    apply: lines.optional().describe('To ask for the job. Without it, `learn` is asked for.'),
  }),
  toWhom: line
    .optional()
    .describe(
      '"For {audience}" with the words as they were typed. Left out where the case that follows would change them: then only a brief that says "for" itself is quoted.',
    ),
  grammar: grammarSchema.prefault({}),
});

/** What a copywriter of the language would say of a trade before knowing the brief. Never a claim about the product. */
const tradeLine = line.max(42);
const tradeLinesSchema = z.strictObject({
  lines: z
    .tuple([tradeLine, tradeLine, tradeLine, tradeLine])
    .describe(
      'Four lines of at most 42 characters that stand alone, as headlines or, with a full stop, as a second sentence.',
    ),
  problem: line.max(44).describe('The everyday annoyance as a question, in at most 44 characters.'),
  ctas: lines
    .optional()
    .describe(
      'Calls to action, where those that suit any trade do not: a table is reserved, money is given.',
    ),
});

const localisedSchema = z.strictObject({
  phrasebook: phrasebookSchema,
  trades: z
    .partialRecord(z.enum(TRADE_IDS), tradeLinesSchema)
    .default({})
    .describe('A trade has its facts in src/content/trades.ts and a file here, named by its id.'),
});

/** The folder `content/`. A language is a line here and a folder there. */
export const textsSchema = z
  .strictObject({
    en: englishSchema,
    de: localisedSchema,
    fr: localisedSchema,
    es: localisedSchema,
    it: localisedSchema,
    pt: localisedSchema,
    ru: localisedSchema,
    ar: localisedSchema,
    he: localisedSchema,
    zh: localisedSchema,
    ja: localisedSchema,
    ko: localisedSchema,
    nl: localisedSchema,
    pl: localisedSchema,
    tr: localisedSchema,
    el: localisedSchema,
    th: localisedSchema,
    hi: localisedSchema,
    uk: localisedSchema,
    vi: localisedSchema,
    id: localisedSchema,
    sv: localisedSchema,
    // For languages that the copywriter can't write: the user's own words, with nothing but punctuation between them.
    und: z.strictObject({ phrasebook: phrasebookSchema }),
  })
  .describe(
    'A language is a line of textsSchema in src/content/text-schemas.ts and a folder, named by its BCP 47 tag.',
  );

export type Phrasebook = z.output<typeof phrasebookSchema>;
export type TradeLines = z.output<typeof tradeLinesSchema>;
