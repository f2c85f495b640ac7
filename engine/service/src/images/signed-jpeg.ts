import { AppError, imageTypeOf } from '@adwright/contracts';
import { toJpeg } from '@adwright/engine-pixels';
import {
  type ClaimMaker,
  isSignedBy,
  readCredentials,
  signCopy,
  writtenAltText,
} from '@adwright/engine-provenance';
import sharp from 'sharp';

/** Hard to tell from the original, at a third of its size. */
const QUALITY = 95;

interface SignedJpegOptions {
  /** Null where nobody signs here. */
  maker: ClaimMaker | null;
  /** What the picture shows, as it is written now; null: as the file says. */
  altText: string | null;
}

/**
 * A picture that was signed here as a JPEG with its current alt text, signed as well. Its own manifest goes along as its
 * parent. A JPEG keeps its pixels, and stays the same file where it says all that already.
 * @throws {AppError} `invalid_request` for any other picture: nobody here vouches for that
 */
export async function signedJpeg(
  bytes: Uint8Array,
  { maker, altText: current }: SignedJpegOptions,
): Promise<Uint8Array> {
  const read = await readCredentials(bytes);
  const original = read.state === 'valid' ? read.manifest : null;
  const making = original?.making;
  if (!maker || !original || !making || !isSignedBy(original, maker))
    throw new AppError('invalid_request', 'a picture that was not signed here');
  const written = writtenAltText(bytes);
  const altText = current ?? written;
  const isJpeg = imageTypeOf(bytes) === 'image/jpeg';
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
