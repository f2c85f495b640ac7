import type { Raster } from '@adwright/engine-pixels';
import { NO_SUBJECT } from '@adwright/engine-testing';
import { describe, expect, it } from 'vitest';
import { computePhotoSaliency, cropWindow } from './crop.ts';

/** Photo of a grey room with a person: head, broad body, and bright legs down to the floor. */
function figure(width: number, height: number, headAt: number): Raster {
  const data = new Uint8Array(width * height * 3).fill(128);
  const paint = (left: number, top: number, right: number, bottom: number, colour: number[]) => {
    for (let y = Math.round(top * height); y < Math.round(bottom * height); y++)
      for (let x = Math.round(left * width); x < Math.round(right * width); x++)
        data.set(colour, 3 * (y * width + x));
  };
  paint(0.42, headAt, 0.58, headAt + 0.16, [150, 100, 74]);
  paint(0.3, headAt + 0.16, 0.7, headAt + 0.5, [30, 60, 160]);
  paint(0.32, headAt + 0.5, 0.68, 1, [235, 225, 40]);
  return { width, height, data };
}

describe('cropWindow', () => {
  it.each([
    ['a tall photo to a square', 400, 600, 1],
    ['a tall photo to a landscape', 400, 600, 1.5],
    ['a square photo to a landscape', 500, 500, 1.6],
  ] as const)(
    'cuts a person at the bottom rather than at the top: %s',
    async (_, width, height, aspect) => {
      const raster = figure(width, height, 0.08);
      const window = cropWindow(raster, await computePhotoSaliency(raster, NO_SUBJECT), aspect);
      expect(window.y).toBeLessThanOrEqual(0.08 * height);
      expect(window.width / window.height).toBeCloseTo(aspect, 1);
    },
  );

  it('keeps an object whole if the object fits into the crop', async () => {
    const [width, height] = [900, 500];
    const data = new Uint8Array(width * height * 3).fill(200);
    for (let y = 150; y < 400; y++)
      for (let x = 520; x < 800; x++) data.set([190, 30, 60], 3 * (y * width + x));
    const raster = { width, height, data };
    const window = cropWindow(raster, await computePhotoSaliency(raster, NO_SUBJECT), 1);
    expect(window.x).toBeLessThanOrEqual(520);
    expect(window.x + window.width).toBeGreaterThanOrEqual(800);
  });

  it('keeps an object in focus in front of a colourful, unfocused background', async () => {
    const [width, height] = [900, 500];
    const data = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const grain = 90 + 70 * ((Math.floor(x / 9) + Math.floor(y / 9)) % 2);
        const isThing = x > 60 && x < 300 && y > 130 && y < 420;
        // Lightness and colour change smoothly, as in an unfocused background.
        const glow = Math.exp(-(((x - 650) / 150) ** 2) - ((y - 230) / 130) ** 2);
        data.set(
          isThing ? [grain, grain, grain] : [110 + 140 * glow, 120 + 110 * glow, 150 - 110 * glow],
          3 * (y * width + x),
        );
      }
    const raster = { width, height, data };
    const window = cropWindow(raster, await computePhotoSaliency(raster, NO_SUBJECT), 1);
    expect(window.x).toBeLessThan(62);
  });
});
