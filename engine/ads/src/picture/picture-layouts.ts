import type { AdType } from '@adwright/contracts';
import { cycle } from '@adwright/engine-pixels';
import { LAYOUT_FAMILIES, type LayoutName } from '../layout-names.ts';
import { pictureCard } from './picture-card.ts';
import { pictureArch, pictureHalf, pictureTile } from './picture-frame.ts';
import { pictureFull } from './picture-full.ts';
import type { PictureLayout } from './picture-layout.ts';
import { picturePanel } from './picture-panel.ts';

/** Layouts that are built around a picture. */
export const PICTURE_LAYOUTS = {
  'picture-full': pictureFull,
  'picture-panel': picturePanel,
  'picture-tile': pictureTile,
  'picture-card': pictureCard,
  'picture-half': pictureHalf,
  'picture-arch': pictureArch,
} satisfies Record<string, PictureLayout>;

export type PictureLayoutName = keyof typeof PICTURE_LAYOUTS;

export const PICTURE_LAYOUT_NAMES = Object.keys(PICTURE_LAYOUTS).filter(isPictureLayout);

export function isPictureLayout(name: string): name is PictureLayoutName {
  return name in PICTURE_LAYOUTS;
}

type Family = readonly [LayoutName | PictureLayoutName, ...(LayoutName | PictureLayoutName)[]];

const HERO_FAMILY: Family = [
  'picture-full',
  'picture-panel',
  'picture-tile',
  'picture-half',
  'picture-card',
  'picture-arch',
];

/** Where two sides stand against each other, the usual layouts show the picture in the product's place. */
const FAMILIES: Record<AdType, Family> = {
  testimonial: ['picture-card', 'picture-panel', 'picture-half'],
  'product showcase': HERO_FAMILY,
  'emotional storytelling': ['picture-full'],
  'problem-solution': LAYOUT_FAMILIES['problem-solution'],
  comparison: LAYOUT_FAMILIES.comparison,
};

/** The layout of the n-th ad of a brief that is set on pictures. */
export function pictureLayoutOf(
  adType: AdType | undefined,
  number: number,
): LayoutName | PictureLayoutName {
  return cycle(adType ? FAMILIES[adType] : HERO_FAMILY, number);
}
