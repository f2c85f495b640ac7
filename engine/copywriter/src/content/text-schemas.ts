import * as z from 'zod';
import { ASKS } from './asks.ts';
import { factWordsSchema } from './fact-words.ts';
import { findFrameMistake, measureFrame } from './frame-marks.ts';
import { readerWordsSchema } from './reader-words.ts';
import { TRADE_IDS } from './trades.ts';

// Schemas of the files in `content/`, with descriptions of what to write. A translator sees the
// description of a key if the file has a mistake there.

const line = z.string().min(1);
const lines = z.array(line);
const headline = line.max(46);
const id = line.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Name the file in lower case with hyphens.');

/** Schema of an object with one value for each emotion. */
function defineEmotionsSchema<Value extends z.ZodType>(value: Value) {
  return z.strictObject({
    urgency: value,
    trust: value,
    happiness: value,
    exclusivity: value,
    fear: value,
    nostalgia: value,
    curiosity: value,
    excitement: value,
  });
}

/** Schema of an object with one value for each tone of English copy. */
function defineMoodsSchema<Value extends z.ZodType>(value: Value) {
  return defineEmotionsSchema(value).extend({ solemn: value });
}

/** Maximum width of a line that lets readers feel an emotion. */
const MAX_MOOD_WIDTH = 48;

const moodLine = defineFrameSchema(MAX_MOOD_WIDTH).refine((text) => !/\p{Nd}/u.test(text), {
  error: 'Write the line without figures.',
});
const moodPair = z
  .tuple([moodLine, moodLine])
  .refine(([one, other]) => one !== other, { error: 'Write two different lines.' });

/**
 * Schema of the lines that let readers feel an emotion, for one kind of product. Trust, urgency and relief from fear
 * come from facts such as a guarantee or a deadline, so these emotions have no lines (decision 148).
 */
const moodsSchema = z
  .strictObject({
    happiness: moodPair,
    exclusivity: moodPair,
    nostalgia: moodPair,
    curiosity: moodPair,
    excitement: moodPair,
  })
  .describe(
    'Two complete sentences for each emotion that are true of every product of the kind. They claim nothing of the product and do not name it.',
  );

const term = line.regex(
  /^\*?[^*\s]+\*?(?: \*?[^*\s]+\*?)*$/u,
  'Write words with single spaces. A "*" may be at the start or the end of a word.',
);
const terms = z.array(term).min(1);

/** Schema of a benefit: the words that identify it, and the lines about it. */
const benefitSchema = z.strictObject({
  terms: terms.describe(
    'The words with which sellers claim the benefit. A picture prints them as a row, so they contain the whole claim.',
  ),
  not: terms
    .optional()
    .describe('Phrases in which the terms claim nothing, for example "steel wool".'),
  before: terms
    .optional()
    .describe(
      'The terms count only before one of these words, for example "heated" before "jacket".',
    ),
  with: terms
    .optional()
    .describe('The terms count only if the product field contains one of these words.'),
  without: terms
    .optional()
    .describe('The terms do not count if the product field contains one of these words.'),
  withAmount: z
    .literal(true)
    .optional()
    .describe('A number before the terms is part of the claim, for example "10-day battery".'),
  headlines: z
    .tuple([headline, headline])
    .describe(
      'Two headlines of at most 46 characters and eight words. They claim no more than the matched words.',
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
      'The category counts only if no other category matches, because its words (app, agency) do not say what a thing is.',
    ),
  solemn: z
    .literal(true)
    .optional()
    .describe('The copy always has a quiet tone, whatever emotion the brief asks for.'),
  repeat: z
    .literal(true)
    .optional()
    .describe(
      'People buy the product again and again, so the copy says "your next" and not "your new".',
    ),
  forWork: z
    .literal(true)
    .optional()
    .describe(
      'People buy the product for work, so calls to action say "order" or "ask", and never "make it yours".',
    ),
  manner: z
    .enum(['goods', 'event', 'travel', 'practice'])
    .optional()
    .describe(
      'A place to which “Come on in” does not apply: a journey, or a practice that sees patients.',
    ),
  delicate: z
    .literal(true)
    .optional()
    .describe('An ad must not mention the reader’s problem, such as an illness or a court case.'),
  topic: line.describe('An uncountable noun that can follow "about", for example "skin care".'),
  moment: line.describe(
    'A definite noun phrase that can follow "it starts with", for example "the first sip".',
  ),
  unit: line.describe('A singular noun that can follow "one", for example "sip".'),
  verb: line.describe('A verb that can follow "ready, set", for example "sip".'),
  time: line.describe('A part of the reader’s life in the singular, for example "your morning".'),
  chore: line.describe(
    'An everyday annoyance as a plural or a gerund without an article, for example "rushed mornings".',
  ),
  wish: line.describe(
    'What the reader wishes for, as an indefinite noun phrase, for example "a morning worth waking for".',
  ),
  worry: line.describe(
    'Words that can follow "less worry about", for example "what goes on your skin".',
  ),
  problem: line
    .max(40)
    .describe('The everyday annoyance as a question of 2–6 words and at most 40 characters.'),
  scene: line.describe('One or two short sentences at the start of a story.'),
  agitation: line.describe(
    'Two or three short sentences that describe the everyday annoyance without a threat.',
  ),
  after: line.describe(
    'One sentence about the time after the purchase. It promises a feeling and no result.',
  ),
  usual: z
    .tuple([row, row, row])
    .describe(
      'Three rows for the side "the usual" of a comparison, at most 30 characters each. They name habits, never another company’s product.',
    ),
  ours: z
    .tuple([row, row])
    .describe(
      'Two rows for the side "ours" of a comparison, at most 30 characters each. They say how customers choose, not what the product does.',
    ),
  lively: kindHeadlines.describe(
    'Three headlines for urgency, happiness, excitement and curiosity.',
  ),
  quiet: kindHeadlines.describe('Three headlines for trust, exclusivity, fear and nostalgia.'),
  ctas: lines
    .min(3)
    .optional()
    .describe(
      'Calls to action of 2–4 words for sales without a shopping cart, if the calls to action of the form do not suit.',
    ),
});

