import type { Rect } from '@adwright/engine-pixels';
import { differenceCiede2000 } from 'culori';
import sharp from 'sharp';

const difference = differenceCiede2000();
/** Distance in pixels between the pixels that are compared. */
const STEP = 3;
/** Minimum alpha (0–255) of a pixel that is compared. */
const OPAQUE = 250;

/** Pixels of a product without its background, four bytes per pixel. */
interface CutProductPixels {
  rgba: Uint8Array;
  width: number;
  height: number;
}

/**
 * Returns the mean colour difference (CIEDE2000) between an ad and the photo of its product, inside the
 * product's mask. Ad and photo are compared at the smaller of their two sizes, because enlarging would shift a
 * picture by half a pixel.
 */
export async function measureDifferenceInside(
  jpeg: Uint8Array,
  cut: CutProductPixels,
  box: Rect,
): Promise<number> {
  const width = Math.min(cut.width, Math.round(box.width));
  const height = Math.min(cut.height, Math.round(box.height));
  const raw = { width: cut.width, height: cut.height, channels: 4 } as const;
  const area = {
    left: Math.round(box.x),
    top: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
  const [wanted, shown] = await Promise.all([
    sharp(cut.rgba, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer(),
    sharp(jpeg).extract(area).resize(width, height, { fit: 'fill' }).raw().toBuffer(),
  ]);
  let [sum, count] = [0, 0];
  for (let at = 0; at < width * height; at += STEP) {
    if ((wanted[at * 4 + 3] ?? 0) < OPAQUE) continue;
    sum += difference(colourAt(wanted, at * 4), colourAt(shown, at * 3));
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

function colourAt(pixels: Buffer, at: number) {
  const channel = (offset: number) => (pixels[at + offset] ?? 0) / 255;
  return { mode: 'rgb', r: channel(0), g: channel(1), b: channel(2) } as const;
}
