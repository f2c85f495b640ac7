/**
 * Returns the length of a vector. This replaces `Math.hypot`, which takes six to ten times as long because it
 * guards against overflow.
 */
export function norm(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
