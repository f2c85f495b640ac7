import { fromPlanes, fromRaster, toPlanes, toRaster } from '@adwright/engine-pixels';
import { createSamplePhoto, measureColourSimilarity } from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takeBackColourRounding } from './colour-rounding.ts';
import { jpegSteps, USUAL_QUANTISATION } from './quantisation.ts';

describe('takeBackColourRounding', () => {
  it.each([40, 75, 90])(
    'brings the colours of a JPEG of quality %i closer to the colours before compression',
    async (quality) => {
      const original = createSamplePhoto(4, 240, 180);
      const jpeg = await fromRaster(original).jpeg({ quality }).toBuffer();
      const stored = await toRaster(sharp(jpeg));
      const steps = jpegSteps(jpeg)?.colour;
      if (!steps) throw new Error('the JPEG has no quantisation steps for colour');
      const planes = toPlanes(stored);
      takeBackColourRounding(planes, steps);
      expect(measureColourSimilarity(original, fromPlanes(planes))).toBeGreaterThan(
        measureColourSimilarity(original, stored) + 0.001,
      );
    },
  );

  it('keeps a pattern that differs in colour but not in brightness', () => {
    const [width, height] = [48, 48];
    const stripes = Float32Array.from({ length: width * height }, (_, at) =>
      at % 8 < 4 ? 12 : -12,
    );
    const grey = new Float32Array(width * height).fill(120);
    const planes = { width, height, luma: grey, blue: stripes, red: stripes };
    takeBackColourRounding(planes, USUAL_QUANTISATION);
    expect(Math.max(...planes.blue)).toBeGreaterThan(11.5);
  });
});
