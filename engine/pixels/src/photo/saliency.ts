import sharp from 'sharp';
import { norm } from '../norm.ts';
import { boxBlur, gaussianBlur } from './box-blur.ts';
import { toLab } from './lab.ts';

/** Saliency of a picture: how much each cell of a coarse grid attracts attention. */
export interface SaliencyMap {
  width: number;
  height: number;
  /** Saliency of each cell, from 0 (background) to 1 (subject). */
  values: Float32Array;
  /** Local detail of each cell, on subject and background alike, from 0 (smooth) to 1 (much detail). */
  detail: Float32Array;
  /** Certainty that each cell shows skin, 0–1. */
  skin: Float32Array;
  /**
   * Set if a model found the subject of the picture. In a map from a model, the subject is exactly where the
   * saliency is above one half.
   */
  isKnown?: true;
}

/** Number of cells along each side of the saliency map. */
const SIDE = 96;

/**
 * Computes the saliency of a picture. The saliency combines colour contrast with the borders (boundary prior,
 * Wei et al. 2012) and with the mean (Achanta et al. 2009). The saliency also includes local detail, a weak
 * preference for the centre, and skin.
 */
export async function computeSaliency(image: Buffer): Promise<SaliencyMap> {
  const { data } = await sharp(image)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return computeRasterSaliency(new Uint8Array(data), SIDE, SIDE);
}

/** Computes the saliency of a small sRGB raster (about 96 pixels a side). */
export function computeRasterSaliency(rgb: Uint8Array, width: number, height: number): SaliencyMap {
  const lab = smoothLab(toLab(rgb), width, height);
  const contrast = contrastWithBorders(lab, width, height);
  const detail = measureDetail(rgb, width, height);
  const skin = detectSkin(rgb, width, height);
  const skinShare = skin.reduce((sum, value) => sum + value, 0) / skin.length;
  // In a picture that is mostly skin-coloured, skin counts less, because the picture shows a desk or a wall
  // rather than a face.
  const skinWeight = skinShare > 0.35 ? 0 : skinShare > 0.15 ? 0.3 : 0.7;
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at++) {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.5;
    const centre = Math.exp(-(x * x + y * y) * 2);
    values[at] =
      ((contrast[at] ?? 0) * 0.75 + (detail[at] ?? 0) * 0.25) * centre +
      (skin[at] ?? 0) * skinWeight;
  }
  return { width, height, values: stretch(gaussianBlur(values, width, height, 2)), detail, skin };
}

function smoothLab(lab: Float32Array, width: number, height: number): Float32Array {
  const smooth = new Float32Array(lab.length);
  for (let channel = 0; channel < 3; channel++) {
    const plane = boxBlur(extractPlane(lab, channel), width, height, 1);
    plane.forEach((value, at) => {
      smooth[at * 3 + channel] = value;
    });
  }
  return smooth;
}

function extractPlane(interleaved: Float32Array, channel: number): Float32Array {
  const plane = new Float32Array(interleaved.length / 3);
  for (let at = 0; at < plane.length; at++) plane[at] = interleaved[at * 3 + channel] ?? 0;
  return plane;
}

/**
 * A pixel's colour distance from the picture's border is this quantile of its distances to all border pixels.
 * Border pixels with more similar colours are ignored, because they may belong to a subject that touches the
 * border.
 */
const NEAR_BORDERS = 0.12;

/**
 * Returns each pixel's Lab distance to the nearest border colours and to the mean colour of the picture;
 * lightness counts less than hue.
 */
