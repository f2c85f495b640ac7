import type { Raster } from '@adwright/engine-pixels';
import type { LocalMean } from './local-mean.ts';
import {
  type Component,
  createComponentMask,
  dilate,
  erode,
  findComponents,
  type Mask,
} from './mask.ts';
import { without } from './pixel-sets.ts';

/** Maximum and minimum depth of a cleft (a narrow gap in the outline), in pixels of the small mask. */
const DEEP = { most: 24, least: 2 };
/** Maximum number of steps from outside into the product, limited because each count is stored in a byte. */
const MOST_STEPS = 254;
/** Half of the maximum width of a cleft, in pixels of the small mask. */
const HALF_WIDE = 5;
/**
 * Minimum ratio between the length of a cleft's sides and the width of the cleft's mouth. An area with a wide
 * mouth is usually a highlight on the product.
 */
const SIDES = 1.6;
/**
 * A cleft (a narrow gap in the outline) is background only if more than `others` further clefts lie within
 * `near` pixels of the small mask, as between hairs.
 */
const HAIRS = { others: 6, near: 48 };
/**
 * Minimum colour difference between the product around a cleft and the background: the length of the RGB
 * difference, 0–442.
 */
const UNLIKE = 90;
/**
 * Maximum colour difference between a cleft and the background: the colour may differ by `share` of the difference
 * between the surrounding product and the background, plus `levels` RGB levels.
 */
const ALIKE = { share: 0.17, levels: 40 };

/**
 * Offsets of the points around a cleft at which the product's colour is sampled, as multiples of the cleft's
 * depth.
 */
const AROUND = [0.5, 1, 2].flatMap((far) =>
  Array.from({ length: 8 }, (_, turn) => {
    const angle = (turn * Math.PI) / 4;
    return [far * Math.cos(angle), far * Math.sin(angle)] as const;
  }),
);

/**
 * Removes background from clefts of the outline that the small mask counts as product, such as between the
 * hairs of a plush toy or the bristles of a brush. A cleft has the background's colour, is open to the
 * background, is narrow, ends inside the product and has other clefts nearby. Other light areas belong to the
 * product: a label is wide, a stripe continues into the product, a highlight follows the outline, and a light
 * frame has no other clefts nearby.
 * @param back returns the background's mean colour near a pixel
 * @param scale number of pixels of the small mask per pixel of `mask`
 */
export function removeClefts(photo: Raster, mask: Mask, back: LocalMean, scale: number): Mask {
  const { width, height } = mask;
  const px = (small: number) => Math.max(1, Math.round(small / scale));
  const [least, most] = [px(DEEP.least), Math.min(px(DEEP.most), MOST_STEPS / 2)];
  const steps = openGround(photo, mask, back, most);
  let [count, deepest] = [0, 0];
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at] ?? 0;
    if (step > 0) count++;
    if (step > deepest) deepest = step;
  }
  // Nearly every outline contains some background pixels, so clefts that are no deeper than this are ignored.
  if (deepest < least) return mask;
  const isBetween = (from: number, to: number) => {
    const data = new Uint8Array(steps.length);
    for (let at = 0; at < data.length; at++) {
      const step = steps[at] ?? 0;
      data[at] = step >= from && step <= to ? 1 : 0;
    }
    return { width, height, data };
  };
  // An area that is too deep or too wide for a cleft belongs to the product, and so does every pixel behind it.
  const open: Mask = isBetween(1, most);
  if (deepest > most) open.data = without(open.data, dilate(isBetween(most, most), most).data);
  const half = px(HALF_WIDE);
  if (count > (2 * half + 1) ** 2) {
    const wide = erode(open, half);
    if (wide.data.includes(1)) open.data = without(open.data, dilate(wide, most).data);
  }
  return {
    width,
    height,
    data: without(mask.data, findClefts(mask, open, steps, least, px(HAIRS.near))),
  };
}

/**
 * Finds the gaps in a mask's outline that are open to the background and lead inwards instead of along the
 * outline.
 */
