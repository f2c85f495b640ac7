import type { ProductKind } from '@adwright/engine-objects';
import { findObjectWithout, listExcludedIngredients } from '../claims/claims.ts';
import type { Concept } from '../concepts/concept.ts';
import { findObject } from '../concepts/find-object.ts';
import { keepLast } from '../keep-last.ts';
import type { LexiconLanguage } from '../languages.ts';
import { type ProductReading, understandProduct } from './understand-product.ts';

/**
 * Returns the result of reading a product field. The last result is cached, because copy and
 * picture read the same field.
 *
 * @param known the brief's language; if absent, this field alone determines it, and "Sabun wajah"
 * may be taken for Turkish.
 */
export function readProduct(product: string, known?: LexiconLanguage): ProductReading {
  return lastReading({ product, known });
}

const lastReading = keepLast(
  ({ product, known }: { product: string; known: LexiconLanguage | undefined }) => [product, known],
  ({ product, known }) => understandProduct(product, known),
);

/** Returns the drawn object that shows a product; null if none does. */
export function findProductKind(product: string): ProductKind | null {
  return readProduct(product).object;
}

/**
 * Returns the drawn object that shows a concept. The result is null if there is no object, or if
 * the object shows an ingredient that the product field excludes.
 */
export function findObjectOfConcept(concept: Concept, product: string): ProductKind | null {
  const object = concept.shownBy === null ? null : findObject(concept.shownBy);
  return findObjectWithout(object, concept, listExcludedIngredients(product));
}