const ofMoods = defineMoodsSchema(lines.min(1));
const templates = lines.describe('Templates in the order in which the copywriter tries them.');

const headlinesSchema = z.strictObject({
  emotions: ofMoods.describe(
    'At least ten headlines that need only the product, so that ten variations are all different. They contain no facts, scarcity, deadline, threat or comparison with a competitor. Headlines for fear reassure. Lines with a slot come first.',
  ),
  adTypes: z
    .strictObject({
      testimonial: lines,
      'product showcase': lines,
      'emotional storytelling': lines,
      'problem-solution': lines,
      comparison: lines,
    })
    .describe('Headlines that suit the ad type, whatever the emotion is.'),
  plain: lines.describe(
    'Headlines that say what is sold and for whom, only in the words of the brief.',
  ),
  known: lines.describe(
    'Headlines with the product and its place, its day, or a gift that comes with it.',
  ),
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
      'Headlines that name the product and are true of every product that customers use in the same way.',
    ),
  work: lines.describe('Headlines for work of which only the name is known.'),
  goods: lines.describe(
    'Headlines for goods of which only the name is known, because other headlines could be wrong for them.',
  ),
  occasions: z
    .strictObject({
      namedSeason: lines.describe(
        'Headlines before a holiday with presents, for a product whose name does not contain the holiday.',
      ),
      season: lines,
      opening: lines,
      launch: lines,
      sale: lines,
    })
    .describe(
      'Headlines for the occasion that a brief names, without dates, figures and scarcity.',
    ),
});

const season = z.strictObject({
  name: line.describe('The name of the holiday inside a sentence, for example "the new year".'),
  isForGifts: z.boolean().default(false).describe('Whether people give presents on the holiday.'),
});

const sublinesSchema = z.strictObject({
  detail: templates.describe(
    'One or two sentences that name the product and repeat the user’s statements about it, the best first. {Offered} is the product and its audience, as on a sign.',
  ),
  benefit: templates.describe(
    'The product as on a sign, and then a promise in the brief’s own words.',
  ),
  kind: templates.describe(
    'Sentences that name the product and state habits or wishes that go with its category, never a claim.',
  ),
  emotions: ofMoods.describe('Sentences that name the product, by emotion.'),
  unnamed: templates.describe(
    'Sentences without the product’s name, for use below a headline that contains it.',
  ),
  unknownUnnamed: templates.describe(
    'Sentences without the product’s name, for a product of which only the name is known.',
  ),
  bare: templates.describe(
    'Sentences with the bare name, for use below a headline that already contains the product’s description.',
  ),
  short: templates.describe('Sentences that are used if all others are too long.'),
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
      'Sentences about what the reader can do next, by the way in which customers use the product.',
    ),
});

