/** Length of a vector. `Math.hypot` guards against overflow, which takes six to ten times as long. */
export function norm(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
