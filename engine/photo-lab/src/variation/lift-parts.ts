import type { Raster, Rect } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { isIn } from './boxes.ts';
import { GROUND_TONE, measureGroundDistance } from './even-ground.ts';
import { SHADE } from './tinted-page.ts';

/** Maximum width in pixels of the blurred edge of a letter's stroke. */
const REACH = 2;

/** Returns the maximum of a plane within a square around each pixel. */
function widenMaximum(
  values: Uint8Array,
  width: number,
  height: number,
  reach: number,
): Uint8Array {
  const along = new Uint8Array(values.length);
  const both = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const x = at % width;
    const row = at - x;
    const end = row + Math.min(width - 1, x + reach);
    let most = 0;
    for (let one = row + Math.max(0, x - reach); one <= end; one++)
      most = Math.max(most, values[one] ?? 0);
    along[at] = most;
  }
  for (let at = 0; at < values.length; at++) {
    const y = Math.floor(at / width);
    const last = Math.min(height - 1, y + reach);
    let most = 0;
    for (let one = Math.max(0, y - reach); one <= last; one++)
      most = Math.max(most, along[at + (one - y) * width] ?? 0);
    both[at] = most;
  }
  return both;
}

/**
 * Cuts out everything on the page's background, with the opacity of each pixel. The main picture of the page gets no
 * holes.
 */
export function liftParts(page: Raster, ground: Float32Array, picture: Rect | null): Canvas {
  const { width, height, data } = page;
  const off = new Uint8Array(width * height);
  for (let at = 0; at < off.length; at++)
    off[at] = Math.min(255, measureGroundDistance(page, at, ground));
  // The opacity of an edge pixel follows from its neighbour that differs most from the background, because that
  // neighbour belongs to the solid part of the stroke.
  const strongest = widenMaximum(off, width, height, REACH);
  const outside = markOutside(off, width, height);
  const canvas = createCanvas(width, height);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < off.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isFilled = picture !== null && !outside[at] && isIn(picture, x, y);
    const peak = strongest[at] ?? 0;
    const own = off[at] ?? 0;
    if (peak < SHADE && !isFilled) {
      // A shadow on the background is replaced by black with a suitable opacity.
      const of = (ground[3 * at + 1] ?? 0) + 1;
      const darker = Math.max(0, 1 - ((data[3 * at + 1] ?? 0) + 1) / of);
      rgba[4 * at + 3] = own <= 3 ? 0 : Math.round(255 * darker);
      continue;
    }
    const opacity = isFilled ? 1 : Math.min(1, Math.max(0, (own - 4) / (0.92 * peak - 4)));
    for (let channel = 0; channel < 3; channel++) {
      const below = ground[3 * at + channel] ?? 0;
      const seen = data[3 * at + channel] ?? 0;
      rgba[4 * at + channel] = opacity === 0 ? seen : below + (seen - below) / opacity;
    }
    rgba[4 * at + 3] = Math.round(255 * opacity);
  }
  canvas.getContext('2d').putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas;
}

/** Marks the background pixels that are connected to the page's border. */
function markOutside(off: Uint8Array, width: number, height: number): Uint8Array {
  const outside = new Uint8Array(off.length);
  const walk: number[] = [];
  const reach = (at: number) => {
    if (outside[at] || (off[at] ?? 0) > GROUND_TONE) return;
    outside[at] = 1;
    walk.push(at);
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (let at = walk.pop(); at !== undefined; at = walk.pop()) {
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at + width < off.length) reach(at + width);
  }
  return outside;
}
