import { norm } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import { fillFrom } from './fill.ts';
import type { Lab } from './grain.ts';
import { CALM } from './loop-shape.ts';
import { countMaskPixels, dilate, invert, type Mask } from './mask.ts';
import { computePartMean, fillPart, findParts } from './parts.ts';
import { intersection, selectBelow, union } from './pixel-sets.ts';
import { selectAlike } from './pockets.ts';
import { BESIDE_PX } from './prior.ts';

/** Saliency value (0–1) below which the saliency map certainly counts a pixel as background. */
const DENIED = 0.1;
/** Maximum darkening of the background by a shadow, in Lab units. */
const SHADE = 25;
/** Minimum area of a removed part, as a share of the product's area. */
const LEAST_SHARE = 0.006;
/** Minimum area of a removed part that touches the background, in pixels. */
const LEAST_BESIDE_PX = 9;
/**
 * Maximum area of all removed parts that touch the background, as a share of the product's area. A larger
 * area is not background but faces of the product that the saliency map missed.
 */
const MOST_BESIDE = 0.05;
/** Distance from the product beyond which pixels show only background, in pixels. */
const CLEAR_PX = 2;
/** Distance within which a part counts as touching the background, in pixels. */
const TOUCHES_PX = 3;
/** Maximum differences between a removed part and the background that it touches, in Lab units. */
const BESIDE = {
  /** Difference of colour (a and b). */
  colour: 6,
  /** Of lightness. */
  lightness: 6,
  /** Difference of lightness for a part without detail, which may be the lit floor beside a shadow. */
  calm: 25,
};
/**
 * Maximum area in which a certain saliency map and the cut-out may disagree elsewhere, as a share of the
 * product's area. Above it, the map shows another subject.
 */
const TRUSTED = 0.055;

/**
 * Finds parts of a mask with the background's colour, perhaps in shadow, that the saliency map counts as
 * background although it agrees with the rest. Examples are the floor between the legs of a chair, or between a
 * product and the edge of its shadow. The parts contain no contours, or they touch the background.
 * @param open pixels that are already open, about which saliency maps say nothing
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
  const excluded = intersection(data, selectBelow(subject, DENIED));
  if (!excluded.includes(1)) return denied;
  const calm = intersection(excluded, selectBelow(evidence.contours, CALM));
  const ground = invert(dilate(product, CLEAR_PX)).data;
  const behind = fillFrom(planes, ground, width, height, excluded);
  const lit = alikeBeside(calm, planes, behind, BESIDE.calm);
  const same = alikeBeside(excluded, planes, behind, BESIDE.lightness);
  const outside = dilate(invert(product), TOUCHES_PX).data;
  const left = findParts({ width, height, data: union(same, lit) }, LEAST_BESIDE_PX).filter(
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

/** Selects pixels with the colour of the adjacent background, and with its lightness within a limit in Lab units. */
function alikeBeside(pixels: Uint8Array, planes: Lab, ground: Lab, most: number): Uint8Array {
  const alike = new Uint8Array(pixels.length);
  const off = (channel: 0 | 1 | 2, at: number) =>
    (planes[channel][at] ?? 0) - (ground[channel][at] ?? 0);
  for (let at = 0; at < alike.length; at++)
    if (pixels[at] && Math.abs(off(0, at)) < most && norm(off(1, at), off(2, at)) < BESIDE.colour)
      alike[at] = 1;
  return alike;
}
