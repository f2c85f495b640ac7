import type { ProductKind } from '@adwright/engine-objects';
import { excludedBy, objectWithout } from '../claims/claims.ts';
import type { Concept } from '../concepts/concept.ts';
import { objectOfId } from '../concepts/object-of-id.ts';
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
export function readingOfProduct(product: string, known?: LexiconLanguage): ProductReading {
  return lastReading({ product, known });
}

const lastReading = keepLast(
  ({ product, known }: { product: string; known: LexiconLanguage | undefined }) => [product, known],
  ({ product, known }) => understandProduct(product, known),
);

/** Returns the drawn object that shows a product; null if none does. */
export function productKind(product: string): ProductKind | null {
  return readingOfProduct(product).object;
}

/**
 * Returns the drawn object that shows a concept. The result is null if there is no object, or if
 * the object shows an ingredient that the product field excludes.
 */
export function objectOfConcept(concept: Concept, product: string): ProductKind | null {
  const object = concept.shownBy === null ? null : objectOfId(concept.shownBy);
  return objectWithout(object, concept, excludedBy(product));
}
