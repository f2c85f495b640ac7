import { computeRasterSaliency, type SaliencyMap } from '@adwright/engine-pixels';
import sharp, { type Sharp } from 'sharp';

/** The pixels of a creative, scaled to a size for which the measures of the Viral Score were tuned. */
export interface CreativePixels {
  width: number;
  height: number;
  /** Colours in sRGB, three bytes per pixel. */
  rgb: Uint8Array;
  /** Brightness of each pixel (luma according to Rec. 601, 0–255). */
  luma: Float32Array;
}

const SHARP_SIDE_PX = 1080;
const LAYOUT_SIDE_PX = 540;
const SALIENCY_SIDE_PX = 96;

/** A decoded creative, as copies in the sizes that the measures of the Viral Score need. */
export interface DecodedCreative {
  /**
   * Copy for measuring sharpness and noise. The shorter side of this copy has at most 1080 px, about the size
   * that viewers see.
   */
  detail: CreativePixels;
  /**
   * Copy for measuring layout, text and colour. The shorter side of this copy has at most 540 px, about the
   * size on a phone's screen.
   */
  layout: CreativePixels;
  /** Saliency map of the creative: how much each area attracts the eye. */
  saliency: SaliencyMap;
}

/** Decodes the bytes of a picture file into a creative. */
export async function decodeCreative(image: Uint8Array): Promise<DecodedCreative> {
  const whole = sharp(image, { limitInputPixels: 40_000_000 })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' });
  const detail = await pixelsOf(scaledTo(whole, SHARP_SIDE_PX));
  const layout = await pixelsOf(scaledTo(reopened(detail), LAYOUT_SIDE_PX));
  const small = reopened(layout).resize(SALIENCY_SIDE_PX, SALIENCY_SIDE_PX, { fit: 'fill' });
  const { rgb, width, height } = await pixelsOf(small);
  return { detail, layout, saliency: computeRasterSaliency(rgb, width, height) };
}

function scaledTo(image: Sharp, side: number): Sharp {
  return image.resize(side, side, { fit: 'outside', withoutEnlargement: true });
}

function reopened({ rgb, width, height }: CreativePixels): Sharp {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

async function pixelsOf(image: Sharp): Promise<CreativePixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const count = info.width * info.height;
  const rgb = info.channels === 3 ? data : spread(data, info.channels, count);
  return { width: info.width, height: info.height, rgb, luma: lumaOf(rgb, count) };
}

/** Computes the luma (Rec. 601, 0–255) of `count` RGB pixels. */
function lumaOf(rgb: Uint8Array, count: number): Float32Array {
  const luma = new Float32Array(count);
  for (let pixel = 0; pixel < count; pixel++) {
    const at = pixel * 3;
    luma[pixel] = 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0);
  }
  return luma;
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