const adTextSchema = z.strictObject({
  first: templates.describe(
    'The first text of each ad, which states the brief in plain sentences.',
  ),
  last: templates.describe('The last text of each ad, which states the brief in another order.'),
  job: templates.describe('The first text of a job ad.'),
  jobMiddle: templates,
  jobLast: templates,
  middle: templates.describe('The middle text of an ad for a product of unknown category.'),
  desire: ofMoods.describe(
    'Sentences about what the reader may feel, one for each text. For urgency they state no deadline, and for fear no threat.',
  ),
  closing: ofMoods.describe('Sentences that contain only the call to action, one for each text.'),
  aida: templates.describe('Texts in the order attention, interest, desire, action.'),
  hail: templates.describe(
    'Texts that address the readers by name, for use beside a text that contains the scene.',
  ),
  quietAgitation: templates.describe(
    'Texts that do not persuade, for products such as funerals: the problem comes first.',
  ),
  quietAfter: templates.describe(
    'Texts that do not persuade, for products such as funerals: the time after comes first.',
  ),
  pas: templates.describe(
    'Texts in the order problem, agitation, solution. The agitation never threatens.',
  ),
  bab: templates.describe('Texts in the order before, after, bridge.'),
  story: templates,
  compare: templates,
  testimonial: templates.describe(
    'Texts in which the brand speaks and asks for an answer. They contain no invented review and no gap for one.',
  ),
  interest: templates,
  bridge: templates,
  solutionSentence: templates,
  ownVoice: templates.describe(
    'What the brief says about its product, for the picture of a testimonial ad without a customer’s words.',
  ),
  brandVoice: ofMoods.describe(
    'Statements of the brand for the picture of a testimonial ad without a customer’s words.',
  ),
  kindVoice: templates.describe(
    'Statements of the brand about a product of known category. They say what its makers care about, never what a customer said.',
  ),
});

const ctas = lines
  .min(3)
  .describe('At least three calls to action of 2–4 words that start with a verb.');

const callsToActionSchema = z.strictObject({
  sales: z.strictObject({ goods: ctas, digital: ctas, service: ctas, place: ctas }),
  supplies: ctas.describe('Calls to action for goods that businesses buy for their work.'),
  booked: lines.describe('First words of calls to action that lead to a booking: "Reserve".'),
  bookings: ctas.describe(
    'Calls to action for things that customers reserve, such as a boat; "appointment" suits only people.',
  ),
  fairs: ctas.describe('Calls to action for events that need no ticket.'),
  orders: ctas.describe(
    'Calls to action for deliveries that customers order, such as meals and flowers.',
  ),
  asks: z
    .strictObject({
      sell: ctas,
      adopt: ctas,
      volunteer: ctas,
      join: ctas,
      follow: ctas,
      order: ctas,
      message: z.array(z.string().includes('{messenger}')).min(1),
    })
    .describe(
      'Calls to action that the goal’s words or the way of selling determine, whatever the category is.',
    ),
  commissions: ctas.describe('Calls to action for goods that are made to order.'),
  beginnings: ctas.describe(
    'Calls to action for activities, which customers begin and do not put into a shopping cart.',
  ),
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
});

const englishSchema = z.strictObject({
  facts: factWordsSchema,
  readers: readerWordsSchema,
  categories: z
    .record(id, categorySchema)
    .describe('Each category has a file here. Its name is the id that concepts state.'),
  templates: z.strictObject({
    headlines: headlinesSchema,
    sublines: sublinesSchema,
    'ad-text': adTextSchema,
    'calls-to-action': callsToActionSchema,
    seasons: z
      .record(id, season)
      .describe('Holidays that the copy may name, by the id of the occasion.'),
    moods: z
      .strictObject({
        goods: moodsSchema,
        food: moodsSchema,
        service: moodsSchema,
        place: moodsSchema,
        course: moodsSchema,
        software: moodsSchema,
        event: moodsSchema,
        travel: moodsSchema,
        health: moodsSchema,
        property: moodsSchema,
      })
      .describe('Lines that let readers feel each emotion, by kind of product.'),
  }),
  benefits: z
    .record(id, benefitSchema)
    .describe('Each benefit has a file here. Its name is the id of the benefit.'),
});

const ofEmotion = z
  .array(defineFrameSchema())
  .describe(
    'Four lines that set the tone: three complete sentences, and one that names the product with {name}.',
  );

/**
 * Schema of the words and punctuation with which a language joins the user's words to the
 * copywriter's.
 */
