import { FORMAT_OPTIONS, FORMAT_SIZES, type Format } from '@adwright/contracts';
import type { Case, Fields } from '../case.ts';
import { digestOf } from '../digest.ts';
import {
  composeAd,
  EMOTION_STYLES,
  fromRaster,
  LAYOUT_FAMILIES,
  LAYOUT_NAMES,
  openAdPicture,
  PICTURE_LAYOUT_NAMES,
  paintAd,
  samplePhoto,
  toJpeg,
} from '../engine.ts';
import { COPIES, PRODUCTS } from './ad-copies.ts';
import { pixelsOf } from './objects.ts';

type AdInput = Omit<Parameters<typeof composeAd>[0], 'picture'>;
type Layout = NonNullable<AdInput['layout']>;
type Emotion = keyof typeof EMOTION_STYLES;

/** Pixels of a preview to one of the finished ad. */
const PREVIEW_SCALE = 0.25;
const FORMATS = FORMAT_OPTIONS.map(({ value }) => value);
const EMOTIONS = Object.keys(EMOTION_STYLES).filter(
  (name): name is Emotion => name in EMOTION_STYLES,
);
/** Layouts that show a picture in the product's place too. */
const SHARED_LAYOUTS = [...LAYOUT_FAMILIES['problem-solution'], ...LAYOUT_FAMILIES.comparison];

/** Every look: an emotion and the number that chooses among its looks. */
const LOOKS = EMOTIONS.flatMap((emotion) =>
  EMOTION_STYLES[emotion].looks.map((_, number) => ({ emotion, number })),
);

/** Every layout in every format and look, small. */
export function adCases(): Case[] {
  return [
    ...LAYOUT_NAMES.map((layout) => ({ layout, onPicture: false })),
    ...[...PICTURE_LAYOUT_NAMES, ...SHARED_LAYOUTS].map((layout) => ({ layout, onPicture: true })),
  ].flatMap(({ layout, onPicture }, row) =>
    FORMATS.flatMap((format) =>
      LOOKS.map((look, column) => {
        const path = [
          onPicture ? `${layout}-on-picture` : layout,
          format,
          look.emotion,
          look.number,
        ];
        const input = inputOf(layout, format, look, row + column);
        return {
          name: `ads/${path.join('/')}`,
          run: () => paint(input, onPicture, PREVIEW_SCALE),
        };
      }),
    ),
  );
}

/** Every layout in every format at full size, where inks are measured; looks take turns. */
export function fullAdCases(): Case[] {
  const layouts: Layout[] = [...LAYOUT_NAMES, ...PICTURE_LAYOUT_NAMES];
  return layouts.flatMap((layout, row) =>
    FORMATS.map((format, column) => {
      const number = row * FORMATS.length + column;
      const look = LOOKS[(number * 7) % LOOKS.length] ?? { emotion: 'trust' as const, number: 0 };
      const input = inputOf(layout, format, look, number);
      const onPicture = PICTURE_LAYOUT_NAMES.some((name) => name === layout);
      return { name: `full-ads/${layout}/${format}`, run: () => paint(input, onPicture, 1) };
    }),
  );
}

/** An ad of a look; words and products take turns. */
export function inputOf(
  layout: Layout,
  format: Format,
  { emotion, number }: { emotion: Emotion; number: number },
  turn: number,
): AdInput {
  const copy = COPIES[turn % COPIES.length] ?? COPIES[0];
  const product = PRODUCTS[turn % PRODUCTS.length] ?? 'vase';
  const brief = { product, audience: 'everyone', emotion, brandName: turn % 5 === 0 ? 'Fête' : '' };
  // Variations count in another way than seeds: both take part in the number of the look.
  return { brief, copy, format, layout, seed: number, variation: 0, mirrored: turn % 3 === 2 };
}

async function paint(input: AdInput, onPicture: boolean, scale: number): Promise<Fields> {
  const picture = onPicture ? await openAdPicture(await pictureOf(input.format)) : null;
  const { canvas, texts } = paintAd(composeAd(input, picture), input.brief, scale);
  const inks = texts.map(({ role, ink }) => `${role} ${ink}`).join(', ');
  return scale === 1 ? { ...digestOf(pixelsOf(canvas)), inks } : digestOf(pixelsOf(canvas));
}

const pictures = new Map<Format, Promise<Buffer>>();

/** A photo of an ad's own size. */
export function pictureOf(format: Format): Promise<Buffer> {
  const known = pictures.get(format) ?? madePicture(format);
  pictures.set(format, known);
  return known;
}

/** Sides of the photo to those of the ad. */
const COARSENESS = 4;

function madePicture(format: Format): Promise<Buffer> {
  const { width, height } = FORMAT_SIZES[format];
  const photo = samplePhoto(3, width / COARSENESS, height / COARSENESS);
  return toJpeg(fromRaster(photo).resize(width, height));
}
