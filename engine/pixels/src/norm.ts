/**
 * Returns the length of a vector. This function replaces `Math.hypot`, which takes six to ten times as long
 * because it prevents overflow.
 */
export function norm(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
