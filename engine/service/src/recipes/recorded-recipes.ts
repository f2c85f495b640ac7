import {
  type AdFormat,
  type AdImages,
  type Creative,
  getRecipeText,
  type Recipe,
  type RecordedRecipe,
} from '@adwright/contracts';
import type { StoredImage } from '../images/image-store.ts';

/** A delivered picture, with the recipe from which the picture was rendered. */
export interface DeliveredPicture {
  position: number;
  path: string;
  creative: Creative;
  recipe?: Recipe;
  /**
   * The stored generated picture without text, on which the words of the delivered picture stand; null if there
   * is none.
   */
  source: StoredImage | null;
}

/**
 * Lists the recipes of a generation's ads, in the order of the pictures. Pictures that differ only in format
 * are one ad in several formats.
 */
export function listRecordedRecipes(delivered: readonly DeliveredPicture[]): RecordedRecipe[] {
  const ads = new Map<string, RecordedRecipe>();
  for (const picture of delivered.toSorted((one, other) => one.position - other.position)) {
    const { recipe, creative, source } = picture;
    const [format] = recipe?.formats ?? [];
    if (!recipe || !format) continue;
    const key = JSON.stringify({ ...recipe, formats: [] });
    const known = ads.get(key);
    const images: AdImages = { ...known?.images, [format]: creative.imageUrl };
    const formats = [...(known?.recipe.formats ?? []), format];
    const whole = { ...addSource(known?.recipe ?? recipe, format, source), formats };
    ads.set(key, {
      recipe: whole,
      images,
      headline: recipe.words.headline,
      words: getRecipeText(whole),
      viral_score: known?.viral_score ?? creative.viralScore ?? null,
    });
  }
  return [...ads.values()];
}

function addSource(recipe: Recipe, format: AdFormat, source: StoredImage | null): Recipe {
  if (recipe.kind !== 'composed' || !source) return recipe;
  const { picture } = recipe;
  const added = { [format]: source.url };
  if (picture.kind === 'generated')
    return { ...recipe, picture: { kind: 'generated', images: { ...picture.images, ...added } } };
  if (picture.kind === 'product')
    return { ...recipe, picture: { ...picture, scenes: { ...picture.scenes, ...added } } };
  return recipe;
}
