import { toRaster } from '@adwright/engine-pixels';
import { createSamplePhoto } from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePhoto } from './encode-photo.ts';

describe('encodePhoto', () => {
  const photo = createSamplePhoto(4, 240, 180);

  it('encodes a photo as PNG without loss', async () => {
    const { bytes, mediaType } = await encodePhoto(photo);
    expect(mediaType).toBe('image/png');
    const stored = await toRaster(sharp(bytes));
    expect(Buffer.compare(stored.data, photo.data)).toBe(0);
  });

  it('reduces the quality of a JPEG only as far as the file size requires', async () => {
    const lossless = (await encodePhoto(photo)).bytes.length;
    const whole = await encodePhoto(photo, lossless - 1);
    expect(whole.mediaType).toBe('image/jpeg');
    expect((await sharp(whole.bytes).metadata()).format).toBe('jpeg');
    const most = whole.bytes.length;
    const smaller = (await encodePhoto(photo, 0.8 * most)).bytes.length;
    expect(smaller).toBeLessThan(0.8 * most);
    const smallest = (await encodePhoto(photo, 0.25 * most)).bytes.length;
    expect(smallest).toBeLessThan(0.25 * most);
    expect((await encodePhoto(photo, most)).bytes.length).toBe(most);
    expect(smaller).toBeGreaterThan(smallest);
  });
});
