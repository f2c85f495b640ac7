import * as z from 'zod';
import { ASKS } from './asks.ts';
import { factWordsSchema } from './fact-words.ts';
import { mistakeInFrame, widthOfFrame } from './frame-marks.ts';
import { TRADE_IDS } from './trades.ts';

// Schemas of the files in `content/`, with descriptions of what to write. A translator sees the
// description of a key if the file has a mistake there.

const line = z.string().min(1);
const lines = z.array(line);
const headline = line.max(46);
const id = line.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Name the file in lower case with hyphens.');

/** Schema of an object with one value for each tone of English copy. */
function moods<Value extends z.ZodType>(value: Value) {
  return z.strictObject({
    urgency: value,
    trust: value,
    happiness: value,
    exclusivity: value,
    fear: value,
    nostalgia: value,
    curiosity: value,
    excitement: value,
    solemn: value,
  });
}

const term = line.regex(
  /^\*?[^*\s]+\*?(?: \*?[^*\s]+\*?)*$/u,
  'Write words with single spaces. A "*" may stand at the start or the end of a word.',
);
const terms = z.array(term).min(1);

/** Schema of a benefit: the words that identify it, and the lines about it. */
const benefitSchema = z.strictObject({
  terms: terms.describe(
    'The words of sellers that claim it. They are printed as a row, so they hold the whole of the claim.',
  ),
  not: terms.optional().describe('Phrases in which the terms claim nothing: "steel wool".'),
  before: terms
    .optional()
    .describe('The terms count only before one of these words: "heated" before "jacket".'),
  with: terms.optional().describe('The terms count only where the field has one of these words.'),
  without: terms.optional().describe('They do not count where the field has one of these words.'),
  withAmount: z
    .literal(true)
    .optional()
    .describe('A number before the terms is part of the claim: "10-day battery".'),
  headlines: z
    .tuple([headline, headline])
    .describe(
      'Two headlines of at most 46 characters and eight words; no more than the matched words say.',
    ),
});

const row = line.max(30);
const kindHeadlines = z.tuple([headline, headline, headline]);

/**
 * Schema of a category: general knowledge about a group of products, independent of the brief. The
 * texts never claim anything about the advertised product itself.
 */
const categorySchema = z.strictObject({
  form: z.enum(['goods', 'digital', 'service', 'place']),
  weak: z
    .literal(true)
    .optional()
    .describe(
      'Counts only where no other kind matches: its words (app, agency) say how a thing is sold, not what it is.',
    ),
  solemn: z
    .literal(true)
    .optional()
    .describe('The copy keeps one quiet voice, whatever emotion the brief asks for.'),
  repeat: z
    .literal(true)
    .optional()
    .describe('Bought again and again, so it is "your next", not "your new".'),
  forWork: z
    .literal(true)
    .optional()
    .describe('Bought for work, so it is ordered or asked for, and never "made yours".'),
  manner: z
    .enum(['travel', 'practice'])
    .optional()
    .describe(
      'Places of which one cannot say “Come on in”: a journey, or somebody who sees patients.',
    ),
  delicate: z
    .literal(true)
    .optional()
    .describe('An ad must not mention what troubles the reader: an illness, a court case.'),
  topic: line.describe('Uncountable, after "about": "skin care".'),
  moment: line.describe('Definite, after "it starts with": "the first sip".'),
  unit: line.describe('Singular, after "one": "sip".'),
  verb: line.describe('After "ready, set": "sip".'),
  time: line.describe('A part of the reader’s life, singular: "your morning".'),
  chore: line.describe(
    'The everyday annoyance, without an article, plural or a gerund: "rushed mornings".',
  ),
  wish: line.describe(
    'What the reader would rather have, an indefinite noun phrase: "a morning worth waking for".',
  ),
  worry: line.describe('After "less worry about": "what goes on your skin".'),
  problem: line
    .max(40)
    .describe('The annoyance as a question for a picture: 2–6 words, at most 40 characters.'),
  scene: line.describe('One or two short sentences that open a story.'),
  agitation: line.describe('The annoyance told in two or three short sentences; never a threat.'),
  after: line.describe(
    'One sentence that pictures the day after, promising a feeling and no result.',
  ),
  usual: z
    .tuple([row, row, row])
    .describe(
      'Three rows of "the usual": habits, never another company’s product. At most 30 characters.',
    ),
  ours: z
    .tuple([row, row])
    .describe(
      'Two rows of "ours" for what the brief leaves open: how one chooses, not what the product does. At most 30 characters.',
    ),
  lively: kindHeadlines.describe(
    'Three headlines for urgency, happiness, excitement and curiosity.',
  ),
  quiet: kindHeadlines.describe('Three headlines for trust, exclusivity, fear and nostalgia.'),
  ctas: lines
    .min(3)
    .optional()
    .describe(
      'Calls to action of 2–4 words for sales without a cart, where those of its form do not suit.',
    ),
});

