import { describe, expect, it } from 'vitest';
import { letteredAd } from '../testing/lettered-ad.ts';
import { findFlatWords } from './flat-words.ts';

/**
 * Paints four huge bars with feet over bright stripes of a photo. The bars resemble the letters of one word.
 */
function withHugeWord(colourAt: (letter: number) => [number, number, number]) {
  const ad = letteredAd((x, y) => 150 + 90 * Math.sin(x / 9) + 12 * Math.cos(y / 5));
  for (let letter = 0; letter < 4; letter++)
    for (let y = 130; y < 350; y++)
      for (let x = 0; x < 110; x++) {
        if (x > 45 && y < 310) continue;
        ad.data.set(colourAt(letter), 3 * (y * ad.width + 70 + 130 * letter + x));
      }
  return ad;
}

describe('findFlatWords', () => {
  it('finds a word of huge letters of one colour over bright areas', () => {
    const [word, ...others] = findFlatWords(withHugeWord(() => [255, 230, 0]));
    expect(others).toEqual([]);
    expect(word).toMatchObject({ letters: 4, isLight: true });
    expect(word?.x).toBeCloseTo(70 / 640, 1);
    expect(word?.width).toBeCloseTo(500 / 640, 1);
  });

  it.each([
    ['areas of different colours', withHugeWord((letter) => [255 - 60 * letter, 60 * letter, 0])],
    [
      'a photo without words',
      letteredAd((x, y) => 150 + 90 * Math.sin(x / 9) + 12 * Math.cos(y / 5)),
    ],
  ])('finds no word in %s', (_, ad) => {
    expect(findFlatWords(ad)).toEqual([]);
  });
});
