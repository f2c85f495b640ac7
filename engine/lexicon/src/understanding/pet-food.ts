import type { Concept } from '../concepts/concept.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import type { Mention } from '../concepts/term-index.ts';
import { getConcept, type NamedPart } from './named-part.ts';

/** Trades of food for people. */
const FOOD: ReadonlySet<string> = new Set([
  'table',
  'sweets',
  'larder',
  'butcher',
  'bakery',
  'produce',
]);
const PETS: ReadonlySet<string> = new Set(['pet', 'cat', 'dog']);

/** Returns the concept of food for pets if a later part says that a food is for them: "biscotti per cani". */
export function findPetFood(head: Mention, parts: readonly NamedPart[]): Concept | null {
  if (!FOOD.has(getConcept(head).trade || '')) return null;
  const isForPets = parts.some(
    ({ segment, ranked }) =>
      segment.begins === 'modifier' &&
      segment.from >= head.to &&
      ranked.some((mention) =>
        [getConcept(mention).id, ...getConcept(mention).broader].some((id) => PETS.has(id)),
      ),
  );
  return isForPets ? (CONCEPTS.get('pet-food') ?? null) : null;
}
