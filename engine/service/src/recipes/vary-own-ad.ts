import {
  classifyModelShare,
  type Disclosure,
  OVERLAY_STYLES,
  RENDERER_VERSION,
  type Recipe,
  type RecipeElement,
  setRecipeVersion,
  withDisclosure,
} from '@adwright/contracts';
import { restrictToFormat } from '@adwright/contracts/recipe-formats';
import type { RecipeContext, RecipeRenderer, RenderedImage } from '../creative-provider.ts';
import type { OwnAd } from '../records/own-ad.ts';

/** Maximum number of compositions that are tried to find a composition with room for the words. */
const MAX_TRIES = 8;
/** Minimum contrast ratio between letters and their background in a variation. */
const LEAST_CONTRAST = 4.5;

/**
 * Composes an ad again in another way, with the same words and the same picture. The colours of the brand
 * stay too. Resolves to null if no other composition has room for all words.
 * @param seed determines the composition: the same seed gives the same bytes
 * @throws {AppError} in the same cases as `RecipeRenderer.render`
 */
export async function varyOwnAd(
  renderer: RecipeRenderer,
  { recipe, format }: OwnAd,
  seed: number,
  context: RecipeContext,
): Promise<RenderedImage | null> {
  const now = { ...restrictToFormat(recipe, format), renderer: RENDERER_VERSION };
  for (let step = 0; step < MAX_TRIES; step++) {
    const varied = composeAgain(renderer, now, (seed % MAX_TRIES) + step);
    if (JSON.stringify(varied) === JSON.stringify(now)) continue;
    const written = setRecipeVersion(varied);
    const order = { recipe: written, format, width: null, score: true };
    const rendered = await renderer.render(order, context);
    if (!rendered || rendered.dropped.length > 0 || rendered.minContrast < LEAST_CONTRAST) continue;
    const { jpeg: bytes, viralScore, gaveWay } = rendered;
    return { bytes, mediaType: 'image/jpeg', viralScore, gaveWay, recipe: written };
  }
  return null;
}

/**
 * Returns an ad's recipe with the form's disclosure of a model's part in the picture. The disclosure in the
 * recipe stays if the form makes no choice, or if no model made a part.
 * @param isOfUpload whether the credentials of the uploaded file state that a model made a part of it
 */
export function setDisclosure(
  ad: OwnAd,
  disclosure: Disclosure | undefined,
  isOfUpload: boolean,
): OwnAd {
  const { recipe } = ad;
  const isModelled =
    isOfUpload || (recipe.kind === 'composed' && classifyModelShare(recipe) !== 'nothing');
  return disclosure !== undefined && isModelled
    ? { ...ad, recipe: withDisclosure(recipe, disclosure) }
    : ad;
}

function composeAgain(renderer: RecipeRenderer, recipe: Recipe, turn: number): Recipe {
  if (recipe.kind === 'overlay') {
    const styles = OVERLAY_STYLES.map(([name]) => name).filter((name) => name !== recipe.style);
    return { ...recipe, style: styles[turn % styles.length] ?? recipe.style };
  }
  const elements: RecipeElement[] = recipe.brand ? ['layout'] : ['layout', 'colours', 'type'];
  return renderer.roll(recipe, elements, [], turn).recipe;
}
