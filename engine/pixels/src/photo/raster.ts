import sharp, { type Sharp } from 'sharp';

/** An sRGB picture in memory: three bytes per pixel, row by row. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** JPEG quality of finished pictures, unless a caller requests another quality. */
export const JPEG_QUALITY = 92;

/** Starts a sharp pipeline from a raster. */
export function fromRaster({ width, height, data }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Runs a sharp pipeline and returns the resulting pixels. */
export async function toRaster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
}

/**
 * Encodes a finished picture as a JPEG. The JPEG keeps the full chroma resolution, so that coloured letters and
 * edges stay sharp.
 */
export function toJpeg(picture: Sharp, quality = JPEG_QUALITY): Promise<Buffer> {
  return picture.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}

/**
 * Luma and chroma of a picture as planes (ITU-R BT.601, full range; chroma centred on 0). The planes of a large
 * photo take 60 MB, so each step of an enhancement changes them in place.
 */
export interface Planes {
  width: number;
  height: number;
  luma: Float32Array;
  blue: Float32Array;
  red: Float32Array;
}

export function toPlanes({ width, height, data }: Raster): Planes {
  const count = width * height;
  const planes = {
    width,
    height,
    luma: new Float32Array(count),
    blue: new Float32Array(count),
    red: new Float32Array(count),
  };
  for (let pixel = 0, at = 0; pixel < count; pixel++, at += 3)
    setColour(planes, pixel, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  return planes;
}

function setColour({ luma, blue, red }: Planes, at: number, r: number, g: number, b: number): void {
  luma[at] = 0.299 * r + 0.587 * g + 0.114 * b;
  blue[at] = -0.168736 * r - 0.331264 * g + 0.5 * b;
  red[at] = 0.5 * r - 0.418688 * g - 0.081312 * b;
}

/**
 * Multiplies the red, green and blue of all pixels by the given factors, in place. Colours outside the sRGB
 * gamut stay in the planes until {@link fromPlanes} converts them.
 */
export function scaleChannels(planes: Planes, [r = 1, g = 1, b = 1]: readonly number[]): void {
  const { luma, blue, red } = planes;
  for (let at = 0; at < luma.length; at++) {
    const y = luma[at] ?? 0;
    const cb = blue[at] ?? 0;
    const cr = red[at] ?? 0;
    const green = y - 0.344136 * cb - 0.714136 * cr;
    setColour(planes, at, r * (y + 1.402 * cr), g * green, b * (y + 1.772 * cb));
  }
}

/**
 * Converts planes to a raster. Chroma is reduced in a colour outside the sRGB gamut, but luma stays, so that
 * highlights keep their shape.
 */
export function fromPlanes({ width, height, luma, blue, red }: Planes): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0, at = 0; pixel < luma.length; pixel++, at += 3) {
    const y = Math.min(255, Math.max(0, luma[pixel] ?? 0));
    const dr = 1.402 * (red[pixel] ?? 0);
    const dg = -0.344136 * (blue[pixel] ?? 0) - 0.714136 * (red[pixel] ?? 0);
    const db = 1.772 * (blue[pixel] ?? 0);
    const up = Math.max(dr, dg, db);
    const down = -Math.min(dr, dg, db);
    const share = Math.min(1, up > 0 ? (255 - y) / up : 1, down > 0 ? y / down : 1);
    // Chroma is reduced only half way to the gamut's border, because a full reduction would look grey.
    const keep = share + (1 - share) * 0.5;
    data[at] = clampByte(y + dr * keep);
    data[at + 1] = clampByte(y + dg * keep);
    data[at + 2] = clampByte(y + db * keep);
  }
  return { width, height, data };
}

/** Rounds the value of a colour channel and clamps it to a byte. */
export function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
}
