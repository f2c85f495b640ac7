import type { Concept, Vocabulary } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import type { Mention } from '../concepts/term-index.ts';
import { GRAMMARS } from '../grammar/grammar.ts';
import type { LexiconLanguage } from '../languages.ts';
import { languageOfProduct } from './language-of-product.ts';
import { segmentsOf } from './segments.ts';
import { tellingMentions } from './telling-mentions.ts';

/** A concept that a brief names. */
export interface NamedConcept {
  concept: Concept;
  /** Index of the brief's part that names it, from 0. Prepositions and punctuation separate the parts. */
  part: number;
}

/** Subjects of a brief for a photo. */
const SHOOT_VOCABULARIES = ['set', 'prop', 'wish'] as const;

/** Words that several languages share, which don't indicate the language: "in", "no", "on". */
const MOST_SMALL_LETTERS = 2;

/** The language of a brief by its letters, small words and concepts; English if nothing decides. */
export function languageOfBrief(brief: string): LexiconLanguage {
  // A word in several vocabularies counts once for its language.
  const mentions = new Map<string, Mention>();
  for (const vocabulary of SHOOT_VOCABULARIES)
    for (const mention of findConcepts(brief, vocabulary)) {
      if (vocabulary === 'wish' && mention.letters <= MOST_SMALL_LETTERS) continue;
      const { start, end, term } = mention;
      mentions.set(`${start} ${end} ${term.language} ${mention.letters}`, mention);
    }
  return languageOfProduct(brief, [...mentions.values()]);
}

/**
 * The concepts of a vocabulary that a brief names. Concepts of the first part come first. Within a part, the
 * head of the phrase comes first: the last in "cabin window", the first in "fenêtre du chalet".
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
