import * as z from 'zod';
import { LEXICON_LANGUAGES } from '../languages.ts';

const words = z.array(z.string().min(1)).default([]);

/** How a language says what a thing is. `engine/lexicon/README.md` explains each field. */
const grammarSchema = z.strictObject({
  /** Whether the noun that names the thing stands before or behind the nouns that describe it. */
  head: z.enum(['first', 'last']),
  /** Whether a colour or another quality stands before its noun or behind it. */
  adjectives: z.enum(['before', 'behind']).default('before'),
  /** Words behind the thing that begin what it is for, made of or sold with. */
  modifiersBegin: words,
  /** Words that begin where a thing stands, in a brief for a photo: "on", "by". */
  whereBegins: words,
  /** Words that begin what the thing lacks. */
  without: words,
  /** Words that join two nouns: "de" in "cours de guitare". */
  links: words,
  /** Ways of selling, which say nothing of the thing: "subscription", "gift box". */
  soldAs: words,
  /** What food tastes of, as shops write it behind a thing: "protein powder chocolate". */
  flavours: words,
  /** Colours, as shops write them behind a title. */
  colours: words,
  /** Other values of a shop's options, and the words before a size: "one size", "Größe". */
  options: words,
  /** Places that are named after what they serve: "burger bar". */
  servedAt: words,
});
export type Grammar = z.infer<typeof grammarSchema>;

/** Grammars by language. */
export const grammarsSchema = z.record(z.enum(LEXICON_LANGUAGES), grammarSchema);
