import {
  AD_LAYOUTS,
  type ComposedRecipe,
  type Recipe,
  type RecipeBackground,
  setRecipeVersion,
} from '@adwright/contracts';

/** A background that consists of a photo of the user. */
export type PhotoBackground = Extract<RecipeBackground, { kind: 'photo' }>;

/** Returns a copy of the recipe with another background; undefined restores the layout's background. */
export function withBackground(
  recipe: ComposedRecipe,
  background: RecipeBackground | undefined,
): ComposedRecipe {
  const { background: _, ...rest } = recipe;
  return setRecipeVersion(background ? { ...rest, background } : rest);
}

/**
 * Returns the background photo that the user can crop. Returns null if the ad has none, or if its layout has
 * a picture that fills the ad.
 */
export function findCroppablePhoto(recipe: Recipe): PhotoBackground | null {
  if (recipe.kind !== 'composed' || recipe.background?.kind !== 'photo') return null;
  return AD_LAYOUTS[recipe.layout].isOfPicture ? null : recipe.background;
}
