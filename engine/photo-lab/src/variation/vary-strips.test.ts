import { toRaster } from '@adwright/engine-drawing';
import type { Raster, Rect } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { letteredAd } from '../testing/lettered-ad.ts';
import { measureContrast, measureLuma, readColour } from './colours-of-words.ts';
import { varyStrips } from './vary-strips.ts';

const NO_MAP = { side: 8, values: new Uint8Array(64) };
const WORDS = [
  { x: 60, y: 170, width: 176, height: 36 },
  { x: 60, y: 270, width: 176, height: 36 },
];

/** Varies an ad with dark words on a photo of middle lightness. */
async function varyAd(
  words: readonly Rect[] = WORDS,
  subject = NO_MAP,
  groundAt = (x: number, y: number) => 130 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31),
) {
  const raster = letteredAd(groundAt);
  const size = { width: raster.width, height: raster.height };
  const look = { raster, subject, size, words, isLight: false, inks: [22], hue: 30, seed: 0 };
  const canvas = await varyStrips(look);
  return canvas && { raster, varied: toRaster(canvas) };
}

it('varyStrips moves the words from the upper half to the foot, under a crop without words', async () => {
  const result = await varyAd();
  if (result === null) throw new Error('the ad was not varied');
  const { data, width, height } = result.varied;
  let [above, below] = [0, 0];
  for (let at = 0; at < width * height; at++) {
    const luma = measureLuma([data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0]);
    if (luma > 50) continue;
    if (Math.floor(at / width) < 0.45 * height) above++;
    else below++;
  }
  expect(below).toBeGreaterThan(2500);
  expect(above).toBe(0);
});

it('varyStrips makes dark words on a photo of middle lightness easier to read', async () => {
  const result = await varyAd(WORDS, NO_MAP, () => 130);
  if (result === null) throw new Error('the ad was not varied');
  const contrastOf = (picture: Raster) => {
    const ground = readColour(picture, 400 * picture.width + 10);
    const colours = [...Array(picture.width * picture.height).keys()].map((at) =>
      readColour(picture, at),
    );
    const ink = colours.reduce((one, other) =>
      measureLuma(other) < measureLuma(one) ? other : one,
    );
    return measureContrast(ink, ground);
  };
  expect(contrastOf(result.varied)).toBeGreaterThan(contrastOf(result.raster));
});

it('varyStrips returns null if the words need more than half of the picture', async () => {
  const rows = [20, 110, 200, 290, 380].map((y) => ({ x: 60, y, width: 500, height: 60 }));
  expect((await varyAd(rows)) === null).toBe(true);
});

it('varyStrips returns null if two strips would show pieces of the subject', async () => {
  const side = 48;
  const values = Uint8Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return x > 31 && x < 42 && y > 1 && y < 46 ? 255 : 0;
  });
  const apart = [
    { x: 60, y: 20, width: 176, height: 36 },
    { x: 60, y: 420, width: 176, height: 36 },
  ];
  expect((await varyAd(apart, { side, values })) === null).toBe(true);
  expect((await varyAd(apart)) === null).toBe(false);
});
