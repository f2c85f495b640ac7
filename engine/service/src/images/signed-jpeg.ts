import { AppError, detectImageType } from '@adwright/contracts';
import { toJpeg } from '@adwright/engine-pixels';
import {
  type ClaimMaker,
  isSignedBy,
  readCredentials,
  readWrittenAltText,
  signCopy,
} from '@adwright/engine-provenance';
import sharp from 'sharp';

/** JPEG quality whose result is hard to distinguish from the original, at a third of its size. */
const QUALITY = 95;

interface SignedJpegOptions {
  /** Signs the JPEG; null if this engine does not sign. */
  maker: ClaimMaker | null;
  /** The picture's current alt text; null keeps the file's. */
  altText: string | null;
}

/**
 * Turns a picture that was signed here into a signed JPEG with its current alt text. Its own manifest becomes
 * the parent. A JPEG is not encoded again: its pixels stay, and the whole file does if its alt text is current.
 * @throws {AppError} `invalid_request` for any other picture, which this engine can't vouch for
 */
export async function signJpeg(
  bytes: Uint8Array,
  { maker, altText: current }: SignedJpegOptions,
): Promise<Uint8Array> {
  const read = await readCredentials(bytes);
  const original = read.state === 'valid' ? read.manifest : null;
  const making = original?.making;
  if (!maker || !original || !making || !isSignedBy(original, maker))
    throw new AppError('invalid_request', 'the picture was not signed by this engine');
  const written = readWrittenAltText(bytes);
  const altText = current ?? written;
  const isJpeg = detectImageType(bytes) === 'image/jpeg';
  const isSaid = altText === written;
  if (isJpeg && isSaid) return bytes;
  const jpeg = isJpeg
    ? bytes
    : await toJpeg(sharp(bytes).flatten({ background: '#ffffff' }), QUALITY);
  return signCopy(
    { bytes: jpeg, mediaType: 'image/jpeg', altText: altText ?? undefined },
    {
      making,
      original,
      changes: [...(isJpeg ? [] : ['fileKind' as const]), ...(isSaid ? [] : ['altText' as const])],
    },
    maker,
  );
}
