import type { CutOut } from '@adwright/engine-cutout';
import type { Rect } from '@adwright/engine-pixels';
import { differenceCiede2000 } from 'culori';
import sharp from 'sharp';

const difference = differenceCiede2000();
/** Every so many pixels are compared. */
const STEP = 3;

/**
 * Mean colour difference (CIEDE2000) inside a product's mask between an ad and the upload that it was cut from, scaled to
 * the size that it has there.
 */
export async function differenceInside(jpeg: Uint8Array, cut: CutOut, box: Rect): Promise<number> {
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const raw = { width: cut.width, height: cut.height, channels: 4 } as const;
  const scaled = sharp(cut.rgba, { raw }).resize(width, height, { fit: 'fill' });
  const area = { left: Math.round(box.x), top: Math.round(box.y), width, height };
  const [wanted, shown] = await Promise.all([
    scaled.raw().toBuffer(),
    sharp(jpeg).extract(area).raw().toBuffer(),
  ]);
  let [sum, count] = [0, 0];
  for (let at = 0; at < width * height; at += STEP) {
    if ((wanted[at * 4 + 3] ?? 0) < 250) continue;
    sum += difference(colourAt(wanted, at * 4), colourAt(shown, at * 3));
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

function colourAt(pixels: Buffer, at: number) {
  const channel = (offset: number) => (pixels[at + offset] ?? 0) / 255;
  return { mode: 'rgb', r: channel(0), g: channel(1), b: channel(2) } as const;
}
