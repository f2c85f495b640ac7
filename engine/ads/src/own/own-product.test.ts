import { AD_FORMAT_NAMES } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { createSeededRandom } from '@adwright/engine-pixels';
import { measureDifferenceInside } from '@adwright/engine-testing';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AdInput, composeAd } from '../compose-ad.ts';
import { LAYOUT_NAMES } from '../layout-names.ts';
import { paintAd } from '../paint-ad.ts';
import { renderAd } from '../render-ad.ts';
import { type OpenedParts, openParts } from './open-parts.ts';
import { placeCutOut } from './paint-cut-out.ts';

const brief = {
  product: 'yerba mate in cans',
  audience: 'students',
  emotion: 'happiness',
  goal: 'sales',
} as const;
const copy = writeAdCopy(brief, 3, 0);

interface CanLook {
  body: string;
  label: string;
  /** Maximum difference between neighbouring pixels of the can, in levels. */
  noise: number;
}
const PAINTED: CanLook = { body: '#1f7a4d', label: '#f4d35e', noise: 6 };
/**
 * A can with a rough texture, like that of rubber, bark or gravel. The can is grey, because people notice
 * changes of greys most.
 */
const ROUGH: CanLook = { body: '#4a4a48', label: '#7a7a78', noise: 90 };

/**
 * Returns a picture of a can with a printed label and an alpha channel. The picture's noise is like that of a
 * camera.
 */
async function can(width = 300, height = 520, look: CanLook = PAINTED): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = look.body;
  context.beginPath();
  context.roundRect(0, 0, width, height, width * 0.2);
  context.fill();
  context.fillStyle = look.label;
  context.fillRect(width * 0.1, height * 0.3, width * 0.8, height * 0.3);
  const image = context.getImageData(0, 0, width, height);
  const random = createSeededRandom(4);
  for (let at = 0; at < image.data.length; at += 4)
    for (let channel = 0; channel < 3; channel++)
      image.data[at + channel] = (image.data[at + channel] ?? 0) + (random() - 0.5) * look.noise;
  context.putImageData(image, 0, 0);
  return canvas.toBuffer('image/png');
}

let own: NonNullable<AdInput['own']>;
let framed: NonNullable<AdInput['own']>;
let parts: OpenedParts;

beforeAll(async () => {
  own = { show: 'cutout', bytes: await can() };
  framed = {
    show: 'framed',
    bytes: await sharp(await can(520, 340))
      .flatten()
      .jpeg()
      .toBuffer(),
  };
  parts = await openParts({ own });
});

const input = (layout: AdInput['layout'], format: AdInput['format'] = 'square'): AdInput => ({
  brief,
  copy,
  format,
  seed: 3,
  variation: 0,
  layout,
});

describe.each(LAYOUT_NAMES)('the user’s own product in %s', (layout) => {
  it('an ad shows the user’s own product completely inside its box in every format, away from words', () => {
    for (const format of AD_FORMAT_NAMES) {
      const { stage, composition } = composeAd(input(layout, format), null, parts);
      for (const product of composition.products.filter(({ usual }) => !usual)) {
        const cutOut = parts.cutOut;
        if (!cutOut) throw new Error('the product has no cut-out');
        const { box, whole } = placeCutOut(cutOut, product);
        expect(box.width / box.height, format).toBeCloseTo(300 / 520, 1);
        for (const each of [box, whole]) {
          expect(each.x, format).toBeGreaterThanOrEqual(product.box.x - 1);
          expect(each.y + each.height, format).toBeLessThanOrEqual(
            product.box.y + product.box.height + 1,
          );
          expect(each.x + each.width, format).toBeLessThanOrEqual(stage.width);
        }
        // The silhouette of the user's own product must reach the edges of the box in at least one direction.
        const fills = Math.max(whole.width / product.box.width, whole.height / product.box.height);
        expect(fills, format).toBeGreaterThan(0.95);
      }
    }
  });
});

/** Returns the mean difference inside the user's own product between its photo and the ad. */
async function differenceIn(layout: AdInput['layout'], format: AdInput['format'], bytes: Buffer) {
  const { jpeg, own: boxes } = await renderAd({
    ...input(layout, format),
    own: { show: 'cutout', bytes },
  });
  const box = boxes.at(-1);
  if (!box) throw new Error('the ad shows no product of the user');
  const { data: rgba, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return measureDifferenceInside(jpeg, { ...info, rgba }, box);
}

it.each([
  ['hero-podium', 'square'],
  ['scene-horizon', 'square'],
  ['versus-cards', 'square'],
  // In this ad the product is small, and JPEG compression loses most of its fine detail.
  ['versus-table', 'landscape'],
] as const)(
  'keeps the colours of the user’s own product inside its silhouette, even in fine texture: %s %s',
  async (layout, format) => {
    expect(await differenceIn(layout, format, await can(300, 520, ROUGH))).toBeLessThan(2);
  },
);

it('an ad keeps the colours of the user’s own product when the product is enlarged', async () => {
  expect(await differenceIn('hero-side', 'story', await can(200, 346))).toBeLessThan(2);
});

it.each(['hero-side', 'hero-type', 'hero-panel', 'quote-card'] as const)(
  'centres a long flat product of the user in its frame: %s',
  async (layout) => {
    const flat = await openParts({ own: { show: 'cutout', bytes: await can(900, 200) } });
    const { composition } = composeAd(input(layout, 'pin'), null, flat);
    const [place] = composition.products;
    if (!place || !flat.cutOut) throw new Error('the ad shows no product');
    const { box } = placeCutOut(flat.cutOut, place);
    const middle = place.box.y + place.box.height / 2;
    expect(Math.abs(box.y + box.height / 2 - middle)).toBeLessThan(2);
  },
);

it('an ad compares the user’s own product with a generic object, or shows only the product if no object is chosen', () => {
  const ownIn = (edits: AdInput['edits']) => {
    const composed = composeAd({ ...input('versus-cards'), edits }, null, parts);
    return paintAd(composed, brief).products.map((product) => product.own !== undefined);
  };
  expect(ownIn({ object: 'drinksCan' })).toEqual([false, true]);
  expect(ownIn({ object: 'type' })).toEqual([true]);
});

it('an ad casts the shadow of the user’s own product away from the layout’s light', () => {
  const lit = (mirrored: boolean) =>
    composeAd({ ...input('hero-side'), mirrored }, null, parts).stage.lightSide;
  expect([lit(false), lit(true)]).toEqual(['left', 'right']);
  const swept = composeAd({ ...input('hero-side'), sweep: 'right' }, null, parts);
  expect(swept.stage.lightSide).toBe('right');
});

describe('a product photo that is shown framed', () => {
  it.each([
    'picture-full',
    'picture-panel',
    'picture-tile',
    'picture-card',
    'picture-half',
    'picture-arch',
    'hero-side',
    'versus-table',
  ] as const)('shows a framed photo whole and in its own aspect ratio: %s', async (layout) => {
    const { picture } = await openParts({ own: framed });
    const composed = composeAd(input(layout), picture);
    const { products } = paintAd(composed, brief, 0.3);
    const [print] = products.filter((product) => product.own);
    if (!print) throw new Error('the ad shows no framed photo');
    expect(print.box.width / print.box.height).toBeCloseTo(520 / 340, 1);
    expect(print.box.width).toBeGreaterThan(280);
  });
});
