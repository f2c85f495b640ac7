import type { Rect } from '../../ad/rect.ts';
import { boxBlur } from '../box-blur.ts';
import { denoise } from '../denoise.ts';
import { guidedFilter } from '../guided-filter.ts';
import { findFaults } from '../photo-faults.ts';
import { fromPlanes, fromRaster, type Raster, toPlanes, toRaster } from '../raster.ts';
import { type BackgroundModel, fitBackground } from './background-model.ts';
import { components, dilate, erode, type Mask } from './mask.ts';

/** A product free of its background. */
export interface CutOut {
  width: number;
  height: number;
  /** Straight (not premultiplied) RGBA; the colours at the edge are the product's own. */
  rgba: Uint8Array;
  /** Smallest box that holds the product. */
  box: Rect;
  /** 0–1; under {@link MIN_CUT_CONFIDENCE} the cut should not be shown. */
  confidence: number;
}

export const MIN_CUT_CONFIDENCE = 0.7;

/** The mask is found at this size and refined at full size. */
const SEGMENT_SIDE = 560;
/** Lab distance along the border beyond which a background is not plain. */
const PLAIN_RESIDUAL = 11;
const KEEP_COMPONENT_SHARE = 0.05;

/**
 * Cuts a product out of a photo with a plain background. Soft shadows stay behind, loops and handles are opened, the
 * edge gets its true opacity (from the compositing equation) and colour, so no fringe of the old background is left.
 */
export async function cutOut(photo: Raster): Promise<CutOut> {
  const scale = Math.min(1, SEGMENT_SIDE / Math.max(photo.width, photo.height));
  const small = await toRaster(
    fromRaster(photo).resize(Math.round(photo.width * scale), Math.round(photo.height * scale), {
      fit: 'fill',
    }),
  );
  const { mask, model } = segment(withoutGrain(small));
  const large = await enlarge(mask, photo.width, photo.height);
  const { rgba, contour } = matte(photo, large, scale);
  const box = boxOf(rgba, photo.width, photo.height);
  return {
    width: photo.width,
    height: photo.height,
    rgba,
    box,
    confidence: confidenceOf(mask, model, contour),
  };
}

/** Grain is a thousand small edges; without it the faint outline of a white thing on white paper can be trusted. */
function withoutGrain(raster: Raster): Raster {
  const planes = toPlanes(raster);
  const { width, height } = raster;
  const sigma = Math.max(1, findFaults(raster, planes).noise);
  const luma = denoise(planes.luma, width, height, sigma, 3);
  const chroma = (plane: Float32Array) =>
    guidedFilter(luma, plane, width, height, 4, 2 * sigma * sigma);
  return fromPlanes({ width, height, luma, blue: chroma(planes.blue), red: chroma(planes.red) });
}

/**
 * First everything smooth from the rim is followed, then the background is fitted to what that found, so that a glow
 * behind the product is background too. The outline is then looked for twice: boldly, which leaves soft shadows behind,
 * and timidly, which stops at the faint outline of a white thing on white; the bold one wins unless it has lost much.
 */
function segment(raster: Raster): { mask: Mask; model: BackgroundModel } {
  const { width, height } = raster;
  const rough = fitBackground(raster);
  const gradient = gradientOf(smoothLab(rough.lab, width, height), width, height);
  const calm = quantileOnRim(gradient, width, height, 0.97);
  const first = groundOf(rough, gradient, {
    near: Math.max(3, rough.residual * 1.4),
    steep: Math.max(BOLD_STEEP, calm * 2),
    lightest: 1.06,
  });
  const known = erode(reachedFromRim({ width, height, data: first }, 1), 3);
  const model = fitBackground(raster, known.data);
  const outline = (near: number, steep: number) => {
    const ground = groundOf(model, gradient, { near, steep, lightest: 1.04 });
    const reached = climbToRidge(
      reachedFromRim({ width, height, data: ground }, LEAK_PX),
      gradient,
    );
    const product = { width, height, data: reached.data.map((value) => 1 - value) };
    const opened = openLoops(product, model.distance, gradient, near, steep);
    return keepLargest(dilate(erode(opened, 2), 2));
  };
  const bold = outline(Math.max(3, model.residual * 1.4), Math.max(BOLD_STEEP, calm * 2));
  const timid = outline(
    Math.max(MIN_NEAR, model.residual * 1.5),
    Math.max(TIMID_STEEP, calm * 1.4),
  );
  return { mask: areaOf(timid) > areaOf(bold) * LOST_RATIO ? timid : bold, model };
}

