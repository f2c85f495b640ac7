import { createHash } from 'node:crypto';
import { openPhoto } from '@adwright/engine-uploads';
import phash from 'sharp-phash';

/** Maximum number of pixels at which a picture is decoded for its hash, which needs only 32 × 32 pixels. */
const MAX_HASHED_PIXELS = 512 * 512;
/** Minimum standard deviation of the grey levels (0–255) of a picture with a meaningful hash. */
const LEAST_DEVIATION = 3;

/** Returns the SHA-256 hash of a file, as hexadecimal digits. */
export function hashSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Computes a hash of a picture's appearance, as 64 digits 0 and 1 (pHash: signs of its lowest frequencies).
 * Encoding or scaling the picture again changes few of the 64 digits. Resolves to null for a picture of one
 * even colour.
 * @throws {AppError} for the same files as `openPhoto`
 */
export async function hashPerceptually(bytes: Uint8Array): Promise<string | null> {
  const photo = await openPhoto(bytes);
  const pixels = photo.pixels(MAX_HASHED_PIXELS).flatten({ background: '#ffffff' });
  const { data, info } = await pixels.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  if (computeDeviation(data) < LEAST_DEVIATION) return null;
  return phash(data, { raw });
}

function computeDeviation(greys: Buffer): number {
  let [sum, squares] = [0, 0];
  for (const grey of greys) {
    sum += grey;
    squares += grey ** 2;
  }
  const mean = sum / greys.length;
  return Math.sqrt(squares / greys.length - mean ** 2);
}
