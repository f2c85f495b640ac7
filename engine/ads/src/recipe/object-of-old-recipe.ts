import type { ComposedRecipe } from '@adwright/contracts';
import { productKind } from '@adwright/engine-lexicon';
import type { ProductKind } from '@adwright/engine-objects';
import { cycle } from '@adwright/engine-pixels';

/** Sculptures that old ads showed if no word named an object. */
export const SCULPTURES: readonly [ProductKind, ...ProductKind[]] = [
  'ringSculpture',
  'archSculpture',
  'stepSculpture',
];

/** Tells whether an object is a sculpture, which depicts no product that is sold. */
export function isSculpture(name: string): boolean {
  return SCULPTURES.some((sculpture) => sculpture === name);
}

/**
 * Returns the object of an old recipe that names none: the object of the brief's words, a carton for unknown
 * goods, or a sculpture. By this rule, the pictures of old ads keep the same bytes.
 */
export function objectOfOldRecipe({
  brief,
  words,
  seed,
  variation,
}: Pick<ComposedRecipe, 'brief' | 'words' | 'seed' | 'variation'>): ProductKind {
  const known = productKind(brief.product);
  return known ?? (words.inCartons ? 'carton' : cycle(SCULPTURES, seed + variation));
}
