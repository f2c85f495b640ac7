import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';

/** Phrases in lower case, as `phrases.ts` explains them. */
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

/** How a language words a job ad. */
const jobWordsSchema = z.strictObject({
  /** At the start, before the occupation. */
  begins: phrases,
  /** The same, where a colon or an exclamation mark must follow. */
  beginsWithMark: phrases,
  /** The same, where a mark or a space must follow: languages without spaces. */
  beginsApart: phrases,
  /** Behind the occupation, at the end of a part of the field. */
  ends: phrases,
  /** The same, only behind one of `people`. */
  endsBehindPeople: phrases,
  people: z.array(z.string().min(1)).default([]),
  /** Between the occupation and the preposition of a place. */
  sought: phrases,
  /** Those prepositions. */
  places: phrases,
  /** Behind the name of the company, at the start. */
  looksFor: phrases,
  /** Phrases in which those above offer no work. */
  not: phrases,
  /** Phrases that offer work though they hold one of `not`. */
  still: phrases,
  /** Letters for all genders, which count in brackets and from three letters on without: "m/w/d". */
  genders: z.array(z.string().min(1)).default([]),
  /** Those of two letters that count without brackets too. */
  bareGenders: z.array(z.string().min(1)).default([]),
});

/** More ways of hiring in English, where people, persons and occupations must stand beside the words. */
const englishJobsSchema = z.strictObject({
  anywhere: phrases,
  /** Words that only job ads have, and that belong to the product. */
  signs: phrases,
  beginsWithMark: phrases,
  beginsWithMarkOrDash: phrases,
  /** Before a colon or a dash. */
  joins: phrases,
  beginsBeforePeople: phrases,
  beginsBeforePerson: phrases,
  anywhereBeforeOccupation: phrases,
  endsBehindOccupation: phrases,
  people: phrases,
  person: phrases,
  occupation: phrases,
  /** Words that seem occupations. */
  noOccupation: phrases,
  /** What sellers of help with hiring sell. */
  sellsHiring: phrases,
});

const passingSchema = z.strictObject({
  lists,
  /** Phrases that are removed and not printed elsewhere. */
  headings: z.array(z.string().min(1)).default([]),
  /** Applied in order. Each group removes the first of its phrases that a field contains. */
  groups: z
    .array(
      z.strictObject({
        phrases,
        /** Whether a phrase must start or end the field. If absent, it may stand anywhere. */
        at: z.enum(['start', 'end']).optional(),
        /** Whether a colon, a dash or an exclamation mark must follow. */
        mark: z.literal(true).optional(),
        /** A phrase that one of these words follows is kept. */
        notBefore: phrases,
        /** Number of words after the phrase to remove with it. They end before a phrase of `until`. */
        takes: z.number().int().positive().default(0),
        until: phrases,
        /** Whether this group also removes the hiring phrases of job-ads.yaml. */
        hiring: z.literal(true).optional(),
      }),
    )
    .min(1),
});

/** Single words, which no bracket belongs to. */
const someWords = z.array(z.string().min(1)).default([]);

const audiencesSchema = z.strictObject({
  lists,
  /** At the start, and no part of the audience. */
  leadIn: phrases,
  /** Whole fields that name no audience. */
  everybody: phrases,
  /** Terms of media planning that an ad must not call its readers. */
  jargon: phrases,
  /** The same, only where a word follows. */
  jargonBefore: phrases,
  /** Troubles, which an ad must not name: "burnt out women" become women. */
  ailing: phrases,
  /** Words behind them with which they are no trouble: "poor sleepers". */
  ailingNotBefore: someWords,
  /** Without the age, "elderly people and their carers" would be everybody, and carers. */
  anybodyAnd: phrases,
  /** Buyers are customers or patients: "patients and parents" become parents. */
  whoeverAnd: phrases,
  whoeverNotBefore: someWords,
  /** Words that an ad says in another way. */
  plain: z.record(z.string(), z.string()),
  plainAtEnd: z.record(z.string(), z.string()),
  /** Phrases with which a clause begins that is no name of the group. */
  cuts: z.array(
    z.strictObject({
      phrases,
      /** Words that go on with the group where they stand before a phrase: "heads of sales". */
      notBehind: someWords,
      /** A phrase counts before these words alone. */
      before: someWords,
      /** Or at the end. */
      atEnd: z.literal(true).optional(),
      /** Or where no plural ends the field: "young working women". */
      unlessPeopleFollow: z.literal(true).optional(),
    }),
  ),
  /** Groups behind which a participle begins a clause, as it does behind plurals. */
  people: someWords,
  peopleDoneTo: someWords,
  /** Participles that name a group with the noun behind them: "fitness clothing buyers". */
  namesGroups: someWords,
  /** Passive participles without "-ed", and the words behind a passive: "locked out of". */
  doneTo: someWords,
  doneToBefore: someWords,
  /** Before what the group suffers from; before what it wishes. */
  pains: phrases,
  wants: phrases,
  wantsNotBefore: someWords,
  /** Names of groups without a plural. */
  groups: phrases,
  /** Relatives, who are adults where their parents are named. */
  kin: phrases,
});

/** The files of `engine/lexicon/phrases`. */
export const phrasesSchema = z.strictObject({
  'job-ads': z.strictObject({
    lists,
    /** Trades whose goods are made for women and men: "T-shirt H/F" is no job. */
    wornTrades: someWords,
    languages: z.partialRecord(z.enum(LEXICON_LANGUAGES), jobWordsSchema),
    english: englishJobsSchema,
  }),
  passing: passingSchema,
  audiences: audiencesSchema,
  'run-on': z.strictObject({
    /** Words behind which no comma is missing, as they go on with what stands behind them: "and", "mit". */
    goesOn: z.array(z.string().regex(/^[\p{L}'’ ]+$/u, 'Write words with single spaces')).min(1),
  }),
});

export type PhraseFiles = z.output<typeof phrasesSchema>;
