import {
  AD_LAYOUTS,
  type AdFormat,
  type Recipe,
  type RecipeElement,
  type ViralScore,
} from '@adwright/contracts';
import type { HintsResponse } from '@adwright/contracts/recipe-editing';
import { adaptToFormat } from '@adwright/contracts/recipe-formats';
import type { RecipeContext, RecipeRenderer, RenderedRecipe } from '../creative-provider.ts';

/** For each part of the score, the elements of an ad that can be changed to raise it. */
const REMEDIES: Record<ViralScore['parts'][number]['name'], readonly RecipeElement[]> = {
  message: ['headline', 'subline'],
  // The parts "product" and "offer" have no remedy, because the user chooses the photo or object and types the
  // offer.
  product: [],
  offer: [],
  hook: ['headline', 'layout'],
  clarity: ['subline', 'layout'],
  emotion: ['headline', 'colours'],
  callToAction: ['callToAction', 'colours'],
  contrast: ['colours'],
  focus: ['layout'],
  craft: ['layout'],
};

/** A part of the score gets a hint if it scores less than this (0–100). */
const WEAK_PART = 80;
/** Maximum number of changes that are rendered for a list of hints. */
const MAX_TRIALS = 5;

/**
 * Lists changes that raise the score of an ad in a format, the best change first. Each change is rendered and
 * scored, so the gain in a hint is measured and not estimated. A change that does not alter the picture gives
 * no hint, since the ad does not show the changed element.
 * @throws {AppError} in the same cases as `RecipeRenderer.render`
 */
export async function rankScoreHints(
  renderer: Pick<RecipeRenderer, 'render' | 'roll'>,
  { recipe, format }: { recipe: Recipe; format: AdFormat },
  context: RecipeContext,
): Promise<HintsResponse> {
  const render = (one: Recipe) =>
    renderer.render(
      { recipe: adaptToFormat(one, format), format, width: null, score: true },
      context,
    );
  const now = await render(recipe);
  const before = now?.viralScore;
  const answer: HintsResponse = { success: true, score: before?.score ?? 0, hints: [] };
  if (!now || !before || recipe.kind === 'overlay') return answer;
  for (const { part, element } of listTrials(before)) {
    const { recipe: rolled, changed } = renderer.roll(recipe, [element], [], 0);
    if (changed.length === 0) continue;
    const after = await render(rolled);
    const score = after?.viralScore?.score ?? 0;
    if (!after || score <= before.score || isSamePicture(now, after)) continue;
    answer.hints.push({
      part,
      element,
      score,
      recipe: rolled,
      message: writeHint(element, rolled),
    });
  }
  answer.hints.sort((one, other) => other.score - one.score);
  return answer;
}

/** Lists the remedies for the weakest parts of a score; each element appears only once. */
function listTrials({ parts }: ViralScore): { part: string; element: RecipeElement }[] {
  const weakest = parts
    .filter(({ score }) => score < WEAK_PART)
    .toSorted((a, b) => a.score - b.score);
  const trials = weakest.flatMap(({ name }) =>
    REMEDIES[name].map((element) => ({ part: name, element })),
  );
  const first = trials.filter(
    ({ element }, at) => trials.findIndex((other) => other.element === element) === at,
  );
  return first.slice(0, MAX_TRIALS);
}

function isSamePicture(one: RenderedRecipe, other: RenderedRecipe): boolean {
  return Buffer.compare(one.jpeg, other.jpeg) === 0;
}

function writeHint(element: RecipeElement, recipe: Recipe): string {
  if (element === 'colours') return 'Other colors';
  if (element === 'layout' && recipe.kind === 'composed')
    return `Another layout: ${AD_LAYOUTS[recipe.layout].label}`;
  const texts: Record<string, unknown> = recipe.words;
  return `“${String(texts[element])}”`;
}
