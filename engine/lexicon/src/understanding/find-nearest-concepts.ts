import { CONCEPTS, findConcepts, listTerms } from '../concepts/lexicon.ts';
import type { LexiconLanguage } from '../languages.ts';
import { listTrigrams, shareOfTrigrams } from '../trigrams.ts';
import { readProduct } from './read-product.ts';

/**
 * Returns `count` concepts that may match a product field. Named concepts come first, then related
 * concepts, then concepts with a similarly spelt term.
 *
 * @param known the brief's language, if other fields determine it
 */
export function findNearestConcepts(
  field: string,
  count: number,
  known?: LexiconLanguage,
): string[] {
  const { concept, language } = readProduct(field, known);
  const named = [concept?.id, ...findConcepts(field).map(({ term }) => term.concept)].filter(
    (id) => id !== undefined,
  );
  const near = new Set([...named, ...listRelatedConcepts(named)]);
  if (near.size < count) for (const id of sortBySpelling(field, language)) near.add(id);
  return [...near].slice(0, count);
}

/** Returns the given concepts' broader concepts and all other concepts below those. */
function listRelatedConcepts(ids: readonly string[]): string[] {
  const parents = ids.flatMap((id) => CONCEPTS.get(id)?.broader.slice(0, 1) ?? []);
  const siblings = [...CONCEPTS.values()].filter(({ broader: [nearest] }) =>
    nearest === undefined ? false : parents.includes(nearest) || ids.includes(nearest),
  );
  return [...parents, ...siblings.map(({ id }) => id)];
}

/**
 * Returns all product concepts, sorted by the letter triples that the field shares with their best
 * term. Terms in English and in the field's language count.
 */
function sortBySpelling(field: string, language: LexiconLanguage): string[] {
  const letters = listTrigrams(field);
  const likeness = new Map<string, number>();
  for (const term of listTerms('product')) {
    if (term.isExcluded || (term.language !== 'en' && term.language !== language)) continue;
    const score = shareOfTrigrams(listTrigrams(term.text.replaceAll('*', '')), letters);
    likeness.set(term.concept, Math.max(score, likeness.get(term.concept) ?? 0));
  }
  return [...likeness].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
