import type { AdFormat, ComposedRecipe, WordField } from '@adwright/contracts';
import { type ComposedAd, composeAd, type OwnParts } from '../compose-ad.ts';
import type { BoxRole } from '../composition.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import { findMisfit, type Misfit } from '../misfit.ts';
import { makeRecipeInput } from './ad-recipe.ts';

/** The text field of a recipe that contains the words of each role. */
export const FIELD_OF_ROLE: Record<BoxRole, WordField> = {
  attribution: 'quote',
  'badge-1': 'badges',
  'badge-2': 'badges',
  'badge-3': 'badges',
  brand: 'brandName',
  comparison: 'comparison',
  cta: 'callToAction',
  eyebrow: 'eyebrow',
  facts: 'facts',
  headline: 'headline',
  label: 'labels',
  logo: 'brandName',
  note: 'quote',
  offer: 'offer',
  problem: 'problem',
  quote: 'quote',
  solution: 'solution',
  subline: 'subline',
};

/** Returns the role of typed words that do not fit, or that were removed to make room for facts. */
export function findTypedMisfit({ typed }: ComposedRecipe, composed: ComposedAd): Misfit {
  const role = composed.dropped.find((each) => typed.includes(each));
  return role ? { role } : findMisfit(composed);
}

/**
 * Returns the maximum number of characters in a text that fit if all other texts stay the same. Returns null
 * for words that are not a single text, such as those of a list.
 */
export function countFittingCharacters(
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
    const shorter = { ...recipe, words };
    return !findTypedMisfit(recipe, composeAd(makeRecipeInput(shorter, format), picture, own));
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
