import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePhoto } from './encode-photo.ts';
import { toRaster } from './raster.ts';
import { samplePhoto, structuralSimilarity } from './sample-photos.ts';

describe('encodePhoto', () => {
  const photo = samplePhoto(4, 240, 180);

  it('costs a photo less than a light fault would', async () => {
    const stored = await toRaster(sharp(await encodePhoto(photo)));
    expect(structuralSimilarity(photo, stored)).toBeGreaterThan(0.992);
  });

  it('gives up as much quality as the file must be smaller, and no more', async () => {
    const whole = (await encodePhoto(photo)).length;
    const smaller = await encodePhoto(photo, 0.8 * whole);
    expect(smaller.length).toBeLessThan(0.8 * whole);
    const smallest = await encodePhoto(photo, 0.25 * whole);
    expect(smallest.length).toBeLessThan(0.25 * whole);
    expect((await encodePhoto(photo, whole)).length).toBe(whole);
    expect(smaller.length).toBeGreaterThan(smallest.length);
  });
});
