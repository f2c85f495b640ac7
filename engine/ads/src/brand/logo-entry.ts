import { clearOf, type LogoEntry, takenBy } from '../stack.ts';
import type { Stage } from '../stage.ts';

/** Side of a square with a logo's area, in sizes of running text; its greatest height likewise. */
const AREA_SIDE = 3.3;
const MAX_HEIGHT = 2.5;
/** Height of a logo on a plate, of that without one: the plate, twice as high, would else be larger than the headline. */
const PLATED_SHARE = 0.6;
/** A logo is not known by less, pixels of the finished ad. */
const MIN_LOGO_HEIGHT_PX = 24;
/** Around a logo, of its height. */
export const CLEAR_SPACE = 0.5;

/**
 * The brand's logo among the words: the same area whatever its shape, unaltered. Null for a brand without one, or one so
 * broad that it would be lower than it may be.
 */
export function logoEntry(stage: Stage): LogoEntry | null {
  const { logos, base, legible, content, style, logoPlate: plated } = stage;
  const logo = logos?.light ?? logos?.dark;
  if (!logo) return null;
  // Both logos of a brand take the room of the broader one.
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

/** A gap between two regions, one of which ends with the logo: wide enough for its clear space. */
export function gapBesideLogo(stage: Stage, gap: number): number {
  const logo = logoEntry(stage);
  return logo ? Math.max(gap, clearOf(logo)) : gap;
}

/** What a plate adds to the logo's height, in hundredths of a height: a row with the logo grows by it. */
export function plateShare(stage: Stage, height: number): number {
  const logo = logoEntry(stage);
  return logo ? ((takenBy(logo).height - logo.height) / height) * 100 : 0;
}
