import { FACT_KINDS } from '@adwright/contracts/values';
import * as z from 'zod';

const words = z.array(z.string().min(1)).default([]);

/**
 * Kinds of facts that are recognised by phrases of a language. Telephone numbers are excluded,
 * because they are recognised by their shape.
 */
export const WORDED_KINDS = FACT_KINDS.filter((kind) => kind !== 'smallPrint' && kind !== 'phone');
export type WordedKind = (typeof WORDED_KINDS)[number];

const question = z.string().min(1).max(30);

const label = z
  .string()
  .refine(
    (text) => text.split('{value}').length === 2,
    'Write "{value}" exactly once, in place of the value',
  );

/**
 * Schema of a language's phrases for facts, as advertisers write them. Text in `[…]` is optional,
 * `(a|b)` stands for one of two words, and `*` stands for any ending. A word in braces is a slot
 * (gap) for a number, a day or a name. The copywriter's README lists the slots.
 */
export const factWordsSchema = z
  .strictObject({
    labels: z
      .strictObject({
        was: label.describe('The label of an old price: "Was {value}".'),
        code: label.describe('The label of a discount code: "Code: {value}".'),
        until: label.describe('The label of the last day: "Until {value}".'),
        phone: label.describe('The label of a telephone number: "Call {value}".'),
        discount: label.describe(
          'The label of a discount that is only a percentage or a sum: "{value} off".',
        ),
      })
      .describe(
        'Labels for a value that was typed without words. They must not require a grammatical case or gender of the value.',
      ),
    questions: z
      .strictObject({
        wanted: question.describe(
          'The caption above the product’s name as a question: "Looking for".',
        ),
        product: question
          .refine(
            (text) => text.includes('{name}'),
            'Write "{name}" in place of the product’s name',
          )
          .describe('The product’s name as a question: "{name}?".'),
        found: question.describe('The caption above the answer: "Found".'),
        asked: question.describe('The title above a buyer’s questions: "Quick questions".'),
        special: question.describe('"What’s special?"'),
        audience: question.describe('"Who is it for?"'),
        where: question.describe('"Where?"'),
        when: question.describe('"When?"'),
        price: question.describe('"How much?"'),
        more: question.describe('"What else?"'),
      })
      .describe(
        'Questions that the brief answers. Problem-solution and comparison ads use them if no lines of the trade are certain.',
      ),
    currencies: words.describe(
      'Words for currencies beside a sum, in addition to their signs and codes.',
    ),
    thousands: words.describe(
      'Words or letters that multiply a sum by a thousand, for example "k", "тыс."',
    ),
    percent: words.describe('Words for the percent sign.'),
    numbers: words.describe('Words for small numbers.'),
    priceUnits: words.describe(
      'Units that directly follow a price, for example "hour" in "$40 hour".',
    ),
    countUnits: words.describe(
      'Units that follow a number after a space, for example "วัน" (days). Only for Thai, in which a space also separates clauses.',
    ),
    phraseJoins: words.describe(
      'Words beside a space that join the phrases around it, for example "และ" (and). Only for Thai.',
    ),
    weekdays: words.describe('Forms of the days of the week that the calendar does not list.'),
    months: words.describe('Forms of the months that the calendar does not list.'),
    days: words.describe(
      'Phrases that name a day without its date, for example "the end of {month}".',
    ),
    dayJoins: words.describe(
      'Words between two days of one month, for example "and" in "8 and 9 May".',
    ),
    dateLinks: words.describe('Words inside a date, for example "de" in "30 de noviembre".'),
    clock: words.describe('Words after an hour, for example "o’clock".'),
    to: words.describe('Words between the first and the last day of a range, for example "to".'),
    spanFrom: words.describe('Words before the first day of a range, for example "from".'),
    heldOnDays: words.describe(
      'Words, or ends of words, for events that take place on certain days, for example "market".',
    ),
    loweredTo: words.describe('Words between an old price and the present one, for example "now".'),
    loweredFrom: words.describe(
      'Words before a price that a lower one replaces, for example "from" in "from 499 to £349".',
    ),
    alsoWords: words.describe(
      'Words before a day that is offered in addition to others, for example "also" in "also on Saturdays".',
    ),
    packWords: words.describe(
      'Words before the number of pieces in a pack, for example "kit" in "kit de 60".',
    ),
    within: words.describe('Words before a duration, for example "within" in "within 24 h".'),
    scaleWords: words.describe(
      'Words before the scale of a model (such as 1:24), which looks like a time.',
    ),
    notOffered: words.describe(
      'Words after an offer that show that it is none, for example "driver" in "same-day delivery driver".',
    ),
    notPlaces: words.describe(
      'Beginnings of names that are no places, for example "World War", "Excel".',
    ),
    uncertainPlaceWords: words.describe(
      'Words of `placeWords` that also come before other names, for example "covering". Only a likely place after them counts.',
    ),
    behindPlaces: words.describe(
      'Words of five letters or more after the name of a place. Any other word makes the name an adjective, as in "Harris tweed".',
    ),
    phoneWords: words.describe('Words before a telephone number.'),
    doubted: words.describe(
      'Words that negate an offer after them in the same clause, for example "no".',
    ),
    business: words.describe(
      'Words which show that the numbers in a goal are about the advertiser’s business, for example "turnover".',
    ),
    included: words.describe(
      'Phrases after a price that say what it includes, for example "incl. {word}".',
    ),
    ifWords: words.describe(
      'Words that introduce a condition, for example "if". A word that starts with a dot is an ending of the last word of a condition.',
    ),
    ifPrepositions: words.describe(
      'Prepositions that introduce a condition only before a price, for example "bei" in "bei Buchung".',
    ),
    taxNotes: words.describe('Notes on tax after a price, for example "+ VAT", "zzgl. MwSt.".'),
    conditions: words.describe(
      'Words at the start of an offer’s terms, for example "when", "for".',
    ),
    notPrices: words.describe('Words before a sum that is no price, for example "over", "worth".'),
    notPaid: words.describe('Words after a sum that is no price, for example "grant", "gives".'),
    freeWords: words.describe(
      'Words in a goal for what customers get without paying, for example "free", "on us".',
    ),
    thenWords: words.describe(
      'First words of a clause that follows another one in time, for example "then" in "then $9 a month".',
    ),
    purposeWords: words.describe(
      'Words between what customers should do and what they get for it, for example "pour avoir" in "s’inscrire avant mai pour avoir 10 %".',
    ),
    wantedWords: words.describe(
      'First words of a clause of the goal that says what the advertiser wants, for example "get people".',
    ),
    wantedEnds: words.describe(
      'Last words of a clause of the goal that says what the advertiser wants, for languages whose verbs come last: "sipariş toplamak" (collect orders).',
    ),
    requests: z
      .record(z.string().min(1), z.string())
      .default({})
      .describe(
        'First words of a clause that note what customers should do, with the words that ask the reader. Empty words leave the first words out. Words after "|" are used before a preposition and in a whole request: "commander: \'|Commandez\'" gives "Commandez sur Instagram".',
      ),
    politeRequests: z
      .record(z.string().min(1), z.string().min(1))
      .default({})
      .describe(
        'Polite wordings of the words of `requests` that ask a familiar reader: "Reserva: Reserve".',
      ),
    wayWords: words.describe(
      'Words for the way to take a step, or for its time, for example "online", "by phone", "weekend". The ad prints a request of the goal with such a word.',
    ),
    termWords: words.describe(
      'Words of a clause of the goal that says what readers bring, send or collect, or what they do not need, for example "bring", "photo", "no CV". The ad prints such a clause.',
    ),
    timeWords: words.describe(
      'Words before or after a number that say when readers may act, for example "after" in "ring after 6", "ahead" in "2 days ahead".',
    ),
    asksToAct: words.describe(
      'Verbs for what customers should do before a day that the goal names, for example "book", "order".',
    ),
    restrictions: words.describe(
      'Words of a clause that limits the offer: animals, smoking, ages, damage, payment, closing, parking. Such a clause is no headline.',
    ),
    placeWords: words.describe('Words before the name of a place, for example "in", "near".'),
    madeWords: words.describe(
      'Words which show that a place after them is where something is made, for example "made".',
    ),
    cities: words.describe(
      'Names of places, for languages in which capitals do not identify names.',
    ),
    towns: words.describe(
      'Names that count as places only as a clause by themselves or with the ending for "in". "Adana" in "Adana kebap" does not count.',
    ),
    joins: words.describe(
      'Small words that join a fact to the product, for example "for" in "haircut for $20".',
    ),
    phrases: z.partialRecord(z.enum(WORDED_KINDS), words),
  })
  .describe('Words and phrases with which the language states the facts of an offer.');
export type FactWords = z.output<typeof factWordsSchema>;
/** The label of a bare value, by the kind of fact. `{value}` is replaced by the value as typed. */
export type FactLabels = FactWords['labels'];