const ofMoods = moods(lines.min(1));
const templates = lines.describe('Templates, in the order in which they are tried.');

const headlinesSchema = z.strictObject({
  emotions: ofMoods.describe(
    'Filled from the product alone ten times over, so ten variations never repeat. No facts about the product, no scarcity, no deadline, no threat, no comparison with a competitor; fear is answered with reassurance. Lines with a slot speak of one kind of product and come first.',
  ),
  adTypes: z
    .strictObject({
      testimonial: lines,
      'product showcase': lines,
      'emotional storytelling': lines,
      'problem-solution': lines,
      comparison: lines,
    })
    .describe('Headlines that the form of the ad calls for, whatever the emotion.'),
  plain: lines.describe('What is sold and for whom, in the words of the brief and no others.'),
  known: lines.describe('The product beside its place, its day or what one gets with it.'),
  manners: z
    .strictObject({
      goods: lines,
      service: lines,
      place: lines,
      travel: lines,
      practice: lines,
      event: lines,
      course: lines,
      digital: lines,
      job: lines,
    })
    .describe(
      'Headlines that name the product in the manner of its kind, true of each of that kind.',
    ),
  work: lines.describe(
    'For work of which nothing is known but its name, which is more than nothing.',
  ),
  goods: lines.describe(
    'For goods of which nothing is known but their name: what is said of anything else could be wrong for them.',
  ),
  occasions: z
    .strictObject({
      namedSeason: lines.describe('Before a day of presents, for a product not named after it.'),
      season: lines,
      opening: lines,
      launch: lines,
      sale: lines,
    })
    .describe('For the occasion that a brief names; no dates, no figures, no scarcity.'),
});

const season = z.strictObject({
  name: line.describe('As it stands inside a sentence: "the new year".'),
  isForGifts: z.boolean().default(false).describe('Whether people give presents on it.'),
});

const sublinesSchema = z.strictObject({
  detail: templates.describe(
    'One sentence or two that name the product and, where they can, repeat what the user said of it. Best first. {Offered} is the product as one would say it on a sign, with whom it is for.',
  ),
  benefit: templates.describe(
    'What the brief’s own words promise, behind the product as one would say it on a sign.',
  ),
  kind: templates.describe(
    'What the kind of product lets one say: habits and wishes, never a claim. Each names the product.',
  ),
  emotions: ofMoods.describe('The same by emotion.'),
  unnamed: templates.describe('Below a headline that names the product, which is said once.'),
  unknownUnnamed: templates.describe('The same for a product of which nothing is known.'),
  bare: templates.describe(
    'Below a headline that says what the product’s description would: its name alone.',
  ),
  short: templates.describe('Used where everything else is too long.'),
  asks: z
    .strictObject({
      goods: lines,
      service: lines,
      place: lines,
      travel: lines,
      practice: lines,
      event: lines,
      course: lines,
      digital: lines,
      charity: lines,
    })
    .describe(
      'What a reader may do next, in the manner of the kind: sentences that are true of each.',
    ),
});

