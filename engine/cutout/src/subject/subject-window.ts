import type { Raster, Rect, SaliencyMap } from '@adwright/engine-pixels';
import { cropWindow } from './crop.ts';
import type { WholeSubject } from './whole-subject.ts';

/** A photo and the known position of its subject. */
interface Scene {
  raster: Raster;
  saliency: SaliencyMap;
  /** The complete subject of the photo; null if no subject is known. */
  whole: WholeSubject | null;
}

/** Zoom factor above which a crop is meant as a detail shot. */
const DETAIL = 1.5;
/**
 * Minimum share of the subject that a detail shot must show. A crop with a smaller share shows mainly the
 * background beside the subject.
 */
const MISSES = 0.5;

/**
 * Maximum additional share of the subject that a slightly zoomed crop may omit, compared with the unzoomed crop. The
 * tip of a jaw, for example, is a larger share than this maximum.
 */
const SPARED = 0.005;

/**
 * Returns the crop of the photo with the box's aspect ratio, in pixels. The crop keeps the whole subject in
 * view, except in a detail shot.
 */
export function findWindow({ raster, saliency, whole }: Scene, aspect: number, zoom = 1): Rect {
  if (whole === null) return cropWindow(raster, saliency, aspect, zoom);
  if (zoom > DETAIL) return cropDetail(whole, cropWindow(raster, saliency, aspect, zoom), raster);
  const photoAspect = raster.width / raster.height;
  const isCut =
    whole.lostAt(aspect, photoAspect, { zoom }) > whole.lostAt(aspect, photoAspect) + SPARED;
  const window = cropWindow(raster, saliency, aspect, isCut ? 1 : zoom);
  return moveWindow(whole.keptBy(toShares(window, raster)), window, raster);
}

/** Returns a detail crop, centred on the subject if the crop would otherwise show mostly background. */
function cropDetail(whole: WholeSubject, window: Rect, raster: Raster): Rect {
  const shares = toShares(window, raster);
  const kept = whole.keptBy(shares);
  const shown = 1 - whole.lostBy(shares);
  return shown < MISSES * (1 - whole.lostBy(kept)) ? moveWindow(kept, window, raster) : window;
}

/** Moves a window, in pixels, to a position in shares of the photo. */
function moveWindow({ x, y }: Rect, window: Rect, photo: Raster): Rect {
  return { ...window, x: Math.round(x * photo.width), y: Math.round(y * photo.height) };
}

/** Converts a window from pixels to shares of the photo. */
export function toShares({ x, y, width, height }: Rect, photo: Raster): Rect {
  return {
    x: x / photo.width,
    y: y / photo.height,
    width: width / photo.width,
    height: height / photo.height,
  };
}
