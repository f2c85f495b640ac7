import { boxBlur } from '../box-blur.ts';
import type { Raster } from '../raster.ts';
import { dilate, erode, invert, type Mask } from './mask.ts';
import { ramp } from './ramp.ts';

/** Below this difference of product and ground (sum of three channels) the equation is all noise. */
const MIN_DIFFERENCE = 30;

/** Opacity along the edge from I = αF + (1 − α)B with F and B taken from just inside and just outside. */
export function matte(photo: Raster, mask: Mask, scale: number) {
  const { width, height, data } = photo;
  const band = Math.max(2, Math.round(1.6 / scale));
  const inside = erode(mask, band);
  const outside = invert(dilate(mask, band));
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