const adTextSchema = z.strictObject({
  first: templates.describe('What the brief says, in plain sentences: the first text of each ad.'),
  last: templates.describe('The same in another order: the last text of each ad.'),
  job: templates.describe('The first text of a job ad.'),
  jobMiddle: templates,
  jobLast: templates,
  middle: templates.describe('The same for what is of no kind that we know.'),
  desire: ofMoods.describe(
    'What the reader may feel, one for each text. Urgency has no deadline, fear no threat.',
  ),
  closing: ofMoods.describe('The call to action as a sentence of its own, one for each text.'),
  aida: templates.describe('Attention, interest, desire, action.'),
  hail: templates.describe(
    'The same for readers who are named, beside a text that used the scene.',
  ),
  quietAgitation: templates.describe('Without a pitch, for what nobody is talked into.'),
  quietAfter: templates.describe('Without a pitch, for what nobody is talked into.'),
  pas: templates.describe('Problem, agitation, solution. The agitation never threatens.'),
  bab: templates.describe('Before, after, bridge.'),
  story: templates,
  compare: templates,
  testimonial: templates.describe(
    'No review is invented, and none is left to fill in: the brand speaks for itself and asks to be answered.',
  ),
  interest: templates,
  bridge: templates,
  solutionSentence: templates,
  ownVoice: templates.describe(
    'In the picture of a testimonial ad without a customer’s words: what the brief says of its product.',
  ),
  brandVoice: ofMoods.describe(
    'In the picture of a testimonial ad: the brand in its own voice, until a real customer has spoken.',
  ),
  kindVoice: templates.describe(
    'The same of a kind of product that is known: what its makers care about, never what a customer said.',
  ),
});

const ctas = lines
  .min(3)
  .describe('At least three calls to action of 2–4 words, starting with a verb.');

const callsToActionSchema = z.strictObject({
  sales: z.strictObject({ goods: ctas, digital: ctas, service: ctas, place: ctas }),
  supplies: ctas.describe('What is bought for work.'),
  bookings: ctas.describe('One makes an appointment with somebody, not with a boat.'),
  fairs: ctas.describe('Events that need no ticket.'),
  orders: ctas.describe('Deliveries that are ordered: meals, flowers.'),
  beginnings: ctas.describe('Deeds, which are begun and not put into a cart.'),
  goals: z.strictObject({
    call: ctas,
    leads: ctas,
    signup: ctas,
    trial: ctas,
    install: ctas,
    demo: ctas,
    booking: ctas,
    event: ctas,
    donate: ctas,
    visit: ctas,
    apply: ctas,
    follow: ctas,
    awareness: ctas,
  }),
  emotions: z
    .strictObject({
      trust: ctas,
      curiosity: ctas,
      exclusivity: ctas,
      fear: ctas,
      solemn: ctas,
      urgency: ctas,
    })
    .describe(
      'Softer or livelier wording that suits an emotion when nothing is being sold outright.',
    ),
});

const englishSchema = z.strictObject({
  facts: factWordsSchema,
  categories: z
    .record(id, categorySchema)
    .describe('A kind of product has a file here, named by the id that concepts state.'),
  templates: z.strictObject({
    headlines: headlinesSchema,
    sublines: sublinesSchema,
    'ad-text': adTextSchema,
    'calls-to-action': callsToActionSchema,
    seasons: z.record(id, season).describe('Days that copy may name, by the id of the occasion.'),
  }),
  benefits: z.record(id, benefitSchema).describe('A benefit has a file here, named by its id.'),
});

const ofEmotion = z
  .array(framed())
  .describe(
    'Four lines that set the tone: three that stand alone and one that names the product with {name}.',
  );

