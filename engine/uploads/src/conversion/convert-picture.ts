import { MAX_UPLOAD_BYTES } from '@adwright/contracts/values';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { addPngProfile } from '../file-layout.ts';
import { MAX_PIXELS } from '../picture-limits.ts';
import type { ReadablePicture } from './conversion-reply.ts';
import { decodeHevc } from './decode-hevc.ts';

/**
 * Error with a sentence for the user about a picture that can't be converted, for a reason that the user can
 * change.
 */
export class Unconvertible extends Error {}

// The conversion process allows only three decoders of libvips. The PNG decoder is needed because the process
// hands a decoded HEIC to sharp as a PNG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadHeif', 'VipsForeignLoadTiff', 'VipsForeignLoadPng'],
});

/**
 * Maximum sides (in pixels) and qualities. The attempts are tried in order until the encoded file is within
 * the size limit of uploads.
 */
const ATTEMPTS = [
  { side: 4096, quality: 92 },
  { side: 4096, quality: 85 },
  { side: 2600, quality: 85 },
  { side: 1600, quality: 80 },
];
/** Longer side to which a picture is reduced before it is encoded, in pixels. */
const MAX_SIDE_PX = 4096;

/**
 * Converts a HEIC, AVIF or TIFF to a JPEG, or to a WebP if it has transparency. The converted picture is
 * upright, in 8-bit sRGB and without metadata. If the file has several pages, the first page is converted. If
 * the file has several pictures, the picture that the file marks as primary is converted.
 * @throws {Unconvertible} with one sentence for the user, if the picture is refused
 */
export async function convertPicture(bytes: Uint8Array): Promise<ReadablePicture> {
  // The call `metadata()` reads no pixels, so a picture that is too large is refused before it is decoded.
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { format, compression, width, height, pages = 1 } = metadata;
  if (width * height > MAX_PIXELS) {
    throw new Unconvertible('This image has too many pixels. Please upload a smaller one.');
  }
  const isHevc = format === 'heif' && compression !== 'av1';
  const source = isHevc ? await openHevc(bytes, metadata) : openBySharp(bytes, metadata);
  const { data, info } = await fitted(source, MAX_SIDE_PX)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const decoded = () => sharp(data, { raw: info });
  const isOpaque = info.channels < 4 || (await decoded().stats()).isOpaque;
  for (const { side, quality } of ATTEMPTS) {
    const picture = fitted(decoded(), side);
    const encoded = isOpaque
      ? picture.removeAlpha().jpeg({ quality, chromaSubsampling: '4:4:4' })
      : picture.webp({ quality });
    const converted = await encoded.toBuffer();
    if (converted.length <= MAX_UPLOAD_BYTES) {
      return { bytes: converted, mediaType: isOpaque ? 'image/jpeg' : 'image/webp', pages };
    }
  }
  throw new Unconvertible('This image can’t be made small enough. Please save it as JPEG.');
}

function fitted(picture: Sharp, side: number): Sharp {
  return picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
}

function openBySharp(bytes: Uint8Array, { pagePrimary = 0, space, icc }: Metadata): Sharp {
  const picture = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'truncated',
    page: pagePrimary,
    pages: 1,
  }).autoOrient();
  return space === 'rgb16' && icc ? picture.withIccProfile('srgb', { attach: false }) : picture;
}

/**
 * Decodes a HEIC and returns the picture as a sharp pipeline. The HEIC decoder turns the picture upright. The
 * colours of the returned pipeline are in the file's colour profile, such as Display P3 for phones.
 */
async function openHevc(bytes: Uint8Array, { icc }: Metadata): Promise<Sharp> {
  const { data, width, height } = await decodeHevc(bytes);
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  if (!icc) return picture;
  const png = await fitted(picture, MAX_SIDE_PX).png({ compressionLevel: 0 }).toBuffer();
  return sharp(addPngProfile(png, icc));
}
