import { boxBlur } from './box-blur.ts';

/**
 * Smooths a plane but preserves the edges of the guide (guided filter, He, Sun & Tang 2010). An area of the
 * guide with a variance below `epsilon` (in squared units of the guide) counts as flat.
 */
export function guidedFilter(
  guide: Float32Array,
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  epsilon: number,
): Float32Array {
  const blur = (values: Float32Array) => boxBlur(values, width, height, radius);
  const guideMean = blur(guide);
  const planeMean = blur(plane);
  const work = new Float32Array(plane.length);
  for (let at = 0; at < work.length; at++) work[at] = (guide[at] ?? 0) * (plane[at] ?? 0);
  const covariance = blur(work);
  for (let at = 0; at < work.length; at++) work[at] = (guide[at] ?? 0) ** 2;
  const variance = blur(work);
  const [slope, offset] = [covariance, planeMean];
  for (let at = 0; at < plane.length; at++) {
    const mean = guideMean[at] ?? 0;
    const ours = planeMean[at] ?? 0;
    const a = ((covariance[at] ?? 0) - mean * ours) / ((variance[at] ?? 0) - mean * mean + epsilon);
    slope[at] = a;
    offset[at] = ours - a * mean;
  }
  const slopeMean = blur(slope);
  const offsetMean = blur(offset);
  for (let at = 0; at < work.length; at++)
    work[at] = (slopeMean[at] ?? 0) * (guide[at] ?? 0) + (offsetMean[at] ?? 0);
  return work;
}
