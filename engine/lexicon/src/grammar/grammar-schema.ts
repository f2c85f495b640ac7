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

/** Nouns that indicate a kind. A "*" stands for any beginning or ending: "*markt". */
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

/** The grammar by which a language names a thing. `engine/lexicon/README.md` explains each field. */
const grammarSchema = z
  .strictObject({
    /** Whether the head noun comes before or after the nouns that describe it. */
    head: z.enum(['first', 'last']),
    /** Whether two nouns become one word, so that a word after a complete noun is a name: "Bäckerei Huber". */
    joinsNouns: z.boolean().default(false),
    /** Whether a colour or another quality comes before or after its noun. */
    adjectives: z.enum(['before', 'behind']).default('before'),
    /** Words after the thing that introduce its purpose, material or accessories. */
    modifiersBegin: words,
    /** Words after a purpose that precedes the thing: Turkish "için". */
    modifiersEnd: words,
    /** Words after the thing that introduce its function or its making: "to" in "course to learn sewing". */
    clausesBegin: words,
    /** Words that introduce accessories: "with". The words after them are not the thing itself. */
    accompanies: words,
    /** Words that introduce a location in a brief for a photo: "on", "by". */
    whereBegins: words,
    /** Words that introduce what the thing lacks. */
    without: words,
    /** Words that join two nouns: "de" in "cours de guitare". */
    links: words,
    /** Words for "and". "&" counts in every language. */
    and: plainWords,
    /** Words for "or". */
    or: plainWords,
    /** Words that exclude what follows, in a brief for a photo: "no", "instead of", "kein*". */
    refuses: plainWords,
    /** Phrases that start with such a word but exclude nothing: "pas de la porte". */
    refusesNothing: plainWords,
    /** Verbs between an exclusion and its object: "add" in "don't add props". */
    refusedDeeds: plainWords,
    /** Small words between an exclusion and its object: "any" in "without any props". */
    refusedFillers: plainWords,
    /** Verbs that an exclusion applies to directly: "don't tilt". */
    refusedByThemselves: plainWords,
    /** Words after an exclusion with which the brief continues: "but", "on", "use". */
    goesOn: plainWords,
    /** Ways of selling, which say nothing about the thing: "subscription", "gift box". */
    soldAs: words,
    /** Flavours of food, which shops write after the product: "protein powder chocolate". */
    flavours: words,
    /** Colours, which shops write after a title. */
    colours: words,
    /** Words for shades before or after a colour: "dark". */
    shades: words,
    /** Other values of a shop's options, and the words before a size: "one size", "Größe". */
    options: words,
    /** Places named after their food: "burger bar". */
    servedAt: words,
    /**
     * Words for "for" at the start or end of an audience field, which the copy adds itself: `withoutForWhom`
     * removes them.
     */
    forWhom: z
      .strictObject({
        before: words,
        behind: words,
        /** Joined to the word, which has three letters or more: Arabic "لل". */
        joined: words,
        /** Words that start with such letters anyway. A "*" stands for any ending. */
        apart: words,
      })
      .prefault({}),
    /** Words for an app, which mean nothing as a clause by themselves: "learn Italian in 10 minutes a day, app". */
    apps: words,
    /** Words that lose a letter before a vowel, and those that follow them in ads: "d" in "huile d'olive". */
    elided: z
      .array(z.strictObject({ words: z.array(z.string().min(1)).min(1), before: nouns }))
      .default([]),
    /** Head nouns that determine a kind: a "Pflanzenmarkt" is an event and not a plant. */
    kinds: z.partialRecord(z.enum(NOUN_KINDS), nouns).default({}),
    /** Qualities that come before the noun, in languages where others follow it: "petit". */
    before: words,
  })
  .describe(
    'Write at least where the noun that names the thing stands: "head: last" or "head: first".',
  );
export type Grammar = z.infer<typeof grammarSchema>;

/** Grammars by language. */
export const grammarsSchema = z.record(z.enum(LEXICON_LANGUAGES), grammarSchema);
