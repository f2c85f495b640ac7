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

/**
 * JPEG quality that makes the picture hard to distinguish from the original. The file has a third of the
 * original's size.
 */
const QUALITY = 95;

interface SignedJpegOptions {
  /** Signs the JPEG; null if the engine does not sign pictures. */
  maker: ClaimMaker | null;
  /** The current alt text of the picture; with null, the alt text in the file stays. */
  altText: string | null;
}

/**
 * Turns a picture that this engine signed into a signed JPEG with the picture's current alt text. The
 * manifest of the signed picture becomes the parent of the JPEG's manifest. The pixels of a JPEG are never
 * encoded again. If the alt text is current, the whole file stays unchanged.
 * @throws {AppError} `invalid_request` for a picture that this engine has not signed
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
  const hasAltText = altText === written;
  if (isJpeg && hasAltText) return bytes;
  const jpeg = isJpeg
    ? bytes
    : await toJpeg(sharp(bytes).flatten({ background: '#ffffff' }), QUALITY);
  return signCopy(
    { bytes: jpeg, mediaType: 'image/jpeg', altText: altText ?? undefined },
    {
      making,
      original,
      changes: [
        ...(isJpeg ? [] : ['fileKind' as const]),
        ...(hasAltText ? [] : ['altText' as const]),
      ],
    },
    maker,
  );
}
