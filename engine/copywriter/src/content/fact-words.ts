import { FACT_KINDS } from '@adwright/contracts/values';
import * as z from 'zod';

const words = z.array(z.string().min(1)).default([]);

/**
 * Kinds of facts that are recognised by phrases of a language. Telephone numbers are recognised by
 * their shape instead.
 */
export const SAID_KINDS = FACT_KINDS.filter((kind) => kind !== 'smallPrint' && kind !== 'phone');
export type SaidKind = (typeof SAID_KINDS)[number];

const label = z
  .string()
  .refine(
    (text) => text.split('{value}').length === 2,
    'Write "{value}" once, where the value stands',
  );

/**
 * Schema of a language's phrases for facts, as advertisers write them. `[…]` is optional, `(a|b)`
 * is one of two, `*` is any ending, and a word in braces is a slot (gap) for a number, a day or a
 * name. The copywriter's README lists these slots.
 */
export const factWordsSchema = z
  .strictObject({
    labels: z
      .strictObject({
        was: label.describe('"Was {value}": the former price.'),
        code: label.describe('"Code: {value}".'),
        until: label.describe('"Until {value}": the last day.'),
        phone: label.describe('"Call {value}".'),
        discount: label.describe('"{value} off": a bare percentage or sum.'),
      })
      .describe('Wordings around a bare value, with no case or gender that it would have to take.'),
    currencies: words.describe('What money is called beside a sum, besides its signs and codes.'),
    thousands: words.describe('Words or letters that multiply a sum: "k", "тыс."'),
    percent: words.describe('Words for the sign of percent.'),
    numbers: words.describe('Small numbers in words.'),
    priceUnits: words.describe(
      'What a price is for, where it stands behind the sum with no word between: "hour" in "$40 hour".',
    ),
    weekdays: words.describe('Other forms of the days of the week than those of the calendar.'),
    months: words.describe('Other forms of the months than those of the calendar.'),
    days: words.describe('Phrases that name a day in another way: "the end of {month}".'),
    dayJoins: words.describe('Words between two days of one month: "and" in "8 and 9 May".'),
    dateLinks: words.describe('Words inside a date: "de" in "30 de noviembre".'),
    clock: words.describe('Words behind an hour.'),
    to: words.describe('Words between the first and the last of a span: "to".'),
    spanFrom: words.describe('Words before the first day of a span: "from".'),
    heldOnDays: words.describe(
      'Words, or their ends, for what takes place on certain days: "market", also of "Christmas market".',
    ),
    loweredTo: words.describe('Words between an old price and the present one: "now".'),
    loweredFrom: words.describe(
      'Words before a price that a lower one replaces: "from" 499 to £349.',
    ),
    alsoWords: words.describe(
      'Words before a day that is offered besides others: "also" on Saturdays.',
    ),
    packWords: words.describe('Words before the number of pieces in a pack: "kit" in "kit de 60".'),
    within: words.describe('Words before how long something takes: "within" 24 h.'),
    scaleWords: words.describe('Words before the scale of a model, which looks like a time.'),
    notOffered: words.describe(
      'Words behind an offer that make another thing of it: the "driver" of "same-day delivery driver".',
    ),
    notPlaces: words.describe('Beginnings of names that are no places: "World War", "Excel".'),
    uncertainPlaceWords: words.describe(
      'Words of `placeWords` that stand before other names too, so that only a likely place follows them: "covering".',
    ),
    behindPlaces: words.describe(
      'Words of five letters or more behind the name of a place; another one makes an adjective of it: "Harris tweed".',
    ),
    phoneWords: words.describe('Words before a phone number.'),
    doubted: words.describe('Words that take back an offer behind them in the same clause.'),
    business: words.describe(
      'Words of a goal whose figures are those of the business: "turnover", "increase sales".',
    ),
    included: words.describe('Phrases behind a price for what it includes: "incl. {word}".'),
    ifWords: words.describe(
      'Words that introduce a condition: "if", "when". A word that starts with a dot is an ending of the last word of a condition.',
    ),
    ifPrepositions: words.describe(
      'Prepositions that introduce a condition before a price: "bei Buchung". Elsewhere they need not: "bei jedem Wetter stabil".',
    ),
    taxNotes: words.describe('Notes on tax behind a price: "+ VAT", "zzgl. MwSt.".'),
    conditions: words.describe('Words that begin on what terms an offer holds: "when", "for".'),
    notPrices: words.describe('Words before a sum that is no price: "over", "worth".'),
    notPaid: words.describe('Words behind a sum that is no price: "grant", "gives".'),
    asksToAct: words.describe('What a goal has customers do before a day: "book", "order".'),
    placeWords: words.describe('Words before the name of a place: "in", "near".'),
    madeWords: words.describe('Words that tell where something comes from: "made".'),
    cities: words.describe('Names of places, where capitals do not tell them.'),
    towns: words.describe(
      'Names of places that tell where something is only as a clause of their own or with the ending for "in": "Adana", but not in "Adana kebap".',
    ),
    joins: words.describe(
      'Small words that join a fact to what is sold: "for" in "haircut for $20".',
    ),
    phrases: z.partialRecord(z.enum(SAID_KINDS), words),
  })
  .describe('How the language says the facts of an offer.');
export type FactWords = z.output<typeof factWordsSchema>;
/** The label of a bare value, by the kind of fact. `{value}` is replaced by the value as typed. */
export type FactLabels = FactWords['labels'];
