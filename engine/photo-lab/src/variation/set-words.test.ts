import { describe, expect, it } from 'vitest';
import { letteredAd } from '../testing/lettered-ad.ts';
import { findLettering } from './lettering.ts';
import { isSet } from './set-words.ts';

const uneven = () => letteredAd((x, y) => 170 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31));

describe('isSet', () => {
  it('recognises words of one ink on an uneven background', () => {
    const ad = uneven();
    expect(findLettering(ad).map((line) => isSet(ad, line))).toEqual([true, true]);
  });

  it('rejects letters on which light falls unevenly', () => {
    const ad = uneven();
    for (let at = 0; at < ad.width * ad.height; at++) {
      const isInk = Math.max(...ad.data.subarray(3 * at, 3 * at + 3)) < 30;
      if (isInk) ad.data.fill(20 + (60 * (at % ad.width)) / ad.width, 3 * at, 3 * at + 3);
    }
    expect(findLettering(ad).some((line) => isSet(ad, line))).toBe(false);
  });
});
