import {
  AD_FORMAT_NAMES,
  AD_FORMATS,
  type AdFormat,
  STORY_SAFE_AREA_PX,
} from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';
import { overlaps, type Rect, touchesSilhouette } from '@adwright/engine-pixels';
import { createSamplePhoto } from '@adwright/engine-testing';
import { itHolds } from '@adwright/engine-testing/nightly';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ComposedAd } from './compose-ad.ts';
import { findLetters } from './composition.ts';
import { composeToFit } from './fit-format.ts';
import { LAYOUT_NAMES } from './layout-names.ts';
import { type OpenedParts, openParts } from './own/open-parts.ts';
import { paintAd } from './paint-ad.ts';
import { isPictureLayout, PICTURE_LAYOUT_NAMES } from './picture/picture-layouts.ts';
import { renderCoarsely } from './recipe/product-layers.ts';
import { findSurfaces } from './testing/surfaces-of.ts';

const LAYOUTS = [...LAYOUT_NAMES, ...PICTURE_LAYOUT_NAMES];
const PREVIEW_SCALE = 0.3;
/** Distance in pixels by which a text's letters may extend beyond its box. */
const TOLERANCE_PX = 2;

const BRIEF: CopyBrief = { product: 'ceramic mugs', audience: 'everyone', emotion: 'trust' };
const WORDS =
  'Warm clay keeps every slow morning in both of your hands until the very last sip'.split(' ');

/** Lengths of the sample texts, as numbers of words. */
const lengths = fc.record({
  headline: fc.integer({ min: 1, max: 14 }),
  subline: fc.integer({ min: 0, max: 16 }),
  callToAction: fc.integer({ min: 1, max: 4 }),
  brand: fc.integer({ min: 0, max: 3 }),
});

interface Lengths {
  headline: number;
  subline: number;
  callToAction: number;
  brand: number;
}

function copyOf(adType: CopyBrief['adType'], many: Lengths, seed: number): AdCopy {
  const words = (count: number) => WORDS.slice(0, count).join(' ');
  return {
    ...writeAdCopy({ ...BRIEF, ...(adType ? { adType } : {}) }, seed, 0),
    headline: words(many.headline),
    subline: words(many.subline),
    callToAction: words(many.callToAction),
  };
}

const photos = new Map<string, Promise<OpenedParts>>();

type Shown = 'full' | 'framed' | 'cutout';

/** Returns a photo in an ad format. Each photo is decoded only once. */
function photoOf(number: number, show: Shown, format: AdFormat): Promise<OpenedParts> {
  const key = `${number} ${show} ${show === 'full' ? format : ''}`;
  const known = photos.get(key) ?? openPhoto(number, show, format);
  photos.set(key, known);
  return known;
}

const SIZES = [
  [640, 480],
  [480, 640],
  [560, 560],
] as const;

/** Returns the silhouette of a bottle in a picture of the given size: alpha 255 inside, 0 outside. */
function bottleIn(width: number, height: number): Buffer {
  return Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const across = Math.abs((at % width) / width - 0.5);
      const down = Math.floor(at / width) / height;
      return across < (down < 0.3 ? 0.15 : 0.45) ? 255 : 0;
    }),
  );
}

async function openPhoto(number: number, show: Shown, format: AdFormat) {
  const [width, height] = SIZES[number % SIZES.length] ?? SIZES[0];
  const { data, ...size } = createSamplePhoto(number, width, height);
  const photo = sharp(data, { raw: { ...size, channels: 3 } });
  const raw = { width, height, channels: 1 } as const;
  const seen = show === 'cutout' ? photo.joinChannel(bottleIn(width, height), { raw }) : photo;
  const bytes = await seen.png().toBuffer();
  return openParts({ own: { show, bytes }, format });
}

/** Tells whether a box crosses an edge of a surface, such as a card. */
function isAcross(box: Rect, surface: Rect): boolean {
  const inner = {
    x: box.x + TOLERANCE_PX,
    y: box.y + TOLERANCE_PX,
    width: box.width - 2 * TOLERANCE_PX,
    height: box.height - 2 * TOLERANCE_PX,
  };
  const isInside =
    inner.x >= surface.x &&
    inner.y >= surface.y &&
    inner.x + inner.width <= surface.x + surface.width &&
    inner.y + inner.height <= surface.y + surface.height;
  return overlaps(inner, surface) && !isInside;
}

