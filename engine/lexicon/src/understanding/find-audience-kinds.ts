import type { AudienceKind } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import type { LexiconLanguage } from '../languages.ts';

/**
 * Returns the groups of readers that a text names, in the given language or English. Without a
 * given language, terms of all languages count.
 */
export function findAudienceKinds(text: string, language?: LexiconLanguage): Set<AudienceKind> {
  const named = findConcepts(text, 'audience').filter(
    ({ term }) => language === undefined || term.language === language || term.language === 'en',
  );
  return new Set(named.flatMap(({ term }) => CONCEPTS.get(term.concept)?.audience ?? []));
}
