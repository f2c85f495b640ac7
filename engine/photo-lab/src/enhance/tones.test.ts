import { describe, expect, it } from 'vitest';
import { curveFor, toneRange } from './tones.ts';

describe('curveFor', () => {
  it('stretches the tones of a weakly faded photo, even if a coarse JPEG has blurred its darkest and lightest tones', () => {
    const curve = curveFor({ black: 24, white: 231, lightest: 231, mean: 120, glow: 0 });
    expect(curve?.from).toBeGreaterThan(2);
    expect(curve?.certainty).toBeLessThan(0.5);
  });

  it('restores only the contrast that a photo of bright stone has lost', () => {
    const curve = curveFor({ black: 117, white: 222, lightest: 222, mean: 194, glow: 0 });
    expect(curve?.from).toBeLessThan(35);
    expect(curve?.to).toBeLessThan(252);
  });

  it('recognises a faded photo under warm light, in which the red channel stays bright', () => {
    const curve = curveFor({ black: 37, white: 236, lightest: 214, mean: 130, glow: 0 });
    expect(curve?.from).toBeGreaterThan(15);
  });

  it('restores most of the contrast of a photo that has lost a fifth of its contrast', () => {
    const curve = curveFor({ black: 26, white: 230, lightest: 230, mean: 120, glow: 0 });
    expect(curve?.from).toBeGreaterThan(10);
  });

  it('stretches a faded photo without white objects about as much as its black tones have become lighter', () => {
    const curve = curveFor({ black: 37, white: 178, lightest: 175, mean: 104, glow: 0 });
    const contrast = 255 / ((curve?.to ?? 0) - (curve?.from ?? 0));
    expect(contrast).toBeGreaterThan(1.2);
    expect(contrast).toBeLessThan(1.36);
  });

  it('restores the brightness of a photo that lost a third of its light', () => {
    const curve = curveFor({ black: 0, white: 172, lightest: 172, mean: 75, glow: 0 });
    expect(curve?.to).toBeLessThan(215);
  });

  it('brightens a photo of dusk less than an underexposed photo, but always brightens an almost black photo', () => {
    const opened = (white: number, glow: number) =>
      curveFor({ black: 0, white, lightest: white, mean: 60, glow })?.to ?? 255;
    expect(opened(172, 1)).toBeGreaterThan(opened(172, 0) + 20);
    expect(opened(95, 1)).toBe(opened(95, 0));
  });

  it('stretches the contrast at most as far as real uploads need', () => {
    const curve = curveFor({ black: 0, white: 50, lightest: 50, mean: 25, glow: 0 });
    expect(curve?.to).toBeGreaterThan(115);
  });

  it('is uncertain whether a dark hall with a lit screen is underexposed, but certain that a hall without a light is', () => {
    const hall = curveFor({ black: 0, white: 197, lightest: 154, mean: 19, glow: 0 });
    expect(hall?.certainty).toBeLessThan(0.2);
    const dim = curveFor({ black: 0, white: 115, lightest: 110, mean: 19, glow: 0 });
    expect(dim?.certainty).toBe(1);
  });

  it.each([
    [
      'a dark hall that a lit screen shows to be exposed well',
      { black: 0, white: 197, lightest: 154, mean: 19, glow: 1 },
    ],
    ['bright mist', { black: 90, white: 250, lightest: 250, mean: 190, glow: 0 }],
    [
      'a photo with deep blacks and no white in it',
      { black: 3, white: 215, lightest: 215, mean: 90, glow: 0 },
    ],
    [
      'a photo that misses both ends by little',
      { black: 12, white: 237, lightest: 237, mean: 120, glow: 0 },
    ],
  ])('leaves the tones of %s unchanged', (_, range) => {
    expect(curveFor(range)).toBeNull();
  });
});

describe('toneRange', () => {
  /** Creates a dark picture with a lamp of 160 pixels in the given colours. */
  const litBy = (colourOf: (pixel: number) => readonly [number, number, number]) => {
    const data = new Uint8Array(3 * 200 * 100).fill(30);
    for (let pixel = 0; pixel < 160; pixel++) data.set(colourOf(pixel), 3 * pixel);
    return toneRange({ width: 200, height: 100, data });
  };

  it('distinguishes dim paper from a coloured lamp and from glints', () => {
    expect(litBy(() => [170, 168, 172]).glow).toBe(0);
    expect(litBy(() => [180, 120, 60]).glow).toBe(1);
    const glints = litBy((pixel) => [120 + pixel / 2, 120 + pixel / 2, 120 + pixel / 2]);
    expect(glints.glow).toBeGreaterThan(0.5);
  });
});
