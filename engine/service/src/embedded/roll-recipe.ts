import {
  AppError,
  type ComposedRecipe,
  type Recipe,
  type RecipeElement,
} from '@adwright/contracts';
import type { RollResponse } from '@adwright/contracts/recipe-editing';
import { getShownLanguage } from '@adwright/contracts/recipe-languages';
import { rollLook } from '@adwright/engine-ads';
import { restorePrintedBrief, writeAdCopy } from '@adwright/engine-copywriter';
import { containsWholeText } from '@adwright/engine-lexicon';
import { listWithdrawnFacts } from './asked-message.ts';
import { chooseObject } from './object-of-words.ts';

/**
 * Maximum number of copies (sets of ad texts) that are written in search of a copy with new words.
 */
const MAX_COPIES = 16;

/**
 * Replaces the given elements of an ad at random, for `RecipeRenderer.roll`. New words come from the
 * copywriter's next variations of the same brief.
 */
export function rollRecipe(
  recipe: Recipe,
  elements: readonly RecipeElement[],
  locks: readonly RecipeElement[],
  roll: number,
): RollResponse {
  if (recipe.kind === 'overlay') {
    throw new AppError('invalid_request', 'an overlay has no elements to replace at random', {
      field: 'recipe',
      userMessage: 'The words over a photo are your own: there is nothing to roll.',
    });
  }
  let rolled = recipe;
  const changed: RecipeElement[] = [];
  for (const element of elements.filter((each) => !locks.includes(each))) {
    const next = rollElement(rolled, element, roll);
    if (JSON.stringify(next) === JSON.stringify(rolled)) continue;
    rolled = next;
    changed.push(element);
  }
  return { success: true, recipe: rolled, changed };
}

function rollElement(recipe: ComposedRecipe, element: RecipeElement, roll: number): ComposedRecipe {
  switch (element) {
    case 'layout':
    case 'colours':
    case 'type':
    case 'object':
      return rollLook(recipe, element, roll, chooseObject(recipe.brief));
    default:
      return rollWords(recipe, element, roll);
  }
}

type WordElement = 'headline' | 'subline' | 'eyebrow' | 'callToAction' | 'details';

function rollWords(recipe: ComposedRecipe, element: WordElement, roll: number): ComposedRecipe {
  // The call to action that the user typed is removed from the brief, so that rolling replaces it too.
  const { callToAction: _, ...sent } = recipe.brief;
  const language = getShownLanguage(recipe);
  // The copy is written in the language of the displayed words, which may differ from the language of the
  // original request.
  const brief = restorePrintedBrief(language ? { ...sent, language } : sent);
  const { words, seed, variation } = recipe;
  const withdrawn = listWithdrawnFacts(recipe);
  for (let step = 1; step <= MAX_COPIES; step++) {
    const copy = writeAdCopy(brief, seed, variation + roll + step);
    const { problem, solution, comparison, quote, sublineFacts } = copy;
    const fresh =
      element === 'details'
        ? { problem, solution, comparison, quote }
        : { [element]: copy[element] };
    const next = {
      ...words,
      ...fresh,
      ...(element === 'subline' ? { sublineFacts } : {}),
    };
    if (JSON.stringify(next) === JSON.stringify(words)) continue;
    const freshText = JSON.stringify(fresh);
    if (withdrawn.some((fact) => containsWholeText(freshText, fact))) continue;
    const fields = Object.keys(fresh);
    return {
      ...recipe,
      words: next,
      typed: recipe.typed.filter((field) => !fields.includes(field)),
    };
  }
  return recipe;
}
