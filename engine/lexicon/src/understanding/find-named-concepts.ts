import type { Concept } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import type { LexiconLanguage } from '../languages.ts';
import { keepTellingMentions } from './keep-telling-mentions.ts';

/** A concept with the words of a text that name it. Positions are UTF-16 units of the text. */
export interface ConceptInText {
  concept: Concept;
  start: number;
  end: number;
}

/**
 * Returns the concepts that a text names in one language, without concepts whose term lies inside a
 * longer term.
 *
 * @param counts tells whether a concept is searched. Terms of other concepts don't override shorter
 * terms.
 */
export function findNamedConcepts(
  text: string,
  language: LexiconLanguage,
  counts: (concept: Concept) => boolean,
): ConceptInText[] {
  const own = findConcepts(text).filter(({ term }) => {
    const concept = CONCEPTS.get(term.concept);
    return term.language === language && concept !== undefined && counts(concept);
  });
  return keepTellingMentions(own, language).flatMap(({ term, start, end }) => {
    const concept = CONCEPTS.get(term.concept);
    return concept === undefined ? [] : [{ concept, start, end }];
  });
}
