import type { Evidence } from './evidence.ts';
import { isLoop } from './loop-shape.ts';
import { countMaskPixels, dilate, type Mask } from './mask.ts';
import { computePartMean, cropPart, fillPart, findParts, type Part } from './parts.ts';
import { without } from './pixel-sets.ts';
import { SURELY_SUBJECT } from './prior.ts';

type ColourEvidence = Pick<Evidence, 'difference' | 'lighter'>;

/** Maximum differences between background in shadow and lit background, in Lab units. */
const GROUND = {
  /** Maximum difference of colour (a and b). */
  colour: 6,
  /** Maximum lightness above the lit background's. */
  lighter: 6,
  /** Maximum lightness below the lit background's. */
  darker: 25,
};
/** Minimum area of a pocket (enclosed background), as a share of the product's area. */
const LEAST_SHARE = 0.0016;
/** Limits for the border of a pocket, which {@link isLoop} tests. */
const BOUNDS = { within: 0.8, outlined: 0.6, islands: 0.01 };
/**
 * Conditions on the product's pixels around a pocket (enclosed background). If the conditions hold, the product around
 * the pocket clearly differs from the background, and the pocket may count as background.
 */
const AROUND = {
  /**
   * Minimum colour difference between a product pixel and the background, in Lab units, for a pixel that
   * differs from the pocket.
   */
  colour: 10,
  /**
   * Minimum darkness of a product pixel that differs from the pocket in lightness alone, in Lab units below
   * the background.
   */
  darker: 25,
  /** Minimum share (0–1) of the pixels around a pocket that differ from the pocket in colour or lightness. */
  share: 0.85,
  /** Distance from the pocket's edge to the nearest examined pixels, in pixels. */
  from: 1,
  /** Distance from the pocket's edge to the farthest examined pixels, in pixels. */
  to: 4,
};
/**
 * Limits for a product with background-coloured faces. More than `share` of the product outside pockets has the
 * background's colour and is at most `darker` Lab units darker. Such a face may also lie inside the product, as in an
 * ear-cup, so no pocket of such a product counts as background.
 */
const FACES = { share: 0.05, darker: 12 };

/**
 * Finds pockets (enclosed background, perhaps shaded) between product parts of another colour, such as a
 * plant's stems or a sandal's straps. A pocket may be smaller than a loop, but it is opened (counted as
 * background) only if the saliency map is uncertain there.
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

/**
 * Selects pixels with the background's colour that are at most `darker` Lab units darker than the background.
 */
export function selectAlike(
  pixels: Uint8Array,
  evidence: ColourEvidence,
  darker: number,
): Uint8Array {
  const alike = pixels.slice();
  for (let at = 0; at < alike.length; at++)
    if (alike[at] && !isLikeGround(evidence, at, darker)) alike[at] = 0;
  return alike;
}

function isLikeGround(evidence: ColourEvidence, at: number, darker: number): boolean {
  const lighter = evidence.lighter[at] ?? 0;
  return (
    lighter < GROUND.lighter &&
    lighter > -darker &&
    measureColourDifference(evidence, at) < GROUND.colour
  );
}

/**
 * Returns the difference of a pixel from the background in colour alone (a and b), computed from the total
 * difference and the lightness difference.
 */
export function measureColourDifference(
  { difference, lighter }: ColourEvidence,
  at: number,
): number {
  return Math.sqrt(Math.max(0, (difference[at] ?? 0) ** 2 - (lighter[at] ?? 0) ** 2));
}

/** Tells whether most product pixels around a part differ from it in colour or lightness. */
function isAmongOthers(part: Part, product: Mask, evidence: ColourEvidence): boolean {
  const light = computePartMean(part, product.width, evidence.lighter);
  const { part: closeUp, wholeAt } = cropPart(part, product, AROUND.to);
  const near = dilate(closeUp, AROUND.from).data;
  let [around, others] = [0, 0];
  dilate(closeUp, AROUND.to).data.forEach((value, inBox) => {
    if (!value || near[inBox]) return;
    const at = wholeAt(inBox);
    around++;
    const isDark = (evidence.lighter[at] ?? 0) < light - AROUND.darker;
    if (product.data[at] && (isDark || measureColourDifference(evidence, at) > AROUND.colour))
      others++;
  });
  return others > AROUND.share * around;
}
