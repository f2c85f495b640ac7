import { type Raster, toPlanes } from '@adwright/engine-pixels';
import {
  createSamplePhoto,
  damageRaster,
  measureStructuralSimilarity,
} from '@adwright/engine-testing';
import { expect, it } from 'vitest';
import { mendPhoto } from './enhance-photo.ts';
import { clearHaze, hazeIn } from './haze.ts';

const photo = createSamplePhoto(4, 240, 180);

/**
 * Adds haze to a photo. `below` and `above` are the shares of white (0–1) in the lowest and in the uppermost
 * row.
 */
function withAir({ width, height, data }: Raster, below: number, above: number): Raster {
  const hazy = data.map((value, at) => {
    const depth = 1 - Math.floor(at / (width * 3)) / height;
    const share = below + (above - below) * depth;
    return Math.round(value * (1 - share) + 225 * share);
  });
  return { width, height, data: hazy };
}

/** Returns the mean difference between a photo and the same photo without haze, in levels. */
function offBy({ data }: Raster): number {
  return (
    data.reduce((sum, value, at) => sum + Math.abs(value - (photo.data[at] ?? 0)), 0) / data.length
  );
}

it('hazeIn finds haze in a photo in which dark objects are lighter towards the top', () => {
  const haze = hazeIn(withAir(photo, 0.2, 0.55));
  expect(haze?.certainty).toBeGreaterThan(0.8);
  expect(haze?.below).toBeGreaterThan(35);
  expect(haze?.above).toBeLessThan(150);
});

it('hazeIn finds no haze in clear photos, in a faded photo, and in a photo of white paper in shadow', async () => {
  expect(hazeIn(photo)).toBeNull();
  for (const seed of [1, 2, 3, 4])
    expect(hazeIn(createSamplePhoto(seed, 240, 180)), `${seed}`).toBeNull();
  expect(hazeIn(await damageRaster(photo, { fade: [0.6, 60] }))).toBeNull();
  const paper = photo.data.map((_, at) => 190 + Math.round((50 * at) / photo.data.length));
  expect(hazeIn({ ...photo, data: paper.toReversed() })).toBeNull();
});

it('enhancePhoto brings a hazy photo closer to the original and lists the removal of haze', () => {
  const hazy = withAir(photo, 0.2, 0.55);
  const { raster, steps } = mendPhoto(hazy);
  expect(steps).toContain('Cleared the haze');
  expect(measureStructuralSimilarity(photo, raster)).toBeGreaterThan(
    measureStructuralSimilarity(photo, hazy),
  );
  expect(offBy(raster)).toBeLessThan(offBy(hazy) / 2);
});

it('clearHaze changes a photo less if the haze is less certain', () => {
  const hazy = toPlanes(withAir(photo, 0.2, 0.55));
  const haze = { below: 45, above: 120, air: 225 };
  expect(clearHaze({ ...hazy }, { ...haze, certainty: 0 })).toBe(1);
  expect(clearHaze({ ...hazy }, { ...haze, certainty: 1 })).toBeGreaterThan(1.3);
});
