import { fromPlanes, fromRaster, type Raster, toPlanes, toRaster } from '@adwright/engine-pixels';
import { createSamplePhoto } from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { smoothFlatSteps } from './flat-steps.ts';
import { jpegSteps } from './quantisation.ts';

const SIZE = { width: 320, height: 240 };

/** Draws a sky whose blue becomes paler towards the horizon. */
function sky(): Raster {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let at = 0; at < data.length / 3; at++) {
    const down = Math.floor(at / SIZE.width) / SIZE.height;
    const across = (at % SIZE.width) / SIZE.width;
    data.set([90 + 70 * down + 12 * across, 140 + 55 * down, 215 + 15 * down], at * 3);
  }
  return { ...SIZE, data };
}

async function compressed(photo: Raster, quality: number) {
  const jpeg = await fromRaster(photo).jpeg({ quality }).toBuffer();
  const steps = jpegSteps(jpeg);
  if (!steps) throw new Error('the JPEG has no quantisation steps');
  return { planes: toPlanes(await toRaster(sharp(jpeg))), steps };
}

/** Returns the mean difference between two pictures, in levels. */
function difference(one: Raster, other: Raster): number {
  const sum = one.data.reduce((all, value, at) => all + Math.abs(value - (other.data[at] ?? 0)), 0);
  return sum / one.data.length;
}

/** Returns the largest difference between neighbouring pixels of a row, in levels. */
function largestStep({ width, data }: Raster): number {
  let most = 0;
  for (let at = 3; at < data.length; at += 3)
    if ((at / 3) % width > 0)
      most = Math.max(most, Math.abs((data[at] ?? 0) - (data[at - 3] ?? 0)));
  return most;
}

describe('smoothFlatSteps', () => {
  it('smooths the squares in the sky of a coarse JPEG', async () => {
    const original = sky();
    const { planes, steps } = await compressed(original, 15);
    const stored = fromPlanes(planes);
    expect(largestStep(stored)).toBeGreaterThan(3);
    expect(smoothFlatSteps(planes, steps)).toBe(true);
    const smoothed = fromPlanes(planes);
    expect(largestStep(smoothed)).toBeLessThanOrEqual(2);
    expect(difference(smoothed, original)).toBeLessThan(0.7 * difference(stored, original));
  });

  it('leaves a fine JPEG unchanged', async () => {
    const { planes, steps } = await compressed(sky(), 85);
    const before = planes.luma;
    expect(smoothFlatSteps(planes, steps)).toBe(false);
    expect(planes.luma).toBe(before);
  });

  it('brings a photo closer to its original', async () => {
    const original = createSamplePhoto(3, 320, 240);
    const { planes, steps } = await compressed(original, 15);
    const stored = fromPlanes(planes);
    smoothFlatSteps(planes, steps);
    expect(difference(fromPlanes(planes), original)).toBeLessThan(difference(stored, original));
  });
});
