const { abs, max, sqrt } = Math;

/**
 * Returns the distance to the outline of a sole from above: a stadium (rectangle with round ends), with the
 * toe towards +x.
 */
export function stadium(x: number, z: number, half: number, radius: number): number {
  const past = max(abs(x) - half + radius, 0);
  return sqrt(past * past + z * z) - radius;
}
