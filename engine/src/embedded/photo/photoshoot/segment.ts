import { boxBlur } from '../box-blur.ts';
import { denoise } from '../denoise.ts';
import { guidedFilter } from '../guided-filter.ts';
import { findFaults } from '../photo-faults.ts';
import { fromPlanes, type Raster, toPlanes } from '../raster.ts';
import { type BackgroundModel, fitBackground } from './background-model.ts';
import { components, dilate, erode, type Mask } from './mask.ts';

/** Parts smaller than this share of the largest are specks. */
const KEEP_COMPONENT_SHARE = 0.05;

/** Grain is a thousand small edges; without it the faint outline of a white thing on white paper can be trusted. */
export function withoutGrain(raster: Raster): Raster {
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
export function segment(raster: Raster): { mask: Mask; model: BackgroundModel } {
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
