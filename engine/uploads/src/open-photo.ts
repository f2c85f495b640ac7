import { AppError, detectImageType, refuseFile } from '@adwright/contracts/values';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { countJpegScans, isAnimatedPng, removeTexts } from './file-layout.ts';
import { hasHole } from './jpeg-holes.ts';
import { MAX_PIXELS } from './picture-limits.ts';
import { findSeenPart, MAX_LOOKED_AT_PIXELS, trimWideMargins } from './transparent-margins.ts';

/** Minimum width and height of an uploaded picture, in pixels. */
const MIN_SIDE_PX = 8;
/**
 * Maximum width and height of an uploaded picture, in pixels. Scaling needs memory for whole rows: a picture
 * four million pixels wide took two gigabytes.
 */
const MAX_SIDE_PX = 30_000;
/**
 * Maximum decoded size of an interlaced picture in bytes; the decoder keeps all its pixels in memory, at the
 * file's bit depth.
 */
const MAX_INTERLACED_BYTES = 4 * MAX_PIXELS;
/**
 * Maximum number of scans of a progressive JPEG. The decoder processes the whole picture for each scan, and a
 * file of 1.5 MB can contain sixty thousand scans.
 */
const MAX_SCANS = 100;

// Only three decoders of libvips are allowed, so that no other parser reads untrusted bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/** Background colour for most photos with transparency, as hex. */
export const WHITE_GROUND = '#ffffff';
/** Background colour for a white object on transparency, as hex. */
const DARK_GROUND = '#20242b';
const FAST_PNG = { compressionLevel: 1 };

export interface OpenedPhoto {
  /**
   * Width in pixels of the picture as a viewer sees it: after the EXIF rotation, and without most of a wide
   * transparent margin.
   */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** Whether most of a wide transparent margin was removed. */
  isTrimmed: boolean;
  /** Size of the visible part: the picture without any transparent margin, in pixels. */
  seen: { width: number; height: number };
  /**
   * Background colour that contrasts with the visible part: dark for a white object on transparency, otherwise
   * white.
   */
  ground: string;
  /**
   * Returns a new pipeline that reads the picture upright, as 8-bit sRGB and without metadata. A picture with
   * more than `maxPixels` pixels is scaled down while it is decoded. Alpha is kept if the picture has an alpha
   * channel.
   */
  pixels(maxPixels?: number): Sharp;
}

/**
 * Opens an uploaded photo safely. The content of the file determines the file type; the file name is ignored.
 * @throws {AppError} `invalid_file_type` for anything but JPEG, PNG and WebP, and `unreadable_image` for
 * truncated, corrupt, animated, tiny or too large pictures
 */
export async function openPhoto(bytes: Uint8Array): Promise<OpenedPhoto> {
  const mediaType = detectImageType(bytes);
  if (mediaType === null) throw refuseFile(bytes);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const input = mediaType === 'image/png' ? removeTexts(file) : file;
  const decoder = () =>
    sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 });
  const upright = (picture: Sharp) => convertToSrgb(picture.autoOrient(), metadata);
  // The call `metadata()` reads no pixels, so a picture that is too large can be distinguished from a broken
  // picture.
  const metadata = await readable(sharp(input, { limitInputPixels: false }).metadata());
  refuseUnusable(metadata, input);
  await readable(readToEnd(input));
  const turned = (metadata.orientation ?? 1) >= 5;
  const width = turned ? metadata.height : metadata.width;
  const height = turned ? metadata.width : metadata.height;
  const whole = readPhoto(() => upright(decoder()), width, height);
  const seen = metadata.hasAlpha
    ? await readable(findSeenPart(whole.pixels(MAX_LOOKED_AT_PIXELS), whole))
    : null;
  const part = seen && trimWideMargins(seen.box, width, height);
  const trimmed =
    part && (await readable(upright(decoder()).extract(part).png(FAST_PNG).toBuffer()));
  const opened = trimmed ? readPhoto(() => sharp(trimmed), part.width, part.height) : whole;
  const { width: seenWidth, height: seenHeight } = seen?.box ?? { width, height };
  return {
    ...opened,
    hasAlpha: metadata.hasAlpha,
    isTrimmed: trimmed !== null,
    seen: { width: seenWidth, height: seenHeight },
    ground: seen?.isWhite ? DARK_GROUND : WHITE_GROUND,
  };
}

