import type { Concept } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import type { Mention } from '../concepts/term-index.ts';
import { splitIntoTokens, type Token } from '../concepts/tokens.ts';
import type { Vocabulary } from '../concepts/vocabularies.ts';
import { GRAMMARS } from '../grammar/grammar.ts';
import type { LexiconLanguage } from '../languages.ts';
import { keepTellingMentions } from './keep-telling-mentions.ts';
import { splitSegments } from './segments.ts';

/** A word of a text, or several words that match one term together. */
export interface WordInText {
  /** In lower case. */
  text: string;
  /** Concepts that the word names; a compound may have several. */
  concepts: readonly Concept[];
  /** Whether punctuation separates this word from the previous word. */
  isBegin: boolean;
  /** Position of the word in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/**
 * Tells whether a language puts a colour or another quality after its noun, for example "roses
 * rouges".
 */
export function putsQualitiesBehind(language: LexiconLanguage): boolean {
  return GRAMMARS[language].adjectives === 'behind';
}

/** Matches punctuation that separates words of a brief. */
const MARK = /[^\s'’‘*"“”„«»:°-]/u;

/**
 * Returns the words of a text in their order, each with the vocabulary's concepts that it names.
 */
export function readWords(
  text: string,
  vocabulary: Vocabulary,
  language: LexiconLanguage,
): WordInText[] {
  const tokens = splitIntoTokens(text);
  const mentions = keepTellingMentions(
    findConcepts(text, vocabulary).filter(createLanguageFilter(language)),
    language,
  );
  const words: WordInText[] = [];
  for (let at = 0; at < tokens.length; ) {
    const word = readWord(text, tokens, at, mentions);
    words.push(...word.words);
    at = word.to;
  }
  return words;
}

/** Returns the word at a token, extended by all mentions that share a token with it. */
function readWord(
  text: string,
  tokens: readonly Token[],
  at: number,
  mentions: readonly Mention[],
): { words: WordInText[]; to: number } {
  let to = at + 1;
  const here: Mention[] = [];
  for (const mention of [...mentions].sort((one, other) => one.from - other.from))
    if (mention.from >= at && mention.from < to) {
      here.push(mention);
      to = Math.max(to, mention.to);
    }
  const isBegin = at > 0 && MARK.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
  const start = tokens[at]?.start ?? 0;
  const whole = text.slice(start, tokens[to - 1]?.end).toLowerCase();
  // A token of a script without spaces contains several words, distinguished by their positions.
  if (tokens[at]?.isDense)
    return {
      words: [...here]
        .sort((one, other) => one.start - other.start)
        .map((mention, nth) => ({
          text: text.slice(mention.start, mention.end),
          concepts: listConcepts([mention]),
          isBegin: isBegin && nth === 0,
          start: mention.start,
          end: mention.end,
        })),
      to,
    };
  const end = tokens[to - 1]?.end ?? start;
  return { words: [{ text: whole, concepts: listConcepts(here), isBegin, start, end }], to };
}

/**
 * Returns the head noun of a product's name: the last word, or the first in languages that say
 * "chemise en coton".
 */
export function findHeadWord(
  product: string,
  vocabulary: Vocabulary,
  language: LexiconLanguage,
): WordInText | null {
  const grammar = GRAMMARS[language];
  const [name] = splitSegments(product, grammar, findConcepts(product, vocabulary));
  if (name === undefined) return null;
  const tokens = splitIntoTokens(product);
  const text = product.slice(tokens[name.from]?.start, tokens[name.to - 1]?.end);
  const words = readWords(text, vocabulary, language);
  if (grammar.head === 'last') return words.at(-1) ?? null;
  // The first word may be an adjective before the head noun, for example "мужская рубашка".
  const isQuality = grammar.adjectives === 'before' && words[0]?.concepts.length === 0;
  return words[isQuality ? 1 : 0] ?? null;
}

/**
 * Tells whether a term is valid in a language. A term of another language in the same script may be
 * a different word: Spanish "arena" means sand.
 */
function createLanguageFilter(language: LexiconLanguage): (mention: Mention) => boolean {
  return ({ term }) =>
    term.language === language || term.language === 'en' || !/\p{Script=Latin}/u.test(term.text);
}

function listConcepts(mentions: readonly Mention[]): Concept[] {
  return mentions.flatMap(({ term }) => CONCEPTS.get(term.concept) ?? []);
}
