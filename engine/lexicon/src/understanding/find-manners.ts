import type { Manner } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';

/** Ways of selling (made to measure, emergency, …) that a product field names in any language. */
export function findManners(text: string): Set<Manner> {
  const manners = findConcepts(text, 'manner').map(
    ({ term }) => CONCEPTS.get(term.concept)?.manner,
  );
  return new Set(manners.flatMap((manner) => manner ?? []));
}
