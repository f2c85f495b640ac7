import { DEFAULT_FACTS, type ObjectFacts } from './object-facts.ts';
import type { ProductColours, ProductObject } from './product-object.ts';

/** A drawn object and the facts about it. */
export interface ObjectDefinition extends ObjectFacts {
  /** Builds the solid in the given colours. */
  make: (colours: ProductColours) => ProductObject;
}

/** Declares a drawn object. The object's file has the object's name, and `npm run generate` adds it to the registry. */
export function defineObject(
  definition: Pick<ObjectDefinition, 'make'> & Partial<ObjectDefinition>,
): ObjectDefinition {
  return { ...DEFAULT_FACTS, ...definition };
}
