import { crc32, deflateSync } from 'node:zlib';
import { enhancePhoto, overlayText, varyPhoto } from '@adwright/engine-photo-lab';
import { findProduct } from '@adwright/engine-photoshoot';
import { createSeededRandom, toRaster } from '@adwright/engine-pixels';
import { NO_SUBJECT } from '@adwright/engine-testing';
import { openPhoto, readSubject, removeTexts } from '@adwright/engine-uploads';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const red = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c83232' } });
const refused = (bytes: Uint8Array, code: string) =>
  expect(openPhoto(bytes)).rejects.toMatchObject({ code });

/**
 * Returns a PNG of a single grey, with the given numbers in its header and the given chunks before its data.
 * The data of a large PNG is incomplete.
 */
function plainPng(
  { width = 60, height = 40, depth = 8, colour = 0, interlaced = 0 },
  ...before: Buffer[]
): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colour, 0, 0, interlaced]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const bytes = Math.min(height * (1 + width), 100_000);
  const data = pngChunk('IDAT', deflateSync(Buffer.alloc(bytes)));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = pngChunk('IEND', Buffer.alloc(0));
  return Buffer.concat([start, pngChunk('IHDR', header), ...before, data, end]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

async function firstPixel(bytes: Buffer): Promise<number[]> {
  const { data } = await toRaster((await openPhoto(bytes)).pixels());
  return [...data.subarray(0, 3)];
}

describe('openPhoto', () => {
  it('openPhoto converts the colours of a phone’s photo from the wide gamut Display P3', async () => {
    const wide = await red().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const kept = await sharp(wide).keepIccProfile().raw().toBuffer();
    expect(kept[0]).toBeLessThan(190);
    const { data } = await toRaster((await openPhoto(wide)).pixels(10_000));
    for (const [channel, level] of [0xc8, 0x32, 0x32].entries())
      expect(Math.abs((data[channel] ?? 0) - level)).toBeLessThan(4);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('openPhoto opens a %s file', async (format) => {
    const photo = await openPhoto(await red().toFormat(format).toBuffer());
    expect([photo.width, photo.height]).toEqual([60, 40]);
  });

  it('openPhoto refuses files other than JPEG, PNG and WebP, whatever their name', async () => {
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

  it('openPhoto gives advice if a phone’s photo was not converted', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await expect(openPhoto(heic)).rejects.toMatchObject({
      code: 'invalid_file_type',
      userMessage: expect.stringMatching(/^This HEIC photo.*as JPEG/),
    });
  });

  it('openPhoto has no decoder for formats other than JPEG, PNG and WebP', async () => {
    await expect(
      sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
        .png()
        .toBuffer(),
    ).rejects.toThrow();
  });

  it('openPhoto refuses truncated and corrupt pictures', async () => {
    const random = createSeededRandom(5);
    const pixels = Buffer.from(Array.from({ length: 300 * 300 * 3 }, () => 88 + random() * 80));
    const noisy = sharp(pixels, { raw: { width: 300, height: 300, channels: 3 } });
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await noisy.clone().toFormat(format).toBuffer();
      const part = whole.subarray(0, Math.floor(whole.length * 0.6));
      await refused(part, 'unreadable_image');
      // A truncated JPEG with a restored end marker can be decoded, but its lower part is grey.
      if (format === 'jpeg')
        await refused(Buffer.concat([part, whole.subarray(-2)]), 'unreadable_image');
    }
    await refused(
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(200, 7)]),
      'unreadable_image',
    );
  });

  it('openPhoto refuses a truncated JPEG even while other pictures are opened', async () => {
    const noise = createSeededRandom(6);
    const pixels = Buffer.from(Array.from({ length: 300 * 300 * 3 }, () => noise() * 255));
    const whole = await sharp(pixels, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    const part = whole.subarray(0, Math.floor(whole.length * 0.6));
    const ended = Buffer.concat([part, whole.subarray(-2)]);
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        await refused(ended, 'unreadable_image');
        await refused(part, 'unreadable_image');
      }),
    );
  });

  it('openPhoto refuses animated pictures', async () => {
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
    const twoFrames = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    await refused(plainPng({}, twoFrames), 'unreadable_image');
  });

  it('openPhoto opens a PNG whose animation chunk states a single frame, and whose comment contains “acTL”', async () => {
    const text = pngChunk('tEXt', Buffer.from('Comment\0made without an acTL chunk', 'latin1'));
    const single = pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
    await expect(openPhoto(plainPng({}, text, single))).resolves.toMatchObject({ width: 60 });
  });

  it.each([
    ['a bomb of eighty million pixels', { width: 9000, height: 9000 }],
    ['rows of millions of pixels', { width: 1_000_000, height: 10 }],
    [
      'an interlaced 16-bit picture that fills memory',
      { width: 8000, height: 5000, depth: 16, colour: 6, interlaced: 1 },
    ],
  ])('openPhoto reports that a picture is too large: %s', async (_, header) => {
    await expect(openPhoto(plainPng(header))).rejects.toMatchObject({
      code: 'unreadable_image',
      userMessage: expect.stringContaining('too many pixels'),
    });
  });

  it('openPhoto does not unpack the text chunks of a PNG', async () => {
    const seven = deflateSync(Buffer.alloc(7_000_000, 'A'), { level: 9 });
    const named = Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0', 'latin1'), seven]);
    // The 4.5 MB of text chunks would unpack to 4.5 GB, so unpacking them would exceed the test's time limit.
    const texts = Array.from({ length: 640 }, () => pngChunk('iTXt', named));
    const bomb = plainPng({}, ...texts, pngChunk('tEXt', Buffer.from('Comment\0a', 'latin1')));
    expect(removeTexts(bomb).equals(plainPng({}))).toBe(true);
    await expect(openPhoto(bomb)).resolves.toMatchObject({ width: 60, height: 40 });
  });

  it('openPhoto refuses a JPEG with over a thousand scans', async () => {
    const progressive = await red().jpeg({ progressive: true }).toBuffer();
    await expect(openPhoto(progressive)).resolves.toBeDefined();
    const lastScan = progressive.subarray(
      progressive.lastIndexOf(Buffer.from([0xff, 0xda])),
      progressive.length - 2,
    );
    const scans = Array.from({ length: 1000 }, () => lastScan);
    const bomb = [progressive.subarray(0, -2), ...scans, progressive.subarray(-2)];
    await refused(Buffer.concat(bomb), 'unreadable_image');
  });

  it('openPhoto turns pictures upright and removes their metadata', async () => {
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

  it('openPhoto converts wide-gamut, CMYK and 16-bit pictures to sRGB', async () => {
    const close = (pixel: number[], wanted: number[]) =>
      expect(
        Math.max(...pixel.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0)))),
      ).toBeLessThan(24);
    close(
      await firstPixel(await red().withIccProfile('p3').jpeg({ quality: 98 }).toBuffer()),
      [200, 50, 50],
    );
    const deep = red().toColourspace('rgb16');
    close(await firstPixel(await deep.clone().png().toBuffer()), [200, 50, 50]);
    const deepAndWide = await firstPixel(await deep.withIccProfile('p3').png().toBuffer());
    for (const [at, value] of [200, 50, 50].entries())
      expect(Math.abs((deepAndWide[at] ?? 0) - value)).toBeLessThan(3);
    close(
      await firstPixel(await red().toColourspace('cmyk').jpeg({ quality: 98 }).toBuffer()),
      [200, 50, 50],
    );
  });

  it('openPhoto opens grey, palette and 16-bit grey pictures as colour', async () => {
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

  it('openPhoto puts transparent pictures on a white background in every job', async () => {
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
      expect((await sharp((await enhancePhoto(picture)).bytes).stats()).channels[0]?.min).toBe(255);
    }
  });

  it('every job keeps the shape of strips that are a few pixels high', async () => {
    const strip = await sharp({
      create: { width: 900, height: 9, channels: 3, background: '#2a6f5a' },
    })
      .png()
      .toBuffer();
    const words = { title: 'Wide', subtitle: '' };
    const pictures = [
      (await enhancePhoto(strip)).bytes,
      (await varyPhoto(strip, 1, NO_SUBJECT)).jpeg,
      ...(await overlayText(strip, words, 1, NO_SUBJECT)).map(({ jpeg }) => jpeg),
    ];
    const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
    expect([sizes[0]?.width, sizes[0]?.height]).toEqual([1500, 15]);
    // A variation of a narrow strip can't use another crop, so only the light changes.
    expect([sizes[1]?.width, sizes[1]?.height]).toEqual([1080, 11]);
    for (const size of sizes.slice(2)) expect([size.width, size.height]).toEqual([1080, 1080]);
    const long = plainPng({ width: 10_000, height: 8 });
    await expect(findProduct(long, await readSubject(long))).rejects.toMatchObject({
      code: 'product_not_cut_out',
    });
  });

  it('openPhoto scales a picture down during decoding if a maximum size is given', async () => {
    const { width, height } = await toRaster(
      (await openPhoto(await red().png().toBuffer())).pixels(600),
    );
    expect([width, height]).toEqual([30, 20]);
  });
});