function contrastWithBorders(lab: Float32Array, width: number, height: number): Float32Array {
  const borders: number[] = [];
  for (let index = 0; index < width; index += 6)
    borders.push(width + index, (height - 2) * width + index);
  for (let index = 0; index < height; index += 6)
    borders.push(index * width + 1, index * width + width - 2);
  const mean = [0, 1, 2].map(
    (channel) =>
      extractPlane(lab, channel).reduce((sum, value) => sum + value, 0) / (width * height),
  );
  const borderLab = Float64Array.from(
    borders.flatMap((border) => [0, 1, 2].map((channel) => lab[border * 3 + channel] ?? 0)),
  );
  const nearest = new Float64Array(Math.floor(borders.length * NEAR_BORDERS) + 1);
  const last = nearest.length - 1;
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at++) {
    const light = lab[at * 3] ?? 0;
    const a = lab[at * 3 + 1] ?? 0;
    const b = lab[at * 3 + 2] ?? 0;
    nearest.fill(Number.POSITIVE_INFINITY);
    for (let border = 0; border < borderLab.length; border += 3) {
      const lighter = 0.6 * (light - (borderLab[border] ?? 0));
      const redder = 1.4 * (a - (borderLab[border + 1] ?? 0));
      const yellower = 1.4 * (b - (borderLab[border + 2] ?? 0));
      const squared = lighter * lighter + redder * redder + yellower * yellower;
      // The loop keeps only the smallest distances in order. Sorting all distances took twice as long as the
      // rest of the function.
      let rank = last;
      if (squared >= (nearest[rank] ?? 0)) continue;
      for (; rank > 0 && squared < (nearest[rank - 1] ?? 0); rank--)
        nearest[rank] = nearest[rank - 1] ?? 0;
      nearest[rank] = squared;
    }
    const fromBorders = Math.sqrt(nearest[last] ?? 0);
    const fromMean = norm(
      0.7 * (light - (mean[0] ?? 0)),
      1.2 * (a - (mean[1] ?? 0)),
      1.2 * (b - (mean[2] ?? 0)),
    );
    values[at] = 0.6 * fromBorders + 0.5 * fromMean;
  }
  return stretch(values);
}

function measureDetail(rgb: Uint8Array, width: number, height: number): Float32Array {
  const luma = new Float32Array(width * height);
  for (let at = 0; at < luma.length; at++)
    luma[at] =
      0.299 * (rgb[at * 3] ?? 0) + 0.587 * (rgb[at * 3 + 1] ?? 0) + 0.114 * (rgb[at * 3 + 2] ?? 0);
  const gradient = new Float32Array(luma.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const right = luma[y * width + Math.min(width - 1, x + 1)] ?? 0;
      const below = luma[Math.min(height - 1, y + 1) * width + x] ?? 0;
      gradient[at] = Math.abs(right - (luma[at] ?? 0)) + Math.abs(below - (luma[at] ?? 0));
    }
  }
  const local = boxBlur(gradient, width, height, 2);
  return local.map((value) => Math.min(1, value / 30));
}

/** Finds skin of any tone by a range of hue and chroma in YCbCr (Chai & Ngan 1999), extended to dark skin. */
function detectSkin(rgb: Uint8Array, width: number, height: number): Float32Array {
  const skin = new Float32Array(width * height);
  for (let at = 0; at < skin.length; at++) {
    const red = rgb[at * 3] ?? 0;
    const green = rgb[at * 3 + 1] ?? 0;
    const blue = rgb[at * 3 + 2] ?? 0;
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    const cb = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
    const cr = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
    const spread = red - Math.min(green, blue);
    const isSkin =
      luma > 35 &&
      cb > 92 &&
      cb < 127 &&
      cr > 133 &&
      cr < 168 &&
      red > green &&
      green > blue * 0.9 &&
      spread > 10 &&
      spread < 110;
    skin[at] = isSkin ? 1 : 0;
  }
  return gaussianBlur(skin, width, height, 1.5);
}

/** Scales values so that the 2nd percentile becomes 0 and the 98th becomes 1. */
export function stretch(values: Float32Array): Float32Array {
  const sorted = Float32Array.from(values).sort();
  const low = sorted[Math.floor(sorted.length * 0.02)] ?? 0;
  const high = sorted[Math.floor(sorted.length * 0.98)] ?? 1;
  const range = high - low;
  return values.map((value) =>
    range < 1e-6 ? 0 : Math.min(1, Math.max(0, (value - low) / range)),
  );
}
