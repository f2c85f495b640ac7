import { toRaster } from '@adwright/engine-drawing';
import { expect, it } from 'vitest';
import { letteredAd } from '../testing/lettered-ad.ts';
import { liftMessage } from './place-lines.ts';
import { varyCards } from './vary-cards.ts';

const NO_MAP = { side: 8, values: new Uint8Array(64) };

/** Varies an ad with words on a busy photo. */
async function varyAd(subject = NO_MAP, extraLines: Parameters<typeof varyCards>[1] = []) {
  const raster = letteredAd((x, y) => 170 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31));
  const message = liftMessage(raster, NO_MAP);
  if (message === null) throw new Error('the words were not lifted');
  const size = { width: raster.width, height: raster.height };
  const look = { raster, subject, size, hue: 30, seed: 0, words: message.words };
  return varyCards(look, [...message.lines, ...extraLines]);
}

it('varyCards mirrors the photo and covers the words of the mirror image with a readable card', async () => {
  const canvas = await varyAd();
  if (canvas === null) throw new Error('the ad was not varied');
  const { data, width } = toRaster(canvas);
  const at = (x: number, y: number) => [
    ...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
  ];
  expect(at(width - 480, 240)[0]).toBeGreaterThan(180);
  expect(at(width - 480, 240)[1]).toBeLessThan(80);
  let [ink, inkOfMirror] = [0, 0];
  for (let y = 165; y < 310; y++)
    for (let x = 0; x < width; x++) {
      if ((at(x, y)[0] ?? 0) > 60) continue;
      if (x > width / 2) ink++;
      else inkOfMirror++;
    }
  expect(ink).toBeGreaterThan(2500);
  expect(inkOfMirror).toBe(0);
});

it('varyCards returns null if other lettering would be mirrored', async () => {
  const line = { x: 0.6, y: 0.85, width: 0.3, height: 0.05, letters: 9, isLight: true };
  expect(await varyAd(NO_MAP, [line])).toBeNull();
});

it('varyCards returns null if a card would cover too much of the subject', async () => {
  const values = Uint8Array.from({ length: 64 }, (_, at) =>
    at % 8 < 3 && at >= 24 && at < 40 ? 255 : 0,
  );
  expect(await varyAd({ side: 8, values })).toBeNull();
});