function findClefts(
  mask: Mask,
  open: Mask,
  steps: Uint8Array,
  least: number,
  near: number,
): Uint8Array {
  const { width, data } = mask;
  const found = findComponents(open);
  const mouths = new Uint32Array(found.list.length + 1);
  const sides = new Uint32Array(found.list.length + 1);
  const isDeep = new Uint8Array(found.list.length + 1);
  for (let at = width; at < data.length - width; at++) {
    const label = found.labels[at] ?? 0;
    if (label === 0) continue;
    if ((steps[at] ?? 0) >= least) isDeep[label] = 1;
    if (steps[at] === 1) mouths[label] = (mouths[label] ?? 0) + 1;
    if ([1, -1, width, -width].some((step) => data[at + step] && !open.data[at + step]))
      sides[label] = (sides[label] ?? 0) + 1;
  }
  const clefts = found.list.filter(
    ({ label }) => isDeep[label] === 1 && (sides[label] ?? 0) > SIDES * (mouths[label] ?? 0),
  );
  const hairy = new Set(clefts.filter((cleft) => isAmong(cleft, clefts, near)));
  return createComponentMask(found, (component) => hairy.has(component));
}

/**
 * Tells whether a cleft has enough other clefts nearby to be a gap between hairs. Fur has many clefts; an
 * isolated cleft may be a light frame that belongs to the product.
 */
function isAmong(cleft: Component, clefts: readonly Component[], near: number): boolean {
  let count = 0;
  for (const other of clefts)
    if (Math.hypot(other.left - cleft.left, other.top - cleft.top) < near) count++;
  return count > HAIRS.others;
}

/**
 * Counts the steps from outside the product to each pixel with the background's colour, up to twice the maximum
 * depth of a cleft. Paths from outside lead only through pixels with the background's colour; pixels without
 * such a path get 0.
 */
function openGround(photo: Raster, mask: Mask, back: LocalMean, deep: number): Uint8Array {
  const { width, data } = photo;
  const isGround = (at: number) => {
    if (!back.moveTo(at, 3 * deep)) return false;
    const off = squareOff(data, at, back.colour);
    return (
      off < ALIKE.levels ** 2 && off < ALIKE.share ** 2 * besideProduct(photo, mask, at, back, deep)
    );
  };
  const steps = new Uint8Array(mask.data.length);
  const seen = new Uint8Array(mask.data.length);
  const around = [1, -1, width, -width];
  let next: number[] = [];
  const look = (at: number, step: number) => {
    if (!mask.data[at] || seen[at]) return;
    seen[at] = 1;
    if (!isGround(at)) return;
    steps[at] = step;
    next.push(at);
  };
  for (let at = width; at < steps.length - width; at++) {
    if (!mask.data[at]) continue;
    // This condition is checked for most pixels of a product, so the code avoids function calls.
    const isInner =
      mask.data[at + 1] && mask.data[at - 1] && mask.data[at + width] && mask.data[at - width];
    if (!isInner) look(at, 1);
  }
  for (let step = 2; step <= 2 * deep && next.length > 0; step++) {
    const last = next;
    next = [];
    for (const at of last) for (const by of around) look(at + by, step);
  }
  return steps;
}

/**
 * Squared colour difference between the background and the product around a pixel; 0 if the difference is too
 * small.
 */
function besideProduct(
  { width, height, data }: Raster,
  mask: Mask,
  at: number,
  { colour }: LocalMean,
  deep: number,
): number {
  const x = at % width;
  const y = (at - x) / width;
  let [sum, count] = [0, 0];
  for (const [right, down] of AROUND) {
    const column = Math.round(x + right * deep);
    const row = Math.round(y + down * deep);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const other = row * width + column;
    if (!mask.data[other]) continue;
    sum += squareOff(data, other, colour);
    count++;
  }
  const apart = sum / Math.max(1, count);
  return apart > UNLIKE ** 2 ? apart : 0;
}

/** Squared difference between a pixel's colour and the given colour. */
function squareOff(data: Uint8Array, at: number, colour: Float64Array): number {
  let off = 0;
  for (let channel = 0; channel < 3; channel++)
    off += ((data[at * 3 + channel] ?? 0) - (colour[channel] ?? 0)) ** 2;
  return off;
}
