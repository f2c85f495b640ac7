import { MAX_UPLOAD_BYTES } from '@adwright/contracts/values';
import { fromRaster, type Raster, toJpeg } from '@adwright/engine-pixels';

export interface EncodedPhoto {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg';
}

/**
 * PNG settings: adaptive filters and a low compression level. With adaptive filters and a low compression
 * level, a PNG file is half as large as without filters, and 1500 × 1000 pixels are encoded in a tenth of a
 * second.
 */
const PNG = { compressionLevel: 3, adaptiveFiltering: true };
/** JPEG qualities in the order in which they are tried. */
const QUALITIES = [100, 98, 92, 85, 75, 60] as const;

/**
 * Encodes a photo as PNG without loss, or as JPEG if the PNG file would be too large. Even at the best
 * quality, the rounding of JPEG compression damages a low-noise photo as much as a lighting fault does. A
 * JPEG is used only if the PNG would be too large to be uploaded again. The JPEG gets the best quality that
 * the size limit allows.
 */
export async function encodePhoto(
  raster: Raster,
  mostBytes = MAX_UPLOAD_BYTES,
): Promise<EncodedPhoto> {
  const png = await fromRaster(raster).png(PNG).toBuffer();
  if (png.length <= mostBytes) return { bytes: png, mediaType: 'image/png' };
  let bytes: Buffer = png;
  for (const quality of QUALITIES) {
    bytes = await toJpeg(fromRaster(raster), quality);
    if (bytes.length <= mostBytes) break;
  }
  return { bytes, mediaType: 'image/jpeg' };
}
