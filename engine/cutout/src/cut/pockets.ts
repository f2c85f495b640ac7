import type { Evidence } from './evidence.ts';
import { isLoop } from './loop-shape.ts';
import { countMaskPixels, dilate, type Mask } from './mask.ts';
import { closeUpOf, computePartMean, fillPart, findParts, type Part } from './parts.ts';
import { without } from './pixel-sets.ts';
import { SURELY_SUBJECT } from './prior.ts';

type Told = Pick<Evidence, 'difference' | 'lighter'>;

/** Maximum differences between background in shadow and lit background, in Lab units. */
const GROUND = {
  /** Difference of colour (a and b). */
  colour: 6,
  /** Lightness above the lit background. */
  lighter: 6,
  /** Darkness below the lit background. */
  darker: 25,
};
/** Minimum area of a pocket, as a share of the product's. */
const LEAST_SHARE = 0.0016;
/** Limits for a pocket's border, as {@link isLoop} checks them. */
const BOUNDS = { within: 0.8, outlined: 0.6, islands: 0.01 };
/**
 * Conditions on the product's pixels around a pocket. If they hold, the product clearly differs from the
 * pocket, and the pocket may be opened.
 */
const AROUND = {
  /** Minimum difference of colour from the background, in Lab units. */
  colour: 10,
  /** Minimum difference of lightness from the pocket, in Lab units; a pixel must differ in colour or in lightness. */
  darker: 25,
  /** Minimum share of the pixels around a pocket that differ from it in colour or in lightness (0–1). */
  share: 0.85,
  /** Distance from the pocket at which the examined pixels begin, in pixels. */
  from: 1,
  /** Distance from the pocket at which the examined pixels end, in pixels. */
  to: 4,
};
/**
 * Maximum share of the product, outside pockets, that is like the background or darker by at most `darker`
 * Lab units. Above this share, the product has faces that look like the background. Such a face may also lie
 * inside the product, as in an ear-cup, so no pocket is opened.
 */
const FACES = { share: 0.05, darker: 12 };

/**
 * Finds pockets (enclosed background, perhaps in shadow) between parts of a product whose colour differs all
 * around: stems of a plant, straps of a sandal. Pockets may be smaller than a loop, but the saliency map must
 * be uncertain about them.
 * @param subject probability (0–1) that each pixel belongs to the subject
 */
export function findPockets(product: Mask, evidence: Evidence, subject: Float32Array): Mask {
  const pockets: Mask = { ...product, data: new Uint8Array(product.data.length) };
  const alike = selectAlike(product.data, evidence, GROUND.darker);
  const area = countMaskPixels(product);
  for (const part of findParts({ ...product, data: alike }, LEAST_SHARE * area))
    if (
      computePartMean(part, product.width, subject) < SURELY_SUBJECT &&
      isLoop(part, product, evidence.contours, BOUNDS) &&
      isAmongOthers(part, product, evidence)
    )
      fillPart(pockets, part);
  const faces = selectAlike(without(alike, pockets.data), evidence, FACES.darker);
  if (countMaskPixels({ ...product, data: faces }) > FACES.share * area) pockets.data.fill(0);
  return pockets;
}

/** Selects pixels that look like the background, or are darker by at most this much, in Lab units. */
export function selectAlike(pixels: Uint8Array, told: Told, darker: number): Uint8Array {
  const alike = pixels.slice();
  for (let at = 0; at < alike.length; at++)
    if (alike[at] && !isLikeGround(told, at, darker)) alike[at] = 0;
  return alike;
}

function isLikeGround(told: Told, at: number, darker: number): boolean {
  const lighter = told.lighter[at] ?? 0;
  return (
    lighter < GROUND.lighter &&
    lighter > -darker &&
    measureColourDifference(told, at) < GROUND.colour
  );
}

/**
 * Difference of a pixel's colour (a and b) from the background: what remains of the whole difference without
 * lightness.
 */
export function measureColourDifference({ difference, lighter }: Told, at: number): number {
  return Math.sqrt(Math.max(0, (difference[at] ?? 0) ** 2 - (lighter[at] ?? 0) ** 2));
}

/** Whether the product around a part has another colour on every side. */
function isAmongOthers(part: Part, product: Mask, told: Told): boolean {
  const light = computePartMean(part, product.width, told.lighter);
  const { part: own, wholeAt } = closeUpOf(part, product, AROUND.to);
  const near = dilate(own, AROUND.from).data;
  let [around, others] = [0, 0];
  dilate(own, AROUND.to).data.forEach((value, inBox) => {
    if (!value || near[inBox]) return;
    const at = wholeAt(inBox);
    around++;
    const isDark = (told.lighter[at] ?? 0) < light - AROUND.darker;
    if (product.data[at] && (isDark || measureColourDifference(told, at) > AROUND.colour)) others++;
  });
  return others > AROUND.share * around;
}
