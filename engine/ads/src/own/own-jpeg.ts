import type { Pixels } from '@adwright/engine-pixels';
import { differenceCiede2000 } from 'culori';
import sharp from 'sharp';
import type { OwnPlace } from '../material/own-product.ts';

/**
 * JPEG qualities in the order in which they are tried. The first quality is enough for most photos; a photo
 * with fine texture needs a higher quality.
 */
const QUALITIES = [95, 97, 99] as const;
/**
 * Maximum mean colour difference (CIEDE2000) between the user's own product in the painted ad and in the
 * encoded file. If the difference is larger, the next quality is tried. Scaling the product already causes a
 * difference of 0.4; an ad may have a total difference of 2.
 */
const MAX_LOSS = 1.5;
/** Number of pixels that are compared, so that a large product takes no longer than a small product. */
const SAMPLES = 6000;
/** Minimum alpha (0–255) of a pixel that shows only the product. */
const OPAQUE = 250;

const difference = differenceCiede2000();

/** Encodes an ad as JPEG with so little loss that the user's own product keeps its colours. */
export async function encodeOwnJpeg(ad: Pixels, own: readonly OwnPlace[]): Promise<Buffer> {
  let jpeg = await encoded(ad, QUALITIES[0]);
  for (const finer of QUALITIES.slice(1)) {
    const losses = await Promise.all(own.map((place) => measureLoss(jpeg, ad, place)));
    if (Math.max(0, ...losses) <= MAX_LOSS) break;
    jpeg = await encoded(ad, finer);
  }
  return jpeg;
}

function encoded({ data, width, height }: Pixels, quality: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
}

/**
 * Returns the mean colour difference (CIEDE2000) between the encoded file and the painted pixels inside a
 * product.
 */
async function measureLoss(jpeg: Buffer, ad: Pixels, place: OwnPlace): Promise<number> {
  const left = Math.max(0, Math.round(place.x));
  const top = Math.max(0, Math.round(place.y));
  const width = Math.min(ad.width, Math.round(place.x + place.width)) - left;
  const height = Math.min(ad.height, Math.round(place.y + place.height)) - top;
  if (width <= 0 || height <= 0) return 0;
  const shown = await sharp(jpeg).extract({ left, top, width, height }).raw().toBuffer();
  const isInside = createInsideTest(place);
  // The step between compared pixels is odd: in a picture with an even width, an even step would compare only every
  // second column.
  const step = 2 * Math.floor((width * height) / (2 * SAMPLES)) + 1;
  let [sum, count] = [0, 0];
  for (let at = 0; at < width * height; at += step) {
    const [x, y] = [left + (at % width), top + Math.floor(at / width)];
    if (!isInside(x, y)) continue;
    sum += difference(readColour(ad.data, (y * ad.width + x) * 4), readColour(shown, at * 3));
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** Returns a function that tells whether a pixel of the ad shows only the product. */
function createInsideTest({
  x,
  y,
  width,
  height,
  silhouette,
}: OwnPlace): (x: number, y: number) => boolean {
  if (!silhouette) return () => true;
  const across = silhouette.width;
  const mask = silhouette.data();
  return (column, row) => {
    const maskX = Math.min(across - 1, Math.floor(((column - x) / width) * across));
    const maskY = Math.min(
      silhouette.height - 1,
      Math.floor(((row - y) / height) * silhouette.height),
    );
    return (mask[(maskY * across + maskX) * 4 + 3] ?? 0) >= OPAQUE;
  };
}

function readColour(pixels: Pixels['data'], at: number) {
  const channel = (offset: number) => (pixels[at + offset] ?? 0) / 255;
  return { mode: 'rgb', r: channel(0), g: channel(1), b: channel(2) } as const;
}