const grammarSchema = z.strictObject({
  nounFirst: z
    .boolean()
    .default(false)
    .describe(
      'Whether a noun comes before its adjectives. A long name then keeps its beginning, otherwise its end.',
    ),
  smallNouns: z
    .boolean()
    .default(false)
    .describe('Whether common nouns start with a lower-case letter.'),
  fullStop: z
    .string()
    .default('.')
    .describe('The punctuation mark at the end of a sentence; "" if there is none.'),
  comma: z.string().default(', ').describe('The punctuation between two clauses.'),
  gap: z.enum(['', ' ']).default(' ').describe('The space between two sentences.'),
});

const addressSchema = z
  .strictObject({
    formal: z.array(line).describe('Words that address a stranger, for example "Ihnen", "usted".'),
    familiar: z.array(line).describe('Words that address a friend, for example "dich", "tu".'),
  })
  .describe(
    'Words that show how a brief addresses its readers. The ad addresses them in the same way. Upper and lower case count.',
  );

/**
 * Schema of a frame (a sentence with gaps), which uses the marks of `frame-marks.ts`. A frame's
 * longer wording may be at most `maximum` Latin letters wide.
 */
function defineFrameSchema(maximum = Number.POSITIVE_INFINITY) {
  return line.superRefine((text, context) => {
    const mistake = findFrameMistake(text);
    if (mistake !== null) context.addIssue(mistake);
    if (measureFrame(text) > maximum)
      context.addIssue({ code: 'too_big', origin: 'string', maximum, input: text });
  });
}

const button = defineFrameSchema(28);
const buttons = z.array(button);
const byMessenger = z.string().includes('{messenger}');

/** Schema of the words that turn a goal into a button. */
const commandsSchema = z
  .strictObject({
    verbs: z
      .record(line, line)
      .default({})
      .describe(
        'Verbs at the start of a goal, each with its imperative: "réserver: Réservez". An infinitive may contain its usual object without an article: "prendre rendez-vous".',
      ),
    closingVerbs: lines
      .default([])
      .describe(
        'Infinitives that follow their object, in a language whose buttons are infinitives: "reservieren" of "Tisch reservieren".',
      ),
    alone: lines
      .default([])
      .describe('Verbs that also make a button without an object, for example "s’abonner".'),
    determiners: lines
      .default([])
      .describe(
        'Words with which the object begins, besides numbers. Leave the list out for a language without articles.',
      ),
    ends: lines.describe('Words that end the object, for example "before", "for", "online".'),
    yours: z
      .record(line, line)
      .default({})
      .describe('Words for "their" in a goal, each with the word for "your" of a button.'),
    withoutObject: z
      .string()
      .includes('{command}')
      .describe(
        'A button with the verb only, beside a fact that already states the object: "{command} maintenant".',
      ),
    now: z
      .string()
      .startsWith('{command}')
      .describe(
        'The command at the end of a text, beside a picture with the bare command: "{command} dès maintenant".',
      ),
  })
  .describe(
    'Turns a goal such as "réserver son emplacement" into the button "Réservez votre emplacement".',
  );

