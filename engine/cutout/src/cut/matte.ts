import { clampByte, type Raster, ramp } from '@adwright/engine-pixels';
import { smoothedAlong } from './along-outline.ts';
import { withoutClefts } from './clefts.ts';
import { LocalMean } from './local-mean.ts';
import { dilate, erode, invert, type Mask } from './mask.ts';

/** Differences of product and ground (length over three channels) below and above which the equation is all and no noise. */
const BLURRED = 22;
const CLEAR = 60;
/** Off the line between both colours by more than this share of its length, a pixel is no mixture of them. */
const OFF_LINE = [0.3, 0.6] as const;
/** Opacity of grain. */
const NOTHING = 0.05;
/** How far along the outline opacity is smoothed, in bands, where the equation tells it and where only the mask does. */
const SMOOTHED = { told: 1, drawn: 3 };
/** Where an outline bends, that makes it softer across than a lens does: less and more opacity than this is none and all. */
const CRISP = [0.15, 0.85] as const;

/**
 * Opacity and colour along the edge from I = αF + (1 − α)B, F and B taken from just inside and just outside. What the old
 * background adds to an edge pixel is taken out, so that no fringe of it is left on a set of another colour. Straight RGBA.
 */
export function matte(photo: Raster, drawn: Mask, scale: number): Uint8Array {
  const { width, height, data } = photo;
  const band = Math.max(2, Math.round(1.6 / scale));
  const radius = band * 3;
  const back = new LocalMean(data, invert(dilate(drawn, band)));
  const mask = withoutClefts(photo, drawn, back, scale);
  const inside = erode(mask, band);
  const outside = invert(dilate(mask, band));
  const front = new LocalMean(data, inside);
  const rgba = new Uint8Array(width * height * 4);
  const opacity = new Float32Array(mask.data.length);
  const reach = new Uint8Array(mask.data.length);
  for (let at = 0; at < mask.data.length; at++) {
    const isInside = inside.data[at] === 1;
    if (isInside || outside.data[at]) {
      opacity[at] = isInside ? 1 : 0;
      // Written one by one: a view for each pixel would cost more than all else here.
      rgba[at * 4] = data[at * 3] ?? 0;
      rgba[at * 4 + 1] = data[at * 3 + 1] ?? 0;
      rgba[at * 4 + 2] = data[at * 3 + 2] ?? 0;
      rgba[at * 4 + 3] = isInside ? 255 : 0;
      continue;
    }
    const share = shareAround(mask, at);
    const both = front.moveTo(at, radius) && back.moveTo(at, radius);
    const { measured, trust } = both ? measuredAt(data, at, front.colour, back.colour) : UNTOLD;
    opacity[at] = trust * measured + (1 - trust) * share;
    reach[at] = Math.round(band * (SMOOTHED.drawn + (SMOOTHED.told - SMOOTHED.drawn) * trust));
  }
  const smooth = smoothedAlong(opacity, mask, reach, Math.max(2, Math.round(0.6 * band)));
  for (let at = 0; at < mask.data.length; at++) {
    if (reach[at] === 0) continue;
    const told = ramp(smooth[at] ?? 0, ...CRISP);
    const alpha = told < NOTHING ? 0 : told;
    const hasFront = front.moveTo(at, radius);
    const hasBack = back.moveTo(at, radius);
    const trust = hasFront ? ramp(alpha, 0.35, 0.95) : 1;
    for (let channel = 0; channel < 3; channel++) {
      const own = data[at * 3 + channel] ?? 0;
      const product = front.colour[channel] ?? 0;
      const ground = back.colour[channel] ?? 0;
      // The equation divides by the opacity: where there is little of it, the product beside is the better guess.
      const freed = hasBack ? (own - (1 - alpha) * ground) / Math.max(0.3, alpha) : own;
      rgba[at * 4 + channel] = clampByte(product + (freed - product) * trust);
    }
    rgba[at * 4 + 3] = Math.round(alpha * 255);
  }
  return rgba;
}

/** Share of the mask in the nine pixels around a pixel. */
function shareAround({ width, height, data }: Mask, at: number): number {
  const x = at % width;
  const y = (at - x) / width;
  let sum = 0;
  for (let dy = -1; dy <= 1; dy++) {
    const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
    for (let dx = -1; dx <= 1; dx++)
      sum += data[row + Math.min(width - 1, Math.max(0, x + dx))] ?? 0;
  }
  return sum / 9;
}

/** What the equation says of a pixel without product or ground near. */
const UNTOLD = { measured: 0, trust: 0 };

/**
 * α by the equation, and how much more that knows than the mask, 0–1: nothing where product and ground hardly differ, or
 * the pixel is no mixture of them, as in the dark line where a product touches the floor.
 */
function measuredAt(
  data: Uint8Array,
  at: number,
  front: Float64Array,
  back: Float64Array,
): { measured: number; trust: number } {
  let along = 0;
  let length = 0;
  let own = 0;
  for (let channel = 0; channel < 3; channel++) {
    const ground = back[channel] ?? 0;
    const step = (front[channel] ?? 0) - ground;
    const difference = (data[at * 3 + channel] ?? 0) - ground;
    along += difference * step;
    length += step * step;
    own += difference * difference;
  }
  const share = along / Math.max(1, length);
  const off = Math.sqrt(Math.max(0, own - share * along) / Math.max(1, length));
  return {
    measured: ramp(share, 0.08, 0.92),
    trust: 0.8 * ramp(Math.sqrt(length), BLURRED, CLEAR) * (1 - ramp(off, ...OFF_LINE)),
  };
}
