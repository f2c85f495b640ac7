import type { AdType } from '@adwright/contracts';
import { cycle } from '@adwright/engine-pixels';
import { LAYOUT_FAMILIES, type LayoutName } from '../layout-names.ts';
import { pictureBand } from './picture-band.ts';
import { pictureBlocks } from './picture-blocks.ts';
import { pictureCalm } from './picture-calm.ts';
import { pictureCard } from './picture-card.ts';
import { pictureCover } from './picture-cover.ts';
import { pictureArch, pictureHalf, pictureTile } from './picture-frame.ts';
import { pictureFull } from './picture-full.ts';
import type { PictureLayout } from './picture-layout.ts';
import { picturePanel } from './picture-panel.ts';
import { picturePoster } from './picture-poster.ts';

/** Layouts that arrange an ad around a picture. */
export const PICTURE_LAYOUTS = {
  'picture-full': pictureFull,
  'picture-panel': picturePanel,
  'picture-tile': pictureTile,
  'picture-card': pictureCard,
  'picture-half': pictureHalf,
  'picture-arch': pictureArch,
  'picture-calm': pictureCalm,
  'picture-poster': picturePoster,
  'picture-cover': pictureCover,
  'picture-blocks': pictureBlocks,
  'picture-band': pictureBand,
} satisfies Record<string, PictureLayout>;

export type PictureLayoutName = keyof typeof PICTURE_LAYOUTS;

export const PICTURE_LAYOUT_NAMES = Object.keys(PICTURE_LAYOUTS).filter(isPictureLayout);

export function isPictureLayout(name: string): name is PictureLayoutName {
  return name in PICTURE_LAYOUTS;
}

type Family = readonly [LayoutName | PictureLayoutName, ...(LayoutName | PictureLayoutName)[]];

const HERO_FAMILY: Family = [
  'picture-full',
  'picture-blocks',
  'picture-panel',
  'picture-poster',
  'picture-card',
  'picture-band',
  'picture-half',
  'picture-calm',
  'picture-tile',
  'picture-cover',
  'picture-arch',
];

/**
 * The layouts of each ad type for an ad with a picture. Layouts of ad types with two sides, such as
 * comparisons, show the picture at the place of the product.
 */
const FAMILIES: Record<AdType, Family> = {
  testimonial: ['picture-card', 'picture-band', 'picture-panel', 'picture-blocks', 'picture-half'],
  'product showcase': HERO_FAMILY,
  'emotional storytelling': ['picture-full', 'picture-poster', 'picture-cover', 'picture-calm'],
  'problem-solution': LAYOUT_FAMILIES['problem-solution'],
  comparison: LAYOUT_FAMILIES.comparison,
};

const FRAMED_HERO: Family = [
  'picture-tile',
  'hero-side',
  'picture-panel',
  'hero-type',
  'picture-half',
  'hero-disc',
  'poster-type',
];

/**
 * The layouts of each ad type for a photo that must not be cropped. The photo is framed, or is a print at the
 * place of the product.
 */
const FRAMED_FAMILIES: Record<AdType, Family> = {
  testimonial: LAYOUT_FAMILIES.testimonial,
  'product showcase': FRAMED_HERO,
  'emotional storytelling': ['picture-half', 'picture-panel', 'picture-tile'],
  'problem-solution': LAYOUT_FAMILIES['problem-solution'],
  comparison: LAYOUT_FAMILIES.comparison,
};

/** Layouts around an uncropped photo, for variations of a brief that names no ad type. */
export const FRAMED_BOOST_LAYOUTS: Family = [
  'picture-tile',
  'hero-side',
  'split-columns',
  'picture-half',
  'versus-cards',
  'hero-type',
  'picture-panel',
  'hero-disc',
  'split-rows',
  'poster-type',
  'hero-panel',
  'versus-table',
];

/**
 * The layouts of each ad type for a photo that fills the ad. The text lies on the photo, or on an opaque area
 * across the photo.
 */
const FULL_FAMILIES: Record<AdType, Family> = {
  testimonial: ['picture-card', 'picture-band', 'picture-blocks'],
  'product showcase': [
    'picture-calm',
    'picture-blocks',
    'picture-poster',
    'picture-band',
    'picture-cover',
    'picture-card',
    'picture-full',
  ],
  'emotional storytelling': ['picture-poster', 'picture-full', 'picture-cover', 'picture-calm'],
  'problem-solution': LAYOUT_FAMILIES['problem-solution'],
  comparison: LAYOUT_FAMILIES.comparison,
};

/**
 * Layouts around a photo that fills the ad, for variations of a brief that names no ad type. The list of layouts
 * includes layouts in which the photo does not fill the ad, because ten ads with the same full photo would look alike.
 */
export const FULL_BOOST_LAYOUTS: Family = [
  'picture-calm',
  'hero-side',
  'picture-blocks',
  'split-columns',
  'picture-band',
  'versus-cards',
  'picture-poster',
  'hero-type',
  'picture-card',
  'split-rows',
  'picture-cover',
  'hero-disc',
  'picture-full',
  'picture-half',
  'poster-type',
  'versus-table',
];

/** Returns the layout of the ad with the given variation number, if the user's photo fills the ad. */
export function chooseFullLayout(
  adType: AdType | undefined,
  number: number,
): LayoutName | PictureLayoutName {
  return cycle(adType ? FULL_FAMILIES[adType] : FULL_BOOST_LAYOUTS, number);
}

/** Returns the layout of the ad with the given variation number, if the ad shows the user's uncropped photo. */
export function chooseFramedLayout(
  adType: AdType | undefined,
  number: number,
): LayoutName | PictureLayoutName {
  return cycle(adType ? FRAMED_FAMILIES[adType] : FRAMED_BOOST_LAYOUTS, number);
}

/** Returns the layout of the ad with the given variation number, for a brief with generated pictures. */
export function choosePictureLayout(
  adType: AdType | undefined,
  number: number,
): LayoutName | PictureLayoutName {
  return cycle(adType ? FAMILIES[adType] : HERO_FAMILY, number);
}
