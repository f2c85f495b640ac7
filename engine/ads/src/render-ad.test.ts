import {
  AD_TYPE_OPTIONS,
  EMOTION_OPTIONS,
  FORMAT_OPTIONS,
  type Format,
  STORY_SAFE_AREA_PX,
} from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import {
  insetRect,
  MIN_TEXT_CONTRAST,
  measureTextContrast,
  touchesSilhouette,
} from '@adwright/engine-pixels';
import { takeTurn } from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeAd } from './compose-ad.ts';
import { LAYOUT_NAMES } from './layout-names.ts';
import { paintAd } from './paint-ad.ts';
import { type AdInput, type RenderedAd, renderAd } from './render-ad.ts';

const PRODUCTS = [
  'Night serum',
  'Cold brew coffee',
  'Bookkeeping software',
  'Headphones',
  'Running app',
  'Tutoring service',
  'Honey',
  'Leather bag',
];

function inputOf(
  brief: CopyBrief,
  format: Format,
  seed: number,
  layout?: AdInput['layout'],
): AdInput {
  return { brief, copy: writeAdCopy(brief, seed, 0), format, seed, variation: 0, layout };
}

/** Sixteen ads that cover every emotion in both formats, and every ad type in at least three emotions. */
const covering: AdInput[] = EMOTION_OPTIONS.flatMap(({ value: emotion }, row) =>
  FORMAT_OPTIONS.map(({ value: format }, column) => {
    const index = row * FORMAT_OPTIONS.length + column;
    const adType = AD_TYPE_OPTIONS[index % AD_TYPE_OPTIONS.length]?.value;
    const product = PRODUCTS[(index * 3) % PRODUCTS.length] ?? '';
    return inputOf(
      { product, audience: 'busy parents', goal: 'more sales', emotion, adType },
      format,
      index,
    );
  }),
);

