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
/** Formats that customers order. All other formats are derived from these ordered formats. */
const ORDERED: ReadonlySet<AdFormat> = new Set(FORMAT_OPTIONS.map(({ value }) => value));
/**
 * Interval of the looks (sets of colours and shapes) that are tested in the derived formats. For an
 * interval n, every n-th look is tested.
 */
const OTHER_FORMATS_STEP = 13;
const EMOTIONS = Object.keys(EMOTION_STYLES).filter(
  (name): name is Emotion => name in EMOTION_STYLES,
);
/** Layouts that can also show a photo in place of the product. */
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
      looksOf(layout, format).map((look) => {
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

function looksOf(layout: Layout, format: AdFormat): readonly Look[] {
  if (ORDERED.has(format)) return LOOKS;
  const from = getTurn(`${layout}/${format}`);
  return LOOKS.filter((_, at) => (at + from) % OTHER_FORMATS_STEP === 0);
}

/**
 * Lists ads at full size, for which text colours are measured. The ads have every layout in every
 * format, and use the looks in turn.
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
 * Lists small ads without a product. The ads have every layout in every format, and use looks and
 * decorations in turn.
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

/** Returns the input of an ad in one look. The ads use words and products in turn. */
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

/** Draws a photo of the ad's own size. */
export function drawPicture(format: AdFormat): Promise<Buffer> {
  const known = pictures.get(format) ?? madePicture(format);
  pictures.set(format, known);
  return known;
}

/** Factor by which the photo is drawn smaller than the ad before it is enlarged. */
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
