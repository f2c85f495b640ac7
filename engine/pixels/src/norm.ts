/** Returns the length of a vector. `Math.hypot` is six to ten times slower, because it guards against overflow. */
export function norm(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
