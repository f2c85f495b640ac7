import { contrastRatio, norm, toLinearChannel } from '@adwright/engine-pixels';
import type { CreativePixels } from './creative-pixels.ts';

/** A region of the picture that looks like a call-to-action button. */
export interface ButtonRegion {
  left: number;
  top: number;
  width: number;
  height: number;
  /** How much the region resembles a button and how prominent it is, 0–1. */
  strength: number;
}

const FLAT_STEP = 7;
const MIN_WIDTH_SHARE = 0.1;
const MAX_WIDTH_SHARE = 0.92;
const MIN_HEIGHT_SHARE = 0.028;
const MAX_HEIGHT_SHARE = 0.16;
const MIN_ASPECT = 2.1;
const MAX_ASPECT = 14;
/** Minimum share of its bounding box that a region must fill to count as a button. */
const MIN_FILL = 0.45;
/** Minimum free space above and below the text, as a share of the button's height. */
const MARGIN_SHARE = 0.14;
/** Minimum number of edges along a line of lettering: three letters have at least six. */
const MIN_STROKE_TURNS = 6;

/**
 * Returns the strongest region that looks like a button: flat, wide, low and straight-sided, in a
 * contrasting colour, with one line of lettering. Returns null if no region looks like a button.
 * Positions and sizes are in pixels of the analysed picture.
 */
export function findButton(pixels: CreativePixels): ButtonRegion | null {
  const labels = labelPatches(pixels);
  let best: ButtonRegion | null = null;
  for (const [label, region] of regionsOf(labels, pixels)) {
    const button = judge(pixels, labels, label, region);
    if (button && (best === null || button.strength > best.strength)) best = button;
  }
  return best;
}

interface Region {
  left: number;
  right: number;
  top: number;
  bottom: number;
  count: number;
}

/**
 * Labels each pixel with the index of the first pixel of its patch (connected area of similar
 * colour). A pixel joins the patch of a neighbour with nearly the same colour, so a patch follows
 * slow gradients. The labelling takes two passes (Rosenfeld and Pfaltz 1966). The first pass points
 * each pixel to an earlier pixel of its patch. The second pass points each pixel to the first pixel
 * of the patch.
 */
function labelPatches({ width, height, rgb }: CreativePixels): Int32Array {
  const labels = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    let first = 0;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x === 0 || !isFlat(rgb, at, at - 1)) first = at;
      if (y > 0 && labels[at - width] !== first && isFlat(rgb, at, at - width)) {
        const above = firstOf(labels, at - width);
        labels[Math.max(first, above)] = Math.min(first, above);
        first = Math.min(first, above);
      }
      labels[at] = first;
    }
  }
  for (let at = 0; at < labels.length; at++) labels[at] = labels[labels[at] ?? 0] ?? 0;
  return labels;
}

/** Follows the labels from a pixel to the first known pixel of its patch. */
function firstOf(labels: Int32Array, pixel: number): number {
  let at = pixel;
  for (let next = labels[at] ?? 0; next !== at; next = labels[at] ?? 0) at = next;
  return at;
}

function isFlat(rgb: Uint8Array, one: number, other: number): boolean {
  const a = one * 3;
  const b = other * 3;
  return (
    Math.abs((rgb[a] ?? 0) - (rgb[b] ?? 0)) <= FLAT_STEP &&
    Math.abs((rgb[a + 1] ?? 0) - (rgb[b + 1] ?? 0)) <= FLAT_STEP &&
    Math.abs((rgb[a + 2] ?? 0) - (rgb[b + 2] ?? 0)) <= FLAT_STEP
  );
}

/** Maps the label of each patch that is large enough for a button to its bounding box, from top to bottom. */
function regionsOf(
  labels: Int32Array,
  { width, height }: Pick<CreativePixels, 'width' | 'height'>,
): Map<number, Region> {
  const least = MIN_FILL * MIN_WIDTH_SHARE * MIN_HEIGHT_SHARE * Math.min(width, height) ** 2;
  const counts = new Int32Array(labels.length);
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] ?? 0;
    counts[label] = (counts[label] ?? 0) + 1;
  }
  const regions = new Map<number, Region>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const label = labels[y * width + x] ?? 0;
      const count = counts[label] ?? 0;
      if (count < least) continue;
      let end = x;
      while (end + 1 < width && labels[y * width + end + 1] === label) end++;
      const region = regions.get(label) ?? { left: x, right: end, top: y, bottom: y, count };
      region.left = Math.min(region.left, x);
      region.right = Math.max(region.right, end);
      region.bottom = y;
      regions.set(label, region);
      x = end;
    }
  }
  return regions;
}

function judge(
  pixels: CreativePixels,
  labels: Int32Array,
  label: number,
  region: Region,
): ButtonRegion | null {
  const { width, height } = pixels;
  const w = region.right - region.left + 1;
  const h = region.bottom - region.top + 1;
  const short = Math.min(width, height);
  if (w < short * MIN_WIDTH_SHARE || w > width * MAX_WIDTH_SHARE) return null;
  if (h < short * MIN_HEIGHT_SHARE || h > short * MAX_HEIGHT_SHARE) return null;
  const aspect = w / h;
  if (aspect < MIN_ASPECT || aspect > MAX_ASPECT) return null;
  const fill = region.count / (w * h);
  if (fill < MIN_FILL) return null;
  if (!hasStraightSides(labels, width, label, region)) return null;
  if (!hasOneLine(labels, width, label, region)) return null;
  const tone = meanOf(pixels, labels, label, region);
  const lettering = letteringInside(pixels, labels, label, region, tone);
  if (lettering.share < 0.03 || lettering.share > 0.5 || lettering.contrast < 1.8) return null;
  const apart = distanceFromSurroundings(pixels, region, tone);
  if (apart < 14) return null;
  const strength =
    Math.min(1, apart / 90) * 0.45 +
    Math.min(1, (lettering.contrast - 1) / 5) * 0.35 +
    Math.min(1, (w * h) / (width * height) / 0.022) * 0.2;
  return { left: region.left, top: region.top, width: w, height: h, strength };
}

