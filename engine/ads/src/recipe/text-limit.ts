import type { AdFormat, ComposedRecipe, WordField } from '@adwright/contracts';
import { composeAd, type OwnParts } from '../compose-ad.ts';
import type { BoxRole } from '../composition.ts';
import { misfitOf } from '../fit-format.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import { inputOfRecipe } from './ad-recipe.ts';

/** Which of the words each role shows. */
export const FIELD_OF_ROLE: Record<BoxRole, WordField> = {
  attribution: 'quote',
  brand: 'brandName',
  comparison: 'comparison',
  cta: 'callToAction',
  eyebrow: 'eyebrow',
  headline: 'headline',
  label: 'labels',
  logo: 'brandName',
  note: 'quote',
  problem: 'problem',
  quote: 'quote',
  solution: 'solution',
  subline: 'subline',
};

/** How many characters of a text have room, all else being equal; null for words that are not one text. */
export function charactersThatFit(
  recipe: ComposedRecipe,
  format: AdFormat,
  field: WordField,
  { picture, own }: { picture?: AdPicture | null; own?: OwnParts },
): number | null {
  const text = recipe.words[field];
  if (typeof text !== 'string') return null;
  const characters = [...text];
  const fits = (count: number) => {
    const words = { ...recipe.words, [field]: characters.slice(0, count).join('').trimEnd() };
    return !misfitOf(composeAd(inputOfRecipe({ ...recipe, words }, format), picture, own));
  };
  let low = 0;
  let high = characters.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
