import { createHash } from 'node:crypto';
import { openPhoto } from '@adwright/engine-uploads';
import phash from 'sharp-phash';

/** The hash uses 32 × 32 pixels, so decoding more than this is wasted work. */
const MAX_HASHED_PIXELS = 512 * 512;
/** Below this standard deviation of the grey levels (0–255), a picture's hash is meaningless. */
const LEAST_DEVIATION = 3;

/** The hash of a file, as hexadecimal digits. */
export function hashSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * A hash of the picture's appearance, as 64 digits 0 and 1 (pHash: signs of its lowest frequencies). Saving
 * the picture again or scaling it changes few of these digits. Null for a picture of one even colour.
 * @throws {AppError} as `openPhoto`
 */
export async function hashPerceptually(bytes: Uint8Array): Promise<string | null> {
  const photo = await openPhoto(bytes);
  const pixels = photo.pixels(MAX_HASHED_PIXELS).flatten({ background: '#ffffff' });
  const { data, info } = await pixels.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  if (deviationOf(data) < LEAST_DEVIATION) return null;
  return phash(data, { raw });
}

function deviationOf(greys: Buffer): number {
  let [sum, squares] = [0, 0];
  for (const grey of greys) {
    sum += grey;
    squares += grey ** 2;
  }
  const mean = sum / greys.length;
  return Math.sqrt(squares / greys.length - mean ** 2);
}
