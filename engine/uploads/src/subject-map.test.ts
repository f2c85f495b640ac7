import { fromRaster } from '@adwright/engine-pixels';
import { createSamplePhoto } from '@adwright/engine-testing';
import sharp, { type Color } from 'sharp';
import { expect, it } from 'vitest';
import { readSubject, type SubjectMap } from './subject-map.ts';

/** Returns the mean probability over a box of the map, given in shares of the picture. */
function within(
  { side, values }: SubjectMap,
  left: number,
  top: number,
  right: number,
  bottom: number,
) {
  let [sum, count] = [0, 0];
  for (let y = Math.ceil(top * side); y < Math.floor(bottom * side); y++)
    for (let x = Math.ceil(left * side); x < Math.floor(right * side); x++) {
      sum += (values[y * side + x] ?? 0) / 255;
      count++;
    }
  return sum / count;
}

const box = sharp({ create: { width: 160, height: 220, channels: 3, background: '#733' } });

it('readSubject finds the object in a photo of a scene', async () => {
  const scene = createSamplePhoto(4);
  const picture = await fromRaster(scene)
    .resize(640, 640, { fit: 'cover' })
    .blur(6)
    .composite([{ input: await box.png().toBuffer(), left: 240, top: 260 }])
    .jpeg()
    .toBuffer();
  const map = await readSubject(picture);
  expect(within(map, 0.39, 0.42, 0.61, 0.73)).toBeGreaterThan(0.9);
  expect(within(map, 0, 0, 1, 0.35)).toBeLessThan(0.1);
});

it('readSubject uses the opaque part of a transparent picture, and uses the model if the opacity is meaningless', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const input = await box.png().toBuffer();
  const paint = (background: Color) =>
    sharp({ create: { width: 640, height: 640, channels: 4, background } })
      .composite([{ input, left: 100, top: 100 }])
      .png()
      .toBuffer();
  const known = await readSubject(await paint(clear));
  // Like the picture, the saliency map has only a small transparent margin left.
  expect(within(known, 0.12, 0.1, 0.88, 0.9)).toBeGreaterThan(0.99);
  expect(within(known, 0, 0, 0.06, 1)).toBeLessThan(0.01);
  const seen = await readSubject(await paint({ ...clear, g: 200, alpha: 1 }));
  expect(within(seen, 0, 0, 1, 1)).toBeLessThan(0.3);
  expect(within(seen, 0.19, 0.19, 0.38, 0.47)).toBeGreaterThan(0.9);
});

it('readSubject refuses files that are not pictures', async () => {
  await expect(readSubject(Buffer.from('<svg/>'))).rejects.toMatchObject({
    code: 'invalid_file_type',
  });
});
