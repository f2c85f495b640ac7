import { AppError } from '@adwright/contracts';
import { toJpeg } from '@adwright/engine-pixels';
import {
  type ClaimMaker,
  isSignedBy,
  readCredentials,
  signConversion,
} from '@adwright/engine-provenance';
import sharp from 'sharp';
import { uploadCaption } from '../credentials/upload-caption.ts';

/** Hard to tell from the original, at a third of its size. */
const QUALITY = 95;

/**
 * A picture that was signed here as a JPEG, signed as well. Its own manifest goes along as its parent, and its alt text stays.
 * @throws {AppError} `invalid_request` for any other picture: nobody here vouches for that
 */
export async function signedJpeg(bytes: Uint8Array, maker: ClaimMaker | null): Promise<Uint8Array> {
  const read = await readCredentials(bytes);
  const original = read.state === 'valid' ? read.manifest : null;
  const making = original?.making;
  if (!maker || !original || !making || !isSignedBy(original, maker))
    throw new AppError('invalid_request', 'a picture that was not signed here');
  const [jpeg, altText] = await Promise.all([
    toJpeg(sharp(bytes).flatten({ background: '#ffffff' }), QUALITY),
    uploadCaption(bytes),
  ]);
  const picture = { bytes: jpeg, mediaType: 'image/jpeg', altText: altText ?? undefined } as const;
  return signConversion(picture, { making, original }, maker);
}