/** Schema of a language's texts that suit every product. */
const phrasebookSchema = z.strictObject({
  emotions: defineEmotionsSchema(ofEmotion),
  statement: defineFrameSchema().describe(
    'A statement of the brand in testimonial ads, with {Detail} {benefit} {more}. It is never a customer’s statement.',
  ),
  labels: z.strictObject({
    problem: line.describe('"The problem"'),
    solution: line.describe('"The solution"'),
    usual: line.describe('"The usual"'),
  }),
  ctas: z
    .strictObject({
      order: buttons.describe('"Order now"'),
      preorder: buttons
        .optional()
        .describe(
          'Buttons for orders in advance: "Pre-order now". If they are missing, `order` is used.',
        ),
      signup: buttons.describe('"Sign up now"'),
      contact: buttons.describe('"Get in touch"'),
      chat: buttons
        .optional()
        .describe(
          'Buttons for messages: "Message us on WhatsApp". If they are missing, `contact` is used.',
        ),
      message: z
        .array(z.string().includes('{messenger}'))
        .optional()
        .describe(
          'A button for messages on another messenger, in place of which it has "{messenger}": "Message us on {messenger}". If it is missing, `contact` is used.',
        ),
      photo: buttons
        .optional()
        .describe(
          'Buttons for photos that the reader sends: "Send a photo". If they are missing, `contact` is used.',
        ),
      sms: buttons
        .optional()
        .describe('Buttons for text messages: "Text us". If they are missing, `contact` is used.'),
      email: buttons
        .optional()
        .describe('Buttons for mails: "Email us". If they are missing, `contact` is used.'),
      learn: buttons.describe('"Learn more"'),
      book: buttons
        .optional()
        .describe(
          'Buttons for bookings: "Book an appointment". If they are missing, `contact` is used.',
        ),
      quote: buttons
        .optional()
        .describe('Buttons for quotes: "Ask for a quote". If they are missing, `contact` is used.'),
      call: buttons
        .optional()
        .describe('Buttons for calls: "Call now". If they are missing, `contact` is used.'),
      visit: buttons
        .optional()
        .describe('Buttons for visits: "Come by". If they are missing, `contact` is used.'),
      test: buttons
        .optional()
        .describe('Buttons for trials: "Try it". If they are missing, `signup` is used.'),
      download: buttons
        .optional()
        .describe(
          'Buttons for downloads: "Download the app". If they are missing, `signup` is used.',
        ),
      apply: buttons
        .optional()
        .describe('Buttons for applications: "Apply now". If they are missing, `learn` is used.'),
      donate: buttons
        .optional()
        .describe('Buttons for donations: "Donate now". If they are missing, `learn` is used.'),
      sell: buttons
        .optional()
        .describe(
          'Buttons of businesses that buy from the reader: "Get an offer". If they are missing, `contact` is used.',
        ),
      adopt: buttons
        .optional()
        .describe(
          'Buttons for animals that look for a home: "Come and meet them". If they are missing, `contact` is used.',
        ),
      volunteer: buttons
        .optional()
        .describe('Buttons for helpers: "Lend a hand". If they are missing, `contact` is used.'),
      join: buttons
        .optional()
        .describe(
          'Buttons for members of a club: "Become a member". If they are missing, `signup` is used.',
        ),
      follow: buttons
        .optional()
        .describe('Buttons for followers: "Follow us". If they are missing, `learn` is used.'),
    })
    .describe('Two or three calls to action of each sort, at most 28 characters each.'),
  commands: commandsSchema.optional(),
  privateSeller: z
    .strictObject({
      lines: z
        .array(line)
        .length(2)
        .describe('Two lines in the first person: "Ich antworte gern".'),
      contact: buttons.describe('"Write to me"'),
      call: buttons.describe('"Call me"'),
      chat: buttons.describe('"Write to me on WhatsApp"'),
    })
    .optional()
    .describe('Lines and buttons of a private person who sells or lets one thing.'),
  byMessage: z
    .strictObject({
      order: byMessenger.describe('"Order on {messenger}"'),
      book: byMessenger.describe('"Make an appointment on {messenger}"'),
      reserve: byMessenger.describe('"Reserve on {messenger}"'),
      quote: byMessenger.describe('"Ask for a price on {messenger}"'),
      sell: byMessenger.describe('"Get an offer on {messenger}"'),
    })
    .optional()
    .describe(
      'Calls to action for a step that the goal asks for on a messenger. If they are missing, the buttons ask for a message.',
    ),
  toWhom: line
    .optional()
    .describe(
      '"For {audience}" with the audience as the user typed it. Leave this key out if "for" would change the grammatical case of the audience.',
    ),
  forWhom: line
    .optional()
    .describe(
      'Names the audience as a line of its own, in the form in which the user typed it: "Для кого: {audience}". A language needs it if "for" changes the grammatical case.',
    ),
  grammar: grammarSchema.prefault({}),
  address: addressSchema.optional(),
});

const frames = z.array(defineFrameSchema());
const standing = defineFrameSchema(42);

