import type { OpenedFont } from '@adwright/engine-drawing';
import {
  computeContrast,
  type LuminanceRange,
  MIN_TEXT_CONTRAST,
  type Rect,
} from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { TypePair } from './text-block.ts';

/**
 * The brand's logo, colours and fonts that an overlay shows. Each colour of a brand is either used exactly or
 * not at all.
 */
export interface OverlayBrand {
  type: TypePair | null;
  /** The brand's uploaded fonts, which replace the typefaces in `type`. */
  fonts: { headline?: OpenedFont; text?: OpenedFont } | null;
  main: string | null;
  accent: string | null;
  ink: string | null;
  ground: string | null;
  /**
   * Whether areas without a colour of the brand are white or black. Otherwise, they are tinted with the
   * photo's hue.
   */
  keepsHues: boolean;
  logo: OverlayLogo | null;
}

/** A brand's logo: its files, and whether the logo needs a plate on a given background. */
export interface OverlayLogo {
  /** Ratio of the logo's width to its height. */
  ratio: number;
  paint(context: SKRSContext2D, box: Rect, ground: LuminanceRange): void;
}

/**
 * Returns the brand's text colour if it is readable on a background; otherwise `own` (the style's colour),
 * black or white.
 */
export function inkOn(ground: string, brand: OverlayBrand | null, own: string): string {
  const ink = brand?.ink;
  if (ink && computeContrast(ink, ground) >= MIN_TEXT_CONTRAST) return ink;
  if (computeContrast(own, ground) >= MIN_TEXT_CONTRAST) return own;
  return computeContrast('#ffffff', ground) >= computeContrast('#000000', ground)
    ? '#ffffff'
    : '#000000';
}

const PAPERS = { light: '#ffffff', deep: '#111114' } as const;

/**
 * Returns the background colour of a style for a brand: the brand's colour, or else white or black. For a
 * brand without colours, the style's tint is returned.
 */
export function paperOf(
  brand: OverlayBrand | null,
  tone: keyof typeof PAPERS,
  tinted: string,
): string {
  return brand?.ground ?? (brand?.main && brand.keepsHues ? PAPERS[tone] : tinted);
}
