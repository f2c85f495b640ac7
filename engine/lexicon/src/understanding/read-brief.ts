import type { Concept } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import type { Mention } from '../concepts/term-index.ts';
import type { Vocabulary } from '../concepts/vocabularies.ts';
import { GRAMMARS } from '../grammar/grammar.ts';
import type { LexiconLanguage } from '../languages.ts';
import { detectProductLanguage } from './detect-product-language.ts';
import { keepTellingMentions } from './keep-telling-mentions.ts';
import { splitSegments } from './segments.ts';

/** A concept that a photoshoot's brief names. */
export interface NamedConcept {
  concept: Concept;
  /**
   * Index, from 0, of the part of the brief that names the concept. Prepositions and punctuation
   * separate a brief's parts.
   */
  part: number;
}

/** Vocabularies that are looked up in a photoshoot's brief. */
const SHOOT_VOCABULARIES = ['set', 'prop', 'wish'] as const;

/**
 * Maximum number of letters of words that many languages share, for example "in", "no", "on".
 * Shared words identify no language.
 */
const MOST_SMALL_LETTERS = 2;

/**
 * Returns the language of a photoshoot's brief by its letters, small words and concepts; English if
 * these don't decide.
 */
export function detectBriefLanguage(brief: string): LexiconLanguage {
  // A word in several vocabularies counts only once for its language.
  const mentions = new Map<string, Mention>();
  for (const vocabulary of SHOOT_VOCABULARIES)
    for (const mention of findConcepts(brief, vocabulary)) {
      if (vocabulary === 'wish' && mention.letters <= MOST_SMALL_LETTERS) continue;
      const { start, end, term } = mention;
      mentions.set(`${start} ${end} ${term.language} ${mention.letters}`, mention);
    }
  return detectProductLanguage(brief, [...mentions.values()]);
}

/**
 * Returns the concepts of a vocabulary that a photoshoot's brief names, the most important first.
 * Concepts of the brief's first part come first. Within a part, the head noun's concept comes
 * first: the last in "cabin window", the first in "fenêtre du chalet".
 */
export function readBrief(
  brief: string,
  vocabulary: Vocabulary,
  language: LexiconLanguage,
): NamedConcept[] {
  const grammar = GRAMMARS[language];
  const mentions = keepTellingMentions(findConcepts(brief, vocabulary), language);
  const modifiersBegin = [...grammar.modifiersBegin, ...grammar.whereBegins];
  const parts = splitSegments(brief, { ...grammar, modifiersBegin }, mentions);
  return mentions
    .map((mention) => ({
      mention,
      part: parts.findIndex(({ from, to }) => mention.from >= from && mention.from < to),
    }))
    .sort(
      (a, b) =>
        a.part - b.part ||
        (grammar.head === 'last'
          ? b.mention.end - a.mention.end
          : a.mention.start - b.mention.start) ||
        b.mention.letters - a.mention.letters,
    )
    .flatMap(({ mention, part }) => {
      const concept = CONCEPTS.get(mention.term.concept);
      return concept === undefined ? [] : [{ concept, part }];
    });
}
