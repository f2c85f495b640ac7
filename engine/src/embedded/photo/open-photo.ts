import { AppError, imageTypeOf } from '@adwright/contracts';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** Largest picture that we decode; a bomb of a few hundred kilobytes can hold far more. */
const MAX_PIXELS = 40_000_000;
const MIN_SIDE_PX = 8;

// Only the three decoders we need: everything else in libvips that parses foreign bytes is out of reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

export interface OpenedPhoto {
  /** Size as a viewer sees it: after the EXIF rotation. Pixels. */
  width: number;
  height: number;
  hasAlpha: boolean;
  /**
   * A fresh pipeline over the picture, upright, 8-bit sRGB, without metadata. With `maxPixels` a larger picture is
   * scaled down while it is decoded. Alpha is kept where there is any.
   */
  pixels(maxPixels?: number): Sharp;
}

/**
 * Opens an uploaded photo safely, by content and never by name.
 * @throws {AppError} `invalid_file_type` for anything but JPEG, PNG and WebP; `unreadable_image` for truncated, corrupt,
 * animated, tiny or too large pictures
 */
export async function openPhoto(bytes: Uint8Array): Promise<OpenedPhoto> {
  if (imageTypeOf(bytes) === null)
    throw new AppError('invalid_file_type', 'not a JPEG, PNG or WebP');
  const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = () =>
    sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 });
  const metadata = await readable(decoder().metadata());
  refuseUnusable(metadata, input);
  const turned = (metadata.orientation ?? 1) >= 5;
  const width = turned ? metadata.height : metadata.width;
  const height = turned ? metadata.width : metadata.height;
  // Decodes it once, small: a truncated or corrupt body shows only when it is read to its end.
  await readable(decoder().resize(64, 64, { fit: 'inside' }).raw().toBuffer());
  return {
    width,
    height,
    hasAlpha: metadata.hasAlpha,
    pixels(maxPixels = Number.POSITIVE_INFINITY) {
      const upright = decoder().autoOrient().toColourspace('srgb');
      const scale = Math.sqrt(maxPixels / (width * height));
      if (scale >= 1) return upright;
      return upright.resize(
        Math.max(1, Math.round(width * scale)),
        Math.max(1, Math.round(height * scale)),
        { fit: 'fill', kernel: 'lanczos3' },
      );
    },
  };
}

async function readable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('unreadable_image', 'the picture could not be decoded', { cause });
  }
}

function refuseUnusable(metadata: Metadata, input: Buffer): void {
  const { width, height, pages = 1 } = metadata;
  if (pages > 1 || isAnimatedPng(metadata, input))
    throw new AppError('unreadable_image', 'animated pictures are not supported');
  if (width < MIN_SIDE_PX || height < MIN_SIDE_PX)
    throw new AppError('unreadable_image', 'the picture is too small');
  if (width * height > MAX_PIXELS)
    throw new AppError('unreadable_image', 'the picture has too many pixels');
}

/** libvips shows the first frame of an animated PNG as if it were all; the `acTL` chunk before the data tells. */
function isAnimatedPng({ format }: Metadata, input: Buffer): boolean {
  if (format !== 'png') return false;
  const animation = input.indexOf('acTL', 0, 'latin1');
  const data = input.indexOf('IDAT', 0, 'latin1');
  return animation !== -1 && (data === -1 || animation < data);
}