async function pixelsOf({ jpeg }: RenderedAd) {
  const { data, info } = await sharp(jpeg)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const teaAd = (format: Format) =>
  inputOf({ product: 'Tea', audience: 'all', emotion: 'trust' }, format, 1, 'poster-type');

let tea: Promise<RenderedAd> | undefined;

/** Returns an ad that several tests use, rendered only once. */
function teaSquare(): Promise<RenderedAd> {
  tea ??= renderAd(teaAd('square'));
  return tea;
}

const describeInput = ({ brief, format }: AdInput) =>
  `${brief.emotion}, ${brief.adType}, ${format}`;

describe('renderAd', () => {
  it('renderAd gives every text a contrast of at least 4.5:1, measured on the finished JPEG', {
    timeout: 240_000,
  }, async () => {
    for (const input of takeTurn(covering, 5)) {
      const ad = await renderAd(input);
      const pixels = await pixelsOf(ad);
      expect(ad.minContrast, describeInput(input)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      for (const box of ad.boxes) {
        if (box.role === 'product') continue;
        // Only the inside of a button is checked, because the background is visible at the button's rounded
        // corners.
        const area = box.role === 'cta' ? insetRect(box, box.height * 0.5, box.height * 0.2) : box;
        expect(
          measureTextContrast(pixels, area),
          `${describeInput(input)}, ${ad.layout}: ${box.role}`,
        ).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }
    }
  });

  it('renderAd gives the same bytes for the same seed, and different bytes for another seed', async () => {
    const input = teaAd('square');
    const [first, again, other] = await Promise.all([
      teaSquare(),
      renderAd(input),
      renderAd({ ...input, seed: 4 }),
    ]);
    expect(first.jpeg.equals(again.jpeg)).toBe(true);
    expect(first.jpeg.equals(other.jpeg)).toBe(false);
  });

  it('renderAd shows the usual alternative in grey, whatever the product’s natural colours are', () => {
    const brief: CopyBrief = { product: 'Pizza', audience: 'students', emotion: 'happiness' };
    const composed = composeAd(inputOf(brief, 'square', 1, 'versus-cards'));
    const { canvas, products } = paintAd(composed, brief, 0.2);
    const saturationIn = ({
      x,
      y,
      width,
      height,
    }: {
      x: number;
      y: number;
      width: number;
      height: number;
    }) => {
      const { data } = canvas
        .getContext('2d')
        .getImageData(x * 0.2, y * 0.2, Math.floor(width * 0.2), Math.floor(height * 0.2));
      let most = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        most = Math.max(most, Math.max(red, green, blue) - Math.min(red, green, blue));
      }
      return most;
    };
    const [usual, ours] = products;
    if (!usual || !ours) throw new Error('a comparison shows two products');
    expect(saturationIn(usual.box)).toBeLessThan(40);
    expect(saturationIn(ours.box)).toBeGreaterThan(120);
  });

  it("renderAd returns a JPEG of the requested format's size", async () => {
    for (const { value: format } of FORMAT_OPTIONS) {
      const ad = await (format === 'square' ? teaSquare() : renderAd(teaAd(format)));
      const { format: kind, width, height, space } = await sharp(ad.jpeg).metadata();
      expect({ kind, width, height, space }).toEqual({
        kind: 'jpeg',
        width: 1080,
        height: format === 'story' ? 1920 : 1080,
        space: 'srgb',
      });
    }
  });
});

/**
 * Scale at which the tests paint ads. The boxes are the same at every scale, and silhouettes are precise enough
 * at this scale.
 */
const PREVIEW_SCALE = 0.17;

const LONG =
  'An extraordinarily versatile multipurpose household cleaning concentrate made from plants '
    .repeat(6)
    .slice(0, 500);
const HARD: CopyBrief[] = [
  { product: 'Night serum', audience: 'busy women', emotion: 'exclusivity' },
  { product: 'X', audience: 'y', emotion: 'curiosity' },
  {
    product: LONG,
    audience: LONG,
    emotion: 'excitement',
    callToAction: 'Reserve your place on the waiting list today',
    brandName: 'Northern Lights Household Company',
  },
  {
    product: 'Donaudampfschifffahrtsgesellschaftskapitän',
    audience: 'Straßenbahnfahrer',
    emotion: 'happiness',
  },
  { product: 'Electric bike with 120km range', audience: 'commuters', emotion: 'excitement' },
  { product: 'قهوة باردة', audience: 'الطلاب', emotion: 'fear' },
  { product: 'コールドブリュー珈琲', audience: '忙しい人', emotion: 'urgency' },
];

describe.each(FORMAT_OPTIONS.map(({ value }) => value))(
  'every layout in the format %s',
  (format) => {
    it.each(LAYOUT_NAMES)(
      'the layout %s keeps words inside the frame, away from one another, and clear of the product and of covered areas',
      (layout) => {
        const offset = LAYOUT_NAMES.indexOf(layout) + (format === 'story' ? 1 : 0);
        for (const [seed, brief] of takeTurn([...HARD.entries()], HARD.length, offset)) {
          const composed = composeAd(inputOf(brief, format, seed, layout));
          const { texts, products } = paintAd(composed, brief, PREVIEW_SCALE);
          const { width, height } = composed.stage;
          const band = format === 'story' ? STORY_SAFE_AREA_PX : { top: 0, bottom: 0 };
          const masks = products.map(({ box, image }) => ({
            box,
            pixels: image.getContext('2d').getImageData(0, 0, image.width, image.height),
          }));
          texts.forEach(({ role, box }, index) => {
            const where = `${role} of ${brief.product.slice(0, 20)}`;
            expect(box.x, where).toBeGreaterThanOrEqual(0);
            expect(box.x + box.width, where).toBeLessThanOrEqual(width);
            expect(box.y, where).toBeGreaterThanOrEqual(band.top);
            expect(box.y + box.height, where).toBeLessThanOrEqual(height - band.bottom);
            for (const { box: place, pixels } of masks)
              expect(touchesSilhouette(pixels, place, box), `${where} over the product`).toBe(
                false,
              );
            for (const other of texts.slice(index + 1)) {
              const apart =
                box.x + box.width <= other.box.x ||
                other.box.x + other.box.width <= box.x ||
                box.y + box.height <= other.box.y ||
                other.box.y + other.box.height <= box.y;
              expect(apart, `${where} and ${other.role}`).toBe(true);
            }
          });
          expect(texts.some(({ role }) => role === 'cta')).toBe(true);
        }
      },
    );
  },
);

it('renderAd makes ads look restrained for topics where an exciting look would hurt people', () => {
  const lookOf = (product: string) => {
    const brief: CopyBrief = { product, audience: 'families', emotion: 'excitement' };
    return composeAd(inputOf(brief, 'square', 4)).stage.style.emotion;
  };
  expect(lookOf('funeral home')).toBe('trust');
  expect(lookOf('Bestattungsinstitut Maier')).toBe('trust');
  expect(lookOf('cycling gloves for wheelchair users')).toBe('excitement');
  expect(lookOf('Soy candle')).toBe('excitement');
});

it.each(['hero-side', 'quote-card', 'scene-room', 'split-rows'] as const)(
  'the layout %s gives lying products a wider box than standing ones',
  (layout) => {
    const widthFor = (product: string) => {
      const brief: CopyBrief = { product, audience: 'commuters', emotion: 'trust' };
      return composeAd(inputOf(brief, 'square', 2, layout)).composition.products[0]?.box.width ?? 0;
    };
    expect(widthFor('Electric bike')).toBeGreaterThan(1.1 * widthFor('Soy candle'));
  },
);

it.each(['poster-type', 'hero-disc', 'quote-page', 'quote-card'] as const)(
  'the layout %s gives the product all room that the words leave in a story',
  (layout) => {
    for (const product of ['Electric bike', 'Soy candle', 'Espresso machine']) {
      const brief: CopyBrief = { product, audience: 'commuters', emotion: 'trust' };
      const { composition } = composeAd(inputOf(brief, 'story', 2, layout));
      const texts = composition.items.filter((item) => item.kind === 'text');
      const printedTexts = texts.filter(
        ({ role }) => role === (layout.startsWith('quote') ? 'attribution' : 'headline'),
      );
      const end = Math.max(...printedTexts.map(({ box }) => box.y + box.height));
      const top = composition.products[0]?.box.y ?? 0;
      expect(top - end, product).toBeLessThan(100);
    }
  },
);

it('renderAd mirrors an ad on request, but does not mirror the letters', () => {
  const brief: CopyBrief = { product: 'Soy candle', audience: 'commuters', emotion: 'trust' };
  const input = inputOf(brief, 'square', 2, 'hero-side');
  const [plain, turned] = [input, { ...input, mirrored: true }].map(
    (each) => composeAd(each).composition,
  );
  const sideOf = (composition: typeof plain) => {
    const words = composition?.items.find((item) => item.kind === 'text');
    return words?.kind === 'text' && words.box.x > (composition?.products[0]?.box.x ?? 0);
  };
  expect([sideOf(plain), sideOf(turned)]).toEqual([false, true]);
  const starts = turned?.items.map(({ box }) => box.x);
  expect(new Set(starts).size, 'button under the words').toBe(1);
});

describe('ads with words in a right-to-left script', () => {
  it('right-to-left words mirror the arrangement', () => {
    const brief: CopyBrief = { product: 'قهوة باردة', audience: 'الطلاب', emotion: 'happiness' };
    const { composition } = composeAd(inputOf(brief, 'square', 1, 'hero-side'));
    const headline = composition.items.find(
      (item) => item.kind === 'text' && item.role === 'headline',
    );
    const product = composition.products[0];
    expect(headline && product && headline.box.x > product.box.x).toBe(true);
  });
});
