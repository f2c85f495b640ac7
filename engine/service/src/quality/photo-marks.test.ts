import { overlayText } from '@adwright/engine-photo-lab';
import { shootPicture } from '@adwright/engine-photoshoot';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RenderedImage } from '../creative-provider.ts';
import { readPhrases } from '../testing/phrases-of.ts';
import { listOverlayMarks, listPhotoMarks } from './picture-marks.ts';

const SIDE = 600;
/** The subject of the test photo: a box in the middle. */
const SUBJECT = { left: 220, top: 200, width: 160, height: 240 };
const WORDS = { title: 'Слава 新しい朝 خصم', subtitle: 'Up to 40 % off 🔥' };

const stripeAt = (x: number) => (Math.floor(x / 40) % 2 ? [200, 60, 40] : [40, 60, 120]);

/**
 * Returns a photo of a striped box on a plain background, and the area of the box as the measured subject.
 */
async function photoOfBox() {
  const { width, height } = SUBJECT;
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 3) data.set(stripeAt((at / 3) % width), at);
  const box = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const ground = {
    create: { width: SIDE, height: SIDE, channels: 3, background: '#d8cfc0' },
  } as const;
  const bytes = await sharp(ground)
    .composite([{ input: box, left: SUBJECT.left, top: SUBJECT.top }])
    .jpeg({ quality: 95 })
    .toBuffer();
  const side = 60;
  const values = Uint8Array.from({ length: side * side }, (_, at) => {
    const x = ((at % side) * SIDE) / side;
    const y = (Math.floor(at / side) * SIDE) / side;
    const isIn =
      x >= SUBJECT.left && x < SUBJECT.left + width && y >= SUBJECT.top && y < SUBJECT.top + height;
    return isIn ? 255 : 0;
  });
  return { bytes, subject: { side, values } };
}

/** Returns a picture in which most of the expected subject is painted over. */
async function covered(image: RenderedImage): Promise<RenderedImage> {
  const [look] = image.marks?.products ?? [];
  if (!look) throw new Error('the test photo shows no product');
  const { x, y, width, height } = look.box;
  const part = { width: Math.round(width), height: Math.round(height * 0.6) };
  const input = { create: { ...part, channels: 3, background: '#00ff00' } } as const;
  const over = [
    { input, left: Math.max(0, Math.round(x)), top: Math.max(0, Math.round(y + height * 0.2)) },
  ];
  return { ...image, bytes: await sharp(image.bytes).composite(over).jpeg().toBuffer() };
}

describe('the picture check accepts words over a photo', () => {
  let pictures: RenderedImage[];
  beforeAll(async () => {
    const { bytes, subject } = await photoOfBox();
    pictures = (await overlayText(bytes, WORDS, 2, subject)).map((lettered) => ({
      bytes: lettered.jpeg,
      mediaType: 'image/jpeg',
      format: 'square',
      marks: listOverlayMarks(lettered, WORDS),
    }));
  });

  it('words over a photo have no defects in any style, and leave the subject free', async () => {
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      expect(picture.marks?.products[0]?.solid.includes(1)).toBe(true);
      expect(await readPhrases(picture)).toEqual([]);
    }
  });

  it('words over a photo are reported as a defect if other words were ordered', async () => {
    for (const picture of pictures) {
      const { marks } = picture;
      const other = marks && { ...marks, ordered: [['Another title']] };
      expect(await readPhrases({ ...picture, marks: other })).toEqual([
        'leaves out "Another title"',
      ]);
    }
  });

  it('a patch painted over the subject is reported as a defect', async () => {
    for (const picture of pictures)
      expect(await readPhrases(await covered(picture))).toContainEqual(
        expect.stringMatching(/^hides \d+ % of its product$/),
      );
  });
});

describe('emoji among words over a photo are pictures, not text', () => {
  it.each([
    ['Love ❤️', ''],
    ['Sale 🔥🔥🔥', 'Only today 🎉'],
    ['Hot ❤️‍🔥 deals', ''],
    ['🔥🔥🔥', '❤️'],
  ])(
    'words over a photo have no defect if they contain emoji: “%s”, “%s”',
    async (title, subtitle) => {
      const { bytes, subject } = await photoOfBox();
      for (const lettered of await overlayText(bytes, { title, subtitle }, 2, subject)) {
        const marks = listOverlayMarks(lettered, { title, subtitle });
        const picture = {
          bytes: lettered.jpeg,
          mediaType: 'image/jpeg',
          format: 'square',
        } as const;
        expect(await readPhrases({ ...picture, marks }), lettered.style).toEqual([]);
      }
    },
  );
});

it('a product in a photoshoot is reported as hidden only if something is painted over it', async () => {
  const [width, height] = [300, 500];
  const rgba = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++)
    rgba.set([...stripeAt(pixel % width), 255], pixel * 4);
  const cut = { rgba, width, height, box: { x: 0, y: 0, width, height }, confidence: 1 };
  const form = {
    productType: 'serum',
    environment: 'nature',
    visualStyle: 'clean_modern',
  } as const;
  const { jpeg, product } = await shootPicture(cut, form, 1, 1);
  const image: RenderedImage = {
    bytes: jpeg,
    mediaType: 'image/jpeg',
    format: 'square',
    marks: listPhotoMarks(product),
  };
  expect(product.solid.filter(Boolean).length).toBeGreaterThan(100);
  expect(await readPhrases(image)).toEqual([]);
  expect(await readPhrases(await covered(image))).toContainEqual(
    expect.stringMatching(/^hides \d+ % of its product$/),
  );
});
