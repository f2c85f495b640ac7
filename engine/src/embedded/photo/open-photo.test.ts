import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { enhancePhoto } from './enhance-photo.ts';
import { openPhoto } from './open-photo.ts';
import { overlayText } from './overlay/overlay-text.ts';
import { toRaster } from './raster.ts';
import { varyPhoto } from './variation/vary-photo.ts';

const red = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c83232' } });
const refused = (bytes: Uint8Array, code: string) =>
  expect(openPhoto(bytes)).rejects.toMatchObject({ code });

async function firstPixel(bytes: Buffer): Promise<number[]> {
  const { data } = await toRaster((await openPhoto(bytes)).pixels());
  return [...data.subarray(0, 3)];
}

describe('openPhoto', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('opens %s', async (format) => {
    const photo = await openPhoto(await red().toFormat(format).toBuffer());
    expect([photo.width, photo.height]).toEqual([60, 40]);
  });

  it('refuses what is no JPEG, PNG or WebP, whatever it is called', async () => {
    await refused(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'invalid_file_type',
    );
    await refused(
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'invalid_file_type',
    );
    await refused(Buffer.alloc(0), 'invalid_file_type');
  });

  it('has no decoder for anything else', async () => {
    await expect(
      sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
        .png()
        .toBuffer(),
    ).rejects.toThrow();
  });

  it('refuses truncated and corrupt pictures', async () => {
    const noisy = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await noisy.clone().toFormat(format).toBuffer();
      await refused(whole.subarray(0, Math.floor(whole.length * 0.6)), 'unreadable_image');
    }
    await refused(
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(200, 7)]),
      'unreadable_image',
    );
  });

  it('refuses animated pictures', async () => {
    const frame = (grey: number) => ({
      create: {
        width: 32,
        height: 32,
        channels: 3 as const,
        background: { r: grey, g: grey, b: grey },
      },
    });
    const frames = await Promise.all([40, 200].map((grey) => sharp(frame(grey)).png().toBuffer()));
    await refused(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      'unreadable_image',
    );
    const still = await sharp(frame(90)).png().toBuffer();
    const control = Buffer.concat([
      Buffer.from([0, 0, 0, 8]),
      Buffer.from('acTL'),
      Buffer.alloc(12),
    ]);
    await refused(
      Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]),
      'unreadable_image',
    );
  });

  it('refuses a pixel bomb before decoding it', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await refused(bomb, 'unreadable_image');
  });

  it('turns pictures upright and forgets their metadata', async () => {
    const turned = await red()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const photo = await openPhoto(turned);
    expect([photo.width, photo.height]).toEqual([40, 60]);
    const out = await sharp(await photo.pixels().jpeg().toBuffer()).metadata();
    expect([out.width, out.height, out.exif, out.icc, out.orientation]).toEqual([
      40,
      60,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('brings wide-gamut, CMYK and 16-bit pictures to sRGB', async () => {
    const close = (pixel: number[], wanted: number[]) =>
      expect(
        Math.max(...pixel.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0)))),
      ).toBeLessThan(24);
    close(
      await firstPixel(await red().withIccProfile('p3').jpeg({ quality: 98 }).toBuffer()),
      [200, 50, 50],
    );
    close(await firstPixel(await red().toColourspace('rgb16').png().toBuffer()), [200, 50, 50]);
    close(
      await firstPixel(await red().toColourspace('cmyk').jpeg({ quality: 98 }).toBuffer()),
      [200, 50, 50],
    );
  });

  it('opens grey, palette and 16-bit grey pictures as colour', async () => {
    const grey = sharp({ create: { width: 60, height: 40, channels: 3, background: '#808080' } });
    for (const bytes of [
      await grey.clone().toColourspace('b-w').jpeg({ quality: 98 }).toBuffer(),
      await grey.clone().toColourspace('b-w').png().toBuffer(),
      await grey.clone().toColourspace('grey16').png().toBuffer(),
      await grey.clone().png({ palette: true, colours: 2 }).toBuffer(),
    ]) {
      const { data } = await toRaster((await openPhoto(bytes)).pixels());
      expect(data.length).toBe(60 * 40 * 3);
      for (const value of data.subarray(0, 3)) expect(Math.abs(value - 128)).toBeLessThan(4);
    }
  });

  it('lays transparent pictures on white in every job', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const hole = sharp({ create: { width: 64, height: 64, channels: 4, background: clear } });
    const bytes = [
      await hole.clone().png().toBuffer(),
      await hole.clone().webp({ lossless: true }).toBuffer(),
      await hole.clone().toColourspace('b-w').png().toBuffer(),
    ];
    for (const picture of bytes) {
      const photo = await openPhoto(picture);
      const { data } = await toRaster(photo.pixels().flatten({ background: '#ffffff' }));
      expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
      expect((await sharp((await enhancePhoto(picture)).jpeg).stats()).channels[0]?.min).toBe(255);
    }
  });

  it('keeps strips of a few pixels in shape through every job', async () => {
    const strip = await sharp({
      create: { width: 900, height: 9, channels: 3, background: '#2a6f5a' },
    })
      .png()
      .toBuffer();
    const words = { title: 'Wide', subtitle: '' };
    const pictures = [
      (await enhancePhoto(strip)).jpeg,
      (await varyPhoto(strip, 1)).jpeg,
      ...(await overlayText(strip, words, 1)).map(({ jpeg }) => jpeg),
    ];
    const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
    expect([sizes[0]?.width, sizes[0]?.height]).toEqual([1500, 15]);
    for (const size of sizes.slice(1)) expect([size.width, size.height]).toEqual([1080, 1080]);
  });

  it('scales while decoding when asked to', async () => {
    const { width, height } = await toRaster(
      (await openPhoto(await red().png().toBuffer())).pixels(600),
    );
    expect([width, height]).toEqual([30, 20]);
  });
});
