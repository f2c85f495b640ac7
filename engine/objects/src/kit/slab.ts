import { extruded } from './distance.ts';

const { abs, max, min, sqrt } = Math;

/** Returns the distance to an upright slab that is thin in depth and has rounded corners in its plane. */
export function slab(
  x: number,
  y: number,
  z: number,
  halfWidth: number,
  halfHeight: number,
  halfDepth: number,
  corner: number,
  edge = 0.02,
): number {
  const dx = max(abs(x) - halfWidth + corner, 0);
  const dy = max(abs(y) - halfHeight + corner, 0);
  const inside = min(max(abs(x) - halfWidth, abs(y) - halfHeight), 0);
  const outline = sqrt(dx * dx + dy * dy) - corner + (dx + dy === 0 ? inside + corner : 0);
  return extruded(outline, abs(z) - halfDepth, edge);
}
