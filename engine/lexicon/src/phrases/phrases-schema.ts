import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';

/** Phrases in lower case, in the notation that `phrases.ts` explains. */
const phrases = z
  .array(
    z
      .string()
      .regex(
        /^(?:(?:\[[^[\]()]+\]|\([^[\]()]+\)|[^\s[\]()|]+)(?: |$))+$/u,
        'Write words with single spaces: "[up to]" may be left out, "(a|b)" is one of them',
      )
      .refine((value) => value === value.toLowerCase(), 'Write a phrase in lower case'),
  )
  .default([]);

const lists = z.record(z.string(), z.array(z.string().min(1)).min(1)).default({});

/** Phrases of job ads in one language. */
const jobWordsSchema = z.strictObject({
  /** Phrases at the start of a field, before the occupation. */
  begins: phrases,
  /** Phrases at the start that count only if a colon or an exclamation mark follows. */
  beginsWithMark: phrases,
  /**
   * Phrases at the start that need punctuation or a space after them, for languages without spaces.
   */
  beginsApart: phrases,
  /** Phrases after the occupation, before punctuation or the field's end. */
  ends: phrases,
  /** Phrases after the occupation that count only directly after one of `people`. */
  endsBehindPeople: phrases,
  people: z.array(z.string().min(1)).default([]),
  /** Phrases between the occupation and a preposition of place, for example "gezocht in Venlo". */
  sought: phrases,
  /** Prepositions of place that follow a phrase of `sought`. */
  places: phrases,
  /** Phrases for "looks for" after a company's name at the start. */
  looksFor: phrases,
  /** Words for pay, which make a field a job ad beside a number: "Stundenlohn 14 €". */
  pay: phrases,
  /** Units of pay, directly after a sum: "/h", "netto". They count only beside one of `staff`. */
  payPer: phrases,
  /** Working hours, which count only beside one of `staff`: "part time", "Minijob". */
  hours: phrases,
  /** Occupations of employees, who sell nothing themselves. */
  staff: phrases,
  /**
   * Places of work, with their prepositions. They make a field a job ad directly behind one of `staff` at its start:
   * "Spülkraft für ein Hotel".
   */
  employers: phrases,
  /** Longer phrases that contain one of the phrases above but don't offer work. */
  not: phrases,
  /** Phrases that offer work although they contain a phrase of `not`. */
  still: phrases,
  /**
   * Gender marks such as "m/w/d". Gender marks count in brackets. Marks of three letters or more
   * also count without brackets.
   */
  genders: z.array(z.string().min(1)).default([]),
  /** Gender marks of two letters that also count without brackets. */
  bareGenders: z.array(z.string().min(1)).default([]),
});

/** Further English phrases of hiring, which count only beside people or occupations. */
const englishJobsSchema = z.strictObject({
  anywhere: phrases,
  /** Words that occur only in job ads and stay in the product's name. */
  signs: phrases,
  beginsWithMark: phrases,
  beginsWithMarkOrDash: phrases,
  /** Words before a colon or a dash that start a job ad. */
  joins: phrases,
  beginsBeforePeople: phrases,
  beginsBeforePerson: phrases,
  anywhereBeforeOccupation: phrases,
  endsBehindOccupation: phrases,
  people: phrases,
  person: phrases,
  occupation: phrases,
  /** Words that look like an occupation but are not. */
  noOccupation: phrases,
  /** Products of companies that sell help with hiring. */
  sellsHiring: phrases,
});

const passingSchema = z.strictObject({
  lists,
  /** Phrases that are removed from the product and not printed anywhere. */
  headings: z.array(z.string().min(1)).default([]),
  /**
   * Groups of phrases, in the order in which they are applied. For each group, the first phrase
   * that a field contains is removed.
   */
  groups: z
    .array(
      z.strictObject({
        phrases,
        /**
         * Whether a phrase must be at the field's start or end. If the key is missing, the phrase
         * may be anywhere.
         */
        at: z.enum(['start', 'end']).optional(),
        /** Whether a colon, dash or exclamation mark must follow the phrase. */
        mark: z.literal(true).optional(),
        /** Words before which a phrase is kept. */
        notBefore: phrases,
        /**
         * Maximum number of words after the phrase that are removed with it. The removal stops
         * before a phrase of `until`.
         */
        takes: z.number().int().positive().default(0),
        until: phrases,
        /** Whether this group also removes the phrases of hiring in job-ads.yaml. */
        hiring: z.literal(true).optional(),
      }),
    )
    .min(1),
});

