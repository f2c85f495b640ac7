import type { ComposedRecipe } from '@adwright/contracts';
import { findProductKind } from '@adwright/engine-lexicon';
import type { ProductKind } from '@adwright/engine-objects';
import { cycle } from '@adwright/engine-pixels';

/** Sculptures that old ads showed if no word of the brief named an object. */
export const SCULPTURES: readonly [ProductKind, ...ProductKind[]] = [
  'ringSculpture',
  'archSculpture',
  'stepSculpture',
];

/** Tells whether an object is a sculpture, which depicts no real product. */
export function isSculpture(name: string): boolean {
  return SCULPTURES.some((sculpture) => sculpture === name);
}

/**
 * Returns the object of an old recipe without an object name: the object that the brief names, a carton for
 * unknown goods, or a sculpture. The rule for unnamed objects keeps the bytes of old ads' pictures unchanged.
 */
export function findOldRecipeObject({
  brief,
  words,
  seed,
  variation,
}: Pick<ComposedRecipe, 'brief' | 'words' | 'seed' | 'variation'>): ProductKind {
  const known = findProductKind(brief.product);
  return known ?? (words.inCartons ? 'carton' : cycle(SCULPTURES, seed + variation));
}