/** Schema of the words and punctuation with which a language joins the user's words to its own. */
const grammarSchema = z.strictObject({
  nounFirst: z
    .boolean()
    .default(false)
    .describe(
      'Whether a noun stands before what it is like: a long name keeps its beginning, otherwise its end.',
    ),
  smallNouns: z.boolean().default(false).describe('Whether common nouns are written small.'),
  fullStop: z.string().default('.').describe('What ends a sentence; "" where nothing does.'),
  comma: z.string().default(', ').describe('What stands between two clauses.'),
  gap: z.enum(['', ' ']).default(' ').describe('What stands between two sentences.'),
});

const addressSchema = z
  .strictObject({
    formal: z.array(line).describe('Words that address a stranger: "Ihnen", "usted".'),
    familiar: z.array(line).describe('Words that address a friend: "dich", "tu".'),
  })
  .describe(
    'Words of a brief that tell how it addresses its readers; the ad does the same. Case counts.',
  );

/**
 * Schema of a frame (a sentence with gaps), which uses the marks of `frame-marks.ts`. Its longer
 * wording may be at most `maximum` Latin letters wide.
 */
function framed(maximum = Number.POSITIVE_INFINITY) {
  return line.superRefine((text, context) => {
    const mistake = mistakeInFrame(text);
    if (mistake !== null) context.addIssue(mistake);
    if (widthOfFrame(text) > maximum)
      context.addIssue({ code: 'too_big', origin: 'string', maximum, input: text });
  });
}

const button = framed(28);
const buttons = z.array(button);

/** Schema of a language's texts for every product. */
const phrasebookSchema = z.strictObject({
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
  statement: framed().describe(
    'What the brand says of itself in testimonial ads, with {Detail} {benefit} {more}. Never what a customer said.',
  ),
  labels: z.strictObject({
    problem: line.describe('"The problem"'),
    solution: line.describe('"The solution"'),
    usual: line.describe('"The usual"'),
  }),
  ctas: z
    .strictObject({
      order: buttons.describe('"Order now"'),
      preorder: buttons.optional().describe('"Pre-order now". Without it, `order`.'),
      signup: buttons.describe('"Sign up now"'),
      contact: buttons.describe('"Get in touch"'),
      chat: buttons.optional().describe('"Message us on WhatsApp". Without it, `contact`.'),
      learn: buttons.describe('"Learn more"'),
      book: buttons.optional().describe('"Book an appointment". Without it, `contact`.'),
      quote: buttons.optional().describe('"Ask for a quote". Without it, `contact`.'),
      call: buttons.optional().describe('"Call now". Without it, `contact`.'),
      visit: buttons.optional().describe('"Come by". Without it, `contact`.'),
      test: buttons.optional().describe('"Try it". Without it, `signup`.'),
      download: buttons.optional().describe('"Download the app". Without it, `signup`.'),
      apply: buttons.optional().describe('"Apply now". Without it, `learn`.'),
      donate: buttons.optional().describe('"Donate now". Without it, `learn`.'),
    })
    .describe('Calls to action of at most 28 characters, two or three each.'),
  toWhom: line
    .optional()
    .describe(
      '"For {audience}" with the words as they were typed. Left out where the case that follows would change them: then only a brief that says "for" itself is quoted.',
    ),
  grammar: grammarSchema.prefault({}),
  address: addressSchema.optional(),
});

const frames = z.array(framed());
const standing = framed(42);