function readPhoto(
  read: () => Sharp,
  width: number,
  height: number,
): Pick<OpenedPhoto, 'width' | 'height' | 'pixels'> {
  return {
    width,
    height,
    pixels(maxPixels = Number.POSITIVE_INFINITY) {
      const scale = Math.sqrt(maxPixels / (width * height));
      if (scale >= 1) return read();
      return read().resize(
        Math.max(1, Math.round(width * scale)),
        Math.max(1, Math.round(height * scale)),
        { fit: 'fill', kernel: 'lanczos3' },
      );
    },
  };
}

/**
 * Converts a picture to sRGB. Without an explicit conversion, sharp leaves a 16-bit picture with a profile in
 * P3, and treats a picture without a profile as sRGB.
 */
function convertToSrgb(picture: Sharp, { space, icc }: Metadata): Sharp {
  const upright = picture.toColourspace('srgb');
  return space === 'rgb16' && icc ? upright.withIccProfile('srgb', { attach: false }) : upright;
}

/**
 * Matches libjpeg's message for data that end too early even though the file has an end marker. The missing
 * part would be grey.
 */
const CUT_SHORT = /premature end of (data|JPEG)/;

/**
 * Matches the start of a decoder message that names the cause of an error. Messages without this start come
 * from sharp itself and only say that there was a warning.
 */
const NAMES_CAUSE = /^Vips/m;
/**
 * Maximum number of times that a picture is read to find the cause of an error. Under load, one
 * message in six is lost, so eight reads miss the cause of only one picture in a million.
 */
const MAX_READS = 8;

/**
 * Decodes a picture once at a small size. The file must be read to its end, because only then are truncated
 * or corrupt data detected.
 */
async function readToEnd(input: Buffer): Promise<void> {
  const read = (failOn: 'warning' | 'truncated') =>
    sharp(input, { limitInputPixels: MAX_PIXELS, failOn, pages: 1 })
      .resize(64, 64, { fit: 'inside' })
      .raw()
      .toBuffer();
  // libvips has one list of messages for all threads. Another picture that is opened at the same time may
  // remove the message about this picture, so the read is repeated.
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    try {
      await read('warning');
      return;
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      if (CUT_SHORT.test(message)) throw error;
      if (NAMES_CAUSE.test(message)) break;
    }
  }
  // Most warnings of the decoder are harmless, such as a warning about an unusual profile, so only truncation
  // is treated as an error.
  await read('truncated');
}

async function readable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('unreadable_image', 'the picture could not be decoded', { cause });
  }
}

/**
 * Refuses a file that can be decoded but doesn't contain one usable picture.
 *
 * @throws {AppError} `unreadable_image` for a file that does not contain one picture of a usable
 * size
 */
function refuseUnusable(metadata: Metadata, input: Buffer): void {
  const { format, width, height, pages = 1 } = metadata;
  if (pages > 1 || (format === 'png' && isAnimatedPng(input)))
    throw unusable('Animated images can’t be used. Please upload a still one.');
  if (width < MIN_SIDE_PX || height < MIN_SIDE_PX)
    throw unusable('This image is too small. Please upload a larger one.');
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX || isCostly(metadata))
    throw unusable('This image has too many pixels. Please upload a smaller one.');
  if (format === 'jpeg' && countJpegScans(input) > MAX_SCANS)
    throw new AppError('unreadable_image', 'the picture has too many scans');
  if (format === 'jpeg' && hasHole(input))
    throw new AppError('unreadable_image', "a part of the picture's data is zeros");
}

function isCostly({ format, isProgressive, width, height, channels, depth }: Metadata): boolean {
  if (format !== 'png' || !isProgressive) return false;
  return width * height * channels * (depth === 'ushort' ? 2 : 1) > MAX_INTERLACED_BYTES;
}

function unusable(userMessage: string): AppError {
  return new AppError('unreadable_image', userMessage, { userMessage });
}
