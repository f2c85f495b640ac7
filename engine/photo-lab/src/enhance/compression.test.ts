import {
  computePlaneSimilarity,
  fromRaster,
  type Raster,
  toPlanes,
  toRaster,
} from '@adwright/engine-pixels';
import { createSampleFoliage, createSamplePhoto, damageRaster } from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takeBackRounding } from './compression.ts';
import { jpegSteps, USUAL_QUANTISATION } from './quantisation.ts';

describe('takeBackRounding', () => {
  it.each([60, 75, 90])(
    'brings the luma of a JPEG of quality %i closer to the picture before compression',
    async (quality) => {
      for (const original of [
        createSamplePhoto(1),
        createSamplePhoto(4),
        await createSampleFoliage(2),
      ]) {
        const jpeg = await fromRaster(original).jpeg({ quality }).toBuffer();
        const { luma: wanted, width, height } = toPlanes(original);
        const { luma } = toPlanes(await toRaster(sharp(jpeg)));
        const steps = jpegSteps(jpeg)?.luma ?? USUAL_QUANTISATION;
        const smooth = takeBackRounding(luma, width, height, steps, 3);
        expect(computePlaneSimilarity(wanted, smooth, width, height)).toBeGreaterThan(
          computePlaneSimilarity(wanted, luma, width, height),
        );
      }
    },
  );

  it('leaves a photo unchanged if all quantisation steps are 1', () => {
    const { luma, width, height } = toPlanes(createSamplePhoto(2));
    const fine = USUAL_QUANTISATION.map(() => 1);
    const smooth = takeBackRounding(luma, width, height, fine, 3);
    expect(computePlaneSimilarity(luma, smooth, width, height)).toBeGreaterThan(0.999);
  });

  it('removes a blur together with the rounding errors, and does not sharpen the errors', async () => {
    const stored = async (raster: Raster) => {
      const jpeg = await fromRaster(raster).jpeg({ quality: 75 }).toBuffer();
      const steps = jpegSteps(jpeg)?.luma ?? USUAL_QUANTISATION;
      return { ...toPlanes(await toRaster(sharp(jpeg))), steps };
    };
    const softness = { noise: 0, smoothing: 0.6 };
    for (const original of [createSamplePhoto(4), await createSampleFoliage(2)]) {
      const { luma: wanted, width, height } = toPlanes(original);
      const { luma, steps } = await stored(await damageRaster(original, { blur: 1.2 }));
      const [crisp, soft] = [1, 0].map((blur) =>
        takeBackRounding(luma, width, height, steps, 3, { ...softness, blur }),
      );
      if (!crisp || !soft) throw new Error('no rounding error was removed');
      const gain = (plane: Float32Array) => computePlaneSimilarity(wanted, plane, width, height);
      expect(gain(crisp)).toBeGreaterThan(Math.max(gain(soft), gain(luma)) + 0.002);
    }
    const faint = await stored(await damageRaster(plain(), { noise: 2 }));
    const calm = takeBackRounding(faint.luma, faint.width, faint.height, faint.steps, 3, {
      ...softness,
      blur: 1,
    });
    expect(deviation(calm)).toBeLessThanOrEqual(deviation(faint.luma));
  });
});

function plain(): Raster {
  return { width: 96, height: 96, data: new Uint8Array(3 * 96 * 96).fill(128) };
}

function deviation(plane: Float32Array): number {
  const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length;
  return Math.sqrt(plane.reduce((sum, value) => sum + (value - mean) ** 2, 0) / plane.length);
}
