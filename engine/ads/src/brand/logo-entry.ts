import { getClearSpace, type LogoEntry, measureLogo } from '../stack.ts';
import type { Stage } from '../stage.ts';

/** Side of a square whose area equals the logo's area, as a multiple of the running text's font size. */
const AREA_SIDE = 3.3;
/** Maximum height of a logo, as a multiple of the running text's font size. */
const MAX_HEIGHT = 2.5;
/**
 * Height of a logo on a plate, as a share of the logo's height without a plate. A plate is twice as high as its
 * logo, and would be larger than the headline if the logo were not reduced.
 */
const PLATED_SHARE = 0.6;
/** Minimum height of a logo that is recognisable, in pixels of the finished ad. */
const MIN_LOGO_HEIGHT_PX = 24;
/** Clear space (empty margin) around a logo, as a share of the logo's height. */
export const CLEAR_SPACE = 0.5;

/**
 * Returns the entry for the brand's logo in a stack of texts. Logos are shown unaltered, and with the same area
 * for every aspect ratio. Returns null for a brand without a logo, or with a logo that is so wide that it would
 * be too low to recognise.
 */
export function makeLogoEntry(stage: Stage): LogoEntry | null {
  const { logos, base, legible, content, style, logoPlate: plated } = stage;
  const logo = logos?.light ?? logos?.dark;
  if (!logo) return null;
  // Room is reserved for the wider of the brand's two logo files.
  const ratio = Math.max(
    ...[logos?.light, logos?.dark].map((each) => (each ? each.width / each.height : 0)),
  );
  const share = plated && style.keepsPlatesSmall ? PLATED_SHARE : 1;
  const height = share * Math.min(MAX_HEIGHT * base, (AREA_SIDE * base) / Math.sqrt(ratio));
  const least = MIN_LOGO_HEIGHT_PX * Math.max(1, legible);
  const shown = Math.max(height, least);
  if (shown * ratio > content.width) return null;
  return {
    kind: 'logo',
    width: shown * ratio,
    height: shown,
    least,
    clear: CLEAR_SPACE,
    plated,
    gap: base * (plated ? 1.15 : 0.75),
  };
}

/**
 * Returns the gap between two regions (parts of the ad). The first region may end with the logo. The gap
 * beside a logo includes the logo's clear space (empty margin).
 */
export function computeGapBesideLogo(stage: Stage, gap: number): number {
  const logo = makeLogoEntry(stage);
  return logo ? Math.max(gap, getClearSpace(logo)) : gap;
}

/** Returns the height that a plate adds to the row with the logo, in hundredths of the ad's height. */
export function computePlateShare(stage: Stage, height: number): number {
  const logo = makeLogoEntry(stage);
  return logo ? ((measureLogo(logo).height - logo.height) / height) * 100 : 0;
}
