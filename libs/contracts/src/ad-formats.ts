import { FORMAT_SIZES, STORY_SAFE_AREA_PX } from './limits.ts';

/** A format that an ad can be rendered in. All lengths are in pixels of the finished picture. */
interface AdFormatSpec {
  readonly label: string;
  /** Aspect ratio of the format, in the notation of the ad platforms. */
  readonly ratio: string;
  readonly width: number;
  readonly height: number;
  /** Margin at each edge, in pixels, that texts, buttons and logos must not enter. */
  readonly safeArea: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

const MARGIN_PX = 76;
/** Margins of responsive display images in pixels, because Google may crop up to 5% from each side. */
const LANDSCAPE_MARGIN_PX = { horizontal: 60, vertical: 40 };
const WIDE_MARGIN_PX = { horizontal: 108, vertical: 84 };
const PIN_MARGIN_PX = 72;

const buildEvenMargins = (margin: number) => ({
  top: margin,
  right: margin,
  bottom: margin,
  left: margin,
});
const buildSideMargins = ({ horizontal, vertical }: { horizontal: number; vertical: number }) => ({
  top: vertical,
  right: horizontal,
  bottom: vertical,
  left: horizontal,
});

/**
 * Size, margins and label of every ad format: first the two formats of the product specification, then the
 * additional formats.
 */
export const AD_FORMATS = {
  square: {
    label: 'Square',
    ratio: '1:1',
    ...FORMAT_SIZES.square,
    safeArea: buildEvenMargins(MARGIN_PX),
  },
  story: {
    label: 'Story',
    ratio: '9:16',
    ...FORMAT_SIZES.story,
    safeArea: { ...buildEvenMargins(MARGIN_PX), ...STORY_SAFE_AREA_PX },
  },
  portrait: {
    label: 'Portrait',
    ratio: '4:5',
    width: 1080,
    height: 1350,
    safeArea: buildEvenMargins(MARGIN_PX),
  },
  landscape: {
    label: 'Landscape',
    ratio: '1.91:1',
    width: 1200,
    height: 628,
    safeArea: buildSideMargins(LANDSCAPE_MARGIN_PX),
  },
  wide: {
    label: 'Wide',
    ratio: '16:9',
    width: 1920,
    height: 1080,
    safeArea: buildSideMargins(WIDE_MARGIN_PX),
  },
  pin: {
    label: 'Pin',
    ratio: '2:3',
    width: 1000,
    height: 1500,
    safeArea: buildEvenMargins(PIN_MARGIN_PX),
  },
} as const satisfies Record<string, AdFormatSpec>;

export type AdFormat = keyof typeof AD_FORMATS;

/** Names of all ad formats, in the order in which pages show the formats. */
export const AD_FORMAT_NAMES = [
  'square',
  'story',
  'portrait',
  'landscape',
  'wide',
  'pin',
] as const satisfies readonly AdFormat[];
