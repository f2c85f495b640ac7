import { fromRaster, type Raster, toJpeg } from '@adwright/engine-pixels';
import { createSamplePhoto, NO_SUBJECT } from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isDrawn } from './drawn-picture.ts';
import { overlayText } from './overlay/overlay-text.ts';

const SIDE = 480;

/**
 * Creates a picture from a function that returns the red, green and blue values of each pixel, or null for a
 * white pixel.
 */
function drawn(paint: (x: number, y: number) => readonly [number, number, number] | null): Raster {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(255);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) data.set(paint(x, y) ?? [], 3 * (y * SIDE + x));
  return { width: SIDE, height: SIDE, data };
}

const page = drawn((x, y) => {
  if (y < 14) return [220, 30, 40];
  return y % 40 < 6 && x % 6 < 3 ? [25, 25, 25] : null;
});
const packshot = drawn((x, y) =>
  Math.hypot(x - SIDE / 2, y - SIDE / 2) < SIDE / 4 ? [40, 90, 70] : null,
);

describe('isDrawn', () => {
  it('isDrawn distinguishes a page (screenshot, chart) from an object on white and from a photo', () => {
    expect(isDrawn(page)).toBe(true);
    expect(isDrawn(packshot)).toBe(false);
    expect(isDrawn(createSamplePhoto(3))).toBe(false);
  });

  it('isDrawn recognises the upper part of a page, whatever the style of the lettering', async () => {
    const words = { title: 'Billing without the headache', subtitle: '' };
    const pictures = await overlayText(await toJpeg(fromRaster(page)), words, 1, NO_SUBJECT);
    for (const { jpeg, style } of pictures) {
      const pixels = await sharp(jpeg).resize(216, 216).raw().toBuffer();
      const red = pixels.filter((value, at) => at % 3 === 0 && value - (pixels[at + 1] ?? 0) > 120);
      expect(red.length, style).toBeGreaterThan(150);
    }
  });
});
