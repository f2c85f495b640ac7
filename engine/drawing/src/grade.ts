import type { Raster } from '@adwright/engine-pixels';
import type { Canvas } from '@napi-rs/canvas';

/**
 * Settings of a colour grade. All settings of a grade are shares of the channel's range (0–1); its colours are
 * added to red, green and blue.
 */
export interface Grade {
  /** Strength of the S-curve that is applied to each channel; negative values lower the contrast. */
  contrast?: number;
  gamma?: number;
  /** Channel value (0–1) that black is raised to by `lift`, and that white is mapped to by `gain`. */
  lift?: number;
  gain?: number;
  saturation?: number;
  shadows?: readonly [number, number, number];
  highlights?: readonly [number, number, number];
}

/**
 * The colour grades that can be applied to photos, by name. All grades except the monochrome grades keep skin
 * tones natural.
 */
export const GRADES = {
  teal: {
    contrast: 0.45,
    saturation: 1.04,
    shadows: [-0.045, 0.015, 0.05],
    highlights: [0.05, 0.02, -0.045],
  },
  golden: {
    contrast: 0.3,
    saturation: 1.1,
    shadows: [0.03, 0, 0.01],
    highlights: [0.08, 0.04, -0.07],
  },
  pastel: {
    gamma: 0.8,
    lift: 0.055,
    saturation: 0.9,
    highlights: [0.035, 0.005, 0.02],
  },
  film: {
    contrast: 0.12,
    lift: 0.07,
    gain: 0.95,
    saturation: 0.76,
    shadows: [0.02, 0, 0.05],
    highlights: [0.05, 0.025, -0.06],
  },
  /** A weak film look for product photos on plain backgrounds, which a stronger look would tint. */
  matte: {
    contrast: 0.2,
    lift: 0.06,
    gain: 0.97,
    saturation: 0.8,
    shadows: [0.02, 0, 0.045],
    highlights: [0.045, 0.015, -0.035],
  },
  noir: { contrast: 0.75, saturation: 0 },
  vivid: { contrast: 0.4, saturation: 1.28 },
  cool: {
    contrast: 0.25,
    saturation: 0.94,
    shadows: [-0.02, 0, 0.04],
    highlights: [-0.03, 0, 0.04],
  },
} as const satisfies Record<string, Grade>;

/**
 * Applies a grade to the pixels of an opaque canvas: first the curve, then saturation, then split toning by
 * luminance.
 */
export function gradeCanvas(canvas: Canvas, grade: Grade): Raster {
  const { width, height } = canvas;
  return { width, height, data: gradeBytes(canvas.data(), grade) };
}

/** Number of bytes per pixel of a canvas. */
const STRIDE = 4;

/** Returns three bytes of the graded picture for each pixel of a canvas. */
function gradeBytes(data: Uint8Array, grade: Grade): Uint8Array {
  const curve = buildCurve(grade);
  const { saturation = 1, shadows = [0, 0, 0], highlights = [0, 0, 0] } = grade;
  const [darkRed, darkGreen, darkBlue] = shadows;
  const [lightRed, lightGreen, lightBlue] = highlights;
  const count = data.length / STRIDE;
  const bytes = new Uint8Array(count * 3);
  // An assignment to a `Uint8ClampedArray` rounds and clamps the value.
  const out = new Uint8ClampedArray(bytes.buffer);
  for (let pixel = 0, from = 0, at = 0; pixel < count; pixel++, from += STRIDE, at += 3) {
    const red = curve[data[from] ?? 0] ?? 0;
    const green = curve[data[from + 1] ?? 0] ?? 0;
    const blue = curve[data[from + 2] ?? 0] ?? 0;
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let stretch = saturation;
    if (saturation > 1) {
      // Vivid colours get less extra saturation, because strongly saturated channels would clip.
      const vivid = Math.max(red, green, blue) - Math.min(red, green, blue);
      stretch = 1 + (saturation - 1) * (1 - vivid);
    }
    const dark = (1 - luma) * (1 - luma);
    const light = luma * luma * clean(luma);
    out[at] = 255 * (luma + (red - luma) * stretch + darkRed * dark + lightRed * light);
    out[at + 1] = 255 * (luma + (green - luma) * stretch + darkGreen * dark + lightGreen * light);
    out[at + 2] = 255 * (luma + (blue - luma) * stretch + darkBlue * dark + lightBlue * light);
  }
  return bytes;
}

/**
 * Returns the factor (0–1) by which the tint of light pixels is multiplied. The factor falls to 0 for white,
 * because a tinted white background looks like wrong lighting.
 */
function clean(luma: number): number {
  return Math.min(1, Math.max(0, (1 - luma) / 0.16));
}

function buildCurve({ contrast = 0, gamma = 1, lift = 0, gain = 1 }: Grade): Float32Array {
  return Float32Array.from({ length: 256 }, (_, value) => {
    const bent = (value / 255) ** gamma;
    const curved = bent + contrast * (bent * bent * (3 - 2 * bent) - bent);
    return lift + curved * (gain - lift);
  });
}
