import { oklch, parseChannels } from '@adwright/engine-pixels';
import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';

/** A colour as red, green and blue, each 0–1. */
export type Rgb = readonly [number, number, number];

/**
 * Writes the colour of a position to `out`; x and y are shares of the picture's side, from the top left corner.
 */
export type Shade = (x: number, y: number, out: Float64Array) => void;

export function rgb(lightness: number, chroma: number, hue: number): Rgb {
  return parseChannels(oklch(lightness, chroma, hue));
}

/** Mixes a colour with the share `share` of another colour. */
export function mixColours([red, green, blue]: Rgb, to: Rgb, share: number): Rgb {
  return [
    red + (to[0] - red) * share,
    green + (to[1] - green) * share,
    blue + (to[2] - blue) * share,
  ];
}

/** Converts a colour to hexadecimal notation, which the canvas needs. */
export function formatHex(colour: Rgb): string {
  const bytes = colour.map((share) => Math.round(255 * Math.min(1, Math.max(0, share))));
  return `rgb(${bytes.join(',')})`;
}

/** Blends a colour over the current colour of a position. */
export function lay(out: Float64Array, [red, green, blue]: Rgb, share: number): void {
  const cover = Math.min(1, Math.max(0, share));
  out[0] = (out[0] ?? 0) + (red - (out[0] ?? 0)) * cover;
  out[1] = (out[1] ?? 0) + (green - (out[1] ?? 0)) * cover;
  out[2] = (out[2] ?? 0) + (blue - (out[2] ?? 0)) * cover;
}

/** Adds light of a colour to the current colour of a position. */
export function addLight(out: Float64Array, [red, green, blue]: Rgb, power: number): void {
  out[0] = (out[0] ?? 0) + red * power;
  out[1] = (out[1] ?? 0) + green * power;
  out[2] = (out[2] ?? 0) + blue * power;
}

/**
 * Paints the background behind the product pixel by pixel, from the top down to a given row. The background
 * is out of focus, so one colour is computed for each block of `coarseness` × `coarseness` pixels. Noise
 * prevents a smooth gradient.
 */
export function paintBackdrop(
  context: SKRSContext2D,
  bottom: number,
  coarseness: number,
  shade: Shade,
): void {
  const width = Math.ceil(SIDE / coarseness) + 1;
  const height = Math.ceil(Math.min(SIDE, bottom) / coarseness) + 1;
  if (bottom <= 0) return;
  const pixels = new ImageData(width, height);
  fillShade(pixels.data, width, coarseness, shade);
  const coarse = createCanvas(width, height);
  coarse.getContext('2d').putImageData(pixels, 0, 0);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    coarse,
    -coarseness / 2,
    -coarseness / 2,
    width * coarseness,
    height * coarseness,
  );
  context.restore();
}

/**
 * Fills an array with the colours of a shade, row by row, as RGBA. The colours are computed in an array
 * instead of on a canvas, for the same reason as in `fillFloor` (`floor.ts`).
 */
function fillShade(data: Uint8ClampedArray, width: number, coarseness: number, shade: Shade): void {
  const height = data.length / (width * 4);
  const out = new Float64Array(3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      shade((column * coarseness) / SIDE, (row * coarseness) / SIDE, out);
      const at = (row * width + column) * 4;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = Math.round((out[channel] ?? 0) * 255);
      data[at + 3] = 255;
    }
  }
}
