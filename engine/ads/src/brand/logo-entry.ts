import type { LogoEntry } from '../stack.ts';
import type { Stage } from '../stage.ts';

/** Side of a square with a logo's area, in sizes of running text; its greatest height likewise. */
const AREA_SIDE = 3.3;
const MAX_HEIGHT = 2.5;
/** A logo is not known by less, pixels of the finished ad. */
export const MIN_LOGO_HEIGHT_PX = 24;
/** Around a logo, of its height. */
export const CLEAR_SPACE = 0.5;

/**
 * The brand's logo among the words: the same area whatever its shape, unaltered. Null for a brand without one, or one so
 * broad that it would be lower than it may be.
 */
export function logoEntry({ logos, base, legible, content }: Stage): LogoEntry | null {
  const logo = logos?.light ?? logos?.dark;
  if (!logo) return null;
  // Both logos of a brand take the room of the broader one.
  const ratio = Math.max(
    ...[logos?.light, logos?.dark].map((each) => (each ? each.width / each.height : 0)),
  );
  const height = Math.min(MAX_HEIGHT * base, (AREA_SIDE * base) / Math.sqrt(ratio));
  const least = MIN_LOGO_HEIGHT_PX * Math.max(1, legible);
  const shown = Math.max(height, least);
  if (shown * ratio > content.width) return null;
  return {
    kind: 'logo',
    width: shown * ratio,
    height: shown,
    least,
    gap: Math.max(base * 0.95, shown * CLEAR_SPACE + base * 0.75),
  };
}
