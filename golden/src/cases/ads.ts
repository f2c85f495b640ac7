import { AD_FORMAT_NAMES, AD_FORMATS, type AdFormat, FORMAT_OPTIONS } from '@adwright/contracts';
import type { Case, Fields } from '../case.ts';
import { computeDigest, getTurn } from '../digest.ts';
import {
  composeAd,
  createSamplePhoto,
  EMOTION_STYLES,
  fromRaster,
  LAYOUT_FAMILIES,
  LAYOUT_NAMES,
  openAdPicture,
  PICTURE_LAYOUT_NAMES,
  paintAd,
  toJpeg,
} from '../engine.ts';
import { COPIES, PRODUCTS } from './ad-copies.ts';
import { readPixels } from './objects.ts';

type AdInput = Omit<Parameters<typeof composeAd>[0], 'picture'>;
type Layout = NonNullable<AdInput['layout']>;
type Emotion = keyof typeof EMOTION_STYLES;

/** Scale of a preview relative to the finished ad. */
const PREVIEW_SCALE = 0.25;
/** Picture formats that customers can order. All other formats are derived from the formats in this set. */
const ORDERED: ReadonlySet<AdFormat> = new Set(FORMAT_OPTIONS.map(({ value }) => value));
/**
 * Every `OTHER_FORMATS_STEP`th look (set of colours and shapes) is tested in the derived formats.
 */
const OTHER_FORMATS_STEP = 13;
const EMOTIONS = Object.keys(EMOTION_STYLES).filter(
  (name): name is Emotion => name in EMOTION_STYLES,
);
/** Layouts that can show either a product or a photo. */
const SHARED_LAYOUTS = [...LAYOUT_FAMILIES['problem-solution'], ...LAYOUT_FAMILIES.comparison];

interface Look {
  emotion: Emotion;
  /** Index into the emotion's looks (sets of colours and shapes). */
  number: number;
}

const LOOKS: readonly Look[] = EMOTIONS.flatMap((emotion) =>
  EMOTION_STYLES[emotion].looks.map((_, number) => ({ emotion, number })),
);

/**
 * Lists small ads: every layout and look in the ordered formats, and some layouts and looks in the
 * derived formats.
 */
export function listAdCases(): Case[] {
  return [
    ...LAYOUT_NAMES.map((layout) => ({ layout, onPicture: false })),
    ...[...PICTURE_LAYOUT_NAMES, ...SHARED_LAYOUTS].map((layout) => ({ layout, onPicture: true })),
  ].flatMap(({ layout, onPicture }) =>
    AD_FORMAT_NAMES.flatMap((format) =>
      listLooks(layout, format).map((look) => {
        const name = [
          onPicture ? `${layout}-on-picture` : layout,
          format,
          look.emotion,
          look.number,
        ];
        const input = buildInput(layout, format, look);
        return {
          name: `ads/${name.join('/')}`,
          run: () => paint(input, onPicture, PREVIEW_SCALE),
        };
      }),
    ),
  );
}

function listLooks(layout: Layout, format: AdFormat): readonly Look[] {
  if (ORDERED.has(format)) return LOOKS;
  const from = getTurn(`${layout}/${format}`);
  return LOOKS.filter((_, at) => (at + from) % OTHER_FORMATS_STEP === 0);
}

/**
 * Lists ads at full size, because the engine measures text colours only at full size. The ads have every layout
 * in every format, and alternate between the looks.
 */
export function listFullAdCases(): Case[] {
  const layouts: Layout[] = [...LAYOUT_NAMES, ...PICTURE_LAYOUT_NAMES];
  return layouts.flatMap((layout) =>
    AD_FORMAT_NAMES.map((format) => {
      const number = getTurn(`${layout}/${format}`) % LOOKS.length;
      const look = LOOKS[number] ?? { emotion: 'trust', number: 0 };
      const input = buildInput(layout, format, look);
      const onPicture = PICTURE_LAYOUT_NAMES.some((name) => name === layout);
      return { name: `full-ads/${layout}/${format}`, run: () => paint(input, onPicture, 1) };
    }),
  );
}

/**
 * Lists small ads without a product. The ads have every layout in every format, and alternate between looks and
 * decorations.
 */
export function listTypeAdCases(): Case[] {
  return LAYOUT_NAMES.flatMap((layout, row) =>
    AD_FORMAT_NAMES.map((format, column) => {
      const turn = row * AD_FORMAT_NAMES.length + column;
      const look = LOOKS[(turn * 5) % LOOKS.length] ?? { emotion: 'trust', number: 0 };
      const input: AdInput = {
        ...buildInput(layout, format, { ...look, number: look.number + row + column }),
        edits: { object: 'type' },
      };
      return {
        name: `type-ads/${layout}/${format}`,
        run: () => paint(input, false, PREVIEW_SCALE),
      };
    }),
  );
}

/**
 * Returns the engine's input for an ad with a layout, a format and a look. Texts and products alternate from ad
 * to ad.
 */
export function buildInput(layout: Layout, format: AdFormat, { emotion, number }: Look): AdInput {
  const turn = getTurn(`${layout}/${emotion}/${number}`);
  const copy = COPIES[turn % COPIES.length] ?? COPIES[0];
  const product = PRODUCTS[turn % PRODUCTS.length] ?? 'vase';
  const brief = { product, audience: 'everyone', emotion, brandName: turn % 5 === 0 ? 'Fête' : '' };
  return { brief, copy, format, layout, seed: number, variation: 0, mirrored: turn % 3 === 2 };
}

async function paint(input: AdInput, onPicture: boolean, scale: number): Promise<Fields> {
  const picture = onPicture ? await openAdPicture(await drawPicture(input.format)) : null;
  const { canvas, texts } = paintAd(composeAd(input, picture), input.brief, scale);
  const inks = texts.map(({ role, ink }) => `${role} ${ink}`).join(', ');
  return scale === 1
    ? { ...computeDigest(readPixels(canvas)), inks }
    : computeDigest(readPixels(canvas));
}

const pictures = new Map<AdFormat, Promise<Buffer>>();

/** Draws a photo with the size of an ad in the given format. */
export function drawPicture(format: AdFormat): Promise<Buffer> {
  const known = pictures.get(format) ?? madePicture(format);
  pictures.set(format, known);
  return known;
}

/** Factor by which the photo is drawn smaller than the ad, and then enlarged. */
const COARSENESS = 4;

function madePicture(format: AdFormat): Promise<Buffer> {
  const { width, height } = AD_FORMATS[format];
  const photo = createSamplePhoto(
    3,
    Math.round(width / COARSENESS),
    Math.round(height / COARSENESS),
  );
  return toJpeg(fromRaster(photo).resize(width, height));
}
