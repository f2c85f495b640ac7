import { fromRaster, type Raster, toPlanes, toRaster } from '@adwright/engine-pixels';
import {
  createSampleFoliage,
  createSamplePhoto,
  damageRaster,
  withSoftNoise,
} from '@adwright/engine-testing';
import { itEach } from '@adwright/engine-testing/nightly';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegNoise, noiseTraces } from './jpeg-noise.ts';
import { jpegSteps, USUAL_QUANTISATION } from './quantisation.ts';

/**
 * Standard deviation of luma if each channel has independent noise of standard deviation 1. The standard deviation is
 * the root of the sum of the squared weights.
 */
const LUMA_SHARE = Math.hypot(0.299, 0.587, 0.114);

async function noiseOf(noise: number, quality: number) {
  return noiseAfter(await damageRaster(createSamplePhoto(4), { noise }), quality);
}

async function noiseAfter(photo: Raster, quality: number) {
  const jpeg = await fromRaster(photo).jpeg({ quality }).toBuffer();
  return jpegNoise(toPlanes(await toRaster(sharp(jpeg))), jpegSteps(jpeg)?.luma ?? undefined);
}

describe('jpegNoise', () => {
  const known = [
    [6, 95],
    [6, 90],
    [6, 75],
    [9, 75],
    [14, 90],
    [14, 60],
  ] as const;

  itEach(known, { step: 3, first: 2 })(
    'knows noise of %d levels from before a JPEG of quality %d',
    {},
    async ([noise, quality]) => {
      const { sigma } = await noiseOf(noise, quality);
      expect(sigma).toBeGreaterThan(0.75 * LUMA_SHARE * noise);
      expect(sigma).toBeLessThan(1.3 * LUMA_SHARE * noise);
    },
  );

  it('is less certain of noise if the JPEG compression has removed more of the noise', async () => {
    const [fine, coarse] = [await noiseOf(7, 92), await noiseOf(7, 70)];
    expect(fine.certainty).toBeGreaterThan(0.8);
    expect(coarse.certainty).toBeLessThan(0.2);
  });

  it.each([90, 80])(
    'recognises noise with grains wider than a pixel in a JPEG of quality %d',
    async (quality) => {
      const photo = createSamplePhoto(4);
      const { sigma, certainty } = await noiseAfter(await withSoftNoise(photo, 9), quality);
      expect(certainty).toBeGreaterThan(0.8);
      expect(sigma).toBeGreaterThan(3.5);
      expect(sigma).toBeLessThan(7);
    },
  );

  it('does not mistake leaves for noise, even if the leaves are very fine', async () => {
    const { certainty } = await noiseAfter(await createSampleFoliage(3, 480, 360), 90);
    expect(certainty).toBeLessThan(0.2);
  });

  it('finds no noise in a clean photo', async () => {
    for (const quality of [92, 75]) expect((await noiseOf(0, quality)).sigma).toBeLessThan(2);
  });

  it('caches measurements for the usual quantisation table, and measures again at each call for other tables', () => {
    const usual = noiseTraces(USUAL_QUANTISATION);
    expect(noiseTraces([...USUAL_QUANTISATION])).toBe(usual);
    const coarser = noiseTraces(USUAL_QUANTISATION.map((step) => 2 * step));
    expect(coarser).toHaveLength(usual.length);
    expect(coarser).not.toEqual(usual);
  });
});
