import { boxBlur } from '../../box-blur.ts';
import { ramp } from '../../ramp.ts';
import type { Raster } from '../../raster.ts';
import { dilate, erode, invert, type Mask } from './mask.ts';

/** Differences of product and ground (length over three channels) below and above which the equation is all and no noise. */
const BLURRED = 22;
const CLEAR = 60;
/** Opacity of grain. */
const NOTHING = 0.05;

/**
 * Opacity and colour along the edge from I = αF + (1 − α)B, F and B taken from just inside and just outside. What the old
 * background adds to an edge pixel is taken out, so that no fringe of it is left on a set of another colour. Straight RGBA.
 */
export function matte(photo: Raster, mask: Mask, scale: number): Uint8Array {
  const { width, height, data } = photo;
  const band = Math.max(2, Math.round(1.6 / scale));
  const inside = erode(mask, band);
  const outside = invert(dilate(mask, band));
  const radius = band * 3;
  const front = localMean(data, inside, radius);
  const back = localMean(data, outside, radius);
  const soft = boxBlur(Float32Array.from(mask.data), width, height, 1);
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < mask.data.length; at++) {
    const isEdge = !inside.data[at] && !outside.data[at];
    const hasFront = isEdge && (front.weight[at] ?? 0) > 0;
    const hasBack = isEdge && (back.weight[at] ?? 0) > 0;
    let alpha = inside.data[at] ? 1 : outside.data[at] ? 0 : (soft[at] ?? 0);
    if (hasFront && hasBack) alpha = opacityOf(data, at, front.colour, back.colour, alpha);
    if (alpha < NOTHING) alpha = 0;
    for (let channel = at * 3, to = at * 4; channel < at * 3 + 3; channel++, to++) {
      const own = data[channel] ?? 0;
      const product = front.colour[channel] ?? 0;
      const ground = back.colour[channel] ?? 0;
      // The equation divides by the opacity: where there is little of it, the product beside is the better guess.
      const freed = hasBack ? (own - (1 - alpha) * ground) / Math.max(0.3, alpha) : own;
      const trust = hasFront ? ramp(alpha, 0.35, 0.95) : 1;
      rgba[to] = Math.min(255, Math.max(0, Math.round(product + (freed - product) * trust)));
    }
    rgba[at * 4 + 3] = Math.round(alpha * 255);
  }
  return rgba;
}

/** α where product and ground differ enough to tell; what the mask says where they don't. */
function opacityOf(
  data: Uint8Array,
  at: number,
  front: Float32Array,
  back: Float32Array,
  fallback: number,
): number {
  let along = 0;
  let length = 0;
  for (let channel = at * 3; channel < at * 3 + 3; channel++) {
    const ground = back[channel] ?? 0;
    const step = (front[channel] ?? 0) - ground;
    along += ((data[channel] ?? 0) - ground) * step;
    length += step * step;
  }
  const trust = 0.8 * ramp(Math.sqrt(length), BLURRED, CLEAR);
  const measured = Math.min(1, Math.max(0, along / Math.max(1, length)));
  return trust * ramp(measured, 0.08, 0.92) + (1 - trust) * fallback;
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
