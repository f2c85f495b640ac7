import { describe, expect, it } from 'vitest';
import { curveFor } from './tones.ts';

describe('curveFor', () => {
  it('opens a light fade that a coarse JPEG has blurred at both ends', () => {
    const curve = curveFor({ black: 24, white: 231, mean: 120 });
    expect(curve?.from).toBeGreaterThan(2);
    expect(curve?.certainty).toBeLessThan(0.5);
  });

  it.each([
    ['bright mist', { black: 90, white: 250, mean: 190 }],
    ['a photo with deep blacks and no white in it', { black: 3, white: 215, mean: 90 }],
    ['a photo that misses both ends by little', { black: 12, white: 237, mean: 120 }],
  ])('leaves %s its tones', (_, range) => {
    expect(curveFor(range)).toBeNull();
  });
});
