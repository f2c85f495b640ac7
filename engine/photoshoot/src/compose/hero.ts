import { type Look, lookOf, type Raster, ramp } from '@adwright/engine-pixels';
import { createCanvas, type ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from '../kit/frame.ts';

/**
 * The product's colours in the picture before the style is applied. The fourth channel is the visibility of
 * the product.
 */
export interface Hero {
  x: number;
  y: number;
  pixels: ImageData;
}

/** A painted product, with the colours that it had before other objects or effects covered it. */
export interface PaintedHero extends Hero {
  look: Look;
}

/** A finished marketing picture, with the parts of the product that must be visible. */
export interface Shot {
  raster: Raster;
  look: Look;
}

/**
 * A pixel of the product counts as completely hidden by a solid object if its level changes by at least this
 * (0–255).
 */
const HIDDEN_LEVELS = 110;

/** Paints the product into a window (x, y, width, height) of the picture, and stores the product's colours. */
export function paintHero(
  context: SKRSContext2D,
  window: readonly [x: number, y: number, width: number, height: number],
  draw: (context: SKRSContext2D) => void,
): PaintedHero {
  const x = Math.max(0, Math.floor(window[0]));
  const y = Math.max(0, Math.floor(window[1]));
  const width = Math.min(SIDE, Math.ceil(window[0] + window[2])) - x;
  const height = Math.min(SIDE, Math.ceil(window[1] + window[3])) - y;
  const layer = createCanvas(width, height);
  const inside = layer.getContext('2d');
  inside.translate(-x, -y);
  draw(inside);
  const own = inside.getImageData(0, 0, width, height);
  // The scaled layer of the product is cached, because scaling is slow.
  context.drawImage(layer, x, y);
  const pixels = context.getImageData(x, y, width, height);
  takeOpacity(pixels.data, own.data);
  const { data } = pixels;
  const look = lookOf({ data, width, height }, { x, y, width, height });
  return { x, y, pixels, look };
}

function takeOpacity(data: Uint8ClampedArray, own: Uint8ClampedArray): void {
  for (let at = 3; at < own.length; at += 4) data[at] = own[at] ?? 0;
}

/**
 * Updates the product's stored colours after a semi-transparent effect, such as smoke, was painted over the
 * product. Pixels that a solid object now hides are removed from the stored colours, so that they are not
 * restored later.
 */
export function hideBehind(hero: Hero, context: SKRSContext2D): void {
  const { data, width, height } = hero.pixels;
  const { data: now } = context.getImageData(hero.x, hero.y, width, height);
  for (let at = 0; at < data.length; at += 4) {
    const cover = data[at + 3] ?? 0;
    if (cover === 0) continue;
    const [red, green, blue] = [now[at] ?? 0, now[at + 1] ?? 0, now[at + 2] ?? 0];
    const change = Math.max(
      Math.abs((data[at] ?? 0) - red),
      Math.abs((data[at + 1] ?? 0) - green),
      Math.abs((data[at + 2] ?? 0) - blue),
    );
    if (change === 0) continue;
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    data[at + 3] = cover * Math.max(0, 1 - change / HIDDEN_LEVELS);
  }
}

/** A pixel of the product counts as black if its brightest channel (0–255) is at most this. */
const BLACK = 50;
/**
 * Minimum value (0–255) of the brightest channel of a pixel that does not count as black at all.
 */
const NOT_BLACK = 150;

/**
 * Restores the product's own colours and contrast in a finished picture, to the degree `share` (0–1). A black
 * pixel gets its full colour back, because real black absorbs coloured light but a tint over the picture
 * colours it.
 */
export function restoreHero({ data, width }: Raster, { x, y, pixels }: Hero, share: number): void {
  // Each property of the canvas's image data is read only once, because each access is a native call.
  const { data: own, width: columns, height: rows } = pixels;
  // A write to this clamped array rounds and clamps the value.
  const levels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  for (let row = 0; row < rows; row++) {
    let from = row * columns * 4;
    let to = ((y + row) * width + x) * 3;
    for (let column = 0; column < columns; column++, from += 4, to += 3) {
      const full = (own[from + 3] ?? 0) / 255;
      const cover = full * share;
      if (cover === 0) continue;
      const [red, green, blue] = [levels[to] ?? 0, levels[to + 1] ?? 0, levels[to + 2] ?? 0];
      const toRed = (own[from] ?? 0) - red;
      const toGreen = (own[from + 1] ?? 0) - green;
      const toBlue = (own[from + 2] ?? 0) - blue;
      const brightest = Math.max(red + toRed, green + toGreen, blue + toBlue);
      const black = brightest < NOT_BLACK ? 1 - ramp(brightest, BLACK, NOT_BLACK) : 0;
      // A black pixel gets its full colour back, but only the usual share of its lightness.
      const grey = ((toRed + toGreen + toBlue) / 3) * black * (cover - full);
      const back = cover + (full - cover) * black;
      levels[to] = red + toRed * back + grey;
      levels[to + 1] = green + toGreen * back + grey;
      levels[to + 2] = blue + toBlue * back + grey;
    }
  }
}
