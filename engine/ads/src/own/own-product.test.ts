import { AD_FORMAT_NAMES } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { seededRandom, toLab } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AdInput, composeAd } from '../compose-ad.ts';
import { LAYOUT_NAMES } from '../layout-names.ts';
import { paintAd } from '../paint-ad.ts';
import { renderAd } from '../render-ad.ts';
import { type OpenedParts, openParts } from './open-parts.ts';
import { standCutOut } from './paint-cut-out.ts';

const brief = {
  product: 'yerba mate in cans',
  audience: 'students',
  emotion: 'happiness',
  goal: 'sales',
} as const;
const copy = writeAdCopy(brief, 3, 0);

/** A can with a printed label, its alpha included; noise stands for what a camera sees. */
async function can(width = 300, height = 520): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1f7a4d';
  context.beginPath();
  context.roundRect(0, 0, width, height, width * 0.2);
  context.fill();
  context.fillStyle = '#f4d35e';
  context.fillRect(width * 0.1, height * 0.3, width * 0.8, height * 0.3);
  const image = context.getImageData(0, 0, width, height);
  const random = seededRandom(4);
  for (let at = 0; at < image.data.length; at += 4)
    for (let channel = 0; channel < 3; channel++)
      image.data[at + channel] = (image.data[at + channel] ?? 0) + (random() - 0.5) * 6;
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

describe.each(LAYOUT_NAMES)('an own product in %s', (layout) => {
  it('stands whole in its place in every format, clear of words', () => {
    for (const format of AD_FORMAT_NAMES) {
      const { stage, composition } = composeAd(input(layout, format), null, parts);
      for (const product of composition.products.filter(({ usual }) => !usual)) {
        const cutOut = parts.cutOut;
        if (!cutOut) throw new Error('no cut-out');
        const { box, whole } = standCutOut(cutOut, product);
        expect(box.width / box.height, format).toBeCloseTo(300 / 520, 1);
        for (const each of [box, whole]) {
          expect(each.x, format).toBeGreaterThanOrEqual(product.box.x - 1);
          expect(each.y + each.height, format).toBeLessThanOrEqual(
            product.box.y + product.box.height + 1,
          );
          expect(each.x + each.width, format).toBeLessThanOrEqual(stage.width);
        }
        // As large as its place allows, by its own silhouette.
        const fills = Math.max(whole.width / product.box.width, whole.height / product.box.height);
        expect(fills, format).toBeGreaterThan(0.95);
      }
    }
  });
});

/** Mean difference (CIE76 of Lab) inside the product between an ad and the cut-out as it was uploaded. */
async function differenceInside(
  ad: Buffer,
  box: { x: number; y: number; width: number; height: number },
) {
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const wanted = await sharp(own.bytes).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const shown = await sharp(ad)
    .extract({ left: Math.round(box.x), top: Math.round(box.y), width, height })
    .raw()
    .toBuffer();
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) rgb.set(wanted.subarray(at * 4, at * 4 + 3), at * 3);
  const [one, other] = [toLab(rgb), toLab(new Uint8Array(shown))];
  let [sum, count] = [0, 0];
  for (let at = 0; at < width * height; at++) {
    if ((wanted[at * 4 + 3] ?? 0) < 255) continue;
    const away = [0, 1, 2].map((c) => (one[at * 3 + c] ?? 0) - (other[at * 3 + c] ?? 0));
    sum += Math.hypot(...away);
    count++;
  }
  return sum / count;
}

it.each(['hero-podium', 'scene-horizon', 'versus-cards'] as const)(
  'keeps its colours inside its silhouette: %s',
  async (layout) => {
    const ad = { ...input(layout), own };
    const { jpeg } = await renderAd(ad);
    const composed = composeAd(ad, null, parts);
    const { products } = paintAd(composed, brief);
    const box = products.find((product) => product.own)?.own;
    if (!box) throw new Error('no own product');
    expect(await differenceInside(jpeg, box)).toBeLessThan(2);
  },
);

it('stands beside a generic thing in a comparison', () => {
  const { products } = paintAd(composeAd(input('versus-cards'), null, parts), brief);
  expect(products.map((product) => product.own !== undefined)).toEqual([false, true]);
});

it('throws its shadow away from the light of the layout', () => {
  const lit = (mirrored: boolean) =>
    composeAd({ ...input('hero-side'), mirrored }, null, parts).stage.lightSide;
  expect([lit(false), lit(true)]).toEqual(['left', 'right']);
  const swept = composeAd({ ...input('hero-side'), sweep: 'right' }, null, parts);
  expect(swept.stage.lightSide).toBe('right');
});

describe('a photo that is shown framed', () => {
  it.each([
    'picture-full',
    'picture-panel',
    'picture-tile',
    'picture-card',
    'picture-half',
    'picture-arch',
    'hero-side',
    'versus-table',
  ] as const)('is whole and in its own shape: %s', async (layout) => {
    const { picture } = await openParts({ own: framed });
    const composed = composeAd(input(layout), picture);
    const { products } = paintAd(composed, brief, 0.3);
    const [print] = products.filter((product) => product.own);
    if (!print) throw new Error('no print');
    expect(print.box.width / print.box.height).toBeCloseTo(520 / 340, 1);
    expect(print.box.width).toBeGreaterThan(280);
  });
});