/**
 * Tells whether a patch has the shape of a pill or rectangle: most rows reach close to both sides, and top and
 * bottom are straight.
 */
function hasStraightSides(
  labels: Int32Array,
  width: number,
  label: number,
  { left, right, top, bottom }: Region,
): boolean {
  const w = right - left + 1;
  const h = bottom - top + 1;
  let wide = 0;
  for (let y = top; y <= bottom; y++) {
    let first = left;
    while (first <= right && labels[y * width + first] !== label) first++;
    let last = right;
    while (last >= left && labels[y * width + last] !== label) last--;
    if (last - first > w - h * 0.7) wide++;
  }
  return wide / h > 0.6;
}

/**
 * Tells whether a patch contains one line of lettering: free margins above and below, and several
 * strokes along the middle. A product's label and the plinth under a product have neither.
 */
function hasOneLine(
  labels: Int32Array,
  width: number,
  label: number,
  { left, right, top, bottom }: Region,
): boolean {
  const h = bottom - top + 1;
  const inset = Math.round(h * 0.5);
  const margin = Math.max(1, Math.round(h * MARGIN_SHARE));
  let other = 0;
  let all = 0;
  for (let y = top + 1; y <= bottom - 1; y++) {
    if (y > top + margin && y < bottom - margin) continue;
    for (let x = left + inset; x <= right - inset; x++) {
      all++;
      if (labels[y * width + x] !== label) other++;
    }
  }
  if (all === 0 || other / all > 0.08) return false;
  return (
    Math.max(...[0.42, 0.5, 0.58].map((share) => turns(top + Math.round(h * share)))) >=
    MIN_STROKE_TURNS
  );

  function turns(y: number): number {
    let count = 0;
    for (let x = left + 1; x <= right; x++) {
      if ((labels[y * width + x] === label) !== (labels[y * width + x - 1] === label)) count++;
    }
    return count;
  }
}

function meanOf(
  { rgb, width }: CreativePixels,
  labels: Int32Array,
  label: number,
  region: Region,
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = region.top; y <= region.bottom; y++) {
    for (let x = region.left; x <= region.right; x++) {
      const at = y * width + x;
      if (labels[at] !== label) continue;
      sum[0] += rgb[at * 3] ?? 0;
      sum[1] += rgb[at * 3 + 1] ?? 0;
      sum[2] += rgb[at * 3 + 2] ?? 0;
    }
  }
  return [sum[0] / region.count, sum[1] / region.count, sum[2] / region.count];
}

/**
 * Measures the pixels inside a patch that differ from the patch's colour and may be lettering.
 * Returns the share of the pixels that differ from the patch, and the contrast between the patch
 * and the most different tenth of them.
 */
function letteringInside(
  { rgb, width, luma }: CreativePixels,
  labels: Int32Array,
  label: number,
  region: Region,
  tone: readonly [number, number, number],
) {
  const w = region.right - region.left + 1;
  const h = region.bottom - region.top + 1;
  const inset = Math.round(h * 0.45);
  let other = 0;
  let all = 0;
  const distances: { distance: number; luminance: number }[] = [];
  for (let y = region.top + Math.round(h * 0.15); y <= region.bottom - Math.round(h * 0.15); y++) {
    for (let x = region.left + inset; x <= region.right - inset; x++) {
      const at = y * width + x;
      all++;
      if (labels[at] === label) continue;
      other++;
      const distance =
        Math.abs((rgb[at * 3] ?? 0) - tone[0]) +
        Math.abs((rgb[at * 3 + 1] ?? 0) - tone[1]) +
        Math.abs((rgb[at * 3 + 2] ?? 0) - tone[2]);
      distances.push({ distance, luminance: toLinearChannel((luma[at] ?? 0) / 255) });
    }
  }
  distances.sort((a, b) => b.distance - a.distance);
  const far = distances.slice(0, Math.max(1, Math.floor(distances.length * 0.25)));
  const ink = far.reduce((sum, { luminance }) => sum + luminance, 0) / Math.max(1, far.length);
  const ground = toLinearChannel((0.299 * tone[0] + 0.587 * tone[1] + 0.114 * tone[2]) / 255);
  const contrast = contrastRatio(ink, ground);
  return {
    share: w > 0 && all > 0 ? other / all : 0,
    contrast: distances.length === 0 ? 1 : contrast,
  };
}

/**
 * Returns the mean RGB distance between a patch and a thin frame around it. A patch with the colour
 * of its surroundings is not a button.
 */
function distanceFromSurroundings(
  { rgb, width, height }: CreativePixels,
  region: Region,
  tone: readonly [number, number, number],
): number {
  const gap = Math.max(3, Math.round((region.bottom - region.top) * 0.12));
  let sum = 0;
  let count = 0;
  const sample = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = (y * width + x) * 3;
    sum += norm(
      (rgb[at] ?? 0) - tone[0],
      (rgb[at + 1] ?? 0) - tone[1],
      (rgb[at + 2] ?? 0) - tone[2],
    );
    count++;
  };
  for (let x = region.left; x <= region.right; x += 2) {
    sample(x, region.top - gap);
    sample(x, region.bottom + gap);
  }
  for (let y = region.top; y <= region.bottom; y += 2) {
    sample(region.left - gap, y);
    sample(region.right + gap, y);
  }
  return count === 0 ? 0 : sum / count;
}
