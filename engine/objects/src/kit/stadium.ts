const { abs, max, sqrt } = Math;

/** Outline of a sole from above: a stadium, with the toe towards +x. */
export function stadium(x: number, z: number, half: number, radius: number): number {
  const past = max(abs(x) - half + radius, 0);
  return sqrt(past * past + z * z) - radius;
}
