import type { ComposedRecipe } from '@adwright/contracts';
import { productKind } from '@adwright/engine-lexicon';
import type { ProductKind } from '@adwright/engine-objects';
import { cycle } from '@adwright/engine-pixels';

/** Stood for what no word named, in the ads of these recipes. */
export const SCULPTURES: readonly [ProductKind, ...ProductKind[]] = [
  'ringSculpture',
  'archSculpture',
  'stepSculpture',
];

/** Whether an object shows nothing that anybody sells. */
export function isSculpture(name: string): boolean {
  return SCULPTURES.some((sculpture) => sculpture === name);
}

/**
 * The object of a recipe that names none, as recipes did once: that of the brief's words, or for goods of which nothing was
 * known a carton, and a sculpture for all else. The pictures of those ads are rendered to the same bytes.
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
