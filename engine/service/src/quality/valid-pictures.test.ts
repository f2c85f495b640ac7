import { ENVIRONMENT_OPTIONS, VISUAL_STYLE_OPTIONS } from '@adwright/contracts';
import { renderAd } from '@adwright/engine-ads';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { cutProduct, encodeCut } from '@adwright/engine-cutout';
import { enhancePhoto, varyPhoto } from '@adwright/engine-photo-lab';
import { findProduct, shootPicture } from '@adwright/engine-photoshoot';
import { fromRaster } from '@adwright/engine-pixels';
import {
  createSamplePhoto,
  drawPlausibleProduct,
  NO_SUBJECT,
  type PlausibleProduct,
  plausibleProducts,
} from '@adwright/engine-testing';
import { itHolds } from '@adwright/engine-testing/nightly';
import type { SubjectMap } from '@adwright/engine-uploads';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { getProblem } from '../assets/read-asset.ts';
import { readPhrases } from '../testing/phrases-of.ts';
import { findPictureDefects } from './picture-defects.ts';
import { listAdMarks, listPhotoMarks } from './picture-marks.ts';

const grounds = fc.constantFrom('#ffffff', '#f4f0ea', '#d8d2c8', '#808080', '#2a2724', '#000000');
const jpeg = (bytes: Buffer) => ({ bytes, mediaType: 'image/jpeg' }) as const;

/** Returns a photo of a product with a transparent background. */
const clearPhoto = (product: PlausibleProduct, side = 320) =>
  drawPlausibleProduct(product, side).toBuffer('image/png');

/**
 * Returns a photo of a product on a plain background, and the product's position in the photo. The argument
 * `share` is the product's size as a share of the photo's side.
 */
async function photoOn(ground: string, product: PlausibleProduct, share: number) {
  const side = 160;
  const drawn = drawPlausibleProduct(product, Math.max(12, Math.round(side * share * 0.9)));
  const [left, top] = [drawn.width, drawn.height].map((length) => Math.round((side - length) / 2));
  const scene = { create: { width: side, height: side, channels: 3, background: ground } } as const;
  const input = drawn.toBuffer('image/png');
  const place = { left: left ?? 0, top: top ?? 0 };
  const bytes = await sharp(scene)
    .composite([{ input, ...place }])
    .jpeg({ quality: 92 })
    .toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const values = await sharp({
    create: { width: side, height: side, channels: 4, background: clear },
  })
    .composite([{ input, ...place }])
    .png()
    .toBuffer()
    .then((laid) => sharp(laid).extractChannel('alpha').resize(80, 80).raw().toBuffer());
  const subject: SubjectMap = { side: 80, values: Uint8Array.from(values) };
  return { bytes, subject };
}

