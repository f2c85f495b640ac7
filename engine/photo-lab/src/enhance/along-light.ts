import { boxBlur, guidedFilter, type Planes } from '@adwright/engine-pixels';

/**
 * Number of rows that are filtered at a time. More rows need more memory, because the filter keeps eight planes
 * of the rows.
 */
const BAND_ROWS = 128;
/**
 * Distance over which pixels affect one another, in filter radii. The filter blurs twice, and a third time to
 * estimate the noise.
 */
const REACH = 3;

/**
 * Smooths a colour plane where the luma is flat (He et al., "Guided image filtering", 2013), but changes no
 * value by more than the plane's noise. Differences that exceed the noise belong to an object's colour and are
 * kept.
 * @param epsilon variance of luma, in squared levels, below which the area around a pixel counts as flat
 * @param noise standard deviation of the plane's noise, in levels
 */
export function smoothAlongLight(
  plane: Float32Array,
  { width, height, luma }: Pick<Planes, 'width' | 'height' | 'luma'>,
  radius: number,
  epsilon: number,
  noise: number,
): Float32Array {
  const smooth = new Float32Array(plane.length);
  for (let top = 0; top < height; top += BAND_ROWS) {
    const first = Math.max(0, top - REACH * radius);
    const last = Math.min(height, top + BAND_ROWS + REACH * radius);
    const rows = (values: Float32Array) => values.subarray(first * width, last * width);
    const light = { width, height: last - first, luma: rows(luma) };
    const band = smoothBand(rows(plane), light, radius, epsilon, noise);
    const inner = Math.min(height, top + BAND_ROWS) - first;
    smooth.set(band.subarray((top - first) * width, inner * width), top * width);
  }
  return smooth;
}

function smoothBand(
  plane: Float32Array,
  { width, height, luma }: Pick<Planes, 'width' | 'height' | 'luma'>,
  radius: number,
  epsilon: number,
  noise: number,
): Float32Array {
  const smooth = guidedFilter(luma, plane, width, height, radius, epsilon);
  const squares = new Float32Array(plane.length);
  for (let at = 0; at < plane.length; at++)
    squares[at] = ((plane[at] ?? 0) - (smooth[at] ?? 0)) ** 2;
  const energy = boxBlur(squares, width, height, radius);
  for (let at = 0; at < plane.length; at++) {
    const value = plane[at] ?? 0;
    const share = Math.min(1, noise ** 2 / Math.max(1e-6, energy[at] ?? 0));
    smooth[at] = value + share * ((smooth[at] ?? 0) - value);
  }
  return smooth;
}