function areaOf({ data }: Mask): number {
  return data.reduce((sum, value) => sum + value, 0);
}

/** How far from the ridge the flood may have stopped, pixels. */
const RIDGE_REACH_PX = 6;

/** Lets the background climb the slope of the outline up to its ridge, where the true edge is (watershed). */
function climbToRidge({ width, height, data }: Mask, gradient: Float32Array): Mask {
  const climbed = Uint8Array.from(data);
  let front: number[] = [];
  for (let at = 0; at < data.length; at++) if (data[at]) front.push(at);
  for (let step = 0; step < RIDGE_REACH_PX; step++) {
    const next: number[] = [];
    for (const at of front) {
      for (const to of [at - 1, at + 1, at - width, at + width]) {
        if (
          to < 0 ||
          to >= climbed.length ||
          climbed[to] ||
          (gradient[to] ?? 0) < (gradient[at] ?? 0)
        )
          continue;
        climbed[to] = 1;
        next.push(to);
      }
    }
    front = next;
  }
  return { width, height, data: climbed };
}

interface GroundLimits {
  near: number;
  steep: number;
  lightest: number;
}

/** Pixels that may be background: close to the fitted colour, or a soft shadow (or glow) on it. */
function groundOf(
  { distance, shade, chroma, residual }: BackgroundModel,
  gradient: Float32Array,
  { near, steep, lightest }: GroundLimits,
): Uint8Array {
  return Uint8Array.from(distance, (value, at) => {
    const slope = gradient[at] ?? 0;
    const light = shade[at] ?? 0;
    if (value < near) return slope < steep ? 1 : 0;
    if ((chroma[at] ?? 0) > Math.max(3, residual) || light < DEEPEST_SHADOW || light > lightest)
      return 0;
    return slope < steep ? 1 : 0;
  });
}

/** Lightness of the deepest cast shadow that is still left behind, as a share of the background's. */
const DEEPEST_SHADOW = 0.42;

/** Outlines that stop the background, in Lab units over three pixels: any real edge, and the faint one of white on white. */
const BOLD_STEEP = 6;
const TIMID_STEEP = 1.8;
/** The bold outline has lost part of the product when the timid one is this much larger. */
const LOST_RATIO = 1.3;
/** Lab distance that even a perfect backdrop may be off the fitted surface. */
const MIN_NEAR = 1.7;

function smoothLab(lab: Float32Array, width: number, height: number): Float32Array {
  const smooth = new Float32Array(lab.length);
  for (let channel = 0; channel < 3; channel++) {
    const plane = Float32Array.from(
      { length: width * height },
      (_, at) => lab[at * 3 + channel] ?? 0,
    );
    boxBlur(boxBlur(plane, width, height, 1), width, height, 1).forEach((value, at) => {
      smooth[at * 3 + channel] = value;
    });
  }
  return smooth;
}

function gradientOf(lab: Float32Array, width: number, height: number): Float32Array {
  const gradient = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      let sum = 0;
      for (let channel = 0; channel < 3; channel++) {
        sum += ((lab[(at + 1) * 3 + channel] ?? 0) - (lab[(at - 1) * 3 + channel] ?? 0)) ** 2;
        sum +=
          ((lab[(at + width) * 3 + channel] ?? 0) - (lab[(at - width) * 3 + channel] ?? 0)) ** 2;
      }
      gradient[at] = Math.sqrt(sum);
    }
  }
  return gradient;
}

