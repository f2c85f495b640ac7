import { OBJECT_FACTS } from './fact-registry.ts';
import { DEFAULT_FACTS, type ObjectFacts } from './kit/object-facts.ts';

// Imports no drawing code, because code that only reads words loads just this module.

/** Name of a drawn object. */
export type ProductKind = keyof typeof OBJECT_FACTS;

/** Every object, in alphabetical order. */
export const PRODUCT_KINDS = Object.keys(OBJECT_FACTS).filter(
  (name): name is ProductKind => name in OBJECT_FACTS,
);

/** Returns the facts about an object. */
export function factsOf(kind: ProductKind): ObjectFacts {
  return { ...DEFAULT_FACTS, ...OBJECT_FACTS[kind] };
}
