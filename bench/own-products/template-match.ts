import type { Rect } from '@adwright/engine-pixels';
import sharp from 'sharp';

/**
 * Returns the correlation between a logo and an ad at the logo's box (zero-mean, normalised, of luma over
 * opaque pixels). The correlation is 1 if the ad shows the logo exactly.
 */
export async function matchTemplate(
  jpeg: Uint8Array,
  logo: Uint8Array,
  box: Rect,
): Promise<number> {
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const area = { left: Math.round(box.x), top: Math.round(box.y), width, height };
  const found = await sharp(jpeg).extract(area).greyscale().raw().toBuffer();
  const scaled = sharp(logo).resize(width, height, { fit: 'fill' });
  // Transparent pixels of the logo are filled with the ad's background at the logo: the median colour around
  // it.
  const alpha = await scaled.clone().extractChannel('alpha').raw().toBuffer();
  const beside = [...found]
    .filter((_, at) => (alpha[at] ?? 0) < 8)
    .sort((one, other) => one - other);
  const ground = beside[beside.length >> 1] ?? 255;
  const background = { r: ground, g: ground, b: ground };
  const wanted = await scaled.clone().flatten({ background }).greyscale().raw().toBuffer();
  return correlation(wanted, found);
}

function correlation(one: Buffer, other: Buffer): number {
  const mean = (values: Buffer) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [shared, first, second] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [x, y] = [(one[at] ?? 0) - a, (other[at] ?? 0) - b];
    shared += x * y;
    first += x * x;
    second += y * y;
  }
  return shared / Math.sqrt(Math.max(1e-9, first * second));
}
