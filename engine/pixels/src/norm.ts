/** Length of a vector. `Math.hypot` guards against overflow, which makes it six to ten times slower. */
export function norm(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