/** Schema of the frames (sentences with gaps) for one kind of product. */
const kindSchema = z.strictObject({
  toWhom: line
    .regex(/\{audience\}/, 'Write it with {audience}.')
    .optional()
    .describe(
      '"For {audience}" of this kind where the phrasebook’s words do not suit: "{audience} welcome".',
    ),
  lines: z
    .array(standing)
    .describe(
      'Four lines of at most 42 characters that are true of everything of the kind, for trades without lines of their own. They stand alone, as headlines or as sentences.',
    ),
  headlines: z
    .strictObject({
      any: frames.default([]).describe('Whatever the emotion.'),
      lively: frames.default([]).describe('For urgency, happiness, excitement and curiosity.'),
      quiet: frames.default([]).describe('For trust, exclusivity, fear and nostalgia.'),
    })
    .describe(
      'Short headlines with {name}, uninflected beside a mark: "{name}. Come and see." At least two of each.',
    ),
  sublines: frames
    .min(1)
    .describe(
      'One or two sentences with {name}, and with {detail} {toWhom} {benefit}; the last needs {name} alone.',
    ),
  texts: frames
    .min(1)
    .describe(
      'Three paragraphs to paste, of different build, with {name} {detail} {toWhom} {problem} {benefit} {more} and {cta} as the last sentence.',
    ),
  problem: framed(44).describe('The everyday annoyance as a question.'),
  usual: z
    .tuple([row, row, row])
    .describe('Three rows of "the usual": habits of the reader, at most 30 characters.'),
  ours: z
    .tuple([row, row, row])
    .describe('Three rows of "ours": how one chooses, at most 30 characters.'),
  ctas: z
    .partialRecord(z.enum(ASKS), buttons)
    .default({})
    .describe('Calls to action of the kind, where those of the phrasebook are too general.'),
});

/**
 * Schema of a trade's lines in one language: general knowledge, independent of the brief. The lines
 * never claim anything about the advertised product itself.
 */
const tradeLinesSchema = z.strictObject({
  lines: z
    .tuple([standing, standing, standing, standing])
    .describe(
      'Four lines of at most 42 characters that stand alone, as headlines or, with a full stop, as a second sentence.',
    ),
  problem: framed(44).describe('The everyday annoyance as a question, in at most 44 characters.'),
  usual: z
    .tuple([row, row, row])
    .optional()
    .describe('Three rows of "the usual", at most 30 characters. Without them, those of the kind.'),
  ctas: buttons
    .optional()
    .describe(
      'Calls to action where the goal is to sell, if those of the kind do not suit: a table is reserved, money is given.',
    ),
});

const kinds = z
  .strictObject({
    goods: kindSchema.optional(),
    food: kindSchema.optional(),
    service: kindSchema.optional(),
    place: kindSchema.optional(),
    course: kindSchema.optional(),
    software: kindSchema.optional(),
    event: kindSchema.optional(),
    travel: kindSchema.optional(),
    health: kindSchema.optional(),
    property: kindSchema.optional(),
    job: kindSchema.optional(),
    donation: kindSchema.optional(),
    other: kindSchema.describe('Of which nothing is known: frames about the words of the brief.'),
  })
  .describe('Frames by kind of what is sold; a kind without frames takes those of `other`.');

const occasionSchema = z.strictObject({
  words: z
    .array(z.string().min(1))
    .min(1)
    .describe('Names of the holiday in a brief; a star stands for any ending.'),
  lines: z
    .tuple([standing, standing])
    .describe('Two lines that suit anything that is sold for the holiday, the fuller one first.'),
});

const localisedSchema = z.strictObject({
  facts: factWordsSchema,
  occasions: z.array(occasionSchema).describe('The most specific holiday first.'),
  phrasebook: phrasebookSchema,
  kinds,
  trades: z
    .partialRecord(z.enum(TRADE_IDS), tradeLinesSchema)
    .default({})
    .describe('A trade has its facts in src/content/trades.ts and its lines here, under its id.'),
});

/** Schema of all texts in the folder `content/`; a new language needs one line here and one folder. */
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
    // For a language in which the copywriter can't write: the user's own words, joined only by
    // punctuation.
    und: z.strictObject({ phrasebook: phrasebookSchema, kinds }),
  })
  .describe(
    'A language is a line of textsSchema in src/content/text-schemas.ts and a folder, named by its BCP 47 tag.',
  );

export type Texts = z.output<typeof textsSchema>;
export type BenefitText = z.output<typeof benefitSchema>;
export type CategoryText = z.output<typeof categorySchema>;
export type Phrasebook = z.output<typeof phrasebookSchema>;
export type KindFrames = z.output<typeof kindSchema>;
export type TradeLines = z.output<typeof tradeLinesSchema>;
export type OccasionText = z.output<typeof occasionSchema>;
