import type { Recipe } from '@adwright/contracts';
import { type CheckedAd, MAX_CHECKED_TEXTS } from '@adwright/contracts/policy';
import type { LaunchAd } from '../launch-kit/launch-ad.ts';
import { filledTexts, printedTexts, textAs } from './printed-texts.ts';

/** The words of an edited ad, each with its field in the editor. */
export function checkedRecipe(id: string, recipe: Recipe): CheckedAd {
  const texts = printedTexts(recipe);
  if (recipe.kind === 'overlay') {
    return { id, language: '', texts, names: [recipe.brand?.name ?? ''] };
  }
  const { words, brief } = recipe;
  const facts = [words.offer?.text ?? '', ...(words.facts ?? [])];
  return {
    id,
    language: words.language,
    texts,
    names: [words.brandName ?? '', words.productName, brief.product, ...facts],
    recipe,
  };
}

/** The words of an ad that a launch kit uses. */
export function checkedLaunchAd(ad: LaunchAd): CheckedAd {
  const [headline] = ad.headlines;
  return {
    id: ad.id,
    language: ad.language,
    texts: filledTexts([
      textAs('headline', 'headline', headline),
      ...ad.texts.slice(0, 6).map((text, at) => textAs('other', `text ${at + 1}`, text)),
      ...ad.facts.map((fact, at) => textAs('other', `fact ${at + 1}`, fact)),
    ]),
    names: [ad.brand, ad.product, ...ad.facts].slice(0, MAX_CHECKED_TEXTS),
  };
}
