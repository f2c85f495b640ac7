import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';

/** Phrases in lower case, in the syntax that `phrases.ts` explains. */
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

/** The wordings of job ads in a language. */
const jobWordsSchema = z.strictObject({
  /** At the start, before the occupation. */
  begins: phrases,
  /** The same, if a colon or an exclamation mark follows. */
  beginsWithMark: phrases,
  /** The same, if a mark or a space follows, for languages without spaces. */
  beginsApart: phrases,
  /** After the occupation, at the end of a part of the field. */
  ends: phrases,
  /** The same, but only after one of `people`. */
  endsBehindPeople: phrases,
  people: z.array(z.string().min(1)).default([]),
  /** Between the occupation and the preposition of a place. */
  sought: phrases,
  /** Those prepositions. */
  places: phrases,
  /** After the name of the company, at the start. */
  looksFor: phrases,
  /** Longer phrases that contain one of those above but offer no work. */
  not: phrases,
  /** Phrases that offer work although they contain one of `not`. */
  still: phrases,
  /** Gender marks, which count in brackets, and from three letters on without: "m/w/d". */
  genders: z.array(z.string().min(1)).default([]),
  /** Marks of two letters that count without brackets too. */
  bareGenders: z.array(z.string().min(1)).default([]),
});

/** Further ways of hiring in English, which count only beside people or occupations. */
const englishJobsSchema = z.strictObject({
  anywhere: phrases,
  /** Words that only job ads have and that belong to the product. */
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
  /** Words that look like occupations. */
  noOccupation: phrases,
  /** Products of sellers of help with hiring. */
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
        /** Whether a phrase must start or end the field. If absent, it may be anywhere. */
        at: z.enum(['start', 'end']).optional(),
        /** Whether a colon, a dash or an exclamation mark must follow. */
        mark: z.literal(true).optional(),
        /** A phrase before one of these words is kept. */
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

/** Single words, without brackets. */
const someWords = z.array(z.string().min(1)).default([]);

const audiencesSchema = z.strictObject({
  lists,
  /** At the start, and not part of the audience. */
  leadIn: phrases,
  /** Whole fields that name no audience. */
  everybody: phrases,
  /** Terms of media planning that an ad must not call its readers. */
  jargon: phrases,
  /** The same, but only before another word. */
  jargonBefore: phrases,
  /** Problems, which an ad must not name: "burnt out women" become women. */
  ailing: phrases,
  /** Words after them with which they are not a problem: "poor sleepers". */
  ailingNotBefore: someWords,
  /** Without the age, "elderly people and their carers" would mean everybody and carers. */
  anybodyAnd: phrases,
  /** Buyers are customers or patients: "patients and parents" become parents. */
  whoeverAnd: phrases,
  whoeverNotBefore: someWords,
  /** Words that an ad says in another way. */
  plain: z.record(z.string(), z.string()),
  plainAtEnd: z.record(z.string(), z.string()),
  /** Phrases that start a clause, which is not part of the group's name. */
  cuts: z.array(
    z.strictObject({
      phrases,
      /** Words that continue the group's name before a phrase: "heads of sales". */
      notBehind: someWords,
      /** A phrase counts only before these words. */
      before: someWords,
      /** It also counts at the end. */
      atEnd: z.literal(true).optional(),
      /** It also counts if no plural ends the field: "young working women". */
      unlessPeopleFollow: z.literal(true).optional(),
    }),
  ),
  /** Groups after which a participle starts a clause, as it does after plurals. */
  people: someWords,
  peopleDoneTo: someWords,
  /** Participles that form a group's name with the noun after them: "fitness clothing buyers". */
  namesGroups: someWords,
  /** Passive participles without "-ed", and the words after a passive: "locked out of". */
  doneTo: someWords,
  doneToBefore: someWords,
  /** Before a problem of the group; before a wish of it. */
  pains: phrases,
  wants: phrases,
  wantsNotBefore: someWords,
  /** Names of groups without a plural. */
  groups: phrases,
  /** Relatives, who are adults if their parents are named. */
  kin: phrases,
});

/** The files of `engine/lexicon/phrases`. */
export const phrasesSchema = z.strictObject({
  'job-ads': z.strictObject({
    lists,
    /** Trades whose goods are made for women and men: "T-shirt H/F" is not a job. */
    wornTrades: someWords,
    languages: z.partialRecord(z.enum(LEXICON_LANGUAGES), jobWordsSchema),
    english: englishJobsSchema,
  }),
  passing: passingSchema,
  audiences: audiencesSchema,
  'run-on': z.strictObject({
    /** Words that need the words after them, so no comma is missing there: "and", "mit". */
    goesOn: z.array(z.string().regex(/^[\p{L}'’ ]+$/u, 'Write words with single spaces')).min(1),
  }),
});

export type PhraseFiles = z.output<typeof phrasesSchema>;
