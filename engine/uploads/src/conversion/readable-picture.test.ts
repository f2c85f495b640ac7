import { readFile } from 'node:fs/promises';
import { MAX_UPLOAD_BYTES } from '@adwright/contracts/values';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPhoto } from '../open-photo.ts';
import type { ReadablePicture } from './conversion-reply.ts';
import { convertToReadablePicture } from './readable-picture.ts';

const fixture = (name: string) => readFile(new URL(`./testing/${name}`, import.meta.url));
const read = (bytes: Uint8Array, timeoutMs?: number) =>
  convertToReadablePicture(bytes, new AbortController().signal, timeoutMs);

/** Returns the picture that the HEIC test files show: red, green, blue and grey quarters. */
function quarters(): Sharp {
  const [width, height] = [48, 32];
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: 96, height: 64, channels: 3, background: '#808080' } }).composite(
    [quarter('#c83232', 0, 0), quarter('#2a8f5a', 48, 0), quarter('#3250c8', 0, 32)],
  );
}

/**
 * Returns the colours in the middle of the picture's four quarters: top left, top right, bottom left, bottom
 * right.
 */
async function coloursOf({ bytes }: ReadablePicture): Promise<number[][]> {
  const photo = await openPhoto(bytes);
  const { data, info } = await photo
    .pixels()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
    return [...data.subarray(start, start + 3)];
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

const RED = [200, 50, 50];
const GREEN = [42, 143, 90];
const BLUE = [50, 80, 200];
const GREY = [128, 128, 128];

function expectColours(found: number[][], wanted: number[][], tolerance = 6): void {
  const apart = found.flatMap((colour, quarter) =>
    colour.map((value, channel) => Math.abs(value - (wanted[quarter]?.[channel] ?? 0))),
  );
  expect(Math.max(...apart), JSON.stringify(found)).toBeLessThanOrEqual(tolerance);
}

describe('convertToReadablePicture', () => {
  it.each([
    'quarters.heic',
    'quarters-10-bit.heic',
    'quarters-p3.heic',
    'quarters-exif-turned.heic',
  ])('convertToReadablePicture keeps the colours and the size of a HEIC: %s', async (name) => {
    const picture = await read(await fixture(name));
    expect(picture).toMatchObject({ mediaType: 'image/jpeg', pages: 1 });
    expectColours(await coloursOf(picture), [RED, GREEN, BLUE, GREY]);
    expect(await openPhoto(picture.bytes)).toMatchObject({ width: 96, height: 64 });
  });

  it('convertToReadablePicture turns a picture upright, as the phone was held', async () => {
    const picture = await read(await fixture('quarters-turned.heic'));
    expect(await openPhoto(picture.bytes)).toMatchObject({ width: 64, height: 96 });
    // The expected colours are those of the quarters after a rotation to the left by 90 degrees.
    expectColours(await coloursOf(picture), [GREEN, GREY, RED, BLUE]);
  });

  it('convertToReadablePicture converts a picture with transparency to WebP', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const dot = { create: { width: 48, height: 32, channels: 3 as const, background: '#c83232' } };
    const drawn = sharp({ create: { width: 96, height: 64, channels: 4, background: clear } });
    const around = await drawn
      .composite([{ input: dot }])
      .png()
      .toBuffer();
    for (const bytes of [
      await fixture('clear-around.heic'),
      await sharp(around).avif({ lossless: true }).toBuffer(),
      await sharp(around).tiff({ compression: 'lzw' }).toBuffer(),
    ]) {
      const picture = await read(bytes);
      expect(picture.mediaType).toBe('image/webp');
      expect(await openPhoto(picture.bytes)).toMatchObject({
        hasAlpha: true,
        seen: { width: 48, height: 32 },
      });
    }
  });

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['an AVIF', (picture) => picture.avif({ quality: 90, chromaSubsampling: '4:4:4' })],
    ['an AVIF of 10 bits', (picture) => picture.avif({ quality: 90, bitdepth: 10 })],
    ['a TIFF', (picture) => picture.tiff({ compression: 'none' })],
    ['a TIFF with JPEG inside', (picture) => picture.tiff({ compression: 'jpeg', quality: 95 })],
    ['a TIFF of 16 bits', (picture) => picture.toColourspace('rgb16').tiff()],
    ['a TIFF in wide colours', (picture) => picture.withIccProfile('p3').tiff()],
    ['a tiled TIFF', (picture) => picture.tiff({ tile: true, tileWidth: 32, tileHeight: 32 })],
  ])('convertToReadablePicture keeps the colours of %s', async (_, encode) => {
    const picture = await read(await encode(sharp(await quarters().png().toBuffer())).toBuffer());
    expect(picture.mediaType).toBe('image/jpeg');
    expectColours(await coloursOf(picture), [RED, GREEN, BLUE, GREY], 8);
  });

  // Printing inks can't reproduce the blue of the test picture exactly.
  it('convertToReadablePicture changes the colours of a TIFF made for print only a little', async () => {
    const print = sharp(await quarters().png().toBuffer())
      .toColourspace('cmyk')
      .tiff();
    const picture = await read(await print.toBuffer());
    expectColours(await coloursOf(picture), [RED, GREEN, BLUE, GREY], 50);
  });

  it('convertToReadablePicture applies the orientation of a TIFF', async () => {
    const turned = sharp(await quarters().png().toBuffer())
      .withMetadata({ orientation: 6 })
      .tiff();
    const picture = await read(await turned.toBuffer());
    expect(await openPhoto(picture.bytes)).toMatchObject({ width: 64, height: 96 });
  });

  it('convertToReadablePicture converts the first of several pages, and states the number of pages', async () => {
    const pages = [await quarters().png().toBuffer(), await quarters().negate().png().toBuffer()];
    const scan = await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer();
    const picture = await read(scan);
    expect(picture.pages).toBe(2);
    expectColours(await coloursOf(picture), [RED, GREEN, BLUE, GREY]);
  });

  it('convertToReadablePicture makes a picture no larger than an upload may be', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const create = { width: 2600, height: 2000, channels: 3 as const, background: '#888', noise };
    const noisy = await sharp({ create }).tiff({ compression: 'none' }).toBuffer();
    const { bytes } = await read(noisy);
    expect(bytes.length).toBeLessThanOrEqual(MAX_UPLOAD_BYTES);
  });

  it('convertToReadablePicture returns a JPEG, PNG or WebP unchanged', async () => {
    const jpeg = await quarters().jpeg().toBuffer();
    expect(await read(jpeg)).toEqual({ bytes: jpeg, mediaType: 'image/jpeg', pages: 1 });
  });
});

