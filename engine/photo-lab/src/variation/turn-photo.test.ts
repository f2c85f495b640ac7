import type { Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { isSymmetric, turnPhoto } from './turn-photo.ts';

const [WIDTH, HEIGHT] = [300, 200];
const WORDS = { x: 40, y: 40, width: 80, height: 20 };

/** Draws a plain sky that is lighter at the right, two letters of different shapes, and a red object at the right. */
function adWith(detail: (x: number, y: number) => number): Raster {
  const data = new Uint8Array(3 * WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const sky = 120 + x / 40 + detail(x, y);
      const isThing = x > 230 && x < 280 && y > 130 && y < 180;
      const colour = isLetter(x, y) ? [255, 255, 255] : isThing ? [220, 20, 20] : [sky, sky, sky];
      data.set(colour, 3 * (y * WIDTH + x));
    }
  return { width: WIDTH, height: HEIGHT, data };
}

function isLetter(x: number, y: number): boolean {
  if (y < 40 || y >= 60) return false;
  return (x >= 40 && x < 46) || (y < 46 && x >= 40 && x < 60) || (x >= 100 && x < 120);
}

const redAt = ({ data }: Raster, x: number, y: number) => data[3 * (y * WIDTH + x)] ?? 0;

describe('turnPhoto', () => {
  it('mirrors the photo, and moves the words without mirroring them', () => {
    const ad = adWith(() => 0);
    const turned = turnPhoto(ad, { badges: [], words: [WORDS] });
    if (turned === null) expect.fail('the ad is not turned');
    expect(redAt(turned, 40, 150)).toBe(220);
    const moved = WIDTH - WORDS.x - WORDS.width;
    for (let y = 40; y < 60; y++)
      for (let x = 40; x < 120; x++)
        if (isLetter(x, y)) expect(redAt(turned, moved + x - WORDS.x, y)).toBeGreaterThan(235);
    // Nothing of the mirrored letters remains.
    expect(redAt(turned, moved + 30, 50)).toBeLessThan(140);
  });

  it('returns null if the border around the words would cut through objects of the photo', () => {
    const ad = adWith((x) => (x < 80 ? 70 : 0));
    expect(turnPhoto(ad, { badges: [], words: [WORDS] })).toBeNull();
  });

  it('returns null if words cover most of the picture', () => {
    const words = [{ x: 10, y: 10, width: 280, height: 120 }];
    expect(
      turnPhoto(
        adWith(() => 0),
        { badges: [], words },
      ),
    ).toBeNull();
  });

  it('mirrors a badge’s place, but not the badge itself', () => {
    const box = { x: 0, y: 100, width: 4, height: 1 };
    const colours = Uint8Array.from([9, 9, 9, 60, 60, 60, 60, 60, 60, 60, 60, 60]);
    const badge = { box, opacity: new Float32Array(4).fill(1), colours };
    const turned = turnPhoto(
      adWith(() => 0),
      { badges: [badge], words: [] },
    );
    expect(turned && [296, 297].map((x) => redAt(turned, x, 100))).toEqual([9, 60]);
  });
});

describe('isSymmetric', () => {
  const badgeOf = (opacity: readonly number[]) => ({
    box: { x: 0, y: 0, width: 4, height: 2 },
    opacity: Float32Array.from(opacity),
    colours: new Uint8Array(24),
  });

  it('distinguishes a rectangle from a tilted band', () => {
    expect(isSymmetric(badgeOf([1, 1, 1, 1, 1, 1, 1, 1]))).toBe(true);
    expect(isSymmetric(badgeOf([1, 1, 0, 0, 0, 0, 1, 1]))).toBe(false);
  });
});