/** A list of single words, without the brackets of phrases. */
const someWords = z.array(z.string().min(1)).default([]);

const audiencesSchema = z.strictObject({
  lists,
  /** Words at the start of an audience field that don't belong to the audience. */
  leadIn: phrases,
  /** Audience fields that name no particular group. */
  everybody: phrases,
  /** Terms of media planning, which an ad must not use when it addresses its readers. */
  jargon: phrases,
  /** Terms of media planning that count only before another word. */
  jargonBefore: phrases,
  /**
   * Words for problems, which an ad must not mention to affected readers. "burnt out women" becomes
   * "women".
   */
  ailing: phrases,
  /**
   * Words before which an `ailing` word describes no separate problem, for example "poor" before
   * "sleepers".
   */
  ailingNotBefore: someWords,
  /**
   * General words for people before "and". Without an age before them, these words mean everybody, for
   * example "people and their carers".
   */
  anybodyAnd: phrases,
  /**
   * General words for buyers before "and", which are removed: "patients and parents" becomes
   * "parents".
   */
  whoeverAnd: phrases,
  whoeverNotBefore: someWords,
  /** Words of an audience field, each with its replacement in the ad. */
  plain: z.record(z.string(), z.string()),
  plainAtEnd: z.record(z.string(), z.string()),
  /** Phrases that start a clause after the group's name. */
  cuts: z.array(
    z.strictObject({
      phrases,
      /**
       * Words that keep a phrase of `phrases` from starting a clause, because the phrase belongs to the
       * group's name, for example "heads of sales".
       */
      notBehind: someWords,
      /** Words of which one must follow, so that a phrase of `phrases` starts a clause. */
      before: someWords,
      /** Whether the phrase also starts a clause at the end of the field. */
      atEnd: z.literal(true).optional(),
      /**
       * Whether the phrase also starts a clause if the field does not end with a plural, for example "young
       * working women".
       */
      unlessPeopleFollow: z.literal(true).optional(),
    }),
  ),
  /** Names of groups without a plural "s" ("people"), after which a participle starts a clause. */
  people: someWords,
  peopleDoneTo: someWords,
  /**
   * Participles that belong to the group's name, together with the noun after them, for example "fitness
   * clothing buyers".
   */
  namesGroups: someWords,
  /** Passive participles without "-ed", and words that follow a passive, for example "locked out of". */
  doneTo: someWords,
  doneToBefore: someWords,
  /** Words that introduce a problem of the group, and words that introduce a wish. */
  pains: phrases,
  wants: phrases,
  wantsNotBefore: someWords,
  /** Names of groups that are not plurals. */
  groups: phrases,
  /**
   * Words for relatives. If the field also names the parents of these relatives, the relatives are adults.
   */
  kin: phrases,
});

/** Schema of the files in `engine/lexicon/phrases`. */
export const phrasesSchema = z.strictObject({
  'job-ads': z.strictObject({
    lists,
    /**
     * Trades that sell clothing or similar goods for women and men. "T-shirt H/F" is therefore no
     * job ad.
     */
    wornTrades: someWords,
    languages: z.partialRecord(z.enum(LEXICON_LANGUAGES), jobWordsSchema),
    english: englishJobsSchema,
  }),
  passing: passingSchema,
  audiences: audiencesSchema,
  'run-on': z.strictObject({
    /**
     * Words that belong to the words after them ("and", "mit"), so no comma is inserted after them.
     */
    goesOn: z.array(z.string().regex(/^[\p{L}'’ ]+$/u, 'Write words with single spaces')).min(1),
  }),
});

export type PhraseFiles = z.output<typeof phrasesSchema>;
