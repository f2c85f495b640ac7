import {
  type AdLanguage,
  type AdWords,
  AppError,
  type ComposedRecipe,
  type Recipe,
} from '@adwright/contracts';
import { printedBrief, writeAdCopy } from '@adwright/engine-copywriter';
import { type AdCopy, saysWhole } from '@adwright/engine-lexicon';
import { hasOwnFacts, listWithdrawnFacts } from './asked-message.ts';

/**
 * Maximum number of copies that are written in search of one without withdrawn facts, whose headline is more
 * than words of the brief.
 */
const MAX_COPIES = 16;

/** The recipe of an ad. @throws {AppError} `invalid_request` for an overlay, which has no brief */
export function getComposedRecipe(recipe: Recipe): ComposedRecipe {
  if (recipe.kind === 'composed') return recipe;
  throw new AppError('invalid_request', 'an overlay has no brief', {
    field: 'recipe',
    userMessage: 'The words over a photo are your own: please type them in the other language.',
  });
}

/** Returns an ad's brief for writing its words in another language. */
export function translateBrief(
  { callToAction: _, ...sent }: ComposedRecipe['brief'],
  language: AdLanguage,
) {
  // The brief omits the call to action of the order, which is in the language of the order.
  return { ...printedBrief({ ...sent, language }), language };
}

/** An ad's words in another language, from its brief: as `RecipeRenderer.translate` says. */
export function writeTranslation(wanted: Recipe, language: AdLanguage): AdWords {
  const recipe = getComposedRecipe(wanted);
  const { words, seed, variation, typed } = recipe;
  const brief = translateBrief(recipe.brief, language);
  const withdrawn = listWithdrawnFacts(recipe);
  const copies = Array.from({ length: MAX_COPIES }, (_, step) =>
    writeAdCopy(brief, seed, variation + step),
  );
  const isTrue = (copy: AdCopy) => !withdrawn.some((fact) => saysWhole(JSON.stringify(copy), fact));
  const { offer, facts, ...copy } =
    copies.find((each) => isTrue(each) && !isOfBrief(each.headline, recipe.brief)) ??
    copies.find(isTrue) ??
    writeAdCopy(brief, seed, variation);
  // A fact that a user typed is printed as typed until they translate it.
  const stated = hasOwnFacts(typed) ? words : { offer, facts };
  return {
    ...copy,
    brandName: words.brandName,
    productName: words.productName,
    ...(stated.offer && { offer: stated.offer }),
    ...(stated.facts && { facts: stated.facts }),
    ...(words.badges && { badges: words.badges }),
  };
}

/** Whether a headline is nothing but words of the brief, which are in the language of the order. */
function isOfBrief(headline: string, { product, audience }: ComposedRecipe['brief']): boolean {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return [product, audience].some((text) => letters(text).includes(letters(headline)));
}
