import sharp from 'sharp';

/** A decoded creative at the size that the measures were tuned for. */
export interface CreativePixels {
  width: number;
  height: number;
  /** sRGB, three bytes a pixel. */
  rgb: Uint8Array;
  /** Rec. 601 luma, 0–255. */
  luma: Float32Array;
}

const SHARP_SIDE_PX = 1080;
const LAYOUT_SIDE_PX = 540;

/** The creative with its shorter side at most 1080 px: what a viewer gets, for sharpness and noise. */
export function decodeForDetail(image: Buffer): Promise<CreativePixels> {
  return decode(image, SHARP_SIDE_PX);
}

/** The creative with its shorter side at most 540 px: about a phone's view, for layout, text and colour. */
export function decodeForLayout(image: Buffer): Promise<CreativePixels> {
  return decode(image, LAYOUT_SIDE_PX);
}

async function decode(image: Buffer, side: number): Promise<CreativePixels> {
  const { data, info } = await sharp(image, { limitInputPixels: 40_000_000 })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'outside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const count = info.width * info.height;
  const rgb = info.channels === 3 ? new Uint8Array(data) : spread(data, info.channels, count);
  const luma = new Float32Array(count);
  for (let pixel = 0; pixel < count; pixel++) {
    const at = pixel * 3;
    luma[pixel] = 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0);
  }
  return { width: info.width, height: info.height, rgb, luma };
}

function spread(data: Buffer, channels: number, count: number): Uint8Array {
  const rgb = new Uint8Array(count * 3);
  for (let pixel = 0; pixel < count; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      rgb[pixel * 3 + channel] = data[pixel * channels + Math.min(channel, channels - 1)] ?? 0;
    }
  }
  return rgb;
}
