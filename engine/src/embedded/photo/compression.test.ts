import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takeBackRounding } from './compression.ts';
import { jpegSteps, USUAL_QUANTISATION } from './quantisation.ts';
import { fromRaster, toPlanes, toRaster } from './raster.ts';
import { sampleFoliage, samplePhoto } from './sample-photos.ts';
import { planeSimilarity } from './structural-similarity.ts';

describe('takeBackRounding', () => {
  it.each([60, 75, 90])(
    'brings a JPEG of quality %i closer to what was stored in it',
    async (quality) => {
      for (const original of [samplePhoto(1), samplePhoto(4), await sampleFoliage(2)]) {
        const jpeg = await fromRaster(original).jpeg({ quality }).toBuffer();
        const { luma: wanted, width, height } = toPlanes(original);
        const { luma } = toPlanes(await toRaster(sharp(jpeg)));
        const steps = jpegSteps(jpeg)?.luma ?? USUAL_QUANTISATION;
        const smooth = takeBackRounding(luma, width, height, steps, 3);
        expect(planeSimilarity(wanted, smooth, width, height)).toBeGreaterThan(
          planeSimilarity(wanted, luma, width, height),
        );
      }
    },
  );

  it('leaves a photo that was stored in steps of one as it is', () => {
    const { luma, width, height } = toPlanes(samplePhoto(2));
    const fine = USUAL_QUANTISATION.map(() => 1);
    const smooth = takeBackRounding(luma, width, height, fine, 3);
    expect(planeSimilarity(luma, smooth, width, height)).toBeGreaterThan(0.999);
  });
});
