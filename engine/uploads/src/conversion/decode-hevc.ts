import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js';
import { MAX_PIXELS } from '../picture-limits.ts';

/** Decoded pixels as RGBA, turned upright. */
interface DecodedPixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Decodes the primary picture of a HEIC and rotates it as the file says, so the Exif orientation no longer
 * applies. The decoder libheif allocates no more memory than the size that the file states.
 * @throws {Error} for a file that is truncated, damaged or coded in another format
 */
export async function decodeHevc(bytes: Uint8Array): Promise<DecodedPixels> {
  const pictures = new libheif.HeifDecoder().decode(bytes);
  const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
  if (!picture) throw new Error('the file contains no picture');
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > MAX_PIXELS)
    throw new Error('the picture has more pixels than its file states');
  const data = await readPixels(picture, width, height);
  if (mayHaveHole(data) && (await hasHole(picture)))
    throw new Error('a part of the picture is missing from the file');
  return { data, width, height };
}

function readPixels(picture: HeifImage, width: number, height: number): Promise<Uint8ClampedArray> {
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) => {
    picture.display(target, (shown) =>
      shown ? resolve(shown.data) : reject(new Error('the picture can’t be decoded')),
    );
  });
}

/** Green values of blocks with missing data, for which the decoder returns zeros in all three planes. */
const HOLE_GREENS: ReadonlySet<number> = new Set([134, 135, 136]);
/** Minimum number of pixels with the green value that damaged data leaves in a damaged picture. */
const HOLE_PIXELS = 256;

function mayHaveHole(data: Uint8ClampedArray): boolean {
  let green = 0;
  for (let at = 0; at < data.length && green < HOLE_PIXELS; at += 4) {
    if (data[at] === 0 && data[at + 2] === 0 && HOLE_GREENS.has(data[at + 1] ?? 0)) green += 1;
  }
  return green === HOLE_PIXELS;
}

/**
 * Tells whether a part of the picture is missing from the file. An intact picture may contain this green, but
 * zeros in all three planes are not a valid colour.
 */
async function hasHole({ handle }: HeifImage): Promise<boolean> {
  const { heif_colorspace, heif_chroma, heif_channel } = libheif;
  const decoded = await libheif.heif_js_decode_image2(
    handle,
    heif_colorspace.heif_colorspace_YCbCr,
    heif_chroma.heif_chroma_444,
  );
  const planeOf = (id: unknown) => decoded.channels.find((channel) => channel.id === id)?.data;
  const luma = planeOf(heif_channel.heif_channel_Y);
  const blue = planeOf(heif_channel.heif_channel_Cb);
  const red = planeOf(heif_channel.heif_channel_Cr);
  if (!luma || !blue || !red) return false;
  let empty = 0;
  for (let at = 0; at < luma.length && empty < HOLE_PIXELS; at += 1) {
    if (luma[at] === 0 && blue[at] === 0 && red[at] === 0) empty += 1;
  }
  return empty === HOLE_PIXELS;
}
