import type { AudienceKind } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import type { LexiconLanguage } from '../languages.ts';

/** The kinds of people that a text names, in English or the given language; in any language if none is given. */
export function kindsOfAudience(text: string, language?: LexiconLanguage): Set<AudienceKind> {
  const named = findConcepts(text, 'audience').filter(
    ({ term }) => language === undefined || term.language === language || term.language === 'en',
  );
  return new Set(named.flatMap(({ term }) => CONCEPTS.get(term.concept)?.audience ?? []));
}
