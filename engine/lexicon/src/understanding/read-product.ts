import type { ProductKind } from '@adwright/engine-objects';
import { findObjectWithout, listExcludedIngredients } from '../claims/claims.ts';
import type { Concept } from '../concepts/concept.ts';
import { findObject } from '../concepts/find-object.ts';
import type { LexiconLanguage } from '../languages.ts';
import { type ProductReading, understandProduct } from './understand-product.ts';

/** Caches the last readings, because copy and picture read the same forms of a brief's product field. */
const READINGS = new Map<string, ProductReading>();
/** Maximum number of cached readings: the field as typed, without facts, and in two languages. */
const MOST_READINGS = 8;

/**
 * Returns the result of reading a product field.
 *
 * @param known the brief's language; if absent, this field alone determines it, and "Sabun wajah"
 * may be taken for Turkish.
 */
export function readProduct(product: string, known?: LexiconLanguage): ProductReading {
  const key = `${known ?? ''} ${product}`;
  const cached = READINGS.get(key);
  if (cached !== undefined) return cached;
  const reading = understandProduct(product, known);
  const [oldest] = READINGS.keys();
  if (READINGS.size >= MOST_READINGS && oldest !== undefined) READINGS.delete(oldest);
  READINGS.set(key, reading);
  return reading;
}

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
