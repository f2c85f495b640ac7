import { expect, it } from 'vitest';
import { letteredAd } from '../testing/lettered-ad.ts';
import { findLettering } from './lettering.ts';
import { listWordBoxes } from './word-boxes.ts';

/** Lists the word boxes of an ad with a square above the first line. */
function listBoxesWith(colour: readonly [number, number, number]) {
  const ad = letteredAd((x, y) => 170 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31));
  for (let y = 90; y < 150; y++)
    for (let x = 70; x < 130; x++) ad.data.set(colour, 3 * (y * ad.width + x));
  return listWordBoxes(ad, findLettering(ad)).filter(({ y }) => y === 90);
}

it('listWordBoxes counts a large shape in the ink of the words as a letter', () => {
  expect(listBoxesWith([22, 20, 24])).toContainEqual({ x: 70, y: 90, width: 60, height: 60 });
});

it('listWordBoxes ignores a shape in another colour', () => {
  expect(listBoxesWith([60, 120, 200])).toEqual([]);
});
