import type { Recipe } from '@adwright/contracts';
import { type CheckedAd, MAX_CHECKED_TEXTS } from '@adwright/contracts/policy';
import type { LaunchAd } from '../launch-kit/launch-ad.ts';
import { buildCheckedText, keepFilledTexts, listPrintedTexts } from './printed-texts.ts';

/** Collects the texts of an edited ad for the policy check, each with its field in the editor. */
export function buildCheckedRecipe(id: string, recipe: Recipe): CheckedAd {
  const texts = listPrintedTexts(recipe);
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

/** Collects the texts of an ad in a launch kit for the policy check. */
export function buildCheckedLaunchAd(ad: LaunchAd): CheckedAd {
  const [headline] = ad.headlines;
  return {
    id: ad.id,
    language: ad.language,
    texts: keepFilledTexts([
      buildCheckedText('headline', 'headline', headline),
      ...ad.texts.slice(0, 6).map((text, at) => buildCheckedText('other', `text ${at + 1}`, text)),
      ...ad.facts.map((fact, at) => buildCheckedText('other', `fact ${at + 1}`, fact)),
    ]),
    names: [ad.brand, ad.product, ...ad.facts].slice(0, MAX_CHECKED_TEXTS),
  };
}
