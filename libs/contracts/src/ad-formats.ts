import { FORMAT_SIZES, STORY_SAFE_AREA_PX } from './limits.ts';

/** A format that an ad can be rendered in. Lengths are pixels of the finished picture. */
interface AdFormatSpec {
  readonly label: string;
  /** Aspect ratio, as the platforms write it. */
  readonly ratio: string;
  readonly width: number;
  readonly height: number;
  /** Margin at each edge that texts, buttons and logos must not enter. */
  readonly safeArea: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

const MARGIN_PX = 76;
/** Width in pixels of the margins of responsive display images, which Google may crop by up to 5% per side. */
const LANDSCAPE_MARGIN_PX = { horizontal: 60, vertical: 40 };
const WIDE_MARGIN_PX = { horizontal: 108, vertical: 84 };
const PIN_MARGIN_PX = 72;

const even = (margin: number) => ({ top: margin, right: margin, bottom: margin, left: margin });
const sides = ({ horizontal, vertical }: { horizontal: number; vertical: number }) => ({
  top: vertical,
  right: horizontal,
  bottom: vertical,
  left: horizontal,
});

/** Every format of an ad: the two of the product specification first, then the additional ones. */
export const AD_FORMATS = {
  square: { label: 'Square', ratio: '1:1', ...FORMAT_SIZES.square, safeArea: even(MARGIN_PX) },
  story: {
    label: 'Story',
    ratio: '9:16',
    ...FORMAT_SIZES.story,
    safeArea: { ...even(MARGIN_PX), ...STORY_SAFE_AREA_PX },
  },
  portrait: {
    label: 'Portrait',
    ratio: '4:5',
    width: 1080,
    height: 1350,
    safeArea: even(MARGIN_PX),
  },
  landscape: {
    label: 'Landscape',
    ratio: '1.91:1',
    width: 1200,
    height: 628,
    safeArea: sides(LANDSCAPE_MARGIN_PX),
  },
  wide: {
    label: 'Wide',
    ratio: '16:9',
    width: 1920,
    height: 1080,
    safeArea: sides(WIDE_MARGIN_PX),
  },
  pin: { label: 'Pin', ratio: '2:3', width: 1000, height: 1500, safeArea: even(PIN_MARGIN_PX) },
} as const satisfies Record<string, AdFormatSpec>;

export type AdFormat = keyof typeof AD_FORMATS;

/** Every format, in the order in which pages show them. */
export const AD_FORMAT_NAMES = [
  'square',
  'story',
  'portrait',
  'landscape',
  'wide',
  'pin',
] as const satisfies readonly AdFormat[];