function quantileOnRim(values: Float32Array, width: number, height: number, share: number): number {
  const rim: number[] = [];
  for (let x = 2; x < width - 2; x++)
    rim.push(values[2 * width + x] ?? 0, values[(height - 3) * width + x] ?? 0);
  for (let y = 2; y < height - 2; y++)
    rim.push(values[y * width + 2] ?? 0, values[y * width + width - 3] ?? 0);
  rim.sort((a, b) => a - b);
  return rim[Math.floor(rim.length * share)] ?? 0;
}

/** Gaps in an outline that are closed before the background is followed, each side. */
const LEAK_PX = 1;

/** Ground that hangs together with the rim of the photo, by ways wider than a leak. */
function reachedFromRim(ground: Mask, leak: number): Mask {
  const { width, height } = ground;
  const { labels, list } = components(erode(ground, leak));
  const outside = new Set(list.filter(({ touchesRim }) => touchesRim).map(({ label }) => label));
  const core = Uint8Array.from(labels, (label) => (outside.has(label) ? 1 : 0));
  const grown = dilate({ width, height, data: core }, leak);
  return { width, height, data: grown.data.map((value, at) => (value && ground.data[at] ? 1 : 0)) };
}

/** How far across a bay may be, as a share of the picture. */
const BAY_SHARE = 0.3;

/**
 * What may be missing of a pale product, as a share of the mask: pixels with product above, below and on one side that
 * are not the background's colour.
 */
function missingShare({ width, height, data }: Mask, distance: Float32Array, near: number): number {
  const reach = (start: number, lineStep: number, lines: number, step: number, count: number) => {
    const walls = new Uint8Array(data.length);
    for (let line = 0; line < lines; line++) {
      let since = Number.POSITIVE_INFINITY;
      for (let along = 0; along < count; along++) {
        const at = start + line * lineStep + along * step;
        since = data[at] ? 0 : since + 1;
        walls[at] = since < count * BAY_SHARE ? 1 : 0;
      }
    }
    return walls;
  };
  const left = reach(0, width, height, 1, width);
  const right = reach(width - 1, width, height, -1, width);
  const above = reach(0, 1, width, width, height);
  const below = reach((height - 1) * width, 1, width, -width, height);
  const isBay = (at: number) =>
    above[at] &&
    below[at] &&
    (left[at] || right[at]) &&
    (distance[at] ?? 0) > Math.max(1.2, near * 0.45);
  let missing = 0;
  let area = 0;
  for (let at = 0; at < data.length; at++) {
    if (data[at]) area++;
    else if (isBay(at)) missing++;
  }
  return missing / Math.max(1, area);
}

/** Holes that show the background itself (inside a handle) become background; a label of the same colour is framed by print and stays. */
function openLoops(
  product: Mask,
  distance: Float32Array,
  gradient: Float32Array,
  near: number,
  steep: number,
): Mask {
  const { width, height, data } = product;
  const calm = Uint8Array.from(data, (value, at) =>
    value && (distance[at] ?? 0) < near * 0.8 && (gradient[at] ?? 0) < steep ? 1 : 0,
  );
  const { labels, list } = components({ width, height, data: calm });
  const sums = new Float64Array(list.length + 1);
  labels.forEach((label, at) => {
    if (label) sums[label] = (sums[label] ?? 0) + (distance[at] ?? 0);
  });
  const loops = new Set(
    list
      .filter(
        ({ label, area }) =>
          area > width * height * 0.0012 && (sums[label] ?? 0) / area < near * 0.45,
      )
      .map(({ label }) => label),
  );
  const opening = dilate(
    { width, height, data: Uint8Array.from(labels, (label) => (loops.has(label) ? 1 : 0)) },
    1,
  );
  return { width, height, data: data.map((value, at) => (value && !opening.data[at] ? 1 : 0)) };
}