describe('convertToReadablePicture refuses a picture that can’t be converted', () => {
  const refusal = (code: string, words: RegExp) => ({
    code,
    userMessage: expect.stringMatching(words),
  });

  it('refuses the picture with advice about the phone’s settings', async () => {
    const whole = await fixture('noise.heic');
    const damaged = Buffer.from(whole);
    const share = (part: number) => Math.round(whole.length * part);
    damaged.fill(0, share(0.4), share(0.7));
    const words = refusal('unreadable_image', /^This HEIC photo.*“Most Compatible”/);
    for (const bytes of [
      whole.subarray(0, share(0.6)),
      damaged,
      whole.subarray(0, 400),
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    ]) {
      await expect(read(bytes)).rejects.toMatchObject(words);
    }
    await expect(read(whole)).resolves.toMatchObject({ mediaType: 'image/jpeg' });
  });

  it('refuses an AVIF or TIFF with truncated data', async () => {
    const { bytes: jpeg } = await read(await fixture('noise.heic'));
    const noisy = await sharp(jpeg).png().toBuffer();
    const avif = await sharp(noisy).avif().toBuffer();
    const tiff = await sharp(noisy).tiff({ compression: 'none' }).toBuffer();
    for (const [bytes, kind] of [
      [avif, /AVIF/],
      [tiff, /TIFF/],
    ] as const) {
      const part = bytes.subarray(0, Math.round(bytes.length * 0.6));
      await expect(read(part)).rejects.toMatchObject(refusal('unreadable_image', kind));
    }
  });

  it('refuses a picture with too many pixels before decoding it', async () => {
    const heic = Buffer.from(await fixture('quarters.heic'));
    const size = heic.indexOf('ispe') + 8;
    heic.writeUInt32BE(9000, size);
    heic.writeUInt32BE(9000, size + 4);
    const large = { width: 9000, height: 6000, channels: 3 as const, background: '#888' };
    const tiff = await sharp({ create: large }).tiff({ compression: 'deflate' }).toBuffer();
    for (const bytes of [heic, tiff])
      await expect(read(bytes)).rejects.toMatchObject(
        refusal('unreadable_image', /too many pixels/),
      );
  });

  it('refuses a picture if the file understates the picture’s size', async () => {
    const heic = Buffer.from(await fixture('noise.heic'));
    heic.writeUInt32BE(16, heic.indexOf('ispe') + 8);
    await expect(read(heic)).rejects.toMatchObject(refusal('unreadable_image', /HEIC/));
  });

  it('refuses a picture if its conversion takes too long, or if no caller waits for it any more', async () => {
    const heic = await fixture('noise.heic');
    await expect(read(heic, 1)).rejects.toMatchObject({ code: 'unreadable_image' });
    await expect(convertToReadablePicture(heic, AbortSignal.abort())).rejects.toThrow(/abort/);
    await expect(read(heic)).resolves.toMatchObject({ mediaType: 'image/jpeg' });
  });

  it('refuses a picture of an unsupported file type', async () => {
    await expect(read(Buffer.from('GIF89a, and so on'))).rejects.toMatchObject({
      code: 'invalid_file_type',
    });
  });
});
