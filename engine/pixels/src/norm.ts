/** Length of a vector. `Math.hypot` guards against overflow, and takes six to ten times as long for it. */
export function norm(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
