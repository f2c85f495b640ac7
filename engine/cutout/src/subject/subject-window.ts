import type { Raster, Rect, SaliencyMap } from '@adwright/engine-pixels';
import { cropWindow } from './crop.ts';
import type { WholeSubject } from './whole-subject.ts';

/** A photo with what is known of where to look in it. */
export interface Scene {
  raster: Raster;
  saliency: SaliencyMap;
  /** Null where no subject is known. */
  whole: WholeSubject | null;
}

/** A look from nearer than this is meant to be a detail. */
const DETAIL = 1.5;
/** A close look that shows less than this share of what it could of the subject is one at the ground beside it. */
const MISSES = 0.5;

/** What a closer look may leave out of a subject beyond what the box does: the tip of a jaw is more. */
const SPARED = 0.005;

/** What of the photo a box of an aspect shows, pixels: no closer than lets the subject be whole, but for details. */
export function windowOf({ raster, saliency, whole }: Scene, aspect: number, zoom = 1): Rect {
  if (whole === null) return cropWindow(raster, saliency, aspect, zoom);
  if (zoom > DETAIL) return detailOf(whole, cropWindow(raster, saliency, aspect, zoom), raster);
  const own = raster.width / raster.height;
  const isCut = whole.lostAt(aspect, own, { zoom }) > whole.lostAt(aspect, own) + SPARED;
  const window = cropWindow(raster, saliency, aspect, isCut ? 1 : zoom);
  return movedTo(whole.keptBy(inShares(window, raster)), window, raster);
}

/** A close look, at the subject where the ground of a wide view outweighs that. */
function detailOf(whole: WholeSubject, window: Rect, raster: Raster): Rect {
  const shares = inShares(window, raster);
  const kept = whole.keptBy(shares);
  const shown = 1 - whole.lostBy(shares);
  return shown < MISSES * (1 - whole.lostBy(kept)) ? movedTo(kept, window, raster) : window;
}

/** A window in pixels, moved to where one in shares of the photo is. */
function movedTo({ x, y }: Rect, window: Rect, photo: Raster): Rect {
  return { ...window, x: Math.round(x * photo.width), y: Math.round(y * photo.height) };
}

/** A window in shares of the photo. */
export function inShares({ x, y, width, height }: Rect, photo: Raster): Rect {
  return {
    x: x / photo.width,
    y: y / photo.height,
    width: width / photo.width,
    height: height / photo.height,
  };
}