/** Drops specks and fills pinholes. */
function keepLargest(mask: Mask): Mask {
  const { labels, list } = components(mask);
  const largest = Math.max(0, ...list.map(({ area }) => area));
  const kept = new Set(
    list.filter(({ area }) => area >= largest * KEEP_COMPONENT_SHARE).map(({ label }) => label),
  );
  const data = Uint8Array.from(labels, (label) => (kept.has(label) ? 1 : 0));
  const holes = components({ ...mask, data: data.map((value) => 1 - value) });
  const small = new Set(
    holes.list
      .filter(({ area, touchesRim }) => !touchesRim && area < largest * 0.0015)
      .map(({ label }) => label),
  );
  return {
    ...mask,
    data: data.map((value, at) => (value || small.has(holes.labels[at] ?? 0) ? 1 : 0)),
  };
}

async function enlarge(
  { width, height, data }: Mask,
  toWidth: number,
  toHeight: number,
): Promise<Mask> {
  const grey = fromRaster({
    width,
    height,
    data: Uint8Array.from({ length: data.length * 3 }, (_, at) =>
      data[Math.floor(at / 3)] ? 255 : 0,
    ),
  });
  const { data: large } = await toRaster(
    grey.resize(toWidth, toHeight, { fit: 'fill', kernel: 'cubic' }),
  );
  return {
    width: toWidth,
    height: toHeight,
    data: Uint8Array.from({ length: toWidth * toHeight }, (_, at) =>
      (large[at * 3] ?? 0) > 127 ? 1 : 0,
    ),
  };
}

/** Below this difference of product and ground (sum of three channels) the equation is all noise. */
const MIN_DIFFERENCE = 30;

/** Opacity along the edge from I = αF + (1 − α)B with F and B taken from just inside and just outside. */
function matte(photo: Raster, mask: Mask, scale: number) {
  const { width, height, data } = photo;
  const band = Math.max(2, Math.round(1.6 / scale));
  const inside = erode(mask, band);
  const outside = invertOf(dilate(mask, band));
  const radius = band * 3;
  const front = localMean(data, inside, radius);
  const back = localMean(data, outside, radius);
  const soft = boxBlur(Float32Array.from(mask.data), width, height, 1);
  const rgba = new Uint8Array(width * height * 4);
  let differences = 0;
  let edges = 0;
  for (let at = 0; at < mask.data.length; at++) {
    let alpha = inside.data[at] ? 1 : outside.data[at] ? 0 : (soft[at] ?? 0);
    const isEdge = !inside.data[at] && !outside.data[at];
    const hasBoth = (front.weight[at] ?? 0) > 0 && (back.weight[at] ?? 0) > 0;
    if (isEdge && hasBoth) {
      let along = 0;
      let length = 0;
      for (let channel = 0; channel < 3; channel++) {
        const f = front.colour[at * 3 + channel] ?? 0;
        const b = back.colour[at * 3 + channel] ?? 0;
        along += ((data[at * 3 + channel] ?? 0) - b) * (f - b);
        length += (f - b) ** 2;
      }
      differences += Math.sqrt(length);
      edges++;
      if (length > MIN_DIFFERENCE ** 2) {
        const measured = Math.min(1, Math.max(0, along / length));
        alpha = 0.75 * ramp(measured, 0.08, 0.92) + 0.25 * alpha;
      }
      if (alpha < 0.04) alpha = 0;
    }
    const borrowed = isEdge && (front.weight[at] ?? 0) > 0 ? 1 - alpha * alpha * 0.6 : 0;
    for (let channel = 0; channel < 3; channel++) {
      const own = data[at * 3 + channel] ?? 0;
      rgba[at * 4 + channel] = Math.round(
        own * (1 - borrowed) + (front.colour[at * 3 + channel] ?? 0) * borrowed,
      );
    }
    rgba[at * 4 + 3] = Math.round(alpha * 255);
  }
  return { rgba, contour: edges === 0 ? 0 : differences / edges };
}

