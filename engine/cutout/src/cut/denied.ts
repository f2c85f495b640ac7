import { norm } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import { fillUnknown } from './fill.ts';
import type { Lab } from './grain.ts';
import { CALM } from './loop-shape.ts';
import { countMaskPixels, dilate, invert, type Mask } from './mask.ts';
import { computePartMean, fillPart, findParts } from './parts.ts';
import { intersectSets, selectBelow, uniteSets } from './pixel-sets.ts';
import { selectAlike } from './pockets.ts';
import { BESIDE_PX } from './prior.ts';

/** Saliency (0–1) below which the saliency map certainly counts a pixel as background. */
const DENIED = 0.1;
/** Maximum lightness difference by which a shadow darkens the background, in Lab units. */
const SHADE = 25;
/** Minimum area of a removed background part, as a share of the product's area. */
const LEAST_SHARE = 0.006;
/** Minimum area of a removed background part that touches the background, in pixels. */
const LEAST_BESIDE_PX = 9;
/**
 * Maximum total area of the removed parts that touch the background, as a share of the product's area. Parts
 * with a larger total area are faces of the product that the saliency map missed.
 */
const MOST_BESIDE = 0.05;
/** Distance in pixels from the product beyond which all pixels show background. */
const CLEAR_PX = 2;
/** Distance in pixels within which a part counts as touching the background. */
const TOUCHES_PX = 3;
/** Maximum differences between a removed part and the background at the part's border, in Lab units. */
const BESIDE = {
  /** Maximum colour difference (a and b) between a removed part and the background. */
  colour: 6,
  /** Maximum lightness difference between a removed part and the background. */
  lightness: 6,
  /**
   * Maximum lightness difference between the background and a part without detail, such as lit floor beside a
   * shadow.
   */
  calm: 25,
};
/**
 * Maximum area outside the removed parts, as a share of the product's area, in which a certain saliency map may
 * disagree with the cut-out. If they disagree in a larger area, the saliency map shows another subject and cannot be
 * trusted.
 */
const TRUSTED = 0.055;

/**
 * Finds areas of the mask with the background's colour that the saliency map counts as background. The saliency map
 * must agree with the mask elsewhere. Background in shadow is found too, if it has the hue and saturation of the lit
 * background. Examples of such areas are the floor between a chair's legs, and the floor between a product and the edge
 * of the product's shadow. The found areas contain no contours, or they touch the background.
 * @param open pixels of openings that were already found; saliency maps are wrong in openings
 * @param subject probability (0–1) that each pixel belongs to the subject
 */
export function findDeniedGround(
  product: Mask,
  open: Mask,
  evidence: Evidence,
  planes: Lab,
  subject: Float32Array,
): Mask {
  const { width, height, data } = product;
  const denied: Mask = { width, height, data: new Uint8Array(data.length) };
  const area = countMaskPixels(product);
  const excluded = intersectSets(data, selectBelow(subject, DENIED));
  if (!excluded.includes(1)) return denied;
  const calm = intersectSets(excluded, selectBelow(evidence.contours, CALM));
  const ground = invert(dilate(product, CLEAR_PX)).data;
  const behind = fillUnknown(planes, ground, width, height, excluded);
  const lit = findAlikeBeside(calm, planes, behind, BESIDE.calm);
  const same = findAlikeBeside(excluded, planes, behind, BESIDE.lightness);
  const outside = dilate(invert(product), TOUCHES_PX).data;
  const left = findParts({ width, height, data: uniteSets(same, lit) }, LEAST_BESIDE_PX).filter(
    (part) => computePartMean(part, width, (at) => outside[at] ?? 0) > 0,
  );
  const most = MOST_BESIDE * area;
  const shaded = findParts(
    { width, height, data: selectAlike(calm, evidence, SHADE) },
    LEAST_SHARE * area,
  );
  const parts =
    left.reduce((sum, part) => sum + part.area, 0) > most ? shaded : [...shaded, ...left];
  if (parts.length === 0) return denied;
  for (const part of parts) fillPart(denied, part);
  const beside = dilate(denied, BESIDE_PX).data;
  let conflict = 0;
  for (let at = 0; at < subject.length; at++) {
    const value = subject[at] ?? 0;
    if (beside[at] || open.data[at] || data[at] === (value > 0.5 ? 1 : 0)) continue;
    conflict += Math.abs(2 * value - 1);
  }
  if (conflict > TRUSTED * area) denied.data.fill(0);
  return denied;
}

/**
 * Selects pixels with the adjacent background's colour, and with a lightness that differs by at most `most` Lab
 * units.
 */
function findAlikeBeside(pixels: Uint8Array, planes: Lab, ground: Lab, most: number): Uint8Array {
  const alike = new Uint8Array(pixels.length);
  const off = (channel: 0 | 1 | 2, at: number) =>
    (planes[channel][at] ?? 0) - (ground[channel][at] ?? 0);
  for (let at = 0; at < alike.length; at++)
    if (pixels[at] && Math.abs(off(0, at)) < most && norm(off(1, at), off(2, at)) < BESIDE.colour)
      alike[at] = 1;
  return alike;
}
