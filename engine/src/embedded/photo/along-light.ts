import { boxBlur } from './box-blur.ts';
import { guidedFilter } from './guided-filter.ts';
import type { Planes } from './raster.ts';

/**
 * Smooths a plane of colour along the light (He et al., "Guided image filtering", 2013), as far as its noise goes: what
 * differs more than that is a thing's colour and stays.
 * @param epsilon Variance of luma under which a neighbourhood counts as even, levels squared
 * @param noise Standard deviation of the plane's noise, levels
 */
export function smoothAlongLight(
  plane: Float32Array,
  { width, height, luma }: Pick<Planes, 'width' | 'height' | 'luma'>,
  radius: number,
  epsilon: number,
  noise: number,
): Float32Array {
  const smooth = guidedFilter(luma, plane, width, height, radius, epsilon);
  const energy = boxBlur(
    plane.map((value, at) => (value - (smooth[at] ?? 0)) ** 2),
    width,
    height,
    radius,
  );
  return plane.map((value, at) => {
    const share = Math.min(1, noise ** 2 / Math.max(1e-6, energy[at] ?? 0));
    return value + share * ((smooth[at] ?? 0) - value);
  });
}
