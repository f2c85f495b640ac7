import { AD_LAYOUTS, type ComposedRecipe, isTypeOnly } from '@adwright/contracts';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import type { SimpleWord } from './edit-words.ts';

type Picture = PreviewResponse['pictures'][number];

/**
 * Roles of the picture's boxes that show each text; a logo is shown in place of the brand's name.
 */
const ROLES: Readonly<Record<Exclude<SimpleWord, 'productName'>, readonly string[]>> = {
  headline: ['headline'],
  subline: ['subline'],
  callToAction: ['cta'],
  eyebrow: ['eyebrow'],
  brandName: ['brand', 'logo'],
};

/**
 * Returns the reason why the picture does not show a text of the recipe. Returns null when the text is shown
 * or empty, or when there is no picture yet. Without this note, users would edit a field that has no effect.
 */
export function explainUnshownWord(
  word: SimpleWord,
  recipe: ComposedRecipe,
  picture: Picture | undefined,
): string | null {
  if ((recipe.words[word] ?? '').trim() === '' || !picture) return null;
  if (word === 'productName') return explainUnshownName(recipe);
  const shown = new Set(picture.boxes.map(({ role }) => role));
  if (shown.size === 0 || ROLES[word].some((role) => shown.has(role))) return null;
  if (word === 'eyebrow' && (shown.has('brand') || shown.has('logo')))
    return 'Not in the picture: the brand stands in its place.';
  if (word === 'subline' && picture.dropped.includes('subline'))
    return 'Not in the picture: this format has no room for it.';
  return 'Not in the picture: this layout does not show it.';
}

/**
 * Returns the reason why the picture does not show the product's name. Comparisons always print the name beside the
 * name of the ordinary product. Other layouts print the product's name on the drawn label.
 */
function explainUnshownName(recipe: ComposedRecipe): string | null {
  if (AD_LAYOUTS[recipe.layout].details === 'comparison') return null;
  if (recipe.picture.kind !== 'drawn') return 'Not in the picture: a photo shows the product.';
  if (isTypeOnly(recipe)) return 'Not in the picture: this ad shows no product.';
  if (recipe.words.brandName?.trim())
    return 'Not in the picture: the product carries the brand instead.';
  return null;
}