describe('the picture check accepts a finished picture of any product', () => {
  itHolds('passes as a marketing picture, in every set and style', 6, async () => {
    const property = fc.asyncProperty(
      plausibleProducts,
      fc.constantFrom(...ENVIRONMENT_OPTIONS),
      fc.constantFrom(undefined, ...VISUAL_STYLE_OPTIONS),
      fc.constantFrom(
        '',
        'golden hour',
        'neon light at night',
        'rain',
        'fog',
        'spotlight',
        'splash',
      ),
      fc.nat(9999),
      async (product, environment, visualStyle, extraInstructions, seed) => {
        const found = await findProduct(clearPhoto(product), NO_SUBJECT);
        const form = {
          productType: 'thing',
          environment: environment.value,
          visualStyle: visualStyle?.value,
          extraInstructions,
        };
        const shot = await shootPicture(found, form, seed, seed % 4);
        const image = { ...jpeg(shot.jpeg), format: 'square' } as const;
        expect(await readPhrases({ ...image, marks: listPhotoMarks(shot.product) })).toEqual([]);
      },
    );
    return property;
  });

  itHolds('passes as an ad that shows the user’s own cut-out', 6, async () => {
    const brief = {
      product: 'Cold brew coffee',
      audience: 'busy parents',
      emotion: 'trust',
    } as const;
    const property = fc.asyncProperty(
      plausibleProducts,
      fc.constantFrom('square' as const, 'story' as const),
      fc.nat(9999),
      async (product, format, seed) => {
        const { cut } = await cutProduct(clearPhoto(product), NO_SUBJECT);
        if (!cut) throw new Error('a product with its own opacity has a cut');
        const copy = writeAdCopy(brief, seed, 0);
        const own = { show: 'cutout', bytes: await encodeCut(cut) } as const;
        const input = { brief, copy, format, seed, variation: seed % 10, own };
        const ad = await renderAd(input);
        const marks = listAdMarks(ad, input);
        expect(await readPhrases({ ...jpeg(ad.jpeg), format, marks }), ad.layout).toEqual([]);
      },
    );
    return property;
  });

  itHolds('is cut out, or shown with its background and a sentence that says why', 5, async () => {
    const property = fc.asyncProperty(
      plausibleProducts,
      grounds,
      fc.constantFrom(0.15, 0.4, 0.7, 0.95),
      async (product, ground, share) => {
        const { bytes, subject } = await photoOn(ground, product, share);
        const { cut, doubt } = await cutProduct(bytes, subject);
        const sentence = getProblem(doubt);
        if (cut) expect(sentence).toBeNull();
        else expect(sentence).toMatch(/so it is shown with its background\.$/);
      },
    );
    return property;
  });

  itHolds(
    'is not blank after it was enhanced or varied, however little there is to see',
    6,
    async () => {
      const property = fc.asyncProperty(
        plausibleProducts,
        grounds,
        fc.constantFrom(0.04, 0.1, 0.3, 0.8),
        fc.nat(9999),
        async (product, ground, share, seed) => {
          const { bytes, subject } = await photoOn(ground, product, share);
          const enhanced = await enhancePhoto(bytes);
          const varied = await varyPhoto(bytes, seed, subject);
          for (const picture of [enhanced.bytes, varied.jpeg])
            expect(await readPhrases(jpeg(Buffer.from(picture)), [bytes])).toEqual([]);
        },
      );
      return property;
    },
  );
});

describe('the picture check reports a picture that shows less than required', () => {
  itHolds('is refused with the reason and the way on', 3, async () => {
    const property = fc.asyncProperty(
      plausibleProducts.filter(({ outline }) => outline === 'box' || outline === 'disc'),
      fc.constantFrom('minimalist' as const, 'nature' as const),
      async (product, environment) => {
        const found = await findProduct(clearPhoto(product), NO_SUBJECT);
        const shot = await shootPicture(found, { productType: 'thing', environment }, 1, 0);
        const { x, y, width, height } = shot.product.box;
        // Four stripes in colours that the product does not have cover half of the product.
        const covers = [0, 1, 2, 3].map((part) => ({
          input: {
            create: {
              width: Math.round(width / 8),
              height: Math.round(height),
              channels: 3 as const,
              background: part % 2 === 0 ? '#00ff00' : '#ff00ff',
            },
          },
          left: Math.round(x + (width * part) / 8 + width / 4),
          top: Math.max(0, Math.round(y)),
        }));
        const bytes = await sharp(shot.jpeg).composite(covers).jpeg().toBuffer();
        const image = { ...jpeg(bytes), marks: listPhotoMarks(shot.product) };
        const [defect] = await findPictureDefects(image);
        expect(defect?.found).toMatch(/^hides \d+ % of its product$/);
        expect(defect?.refusal?.message).toMatch(
          /^The product can’t be shown whole.*Please choose/,
        );
      },
    );
    return property;
  });

  itHolds('is blank where it is one colour and its photo was not', 20, async () => {
    const photo = await fromRaster(createSamplePhoto(4)).jpeg().toBuffer();
    const property = fc.asyncProperty(
      fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.integer({ min: 60, max: 400 }),
      fc.integer({ min: 60, max: 400 }),
      async ([r, g, b], width, height) => {
        const background = { r, g, b };
        const blank = sharp({ create: { width, height, channels: 3, background } });
        const image = jpeg(await blank.jpeg().toBuffer());
        expect(await readPhrases(image, [photo])).toEqual(['is blank']);
      },
    );
    return property;
  });
});