/** Schema of the frames (sentences with gaps) for one kind of product. */
const kindSchema = z.strictObject({
  toWhom: line
    .regex(/\{audience\}/, 'Write it with {audience}.')
    .optional()
    .describe(
      'A phrase in place of the phrasebook’s "For {audience}", if that does not suit the kind. An example is "{audience} welcome".',
    ),
  lines: z
    .array(standing)
    .describe(
      'Four lines of at most 42 characters that are true of every product of the kind. Trades without lines of their own use them as headlines or sentences.',
    ),
  headlines: z
    .strictObject({
      any: frames.default([]).describe('Headlines that suit every emotion.'),
      lively: frames
        .default([])
        .describe('Headlines for urgency, happiness, excitement and curiosity.'),
      quiet: frames.default([]).describe('Headlines for trust, exclusivity, fear and nostalgia.'),
    })
    .describe(
      'Short headlines with {name}, at least two of each sort. Punctuation follows the name, so that it needs no inflection: "{name}. Come and see."',
    ),
  sublines: frames
    .min(1)
    .describe(
      'One or two sentences with {name}, and with {detail} {toWhom} {benefit}. The last frame contains only {name}.',
    ),
  texts: frames
    .min(1)
    .describe(
      'Three differently built paragraphs to paste beside the picture, with {name} {detail} {toWhom} {problem} {benefit} {more}, and {cta} as the last sentence.',
    ),
  problem: defineFrameSchema(44).describe(
    'An everyday annoyance as a question, in at most 44 characters.',
  ),
  usual: z
    .tuple([row, row, row])
    .describe(
      'Three rows for the side "the usual" of a comparison, at most 30 characters each. They name habits of the reader.',
    ),
  ours: z
    .tuple([row, row, row])
    .describe(
      'Three rows for the side "ours" of a comparison, at most 30 characters each. They say how customers choose.',
    ),
  ctas: z
    .partialRecord(z.enum(ASKS), buttons)
    .default({})
    .describe('Calls to action for the kind, if those of the phrasebook are too general.'),
});

/**
 * Schema of a trade's lines in one language: general knowledge, independent of the brief. The lines
 * never claim anything about the advertised product itself.
 */
const tradeLinesSchema = z.strictObject({
  lines: z
    .tuple([standing, standing, standing, standing])
    .describe(
      'Four lines of at most 42 characters, each complete as a headline or, with a full stop, as a second sentence.',
    ),
  problem: defineFrameSchema(44).describe(
    'An everyday annoyance as a question, in at most 44 characters.',
  ),
  usual: z
    .tuple([row, row, row])
    .optional()
    .describe(
      'Three rows for the side "the usual" of a comparison, at most 30 characters each. If they are missing, the kind’s rows are used.',
    ),
  ctas: buttons
    .optional()
    .describe(
      'Calls to action for the goal to sell, if those of the kind do not suit. A table, for example, is reserved and not ordered.',
    ),
});

/** Schema of a kind of product whose ads may stir the readers. */
const movingKindSchema = kindSchema.extend({ moods: moodsSchema });

const kinds = z
  .strictObject({
    goods: movingKindSchema.optional(),
    food: movingKindSchema.optional(),
    service: movingKindSchema.optional(),
    place: movingKindSchema.optional(),
    course: movingKindSchema.optional(),
    software: movingKindSchema.optional(),
    event: movingKindSchema.optional(),
    travel: movingKindSchema.optional(),
    health: movingKindSchema.optional(),
    property: movingKindSchema.optional(),
    job: kindSchema.optional(),
    donation: kindSchema.optional(),
    other: kindSchema.describe(
      'Frames for products of unknown kind, which use only the words of the brief.',
    ),
  })
  .describe('Frames by kind of product; a kind without frames uses those of `other`.');

const occasionSchema = z.strictObject({
  words: z
    .array(z.string().min(1))
    .min(1)
    .describe('Names of the holiday in briefs; a star stands for any ending.'),
  lines: z
    .tuple([standing, standing])
    .describe('Two lines that suit every product for the holiday, the longer one first.'),
});

const localisedSchema = z.strictObject({
  facts: factWordsSchema,
  readers: readerWordsSchema,
  occasions: z
    .array(occasionSchema)
    .describe('Holidays with their words and lines, the most specific holiday first.'),
  phrasebook: phrasebookSchema,
  kinds,
  trades: z
    .partialRecord(z.enum(TRADE_IDS), tradeLinesSchema)
    .default({})
    .describe(
      'Lines of each trade, by its id. The properties of a trade are in src/content/trades.ts.',
    ),
});

/**
 * Schema of all texts in the folder `content/`. A new language needs one line here and one folder.
 */
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
    // For a language in which the copywriter can't write, ads contain only the user's own words,
    // joined by punctuation.
    und: z.strictObject({ phrasebook: phrasebookSchema, kinds }),
  })
  .describe(
    'Each language has a line in textsSchema of src/content/text-schemas.ts and a folder whose name is its BCP 47 tag.',
  );

export type Texts = z.output<typeof textsSchema>;
export type BenefitText = z.output<typeof benefitSchema>;
export type CategoryText = z.output<typeof categorySchema>;
export type Phrasebook = z.output<typeof phrasebookSchema>;
export type CommandWords = z.output<typeof commandsSchema>;
export type KindFrames = z.output<typeof kindSchema>;
export type TradeLines = z.output<typeof tradeLinesSchema>;
export type OccasionText = z.output<typeof occasionSchema>;
