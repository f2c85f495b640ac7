import type { Recipe } from './recipe.ts';
import { type Disclosure, setRecipeVersion } from './recipe-choices.ts';

/**
 * Returns a copy of the recipe with a disclosure. If nothing is disclosed, the field is omitted, so that
 * older readers accept the recipe.
 */
export function withDisclosure(recipe: Recipe, disclosure: Disclosure): Recipe {
  const { disclosure: _, ...silent } = recipe;
  return setRecipeVersion(disclosure === 'none' ? silent : { ...silent, disclosure });
}