function isCovered({ x, y, width, height }: Rect, format: AdFormat): boolean {
  const { top, bottom } = format === 'story' ? STORY_SAFE_AREA_PX : { top: 0, bottom: 0 };
  const ad = AD_FORMATS[format];
  return x < 0 || x + width > ad.width || y < top || y + height > ad.height - bottom;
}

/** Lists the overlaps between texts, products and surfaces of an arranged ad. */
function collisionsOf(composed: ComposedAd, format: AdFormat): string[] {
  const items = composed.composition.items.filter((item) => item.kind !== 'mark');
  const places = items.map((item) => [item, findLetters(item)] as const);
  const surfaces = findSurfaces(composed);
  const { products } = paintAd(composed, BRIEF, PREVIEW_SCALE, renderCoarsely);
  const silhouettes = products.map(({ box, image }) => ({
    box,
    mask: { width: image.width, height: image.height, data: image.data() },
  }));
  return places.flatMap(([{ role }, box], at) => [
    ...(isCovered(box, format) ? [`${role} outside the safe zone`] : []),
    ...surfaces.filter((surface) => isAcross(box, surface)).map(() => `${role} across a card`),
    ...places
      .slice(at + 1)
      .flatMap(([other, place]) => (overlaps(box, place) ? [`${role} on ${other.role}`] : [])),
    ...silhouettes.flatMap(({ box: place, mask }) =>
      touchesSilhouette(mask, place, box) ? [`${role} on the product`] : [],
    ),
  ]);
}

const ads = fc.record({
  layout: fc.constantFrom(...LAYOUTS),
  format: fc.constantFrom(...AD_FORMAT_NAMES),
  adType: fc.constantFrom(undefined, 'testimonial' as const),
  shown: fc.constantFrom('drawn' as const, 'full' as const, 'framed' as const, 'cutout' as const),
  photo: fc.integer({ min: 0, max: 11 }),
  many: lengths,
  isMirrored: fc.boolean(),
  hasOffer: fc.boolean(),
  seed: fc.nat(40),
});

itHolds(
  'lets nothing in an ad stand on anything else, in any layout and format, for any length of its words',
  60,
  async () =>
    fc.asyncProperty(ads, async (ad) => {
      const { layout, format, adType, many, isMirrored, hasOffer, seed, photo } = ad;
      const isProduct = ad.shown === 'drawn' || ad.shown === 'cutout';
      const shown = isPictureLayout(layout) && isProduct ? 'full' : ad.shown;
      const parts = shown === 'drawn' ? null : await photoOf(photo, shown, format);
      const offer = hasOffer
        ? { offer: { kind: 'price' as const, text: '€ 24.90' }, facts: ['Free delivery from € 40'] }
        : {};
      const brandName = WORDS.slice(0, many.brand).join(' ');
      const brief = { ...BRIEF, brandName, ...(adType ? { adType } : {}) };
      const copy = { ...copyOf(adType, many, seed), ...offer };
      const input = { brief, copy, format, seed, variation: 0, layout, mirrored: isMirrored };
      const { composed, misfit } = composeToFit(input, parts?.picture, parts ?? undefined);
      // If the words have no room, the format or the words are refused, so there is no ad to check.
      if (misfit) return;
      expect(collisionsOf(composed, format)).toEqual([]);
    }),
);

it('the check reports words that cross a card’s edge, overlap other words or lie outside the safe zone', () => {
  const input = {
    brief: BRIEF,
    copy: copyOf(undefined, { headline: 4, subline: 6, callToAction: 2, brand: 0 }, 1),
    format: 'story' as const,
    seed: 1,
    variation: 0,
    layout: 'versus-cards' as const,
  };
  const { composed } = composeToFit(input);
  const [card] = findSurfaces(composed);
  if (!card) throw new Error('a comparison has two cards');
  const { items } = composed.composition;
  const headline = items.find((item) => item.kind === 'text' && item.role === 'headline');
  if (!headline) throw new Error('the ad has no headline');
  const at = (y: number): ComposedAd => ({
    ...composed,
    composition: {
      ...composed.composition,
      items: [...items, { ...headline, box: { ...headline.box, y } }],
    },
  });
  const found = (y: number) => collisionsOf(at(y), 'story');
  expect(collisionsOf(composed, 'story')).toEqual([]);
  expect(found(headline.box.y)).toContain('headline on headline');
  expect(found(card.y - headline.box.height / 2)).toContain('headline across a card');
  expect(found(0)).toContain('headline outside the safe zone');
});
