import type { Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { letteredAd } from '../testing/lettered-ad.ts';
import type { TextLine } from './lettering.ts';
import { varyBands } from './vary-bands.ts';

const [WIDTH, HEIGHT] = [640, 480];
/** The two lines of words of the lettered ad. */
const LINES = [170, 270].map(
  (top): TextLine => ({
    letters: 7,
    isLight: false,
    x: 60 / WIDTH,
    y: top / HEIGHT,
    width: 174 / WIDTH,
    height: 36 / HEIGHT,
  }),
);
/** Saliency that is certain about the red disc at the right. */
const SALIENCY = {
  width: WIDTH,
  height: HEIGHT,
  values: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    Math.hypot((at % WIDTH) - 480, Math.floor(at / WIDTH) - 240) < 90 ? 255 : 0,
  ),
};

const uneven = () => letteredAd((x, y) => 170 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31));

async function pixelsOf(raster: Raster, lines: readonly TextLine[]) {
  const size = { width: WIDTH, height: HEIGHT };
  const canvas = await varyBands({ raster, lines, saliency: SALIENCY, hue: 40, seed: 2, size });
  return canvas?.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT).data ?? null;
}

/** Number of dark pixels (letters) and of red pixels (disc) in columns of a picture. */
function countIn(data: ArrayLike<number>, channels: number, [from, to]: [number, number]) {
  let [dark, red] = [0, 0];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = from; x < to; x++) {
      const at = channels * (y * WIDTH + x);
      const [r = 0, g = 0] = [data[at], data[at + 1]];
      if (r < 60) dark++;
      if (r > 150 && g < 90) red++;
    }
  return { dark, red };
}

describe('varyBands', () => {
  it('moves the strip with all words to the other side of a crop of the subject', async () => {
    const ad = uneven();
    const data = await pixelsOf(ad, LINES);
    expect(data).not.toBeNull();
    const before = countIn(ad.data, 3, [0, WIDTH]);
    // The strip of the words, with room around them, is about 230 pixels wide.
    const [left, right] = [countIn(data ?? [], 4, [0, 400]), countIn(data ?? [], 4, [415, WIDTH])];
    expect(left.dark).toBe(0);
    expect(right.dark).toBeGreaterThan(0.95 * before.dark);
    expect(right.dark).toBeLessThan(1.05 * before.dark);
    expect(left.red).toBeGreaterThan(0.7 * before.red);
    expect(right.red).toBeLessThan(0.02 * before.red);
  });

  it('parts the strip and the crop by a line of one colour', async () => {
    const data = (await pixelsOf(uneven(), LINES)) ?? [];
    const isLine = (x: number) =>
      [20, 200, 440].every((y) =>
        [0, 1, 2].every((channel) => data[4 * (y * WIDTH + x) + channel] === data[4 * x + channel]),
      );
    expect(Array.from({ length: WIDTH }, (_, x) => x).some(isLine)).toBe(true);
  });

  it('returns null for an ad without words', async () => {
    expect(await pixelsOf(uneven(), [])).toBeNull();
  });

  it('returns null if words stand on most of the picture in both directions', async () => {
    const [first] = LINES;
    const far = LINES.map((line, at) => ({ ...line, ...first, x: 0.02, y: at * 0.9, width: 0.96 }));
    const tall = { letters: 7, isLight: false, x: 0.3, y: 0.1, width: 0.3, height: 0.8 };
    expect(await pixelsOf(uneven(), [...far, tall])).toBeNull();
  });
});
