import type { Raster } from './raster.ts';

/** A colour grade. All values are shares of the range; colours are added to red, green and blue. */
export interface Grade {
  /** S-curve strength, negative flattens. */
  contrast?: number;
  gamma?: number;
  /** Where black and white end up. */
  lift?: number;
  gain?: number;
  saturation?: number;
  shadows?: readonly [number, number, number];
  highlights?: readonly [number, number, number];
}

/** Looks by name; each keeps skin believable except those that have no colour. */
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
  noir: { contrast: 0.75, saturation: 0 },
  vivid: { contrast: 0.4, saturation: 1.28 },
  cool: {
    contrast: 0.25,
    saturation: 0.94,
    shadows: [-0.02, 0, 0.04],
    highlights: [-0.03, 0, 0.04],
  },
} as const satisfies Record<string, Grade>;
export type GradeName = keyof typeof GRADES;

/** Grades a raster in place of a 3D LUT: curve, saturation, then split toning by luminance. */
export function graded({ width, height, data }: Raster, grade: Grade): Raster {
  const curve = curveOf(grade);
  const { saturation = 1, shadows = [0, 0, 0], highlights = [0, 0, 0] } = grade;
  const out = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const red = curve[data[at] ?? 0] ?? 0;
    const green = curve[data[at + 1] ?? 0] ?? 0;
    const blue = curve[data[at + 2] ?? 0] ?? 0;
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    // What is vivid already would burn.
    const vivid = Math.max(red, green, blue) - Math.min(red, green, blue);
    const stretch = saturation > 1 ? 1 + (saturation - 1) * (1 - vivid) : saturation;
    const dark = (1 - luma) ** 2;
    const light = luma ** 2 * clean(luma);
    out[at] = toByte(luma + (red - luma) * stretch + shadows[0] * dark + highlights[0] * light);
    out[at + 1] = toByte(
      luma + (green - luma) * stretch + shadows[1] * dark + highlights[1] * light,
    );
    out[at + 2] = toByte(
      luma + (blue - luma) * stretch + shadows[2] * dark + highlights[2] * light,
    );
  }
  return { width, height, data: out };
}

/** Paper and packshot grounds stay white: tinted white looks like a fault of the light. */
function clean(luma: number): number {
  return Math.min(1, Math.max(0, (1 - luma) / 0.16));
}

function curveOf({ contrast = 0, gamma = 1, lift = 0, gain = 1 }: Grade): Float32Array {
  return Float32Array.from({ length: 256 }, (_, value) => {
    const bent = (value / 255) ** gamma;
    const curved = bent + contrast * (bent * bent * (3 - 2 * bent) - bent);
    return lift + curved * (gain - lift);
  });
}

function toByte(share: number): number {
  return Math.min(255, Math.max(0, Math.round(share * 255)));
}
