import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import { OCCASIONS, type OccasionKind } from '../concepts/occasions.ts';
import type { LexiconLanguage } from '../languages.ts';

/** Returns the holidays and occasions that a text names in a language, the most specific first. */
export function findOccasions(text: string, language: LexiconLanguage): OccasionKind[] {
  const named = new Set(
    listMentions(text, language).flatMap(({ term }) => CONCEPTS.get(term.concept)?.occasions ?? []),
  );
  return OCCASIONS.filter((occasion) => named.has(occasion));
}

/** Returns the user's words for the first holiday or occasion of a text; null if it names none. */
export function findHolidayWords(text: string, language: LexiconLanguage): string | null {
  const [first] = listMentions(text, language)
    .filter(({ term }) => CONCEPTS.get(term.concept)?.occasions.includes('feast'))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return first === undefined ? null : text.slice(first.start, first.end);
}

function listMentions(text: string, language: LexiconLanguage) {
  return findConcepts(text, 'occasion').filter(({ term }) => term.language === language);
}
