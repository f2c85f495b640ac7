const { atan2, cos, max, PI, round, sqrt } = Math;

/** Distance in plan from the nearest of `count` points on a circle about the axis. */
export function fromRing(x: number, z: number, count: number, ring: number, start = 0): number {
  const sector = (2 * PI) / count;
  const angle = atan2(z, x) + start;
  const folded = angle - sector * round(angle / sector);
  const axis2 = x * x + z * z;
  return sqrt(max(0, axis2 + ring * ring - 2 * sqrt(axis2) * ring * cos(folded)));
}

/** Beyond this gap the plane in between stands for a ring of small things: angles are dear. */
export const FAR = 0.06;
