import type { Concept, Vocabulary } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import { GRAMMARS } from '../grammar/grammar.ts';
import type { LexiconLanguage } from '../languages.ts';
import { languageOfProduct } from './language-of-product.ts';
import { segmentsOf } from './segments.ts';
import { tellingMentions } from './telling-mentions.ts';

/** A concept that a brief names. */
export interface NamedConcept {
  concept: Concept;
  /** Which of the brief's parts names it, from 0. Prepositions and marks part it. */
  part: number;
}

/** The language of a brief by its letters, its small words, and what it names; English where nothing tells. */
export function languageOfBrief(brief: string): LexiconLanguage {
  return languageOfProduct(brief, [...findConcepts(brief, 'set'), ...findConcepts(brief, 'prop')]);
}

/**
 * The concepts of a vocabulary that a brief names. Those of the first part come first, and in a part the one that its language
 * puts the head of a phrase to: the last in "cabin window", the first in "fenêtre du chalet".
 */
export function readBrief(
  brief: string,
  vocabulary: Vocabulary,
  language: LexiconLanguage,
): NamedConcept[] {
  const grammar = GRAMMARS[language];
  const mentions = tellingMentions(findConcepts(brief, vocabulary), language);
  const modifiersBegin = [...grammar.modifiersBegin, ...grammar.whereBegins];
  const parts = segmentsOf(brief, { ...grammar, modifiersBegin }, mentions);
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
