import { FORMAT_SIZES } from '@adwright/contracts';
import { renderAd } from '@adwright/engine-ads';
import { writeAdCopy } from '@adwright/engine-copywriter';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RenderedImage } from '../provider.ts';
import { pictureDefects } from './picture-defects.ts';

const BRIEF = { product: 'Cold brew coffee', audience: 'busy parents', emotion: 'trust' } as const;
const { square } = FORMAT_SIZES;

let ad: RenderedImage & { format: 'square' };
beforeAll(async () => {
  const copy = writeAdCopy(BRIEF, 1, 0);
  const input = { brief: BRIEF, copy, format: 'square', seed: 1, variation: 0 } as const;
  const { jpeg, boxes, overProduct } = await renderAd(input);
  const texts = boxes.filter(({ role }) => role !== 'product');
  const marks = { texts: texts.map(({ role, ...box }) => ({ role, box })), overProduct };
  ad = { bytes: jpeg, mediaType: 'image/jpeg', format: 'square', marks };
});

const changed = async (change: (picture: Sharp) => Sharp) => ({
  ...ad,
  bytes: await change(sharp(ad.bytes)).jpeg().toBuffer(),
});

it('finds nothing wrong with an ad of ours', async () => {
  expect(ad.marks?.texts.length).toBeGreaterThan(1);
  expect(await pictureDefects(ad)).toEqual([]);
});

describe('finds', () => {
  it('bytes that are no picture, or end too early', async () => {
    expect(await pictureDefects({ ...ad, bytes: new Uint8Array(9) })).toEqual([
      'cannot be decoded',
    ]);
    const cut = ad.bytes.subarray(0, ad.bytes.length / 2);
    expect(await pictureDefects({ ...ad, bytes: cut })).toEqual(['cannot be decoded']);
  });

  it('another size than the format’s', async () => {
    const small = await changed((picture) => picture.resize(540, 540));
    expect(await pictureDefects(small)).toEqual(['has 540 × 540 pixels']);
    expect(await pictureDefects({ ...small, format: undefined, marks: undefined })).toEqual([]);
  });

  it('a blank picture, with a speck of dust too', async () => {
    const background = { r: 240, g: 238, b: 235 };
    const blank = sharp({ create: { ...square, channels: 3, background } });
    const dust = { create: { width: 30, height: 30, channels: 3, background: '#000' } } as const;
    for (const picture of [blank, blank.clone().composite([{ input: dust }])]) {
      const bytes = await picture.jpeg().toBuffer();
      expect(await pictureDefects({ ...ad, bytes, marks: undefined })).toEqual(['is blank']);
    }
  });

  it('words that do not stand out from their ground', async () => {
    const washed = await changed((picture) => picture.linear(0.15, 200));
    const defects = await pictureDefects(washed);
    expect(defects).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^shows its headline at a contrast of \d\.\d\d$/),
      ]),
    );
  });

  it('words over the product', async () => {
    const texts = ad.marks?.texts ?? [];
    const marks = { texts, overProduct: ['headline'] };
    expect(await pictureDefects({ ...ad, marks })).toEqual(['has its headline over the product']);
  });
});
