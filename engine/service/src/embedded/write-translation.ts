import { type AdLanguage, type AdWords, AppError, type Recipe } from '@adwright/contracts';
import { printedBrief, writeAdCopy } from '@adwright/engine-copywriter';
import { saysWhole } from '@adwright/engine-lexicon';
import { hasOwnFacts, withdrawnFacts } from './asked-message.ts';

/** Number of copies that are searched for one that states no fact that the user has taken out. */
const MAX_COPIES = 16;

/** An ad's words in another language, from its brief: as `RecipeRenderer.translate` says. */
export function writeTranslation(recipe: Recipe, language: AdLanguage): AdWords {
  if (recipe.kind === 'overlay') {
    throw new AppError('invalid_request', 'an overlay has no brief', {
      field: 'recipe',
      userMessage: 'The words over a photo are your own: please type them in the other language.',
    });
  }
  const { words, seed, variation, typed } = recipe;
  // The call to action of the order is in the language of the order.
  const { callToAction: _, ...sent } = recipe.brief;
  const brief = { ...printedBrief({ ...sent, language }), language };
  const withdrawn = withdrawnFacts(recipe);
  const copies = Array.from({ length: MAX_COPIES }, (_, step) => step);
  const isTrue = (step: number) => {
    const said = JSON.stringify(writeAdCopy(brief, seed, variation + step));
    return !withdrawn.some((fact) => saysWhole(said, fact));
  };
  const step = withdrawn.length > 0 ? (copies.find(isTrue) ?? 0) : 0;
  const { offer, facts, ...copy } = writeAdCopy(brief, seed, variation + step);
  // What a user typed as a fact is printed as it was typed until they translate it.
  const stated = hasOwnFacts(typed) ? words : { offer, facts };
  return {
    ...copy,
    brandName: words.brandName,
    productName: words.productName,
    ...(stated.offer && { offer: stated.offer }),
    ...(stated.facts && { facts: stated.facts }),
  };
}
