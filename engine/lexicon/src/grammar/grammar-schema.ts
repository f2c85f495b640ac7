import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';
import { NOUN_KINDS } from './noun-kinds.ts';

const words = z.array(z.string().min(1)).default([]);

/** Words that become part of a pattern. */
const plainWords = z
  .array(
    z
      .string()
      .regex(
        /^[\p{L}\p{M}]+(?:[' ][\p{L}\p{M}]+)*['*]?$/u,
        'Write words with single spaces. A "*" may stand at the end for any ending',
      ),
  )
  .default([]);

/** Nouns of a kind. A "*" stands for any beginning or ending: "*markt". */
const nouns = z
  .array(
    z
      .string()
      .regex(
        /^\*?[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*\*?$/u,
        'Write words with single spaces, with a "*" at an end at most',
      ),
  )
  .default([]);

/** How a language says what a thing is. `engine/lexicon/README.md` explains each field. */
const grammarSchema = z
  .strictObject({
    /** Whether the noun that names the thing stands before or behind the nouns that describe it. */
    head: z.enum(['first', 'last']),
    /** Whether two nouns become one word, so that a word behind a whole noun is a name: "Bäckerei Huber". */
    joinsNouns: z.boolean().default(false),
    /** Whether a colour or another quality stands before its noun or behind it. */
    adjectives: z.enum(['before', 'behind']).default('before'),
    /** Words behind the thing that begin what it is for, made of or sold with. */
    modifiersBegin: words,
    /** Words behind what a thing is for, which stands before it: Turkish "için". */
    modifiersEnd: words,
    /** Words behind the thing that begin what it does or how it is made: "to" in "course to learn sewing". */
    clausesBegin: words,
    /** Words that begin what comes with a thing: "with". What they begin is not the thing itself. */
    accompanies: words,
    /** Words that begin where a thing stands, in a brief for a photo: "on", "by". */
    whereBegins: words,
    /** Words that begin what the thing lacks. */
    without: words,
    /** Words that join two nouns: "de" in "cours de guitare". */
    links: words,
    /** Words for "and". "&" counts in every language. */
    and: plainWords,
    /** Words that refuse what follows, in a brief for a photo: "no", "instead of", "kein*". */
    refuses: plainWords,
    /** Phrases that begin with such a word and refuse nothing: "pas de la porte". */
    refusesNothing: plainWords,
    /** Deeds between a refusal and what it refuses: "add" in "don't add props". */
    refusedDeeds: plainWords,
    /** Small words between a refusal and what it refuses: "any" in "without any props". */
    refusedFillers: plainWords,
    /** Deeds that a refusal refuses itself: "don't tilt". */
    refusedByThemselves: plainWords,
    /** Words behind what is refused, with which the brief goes on: "but", "on", "use". */
    goesOn: plainWords,
    /** Ways of selling, which say nothing of the thing: "subscription", "gift box". */
    soldAs: words,
    /** What food tastes of, as shops write it behind a thing: "protein powder chocolate". */
    flavours: words,
    /** Colours, as shops write them behind a title. */
    colours: words,
    /** Words that shade a colour, before or behind it: "dark". */
    shades: words,
    /** Other values of a shop's options, and the words before a size: "one size", "Größe". */
    options: words,
    /** Places that are named after what they serve: "burger bar". */
    servedAt: words,
    /** Words for "for" at an end of an audience field, which the copy says itself: `withoutForWhom` reads them. */
    forWhom: z
      .strictObject({
        before: words,
        behind: words,
        /** Written onto the word, which has three letters or more: Arabic "لل". */
        joined: words,
        /** Words that begin with such letters themselves. A "*" stands for any ending. */
        apart: words,
      })
      .prefault({}),
    /** Words for an app, which say nothing as a clause by themselves: "learn Italian in 10 minutes a day, app". */
    apps: words,
    /** Words that lose a letter before a vowel, and those that follow them in ads: "d" in "huile d'olive". */
    elided: z
      .array(z.strictObject({ words: z.array(z.string().min(1)).min(1), before: nouns }))
      .default([]),
    /** Nouns that tell the kind of what they head: a "Pflanzenmarkt" is an event and no plant. */
    kinds: z.partialRecord(z.enum(NOUN_KINDS), nouns).default({}),
    /** Qualities that stand before the noun where others stand behind it: "petit". */
    before: words,
  })
  .describe(
    'Write at least where the noun that names the thing stands: "head: last" or "head: first".',
  );
export type Grammar = z.infer<typeof grammarSchema>;

/** Grammars by language. */
export const grammarsSchema = z.record(z.enum(LEXICON_LANGUAGES), grammarSchema);
