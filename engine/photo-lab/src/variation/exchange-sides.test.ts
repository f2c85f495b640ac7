import type { Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { letteredAd } from '../testing/lettered-ad.ts';
import { exchangeSides } from './exchange-sides.ts';

/** Returns the lettered ad with a photo of vertical stripes instead of the area below a row. */
function withPhotoBelow(row: number): Raster {
  const ad = letteredAd((x, y) =>
    y < row ? 240 : 90 + 60 * Math.sin(x / 9) + 20 * Math.cos(y / 7),
  );
  for (let y = 0; y < ad.height; y++)
    for (let x = 0; x < ad.width; x++)
      if (x > 360 && y < row) ad.data.set([240, 240, 216], 3 * (y * ad.width + x));
  return ad;
}

describe('exchangeSides', () => {
  it('moves a panel with words from above a photo to below it, and gives the panel another colour', async () => {
    const ad = withPhotoBelow(330);
    const canvas = await exchangeSides(ad, ad, 0);
    const { data } = canvas?.getContext('2d').getImageData(0, 0, ad.width, ad.height) ?? {
      data: [],
    };
    const at = (x: number, y: number) => [
      ...data.slice(4 * (y * ad.width + x), 4 * (y * ad.width + x) + 3),
    ];
    const isPlain = (y: number) => [20, 40, 60].every((x) => `${at(x, y)}` === `${at(620, y)}`);
    expect(isPlain(465)).toBe(true);
    expect(isPlain(20)).toBe(false);
    expect(at(20, 465)).not.toEqual([240, 240, 216]);
    const panel = Array.from({ length: 300 }, (_, y) => 160 + y);
    const dark = panel.map((y) => at(ad.width / 2 - 83, y)[0] ?? 255);
    expect(Math.min(...dark)).toBeLessThan(60);
  });

  it.each([
    ['has no seam', letteredAd((x, y) => 170 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31))],
    ['is a page', letteredAd()],
  ])('returns null for an ad that %s', async (_, ad) => {
    expect(await exchangeSides(ad, ad, 0)).toBeNull();
  });
});
