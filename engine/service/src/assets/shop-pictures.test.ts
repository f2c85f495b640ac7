import { readFile } from 'node:fs/promises';
import { enhancePhoto } from '@adwright/engine-photo-lab';
import { NO_SUBJECT } from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPhrases } from '../testing/phrases-of.ts';
import { readAsset } from './read-asset.ts';

const pictureOf = (name: string) =>
  readFile(new URL(`./shop-pictures/${name}`, import.meta.url)).then(
    (file) => new Uint8Array(file),
  );
const read = async (kind: 'product' | 'logo', name: string) =>
  readAsset(kind, await pictureOf(name), async () => NO_SUBJECT);

describe('an enhanced picture is delivered even if most of it is empty', () => {
  it.each(['small-earring.jpg', 'logo-white-transparent.png'])(
    'the enhanced %s is delivered',
    async (name) => {
      const bytes = await pictureOf(name);
      const { bytes: enhanced, mediaType } = await enhancePhoto(bytes);
      expect(await readPhrases({ bytes: enhanced, mediaType }, [bytes])).toEqual([]);
    },
  );
});

it('readAsset shows a white logo on a contrasting background', async () => {
  const { bytes } = await enhancePhoto(await pictureOf('logo-white-transparent.png'));
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]?.min).toBeLessThan(60);
  expect(channels[0]?.max).toBeGreaterThan(230);
});

describe('readAsset removes wide transparent margins', () => {
  it('readAsset keeps the sharpness of a logo with wide transparent margins', async () => {
    const { cutOut } = await read('logo', 'logo-huge-margin.png');
    const { width, height } = await sharp(cutOut ?? new Uint8Array()).metadata();
    expect(Math.abs(width - 191)).toBeLessThan(8);
    expect(Math.abs(height - 50)).toBeLessThan(8);
  });

  it('readAsset keeps the sharpness of a product with wide transparent margins', async () => {
    const { cutOut } = await read('product', 'prod-alpha-margin.png');
    const { width, height } = await sharp(cutOut ?? new Uint8Array()).metadata();
    expect(Math.abs(width - 201)).toBeLessThan(8);
    expect(Math.abs(height - 681)).toBeLessThan(8);
  });

  it('wide transparent margins do not cause a product to be refused as too small', async () => {
    await expect(read('logo', 'logo-huge-margin-tiny.png')).rejects.toMatchObject({
      code: 'image_too_small',
      userMessage: expect.stringMatching(
        /^What this image shows is \d{1,2} × \d{1,2} pixels\. A logo needs/,
      ),
    });
  });
});

it('readAsset keeps the soft shadow in a picture with an alpha channel', async () => {
  const { cutOut } = await read('product', 'prod-alpha-shadow.png');
  const { data, info } = await sharp(cutOut ?? new Uint8Array())
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rim = [...data.subarray(-info.width)];
  expect(info.width).toBeGreaterThan(500);
  expect(Math.max(...rim)).toBeLessThan(24);
});
