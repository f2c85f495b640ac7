import { fromRaster, norm, toJpeg } from '@adwright/engine-pixels';
import { NO_SUBJECT, samplePhoto } from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { varyPhoto } from './vary-photo.ts';

const thumbnailOf = async (jpeg: Buffer) => [
  ...(await sharp(jpeg).resize(16, 16, { fit: 'fill' }).raw().toBuffer()),
];
const distance = (first: number[], second: number[]) =>
  first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;

describe('varyPhoto', () => {
  it('gives a visibly different picture for each seed, and from the original', async () => {
    const bytes = await toJpeg(fromRaster(samplePhoto(3)));
    const original = await thumbnailOf(bytes);
    const seen: number[][] = [];
    for (const seed of [0, 2, 4, 6, 8, 10]) {
      const { jpeg, width, height } = await varyPhoto(bytes, seed, NO_SUBJECT);
      expect([width, height]).toEqual([1080, 1080]);
      const thumbnail = await thumbnailOf(jpeg);
      for (const other of [original, ...seen])
        expect(distance(thumbnail, other), `seed ${seed}`).toBeGreaterThan(3);
      seen.push(thumbnail);
    }
  });

  it('keeps the subject in every crop', async () => {
    const size = 600;
    const data = new Uint8Array(size * 400 * 3).fill(120);
    for (let y = 120; y < 280; y++)
      for (let x = 400; x < 560; x++) data.set([230, 30, 40], (y * size + x) * 3);
    const bytes = await toJpeg(fromRaster({ width: size, height: 400, data }));
    for (const seed of [1, 3, 5]) {
      const { jpeg, grade } = await varyPhoto(bytes, seed, NO_SUBJECT);
      const { channels } = await sharp(jpeg).stats();
      expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0), grade).toBeGreaterThan(60);
    }
  });

  it('shows a known subject from end to end, and in its colours, whatever the frame', async () => {
    const side = 300;
    const data = new Uint8Array(side * side * 3).fill(170);
    const values = new Uint8Array(side * side);
    for (let y = 117; y < 183; y++)
      for (let x = 9; x < 291; x++) {
        data.set(
          x < 51 ? [220, 30, 30] : x > 249 ? [30, 40, 220] : [60, 150, 70],
          3 * (y * side + x),
        );
        values[y * side + x] = 255;
      }
    const bytes = await toJpeg(fromRaster({ width: side, height: side, data }));
    // Each frame once, in the rounds of the grade without colour.
    for (const seed of [18, 37, 38, 30, 49, 23, 6, 16, 35]) {
      const { jpeg, frame, grade } = await varyPhoto(bytes, seed, { side, values });
      expect(grade).not.toBe('noir');
      const pixels = await sharp(jpeg).resize(108, 108).raw().toBuffer();
      const strong = (channel: number, other: number) =>
        pixels.filter(
          (value, at) => at % 3 === channel && value - (pixels[at + other - channel] ?? 0) > 70,
        ).length;
      expect(strong(0, 2), `${frame}, left end`).toBeGreaterThan(60);
      expect(strong(2, 0), `${frame}, right end`).toBeGreaterThan(60);
    }
  });

  it('mounts a tool with the very tips of its jaw and its handle', async () => {
    const [width, height, side] = [480, 360, 160];
    const data = new Uint8Array(width * height * 3).fill(250);
    const values = new Uint8Array(side * side);
    const colourAt = (u: number, v: number) => {
      if (u < 0.02 || u > 0.98 || Math.abs(v - 0.5) > 0.12) return null;
      if (u < 0.035) return [230, 20, 20];
      return u > 0.965 ? [20, 20, 230] : [90, 95, 90];
    };
    for (let at = 0; at < width * height; at++)
      data.set(colourAt((at % width) / width, Math.floor(at / width) / height) ?? [], 3 * at);
    for (let at = 0; at < side * side; at++)
      values[at] = colourAt((at % side) / side, Math.floor(at / side) / side) ? 255 : 0;
    const bytes = await toJpeg(fromRaster({ width, height, data }));
    // A print, two posters and one across two fields.
    for (const seed of [3, 13, 7, 8]) {
      const { jpeg, frame } = await varyPhoto(bytes, seed, { side, values });
      const pixels = await sharp(jpeg).resize(270, 270).raw().toBuffer();
      const strong = (channel: number, other: number) =>
        pixels.filter(
          (value, at) => at % 3 === channel && value - (pixels[at + other - channel] ?? 0) > 70,
        ).length;
      expect(strong(0, 2), `${frame}, jaw`).toBeGreaterThan(20);
      expect(strong(2, 0), `${frame}, handle`).toBeGreaterThan(20);
    }
  });

  it('gives no close looks at a small photo, nor where there is nothing to look at', async () => {
    const seed = 4;
    const side = 120;
    const isSubject = (at: number) => norm((at % side) - 60, Math.floor(at / side) - 60) < 9;
    const subject = {
      side,
      values: Uint8Array.from({ length: side ** 2 }, (_, at) => (isSubject(at) ? 255 : 0)),
    };
    const small = await toJpeg(fromRaster(samplePhoto(5, 320, 240)));
    const instead = await varyPhoto(small, seed, subject);
    expect(instead.frame).not.toBe('details');
    // What stands in for them is not the same frame once more.
    const itself = await varyPhoto(small, 8, subject);
    expect(itself.frame).toBe(instead.frame);
    const [one, other] = [await thumbnailOf(instead.jpeg), await thumbnailOf(itself.jpeg)];
    expect(distance(one, other)).toBeGreaterThan(20);
    const large = await toJpeg(fromRaster(samplePhoto(5, 960, 720)));
    expect((await varyPhoto(large, seed, subject)).frame).toBe('details');
    expect((await varyPhoto(large, seed, NO_SUBJECT)).frame).toBe(instead.frame);
  });

  it('looks closely at a small subject, not at the ground that outweighs it', async () => {
    const [width, height] = [960, 720];
    const photo = samplePhoto(5, width, height);
    const side = 120;
    const values = new Uint8Array(side * side);
    for (let y = 500; y < 590; y++)
      for (let x = 90; x < 180; x++) {
        photo.data.set([235, 20, 160], 3 * (y * width + x));
        values[Math.floor((y / height) * side) * side + Math.floor((x / width) * side)] = 255;
      }
    const bytes = await toJpeg(fromRaster(photo));
    const { jpeg, frame } = await varyPhoto(bytes, 4, { side, values });
    expect(frame).toBe('details');
    const pixels = await sharp(jpeg).resize(216, 216).raw().toBuffer();
    const isPink = (_: number, at: number) =>
      at % 3 === 0 && (pixels[at] ?? 0) - (pixels[at + 1] ?? 0) > 110;
    // The large view alone shows it on little more than a hundredth of the page.
    expect(pixels.filter(isPink).length).toBeGreaterThan(0.03 * 216 ** 2);
  });

  it('shows all of a page, and leaves out swatches that nobody tells apart', async () => {
    const [width, height] = [480, 300];
    const data = new Uint8Array(width * height * 3).fill(255);
    for (let y = 12; y < height; y += 24)
      for (let x = 4; x < width - 4; x++)
        if (x % 6 < 3) data.fill(20, 3 * (y * width + x), 3 * (y * width + x) + 3);
    const bytes = await toJpeg(fromRaster({ width, height, data }));
    const at = async (seed: number) => varyPhoto(bytes, seed, NO_SUBJECT);
    const [closer, arch, poster] = [await at(0), await at(1), await at(7)];
    expect([closer.frame, arch.frame]).toEqual(['print', 'poster']);
    const { data: pixels, info } = await sharp(poster.jpeg)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = (y: number) => pixels.subarray(y * info.width, (y + 1) * info.width);
    const foot = row(info.height - 70);
    expect(Math.max(...foot) - Math.min(...foot)).toBeLessThan(12);
    // Both ends of a line of dots are there.
    const line = [...Array(info.height).keys()].map(row).find((one) => Math.min(...one) < 120);
    const dots = [...(line ?? [])].flatMap((value, x) => (value < 150 ? [x] : []));
    expect(Math.min(...dots)).toBeLessThan(info.width * 0.1);
    expect(Math.max(...dots)).toBeGreaterThan(info.width * 0.9);
  });

  it('gives the same bytes for the same seed, and for no other', async () => {
    const bytes = await toJpeg(fromRaster(samplePhoto(8)));
    const first = await varyPhoto(bytes, 1, NO_SUBJECT);
    expect((await varyPhoto(bytes, 1, NO_SUBJECT)).jpeg.equals(first.jpeg)).toBe(true);
    let again = 0;
    // All have the frame of the first, whose grade comes round with the last.
    for (const seed of [10, 55]) {
      const other = await varyPhoto(bytes, seed, NO_SUBJECT);
      expect(other.jpeg.equals(first.jpeg), `seed ${seed}`).toBe(false);
      expect(other.frame).toBe(first.frame);
      if (other.grade === first.grade) again++;
    }
    expect(again).toBe(1);
  });
});
