import {
  denoise,
  estimatePhotoNoise,
  guidedFilter,
  type Raster,
  toPlanes,
} from '@adwright/engine-pixels';

/** Planes of CIELAB: lightness, green to red, blue to yellow. */
export type Lab = [lightness: Float32Array, redGreen: Float32Array, yellowBlue: Float32Array];

export function mapLab(
  [lightness, redGreen, yellowBlue]: Lab,
  each: (plane: Float32Array, channel: 0 | 1 | 2) => Float32Array,
): Lab {
  return [each(lightness, 0), each(redGreen, 1), each(yellowBlue, 2)];
}

/**
 * Converts a photo to CIELAB planes and removes grain. The planes are never rounded to bytes, because a
 * difference of one level may be the whole outline of a white object on white paper.
 */
export function toCalmLab(raster: Raster): Lab {
  const planes = toPlanes(raster);
  const { width, height } = raster;
  const sigma = Math.max(1, estimatePhotoNoise(planes));
  const luma = denoise(planes.luma, width, height, sigma, 3);
  const chroma = (plane: Float32Array) =>
    guidedFilter(luma, plane, width, height, 4, 2 * sigma * sigma);
  const blue = chroma(planes.blue);
  const red = chroma(planes.red);
  const lab: Lab = [luma, blue, red];
  for (let at = 0; at < luma.length; at++) {
    const y = luma[at] ?? 0;
    const r = linear(y + 1.402 * (red[at] ?? 0));
    const g = linear(y - 0.344136 * (blue[at] ?? 0) - 0.714136 * (red[at] ?? 0));
    const b = linear(y + 1.772 * (blue[at] ?? 0));
    const fx = pivot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const fy = pivot(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
    const fz = pivot((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
    lab[0][at] = 116 * fy - 16;
    lab[1][at] = 500 * (fx - fy);
    lab[2][at] = 200 * (fy - fz);
  }
  return lab;
}

/** Converts a byte value (sRGB), which may be fractional, to linear light. */
function linear(byte: number): number {
  const share = Math.min(1, Math.max(0, byte / 255));
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function pivot(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
