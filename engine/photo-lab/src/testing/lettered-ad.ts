import type { Raster } from '@adwright/engine-pixels';

/**
 * Draws an ad of 640 × 480 pixels, with two lines of seven letter-like strokes at the left and a red disc at
 * the right.
 * @param groundAt lightness of the background at a pixel, 0–255; by default pale paper
 */
export function letteredAd(groundAt?: (x: number, y: number) => number): Raster {
  const [width, height] = [640, 480];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colourAt(x, y, groundAt), 3 * (y * width + x));
  return { width, height, data };
}

function colourAt(x: number, y: number, groundAt?: (x: number, y: number) => number) {
  const isDisc = (x - 480) ** 2 + (y - 240) ** 2 < 90 ** 2;
  if (isDisc) return [205, 40, 45];
  const row = [170, 270].find((top) => y >= top && y < top + 36);
  const [letter, within] = [Math.floor((x - 60) / 26), (x - 60) % 26];
  const isStroke = within < 6 || (row !== undefined && y - row < 6 && within < 18);
  if (row !== undefined && letter >= 0 && letter < 7 && isStroke) return [22, 20, 24];
  const ground = groundAt?.(x, y);
  return ground === undefined ? [240, 232, 214] : [ground, ground, 0.9 * ground];
}

/** Paints a button with letters that are 4 pixels high, which is 0.6 % of the lettered ad's longer side. */
export function paintSmallPrint(
  ad: Raster,
  { left, top, isLight }: { left: number; top: number; isLight: boolean },
): void {
  const [plate, ink] = isLight ? [30, 235] : [235, 30];
  for (let y = 0; y < 25; y++)
    for (let x = 0; x < 140; x++) {
      const [letter, within] = [Math.floor((x - 10) / 8), (x - 10) % 8];
      const isLetter = letter >= 0 && letter < 14 && within < 4 && y >= 10 && y < 14;
      const isInk = isLetter && (within === 0 || y === 10);
      const at = 3 * ((top + y) * ad.width + left + x);
      ad.data.fill(isInk ? ink : plate, at, at + 3);
    }
}
