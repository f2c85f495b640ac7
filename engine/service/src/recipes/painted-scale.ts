/**
 * Minimum share of its format's size at which a thumbnail is painted; in a smaller one, grain and hairlines
 * would disappear.
 */
const LEAST_SCALE = 0.3;
/** Maximum width of an unscored picture that is a thumbnail, in pixels. */
const THUMBNAIL_PX = 320;

/**
 * The share of its format's width at which a picture is painted. Only thumbnails are painted small; any other
 * picture is painted whole and made smaller afterwards.
 * @param full width of the format
 */
export function getPaintedScale(
  { width, score }: { width: number | null; score: boolean },
  full: number,
): number {
  const isThumbnail = !score && width !== null && width <= THUMBNAIL_PX;
  return isThumbnail ? Math.max(LEAST_SCALE, width / full) : 1;
}
