import { clampByte, type Raster, ramp } from '@adwright/engine-pixels';
import { smoothAlongOutline } from './along-outline.ts';
import { removeClefts } from './clefts.ts';
import { LocalMean } from './local-mean.ts';
import { dilate, erode, invert, type Mask } from './mask.ts';

/**
 * Colour difference between product and background below which the alpha equation gives only noise (length of
 * the RGB difference, 0–442).
 */
const BLURRED = 22;
/**
 * Colour difference between product and background from which the alpha equation is fully reliable (length of
 * the RGB difference, 0–442).
 */
const CLEAR = 60;
/**
 * Distances between a pixel's colour and the mixtures of product and background, as shares of the distance
 * between the two colours. Up to the first distance, the pixel probably is such a mixture; from the second
 * on, it is not.
 */
const OFF_LINE = [0.3, 0.6] as const;
/** Alpha (0–1) below which a pixel counts as grain and becomes transparent. */
const NOTHING = 0.05;
/**
 * Distance over which alpha is smoothed along the outline, in edge widths. The distance `solved` applies where the alpha
 * equation is reliable, `drawn` where only the mask is known.
 */
const SMOOTHED = { solved: 1, drawn: 3 };
/**
 * Smoothing makes the edge of alpha too soft where the outline bends. To keep the outline crisp, alpha below
 * the first value becomes 0, and alpha above the second value becomes 1.
 */
const CRISP = [0.15, 0.85] as const;

/**
 * Solves alpha and colour along the edge from I = αF + (1 − α)B. F is the colour just inside the outline, B the colour
 * just outside. The old background's contribution to an edge pixel is removed, so that no fringe is visible on another
 * background. Pixels as straight (not premultiplied) RGBA.
 */
export function computeMatte(photo: Raster, drawn: Mask, scale: number): Uint8Array {
  const { width, height, data } = photo;
  const band = Math.max(2, Math.round(1.6 / scale));
  const radius = band * 3;
  const back = new LocalMean(data, invert(dilate(drawn, band)));
  const mask = removeClefts(photo, drawn, back, scale);
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
      // Channels are copied one by one, because a subarray per pixel would take more time than all other
      // steps of this function.
      rgba[at * 4] = data[at * 3] ?? 0;
      rgba[at * 4 + 1] = data[at * 3 + 1] ?? 0;
      rgba[at * 4 + 2] = data[at * 3 + 2] ?? 0;
      rgba[at * 4 + 3] = isInside ? 255 : 0;
      continue;
    }
    const share = shareAround(mask, at);
    const both = front.moveTo(at, radius) && back.moveTo(at, radius);
    const { measured, trust } = both ? measureOpacity(data, at, front.colour, back.colour) : UNTOLD;
    opacity[at] = trust * measured + (1 - trust) * share;
    reach[at] = Math.round(band * (SMOOTHED.drawn + (SMOOTHED.solved - SMOOTHED.drawn) * trust));
  }
  const smooth = smoothAlongOutline(opacity, mask, reach, Math.max(2, Math.round(0.6 * band)));
  for (let at = 0; at < mask.data.length; at++) {
    if (reach[at] === 0) continue;
    const solved = ramp(smooth[at] ?? 0, ...CRISP);
    const alpha = solved < NOTHING ? 0 : solved;
    const hasFront = front.moveTo(at, radius);
    const hasBack = back.moveTo(at, radius);
    const trust = hasFront ? ramp(alpha, 0.35, 0.95) : 1;
    for (let channel = 0; channel < 3; channel++) {
      const own = data[at * 3 + channel] ?? 0;
      const product = front.colour[channel] ?? 0;
      const ground = back.colour[channel] ?? 0;
      // The alpha equation divides by the opacity, so the solved colour is unreliable at low opacity. At low
      // opacity, the colour of the neighbouring product is the better estimate.
      const freed = hasBack ? (own - (1 - alpha) * ground) / Math.max(0.3, alpha) : own;
      rgba[at * 4 + channel] = clampByte(product + (freed - product) * trust);
    }
    rgba[at * 4 + 3] = Math.round(alpha * 255);
  }
  return rgba;
}

/** Share of mask pixels among a pixel and its eight neighbours. */
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

/** Result for a pixel that has no product or no background nearby, so that its opacity cannot be measured. */
const UNTOLD = { measured: 0, trust: 0 };

/**
 * Solves α by the compositing equation, and rates from 0 to 1 how much more reliable this α is than the mask. The
 * rating is 0 if the colours of product and background hardly differ. The rating is also 0 if the pixel's colour is not
 * a mixture of the two, as in a dark line at a product's foot.
 */
function measureOpacity(
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
