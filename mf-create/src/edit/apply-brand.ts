import { type BrandSnapshot, type Recipe, recipeVersionOf } from '@adwright/contracts';

/**
 * The ad with a brand as it is now: its colours and type in place of those that were chosen by hand, and its call to action
 * where the ad has none of its own. Without a brand the ad keeps its words.
 */
export function applyBrand(recipe: Recipe, brand: BrandSnapshot | undefined): Recipe {
  const { brand: before, ...unbranded } = recipe;
  const branded = brand ? { ...unbranded, brand } : unbranded;
  const version = recipeVersionOf(branded);
  if (branded.kind === 'overlay') return { ...branded, version };
  const next = { ...branded, version, look: { type: null, colours: {} } };
  const callToAction = brand?.callToAction;
  const isOwn =
    recipe.typed.includes('callToAction') && branded.words.callToAction !== before?.callToAction;
  if (!callToAction || isOwn) return next;
  return {
    ...next,
    typed: [...new Set([...next.typed, 'callToAction' as const])],
    words: { ...next.words, callToAction },
  };
}

/** Whether two snapshots print the same. */
export function isSameBrand(one: BrandSnapshot, other: BrandSnapshot): boolean {
  const parts = ({ name, logoLight, logoDark, colours, type, callToAction, link }: BrandSnapshot) =>
    JSON.stringify([name, logoLight, logoDark, colours, type, callToAction, link]);
  return parts(one) === parts(other);
}
