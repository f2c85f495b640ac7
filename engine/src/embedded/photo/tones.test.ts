import { describe, expect, it } from 'vitest';
import { curveFor } from './tones.ts';

describe('curveFor', () => {
  it('opens a light fade that a coarse JPEG has blurred at both ends', () => {
    const curve = curveFor({ black: 24, white: 231, lightest: 231, mean: 120 });
    expect(curve?.from).toBeGreaterThan(2);
    expect(curve?.certainty).toBeLessThan(0.5);
  });

  it('gives a photo of bright stone that lost some contrast only that back', () => {
    const curve = curveFor({ black: 117, white: 222, lightest: 222, mean: 194 });
    expect(curve?.from).toBeLessThan(35);
    expect(curve?.to).toBeLessThan(252);
  });

  it('knows a fade under warm light, which leaves red bright', () => {
    const curve = curveFor({ black: 37, white: 236, lightest: 214, mean: 130 });
    expect(curve?.from).toBeGreaterThan(15);
  });

  it('takes most of a loss of a fifth of the contrast back', () => {
    const curve = curveFor({ black: 26, white: 230, lightest: 230, mean: 120 });
    expect(curve?.from).toBeGreaterThan(10);
  });

  it('brings light back to a photo that lost a third of it', () => {
    const curve = curveFor({ black: 0, white: 172, lightest: 172, mean: 75 });
    expect(curve?.to).toBeLessThan(215);
  });

  it('doubts that a dark hall with a lit screen is underexposed, and is sure of one without a light', () => {
    const hall = curveFor({ black: 0, white: 197, lightest: 154, mean: 19 });
    expect(hall?.certainty).toBeLessThan(0.2);
    const dim = curveFor({ black: 0, white: 115, lightest: 110, mean: 19 });
    expect(dim?.certainty).toBe(1);
  });

  it.each([
    ['bright mist', { black: 90, white: 250, lightest: 250, mean: 190 }],
    [
      'a photo with deep blacks and no white in it',
      { black: 3, white: 215, lightest: 215, mean: 90 },
    ],
    [
      'a photo that misses both ends by little',
      { black: 12, white: 237, lightest: 237, mean: 120 },
    ],
  ])('leaves %s its tones', (_, range) => {
    expect(curveFor(range)).toBeNull();
  });
});
