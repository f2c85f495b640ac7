import { fromRaster } from '@adwright/engine-pixels';
import { createSamplePhoto } from '@adwright/engine-testing';
import sharp, { type JpegOptions } from 'sharp';
import { expect, it } from 'vitest';
import { hasHole } from './jpeg-holes.ts';
import { openPhoto } from './open-photo.ts';

const photo = (options: JpegOptions) =>
  fromRaster(createSamplePhoto(3, 320, 240))
    .jpeg({ quality: 90, ...options })
    .toBuffer();

/** Overwrites a range of a file with zeros; the range is given in shares of the file. */
function holed(file: Buffer, from: number, to: number): Buffer {
  const copy = Buffer.from(file);
  return copy.fill(0, Math.floor(file.length * from), Math.floor(file.length * to));
}

it.each([
  ['in the middle', 0.5, 0.6],
  ['almost to the end', 0.7, 0.99],
])("hasHole finds a range of zeros inside the picture's data: %s", async (_, from, to) => {
  const file = await photo({ optimiseCoding: false });
  expect(hasHole(file)).toBe(false);
  const broken = holed(file, from, to);
  expect(hasHole(broken)).toBe(true);
  await expect(openPhoto(broken)).rejects.toMatchObject({ code: 'unreadable_image' });
});

it('hasHole does not report a flat picture as damaged, although its data contain zeros', async () => {
  const flat = sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff' } });
  const zeros = Buffer.alloc(64);
  for (const progressive of [false, true]) {
    const file = await flat.clone().jpeg({ optimiseCoding: true, progressive }).toBuffer();
    expect(file.indexOf(zeros)).toBeGreaterThan(0);
    expect(hasHole(file)).toBe(false);
  }
});

it('hasHole accepts zeros before and after the picture’s data', async () => {
  const file = await photo({ optimiseCoding: false });
  const block = Buffer.alloc(300);
  block.set([0xff, 0xe5, 0x01, 0x2a]);
  expect(hasHole(Buffer.concat([file.subarray(0, 2), block, file.subarray(2)]))).toBe(false);
  expect(hasHole(Buffer.concat([file, Buffer.alloc(4096)]))).toBe(false);
  expect(hasHole(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
});
