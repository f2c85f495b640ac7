import { DEFAULT_FACTS, type ObjectFacts } from './object-facts.ts';
import type { ProductColours, ProductObject } from './product-object.ts';

/** The definition of a drawn object: the function that builds it, and the facts about it. */
export interface ObjectDefinition extends ObjectFacts {
  /** Builds the 3D model in the given colours. */
  make: (colours: ProductColours) => ProductObject;
}

/**
 * Declares an object that the engine can draw, such as a mug. The object must have the same name as its file; `npm run
 * generate` adds the object to the registry.
 */
export function defineObject(
  definition: Pick<ObjectDefinition, 'make'> & Partial<ObjectDefinition>,
): ObjectDefinition {
  return { ...DEFAULT_FACTS, ...definition };
}
