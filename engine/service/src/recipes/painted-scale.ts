/**
 * Minimum scale at which a thumbnail is painted, as a share of its format's size; at a smaller scale, grain and
 * hairlines would disappear.
 */
const LEAST_SCALE = 0.3;
/** Maximum width of an unscored picture that is a thumbnail, in pixels. */
const THUMBNAIL_PX = 320;

/**
 * Returns the scale at which a picture is painted, as a share of its format's width. Only thumbnails are
 * painted small; any other picture is painted at full size and scaled down afterwards.
 * @param full width of the format in pixels
 */
export function getPaintedScale(
  { width, score }: { width: number | null; score: boolean },
  full: number,
): number {
  const isThumbnail = !score && width !== null && width <= THUMBNAIL_PX;
  return isThumbnail ? Math.max(LEAST_SCALE, width / full) : 1;
}
