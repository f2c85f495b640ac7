import {
  AD_LAYOUTS,
  type AdFormat,
  type Recipe,
  type RecipeElement,
  type ViralScore,
} from '@adwright/contracts';
import type { HintsResponse } from '@adwright/contracts/recipe-editing';
import type { RecipeContext, RecipeRenderer, RenderedRecipe } from '../creative-provider.ts';

/** A change that may raise a part of the score, by the element that it rolls. */
const REMEDIES: Record<ViralScore['parts'][number]['name'], readonly RecipeElement[]> = {
  message: ['headline', 'subline'],
  // A photo or an object is chosen by the user, and an offer typed.
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

/** Parts under this many marks of a hundred are worth a hint. */
const WEAK_PART = 80;
/** Changes rendered for a list of hints. */
const MAX_TRIALS = 5;

/**
 * Changes that raise the score of an ad in a format, best first. Each was rendered and scored, so that a hint never promises
 * what it does not keep. A change that leaves the picture as it is gives no hint: the ad does not show what was changed.
 * @throws {AppError} as `RecipeRenderer.render`
 */
export async function scoreHints(
  renderer: Pick<RecipeRenderer, 'render' | 'roll'>,
  { recipe, format }: { recipe: Recipe; format: AdFormat },
  context: RecipeContext,
): Promise<HintsResponse> {
  const render = (one: Recipe) =>
    renderer.render({ recipe: one, format, width: null, score: true }, context);
  const now = await render(recipe);
  const before = now?.viralScore;
  const answer: HintsResponse = { success: true, score: before?.score ?? 0, hints: [] };
  if (!now || !before || recipe.kind === 'overlay') return answer;
  for (const { part, element } of trialsOf(before)) {
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
      message: messageOf(element, rolled),
    });
  }
  answer.hints.sort((one, other) => other.score - one.score);
  return answer;
}

/** The remedies of the weakest parts, each element once. */
function trialsOf({ parts }: ViralScore): { part: string; element: RecipeElement }[] {
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

function messageOf(element: RecipeElement, recipe: Recipe): string {
  if (element === 'colours') return 'Other colors';
  if (element === 'layout' && recipe.kind === 'composed')
    return `Another layout: ${AD_LAYOUTS[recipe.layout].label}`;
  const texts: Record<string, unknown> = recipe.words;
  return `“${String(texts[element])}”`;
}
