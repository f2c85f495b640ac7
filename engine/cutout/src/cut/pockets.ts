import type { Evidence } from './evidence.ts';
import { isLoop } from './loop-shape.ts';
import { areaOf, dilate, type Mask } from './mask.ts';
import { closeUpOf, fillPart, meanIn, type Part, partsOf } from './parts.ts';
import { without } from './pixel-sets.ts';
import { SURELY_SUBJECT } from './prior.ts';

type Told = Pick<Evidence, 'difference' | 'lighter'>;

/** So far from the ground in colour, and so much lighter or darker than it, something may be the ground in shade, Lab units. */
const GROUND = { colour: 6, lighter: 6, darker: 25 };
/** A pocket is at least this share of the product. */
const LEAST_SHARE = 0.0016;
/** How it is bounded, as {@link isLoop} says. */
const BOUNDS = { within: 0.8, outlined: 0.6, islands: 0.01 };
/**
 * The product around a pocket is of another colour, or darker than the pocket, by so much, Lab units, on such a share of
 * what lies between so many pixels from it.
 */
const AROUND = { colour: 10, darker: 25, share: 0.85, from: 1, to: 4 };
/**
 * A product of which more than this share is like the ground, darker by at most so much, Lab units, and is no pocket, has
 * faces like it, and one may lie within it: the inside of an ear-cup.
 */
const FACES = { share: 0.05, darker: 12 };

/**
 * Pockets of the ground, in shade perhaps, between parts of a product that is of another colour all round them: stems of a
 * plant, straps of a sandal. They may be smaller than a loop is, but the subject's map has to be in doubt of them.
 * @param subject how surely each pixel is the subject's, 0–1
 */
export function pocketsOf(product: Mask, evidence: Evidence, subject: Float32Array): Mask {
  const pockets: Mask = { ...product, data: new Uint8Array(product.data.length) };
  const alike = alikeIn(product.data, evidence, GROUND.darker);
  const area = areaOf(product);
  for (const part of partsOf({ ...product, data: alike }, LEAST_SHARE * area))
    if (
      meanIn(part, product.width, subject) < SURELY_SUBJECT &&
      isLoop(part, product, evidence.contours, BOUNDS) &&
      isAmongOthers(part, product, evidence)
    )
      fillPart(pockets, part);
  const faces = alikeIn(without(alike, pockets.data), evidence, FACES.darker);
  if (areaOf({ ...product, data: faces }) > FACES.share * area) pockets.data.fill(0);
  return pockets;
}

/** Which of a set's pixels look like the ground, or are darker by at most so much, Lab units. */
export function alikeIn(pixels: Uint8Array, told: Told, darker: number): Uint8Array {
  const alike = pixels.slice();
  for (let at = 0; at < alike.length; at++)
    if (alike[at] && !isLikeGround(told, at, darker)) alike[at] = 0;
  return alike;
}

function isLikeGround(told: Told, at: number, darker: number): boolean {
  const lighter = told.lighter[at] ?? 0;
  return lighter < GROUND.lighter && lighter > -darker && colourOff(told, at) < GROUND.colour;
}

/** How far a pixel's colour is from the ground's, whatever its light: what is left of their difference. */
export function colourOff({ difference, lighter }: Told, at: number): number {
  return Math.sqrt(Math.max(0, (difference[at] ?? 0) ** 2 - (lighter[at] ?? 0) ** 2));
}

/** Whether a product is of another colour than a part of it, all round that. */
function isAmongOthers(part: Part, product: Mask, told: Told): boolean {
  const light = meanIn(part, product.width, told.lighter);
  const { part: own, wholeAt } = closeUpOf(part, product, AROUND.to);
  const near = dilate(own, AROUND.from).data;
  let [around, others] = [0, 0];
  dilate(own, AROUND.to).data.forEach((value, inBox) => {
    if (!value || near[inBox]) return;
    const at = wholeAt(inBox);
    around++;
    const isDark = (told.lighter[at] ?? 0) < light - AROUND.darker;
    if (product.data[at] && (isDark || colourOff(told, at) > AROUND.colour)) others++;
  });
  return others > AROUND.share * around;
}
