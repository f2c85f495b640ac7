import { fromHex } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { dominantHue } from '../photo-colours.ts';
import { pale, tintOf } from './tints.ts';

const photoOf = (rgb: readonly [number, number, number]) => ({
  width: 8,
  height: 8,
  data: Uint8Array.from({ length: 192 }, (_, at) => rgb[at % 3] ?? 0),
});

it('gives photos of skin and wood a sand-coloured background, not a pink one', () => {
  for (const hue of [20, 35, 50, 65])
    expect(fromHex(pale({ hue, tint: 1 }, 0.9, 0.055)).hue).toBeGreaterThan(70);
  expect(fromHex(pale({ hue: 350, tint: 1 }, 0.9, 0.055)).hue).toBeCloseTo(350, -1);
});

it('gives a grey photo a slate background with hardly any colour', async () => {
  const grey = tintOf(await dominantHue(photoOf([129, 128, 126])));
  const red = tintOf(await dominantHue(photoOf([190, 60, 50])));
  expect(grey.hue).toBeGreaterThan(240);
  expect(grey.hue).toBeLessThan(270);
  expect(grey.tint).toBeLessThan(0.5);
  expect(red.tint).toBe(1);
});
