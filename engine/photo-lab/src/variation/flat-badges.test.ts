import type { Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { letteredAd } from '../testing/lettered-ad.ts';
import { findFlatBadges } from './flat-badges.ts';

const CENTRE = { x: 480, y: 240 };

/**
 * Paints two letter-like bars on the red disc of a lettered ad. `inkAt` gives the bars the same ink in all
 * rows or a different ink in each row.
 */
function withBars(inkAt: (y: number) => number): Raster {
  const ad = letteredAd((x, y) => 170 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31));
  for (const left of [CENTRE.x - 40, CENTRE.x + 15])
    for (let y = CENTRE.y - 30; y < CENTRE.y + 30; y++)
      for (let x = left; x < left + 22; x++)
        ad.data.fill(inkAt(y), 3 * (y * ad.width + x), 3 * (y * ad.width + x) + 3);
  return ad;
}

describe('findFlatBadges', () => {
  it('lifts a disc with two letters as one badge, and keeps the disc’s round outline', () => {
    const [badge, ...others] = findFlatBadges(withBars(() => 250));
    expect(others).toEqual([]);
    const { box, opacity } = badge ?? { box: { x: 0, y: 0, width: 0, height: 0 }, opacity: [] };
    expect(Math.abs(box.x - (CENTRE.x - 90))).toBeLessThan(4);
    expect(Math.abs(box.width - 180)).toBeLessThan(6);
    expect(opacity[2 * box.width + 2]).toBe(0);
    expect(opacity[Math.floor(box.height / 2) * box.width + Math.floor(box.width / 2)]).toBe(1);
  });

  it('lifts a disc whose letters have two inks', () => {
    const ad = withBars(() => 250);
    for (let y = CENTRE.y - 30; y < CENTRE.y + 30; y++)
      for (let x = CENTRE.x + 15; x < CENTRE.x + 37; x++)
        ad.data.set([250, 220, 90], 3 * (y * ad.width + x));
    expect(findFlatBadges(ad)).toHaveLength(1);
  });

  it.each([
    ['without letters', letteredAd()],
    ['with holes of many colours', withBars((y) => 120 + 4 * ((7 * y) % 30))],
  ])('finds no badge in an area %s', (_, ad) => {
    expect(findFlatBadges(ad)).toEqual([]);
  });
});
