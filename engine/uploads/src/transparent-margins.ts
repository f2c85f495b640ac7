import type { Region, Sharp } from 'sharp';

/** Alpha (0–255) from which a pixel is visible, including the edge of a soft shadow. */
const SEEN = 8;
/** Minimum alpha (0–255) of a pixel that is examined for the object's colour. */
const SOLID = 128;
/** Minimum brightness (0–255) of a white object's darkest pixels. */
const WHITE = 235;
/**
 * Margin that is kept around the visible part so that its outline is recognisable, as a share of
 * its longer side.
 */
const MARGIN = 0.08;
/**
 * Maximum share of the picture's area that the visible part covers if margins are removed. If the visible
 * part covers a larger share, removing margins gains little.
 */
const WORTH_TRIMMING = 0.5;

/** The visible part of a picture with transparency. */
export interface Seen {
  box: Region;
  /** Whether the whole visible part is nearly white, so that it would be invisible on white. */
  isWhite: boolean;
}

/**
 * Maximum number of pixels that are examined for margins. More pixels would not improve the result, and a
 * whole photo would take 160 MB.
 */
export const MAX_LOOKED_AT_PIXELS = 2_000_000;

/**
 * Examines the alpha of a picture, which may be a scaled-down copy. The returned box is in pixels of the
 * unscaled picture. Returns null if no pixel is visible, or if every pixel is visible.
 */
export async function findSeenPart(picture: Sharp, whole: PictureSize): Promise<Seen | null> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let [left, top, right, bottom] = [width, height, -1, -1];
  let darkest = 255;
  for (let pixel = 0, at = channels - 1; at < data.length; pixel++, at += channels) {
    const alpha = data[at] ?? 0;
    if (alpha < SEEN) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    if (alpha < SOLID) continue;
    for (let channel = at - channels + 1; channel < at; channel++)
      darkest = Math.min(darkest, data[channel] ?? 0);
  }
  if (right < 0) return null;
  const across = wholeSpan(left, right, width, whole.width);
  const down = wholeSpan(top, bottom, height, whole.height);
  const box = { left: across.from, top: down.from, width: across.length, height: down.length };
  const isWhole = box.width === whole.width && box.height === whole.height;
  const isWhite = darkest >= WHITE;
  return isWhole && !isWhite ? null : { box, isWhite };
}

interface PictureSize {
  width: number;
  height: number;
}

/**
 * Converts the pixels `first` to `last` of a scaled side to positions on the unscaled side. The returned
 * range includes one more pixel at both ends, so that it contains faint edges.
 */
function wholeSpan(
  first: number,
  last: number,
  scaledSide: number,
  side: number,
): { from: number; length: number } {
  const scale = side / scaledSide;
  const spare = scale > 1 ? 1 : 0;
  const from = Math.max(0, Math.floor((first - spare) * scale));
  const end = Math.min(side, Math.ceil((last + 1 + spare) * scale));
  return { from, length: end - from };
}

/**
 * Returns the part of a picture that remains without its wide transparent margins. Wide transparent margins would cost
 * sharpness. Returns null for a picture without wide transparent margins.
 */
export function trimWideMargins(box: Region, width: number, height: number): Region | null {
  const margin = Math.max(8, Math.round(MARGIN * Math.max(box.width, box.height)));
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  const part = {
    left,
    top,
    width: Math.min(width, box.left + box.width + margin) - left,
    height: Math.min(height, box.top + box.height + margin) - top,
  };
  return part.width * part.height < WORTH_TRIMMING * width * height ? part : null;
}
