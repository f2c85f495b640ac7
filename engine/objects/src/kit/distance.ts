/**
 * The functions of this file return signed distances of simple solids, in the object's units. Formulas: The formulas
 * are from Inigo Quilez, "Distance functions". Parameters are single numbers instead of vectors, since the ray-marcher
 * makes some ten million calls per image.
 */
const { abs, max, min, sqrt } = Math;

/** Returns the signed distance from a point to a surface; negative inside the solid. */
export type Distance = (x: number, y: number, z: number) => number;

/**
 * Returns an infinite distance, for a part without a shape whose material only colours other parts.
 */
export const nowhere: Distance = () => Number.POSITIVE_INFINITY;

/** Returns the distance to a box with rounded edges: half sizes `a`, `b` and `c`, edge radius `r`. */
export function roundBox(
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
  r: number,
): number {
  const dx = abs(x) - a + r;
  const dy = abs(y) - b + r;
  const dz = abs(z) - c + r;
  const ox = max(dx, 0);
  const oy = max(dy, 0);
  const oz = max(dz, 0);
  return sqrt(ox * ox + oy * oy + oz * oz) + min(max(dx, max(dy, dz)), 0) - r;
}

/**
 * Returns the distance to an upright cylinder about the y axis with rounded rims: radius, half height, rim
 * radius.
 */
export function cylinder(
  x: number,
  y: number,
  z: number,
  radius: number,
  half: number,
  r: number,
): number {
  return disc(sqrt(x * x + z * z), y, radius, half, r);
}

/**
 * Returns the distance to a cylinder like {@link cylinder}, from a point's distance to the axis and its
 * height.
 */
export function disc(axis: number, y: number, radius: number, half: number, r: number): number {
  const d = axis - radius + r;
  const e = abs(y) - half + r;
  const a = max(d, 0);
  const b = max(e, 0);
  return min(max(d, e), 0) + sqrt(a * a + b * b) - r;
}

/** Returns the distance to a ball around the origin with radius `r`. */
export function sphere(x: number, y: number, z: number, r: number): number {
  return sqrt(x * x + y * y + z * z) - r;
}

/** Returns the distance to a ring in the xy plane: radius of the ring, radius of its tube. */
export function torus(x: number, y: number, z: number, ring: number, tube: number): number {
  const q = sqrt(x * x + y * y) - ring;
  return sqrt(q * q + z * z) - tube;
}

/** Returns the distance to a rod with round ends between two points. */
export function capsule(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r: number,
): number {
  const px = x - ax,
    py = y - ay,
    pz = z - az;
  const dx = bx - ax,
    dy = by - ay,
    dz = bz - az;
  const t = max(0, min(1, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  const ox = px - dx * t;
  const oy = py - dy * t;
  const oz = pz - dz * t;
  return sqrt(ox * ox + oy * oy + oz * oz) - r;
}

/** Returns a lower bound of the distance to an ellipsoid. Near the surface, the bound is exact. */
export function ellipsoid(
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
): number {
  const k0 = sqrt((x * x) / (a * a) + (y * y) / (b * b) + (z * z) / (c * c));
  const k1 = sqrt(
    (x * x) / (a * a * a * a) + (y * y) / (b * b * b * b) + (z * z) / (c * c * c * c),
  );
  return k1 < 1e-9 ? -min(a, b, c) : (k0 * (k0 - 1)) / k1;
}

/**
 * Returns the distance to the union of two shapes. A polynomial smooth minimum rounds the seam over
 * a width `k`.
 */
export function blend(a: number, b: number, k: number): number {
  const h = max(k - abs(a - b), 0) / k;
  return min(a, b) - h * h * k * 0.25;
}

/**
 * Returns the distance to an outline extruded in depth; `r` rounds the edges. The arguments are the
 * distances to the outline and to the end planes.
 */
export function extruded(flat: number, deep: number, r: number): number {
  const a = max(flat + r, 0);
  const b = max(deep + r, 0);
  return min(max(flat, deep) + r, 0) + sqrt(a * a + b * b) - r;
}