function invertOf({ width, height, data }: Mask): Mask {
  return { width, height, data: data.map((value) => 1 - value) };
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** Mean colour of the pixels of a mask around every pixel. */
function localMean(data: Uint8Array, mask: Mask, radius: number) {
  const { width, height } = mask;
  const weight = boxBlur(Float32Array.from(mask.data), width, height, radius);
  const colour = new Float32Array(width * height * 3);
  for (let channel = 0; channel < 3; channel++) {
    const plane = Float32Array.from({ length: width * height }, (_, at) =>
      mask.data[at] ? (data[at * 3 + channel] ?? 0) : 0,
    );
    const sums = boxBlur(plane, width, height, radius);
    for (let at = 0; at < sums.length; at++) {
      const share = weight[at] ?? 0;
      if (share > 1e-4) colour[at * 3 + channel] = (sums[at] ?? 0) / share;
      else weight[at] = 0;
    }
  }
  return { colour, weight };
}

function boxOf(rgba: Uint8Array, width: number, height: number): Rect {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < width * height; at++) {
    if ((rgba[at * 4 + 3] ?? 0) < 40) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return {
    x: Math.min(left, width - 1),
    y: Math.min(top, height - 1),
    width: Math.max(1, right - left + 1),
    height: Math.max(1, bottom - top + 1),
  };
}

/** A cut is believed on a plain background, for a product of sensible size with a visible outline that is not cut off. */
function confidenceOf(
  mask: Mask,
  { residual, distance }: BackgroundModel,
  contour: number,
): number {
  const { width, height, data } = mask;
  const coverage = data.reduce((sum, value) => sum + value, 0) / data.length;
  let onRim = 0;
  for (let x = 0; x < width; x++) onRim += (data[x] ?? 0) + (data[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++)
    onRim += (data[y * width] ?? 0) + (data[y * width + width - 1] ?? 0);
  const plain = 1 - ramp(residual, PLAIN_RESIDUAL * 0.6, PLAIN_RESIDUAL * 1.6);
  const sized = ramp(coverage, 0.008, 0.03) * (1 - ramp(coverage, 0.8, 0.92));
  const whole = 1 - ramp(onRim / (2 * (width + height)), 0.06, 0.22);
  const outlined = ramp(contour, 4, 16);
  const body = erode(mask, Math.max(2, Math.round(Math.sqrt(coverage * data.length) * 0.03)));
  const solid = ramp(
    body.data.reduce((sum, value) => sum + value, 0) / Math.max(1, coverage * data.length),
    0.2,
    0.5,
  );
  const smoothed = dilate(erode(mask, 3), 3);
  const tidy = ramp(perimeterOf(smoothed) / Math.max(1, perimeterOf(mask)), 0.55, 0.85);
  const complete = 1 - ramp(missingShare(mask, distance, Math.max(3, residual * 1.4)), 0.08, 0.2);
  return plain * sized * whole * solid * tidy * complete * (0.4 + 0.6 * outlined);
}

function perimeterOf({ width, data }: Mask): number {
  let length = 0;
  for (let at = width; at < data.length; at++) {
    if (data[at] !== data[at - 1]) length++;
    if (data[at] !== data[at - width]) length++;
  }
  return length;
}

/** The product of a photo that comes with its own opacity, as many shops' pictures do. */
export function cutFromAlpha(rgba: Uint8Array, width: number, height: number): CutOut | null {
  let clear = 0;
  let solid = 0;
  for (let at = 3; at < rgba.length; at += 4) {
    if ((rgba[at] ?? 0) < 16) clear++;
    else if ((rgba[at] ?? 0) > 239) solid++;
  }
  const count = width * height;
  if (clear < count * 0.04 || solid < count * 0.01) return null;
  return { width, height, rgba, box: boxOf(rgba, width, height), confidence: 1 };
}
