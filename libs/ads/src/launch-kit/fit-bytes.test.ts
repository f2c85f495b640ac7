import { expect, it } from 'vitest';
import { type EncodeJpeg, fitBytes } from './fit-bytes.ts';

const image = new Blob([new Uint8Array(1000)], { type: 'image/jpeg' });

/** Creates a fake encoder that returns larger files for higher quality. */
const encode: EncodeJpeg = async (_, { quality }) => new Blob([new Uint8Array(quality * 1000)]);

it('a picture that is small enough remains unchanged', async () => {
  expect(await fitBytes(image, { maxBytes: 1000 }, encode)).toBe(image);
});

it('a picture that is too large is encoded with the best quality that fits', async () => {
  expect((await fitBytes(image, { maxBytes: 830 }, encode))?.size).toBe(820);
  expect((await fitBytes(image, { maxBytes: 900 }, encode))?.size).toBe(900);
});

it('a picture that is too large at the lowest quality gives no result', async () => {
  expect(await fitBytes(image, { maxBytes: 499 }, encode)).toBeNull();
});

it('a picture with too many pixels is scaled down, however few bytes it has', async () => {
  const scales: number[] = [];
  await fitBytes(image, { maxBytes: 1000, scale: 0.6 }, async (_, { scale }) => {
    scales.push(scale);
    return new Blob();
  });
  expect(scales).toEqual([0.6]);
});
