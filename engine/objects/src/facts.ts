import { OBJECT_FACTS } from './fact-registry.ts';
import { DEFAULT_FACTS, type ObjectFacts } from './kit/object-facts.ts';

// This module must not import drawing code, which takes a second to load. The modules that analyse
// words don't need drawing code.

/** Name of a drawn object. */
export type ProductKind = keyof typeof OBJECT_FACTS;

/** Names of all drawn objects, in alphabetical order. */
export const PRODUCT_KINDS = Object.keys(OBJECT_FACTS).filter(
  (name): name is ProductKind => name in OBJECT_FACTS,
);

/** Returns the facts about a drawn object. */
export function factsOf(kind: ProductKind): ObjectFacts {
  return { ...DEFAULT_FACTS, ...OBJECT_FACTS[kind] };
}
