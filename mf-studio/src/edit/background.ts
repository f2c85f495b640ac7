import {
  AD_LAYOUTS,
  type ComposedRecipe,
  type Recipe,
  type RecipeBackground,
  setRecipeVersion,
} from '@adwright/contracts';

/** A background that is a photo of the user's own. */
export type PhotoBackground = Extract<RecipeBackground, { kind: 'photo' }>;

/** Returns the recipe with another background; undefined restores the layout's. */
export function withBackground(
  recipe: ComposedRecipe,
  background: RecipeBackground | undefined,
): ComposedRecipe {
  const { background: _, ...rest } = recipe;
  return setRecipeVersion(background ? { ...rest, background } : rest);
}

/**
 * Returns the background photo that a user can crop, or null for an ad without one, and for a layout whose
 * picture fills the ad.
 */
export function findCroppablePhoto(recipe: Recipe): PhotoBackground | null {
  if (recipe.kind !== 'composed' || recipe.background?.kind !== 'photo') return null;
  return AD_LAYOUTS[recipe.layout].isOfPicture ? null : recipe.background;
}
