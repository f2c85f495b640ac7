import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';
import { NOUN_KINDS } from './noun-kinds.ts';

const words = z.array(z.string().min(1)).default([]);

/**
 * Words that become part of a regular expression, so they must not contain its special characters.
 */
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

/**
 * Nouns that state the kind of product, such as an event. A "*" matches any letters at the start or
 * end: "*markt".
 */
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

/**
 * The grammar rules of a language that determine which word of a product field names the product.
 * `engine/lexicon/README.md` explains each field.
 */
const grammarSchema = z
  .strictObject({
    /**
     * Whether the head noun comes before ("first") or after ("last") the nouns that describe it.
     */
    head: z.enum(['first', 'last']),
    /**
     * Whether the language writes two nouns as one word. A separate word after a complete noun is
     * then a name: "Bäckerei Huber".
     */
    joinsNouns: z.boolean().default(false),
    /**
     * Whether the language writes spaces only between phrases, not between words. The first phrase
     * then names the product: Chinese "儿童头盔 自行车" is a helmet.
     */
    spacesPartPhrases: z.boolean().default(false),
    /** Last syllables of phrases that only describe the next phrase: "用" (for). */
    describing: words,
    /** Endings that mean "with" or "without": Turkish "lı" in "çekmeceli", with drawers. */
    qualityEndings: words,
    /** Endings that attach a noun to the noun before it: Turkish "i" in "perde kornişi". */
    ownedEndings: words,
    /** Whether an adjective of colour or quality comes before or after its noun. */
    adjectives: z.enum(['before', 'behind']).default('before'),
    /**
     * Words after the product that introduce its purpose, material or accessories, for example
     * "for", "with".
     */
    modifiersBegin: words,
    /** Words that follow a purpose and precede the product: Turkish "için". */
    modifiersEnd: words,
    /**
     * Words after the product that introduce its use or its production, for example "to" in "course
     * to learn sewing".
     */
    clausesBegin: words,
    /**
     * Words that introduce accessories, such as "with". The words after "with" don't name the product.
     */
    accompanies: words,
    /** Words that introduce a position in a photoshoot's brief, for example "on", "by". */
    whereBegins: words,
    /** Words that introduce a missing part, such as "without". */
    without: words,
    /** Words that join two nouns, for example "de" in "cours de guitare". */
    links: words,
    /** Words for "and"; the sign "&" counts in every language. */
    and: plainWords,
    /** Words for "or". */
    or: plainWords,
    /**
     * Words of a photoshoot's brief that exclude the words after them, for example "no", "instead
     * of", "kein*".
     */
    refuses: plainWords,
    /**
     * Phrases that start with one of `refuses` but exclude nothing, for example "pas de la porte".
     */
    refusesNothing: plainWords,
    /** Verbs between the refusing word and its object, for example "add" in "don't add props". */
    refusedDeeds: plainWords,
    /**
     * Small words between the refusing word and its object, for example "any" in "without any
     * props".
     */
    refusedFillers: plainWords,
    /**
     * Verbs for actions that a brief refuses, without an object, for example "tilt" in "don't
     * tilt".
     */
    refusedByThemselves: plainWords,
    /**
     * Words that end a refusal. The words after an ending word such as "but", "on" or "use" state wishes.
     */
    goesOn: plainWords,
    /** Ways of selling, which don't name the product, for example "subscription", "gift box". */
    soldAs: words,
    /**
     * Abbreviations that shops write for small words, each with its sign and the word that it stands for: Portuguese
     * "p/" for "para".
     */
    abbreviations: z
      .record(
        z
          .string()
          .regex(
            /^\p{L}+(?:[./]\p{L}*)*$/u,
            'Write letters in lower case with their full stops or slashes, for example "p/"',
          ),
        z.string().min(1),
      )
      .default({}),
    /**
     * Nouns for things that belong to another thing, for example "holder", "cover", "chain". The thing beside
     * such a noun is not the product. In languages that join nouns, the word may also end a compound.
     */
    accessories: words,
    /** Flavours, which shops write after the product, for example "protein powder chocolate". */
    flavours: words,
    /**
     * Patterns, fabrics, models and parts, which shops write after the product without a
     * preposition, for example Dutch "bloemen" in "behang bloemen". The list of details is used
     * only for languages whose head noun comes last.
     */
    details: words,
    /** Colours, which shops write at the end of a product title. */
    colours: words,
    /** Words that shade a colour beside them, for example "dark". */
    shades: words,
    /**
     * Other values of a shop's options, and words before a size, for example "one size", "Größe".
     */
    options: words,
    /**
     * Words for hours. The same word may mean a watch or a lesson if no number is beside it: German "16 Uhr",
     * Turkish "2 saat".
     */
    timeUnits: words,
    /**
     * Words for the making or the taste of food, for example "smoked". Beside a weight, such a word shows that an
     * unknown thing is food. A "*" at an end matches any letters.
     */
    foodWords: words,
    /** Words for restaurants that are named after their food, for example "bar" in "burger bar". */
    servedAt: words,
    /**
     * Words that mean "for", at the start or end of an audience field. `removeForWhom` removes the word,
     * because the copy adds its own.
     */
    forWhom: z
      .strictObject({
        before: words,
        behind: words,
        /** Prefixes that mean "for", joined to a word of three letters or more: Arabic "لل". */
        joined: words,
        /**
         * Words that only happen to start with the letters of such a prefix. A "*" matches any
         * ending.
         */
        apart: words,
      })
      .prefault({}),
    /**
     * Words that mean "app". After a comma, words for an app only repeat the kind of product, for example
     * "learn Italian in 10 minutes a day, app".
     */
    apps: words,
    /**
     * Words that lose their vowel before another vowel, each with words that follow it in ads, for example
     * "d" in "huile d'olive".
     */
    elided: z
      .array(z.strictObject({ words: z.array(z.string().min(1)).min(1), before: nouns }))
      .default([]),
    /** Nouns for goods with which the work beside them is done: a "repair kit" is no repair. */
    kits: words,
    /**
     * Head nouns that determine the kind of product: a "Pflanzenmarkt" is an event and not a plant.
     */
    kinds: z.partialRecord(z.enum(NOUN_KINDS), nouns).default({}),
    /** Verbs and phrases that state the kind of product wherever they are: "mieten", "te huur". */
    verbs: z.partialRecord(z.enum(NOUN_KINDS), words).default({}),
    /**
     * Qualities that come before the noun, in languages that put other qualities after it: French
     * "petit".
     */
    before: words,
  })
  .describe(
    'Write at least where the noun that names the thing stands: "head: last" or "head: first".',
  );
export type Grammar = z.infer<typeof grammarSchema>;

/** Grammars by language. */
export const grammarsSchema = z.record(z.enum(LEXICON_LANGUAGES), grammarSchema);
