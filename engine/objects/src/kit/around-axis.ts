const { abs, atan2, cos, max, PI, round, sin, sqrt } = Math;

/**
 * Returns the distance, from above, between (x, z) and the nearest of `count` points on a circle
 * around the axis.
 */
export function fromRing(x: number, z: number, count: number, ring: number, start = 0): number {
  const sector = (2 * PI) / count;
  const angle = atan2(z, x) + start;
  const folded = angle - sector * round(angle / sector);
  const axis2 = x * x + z * z;
  return sqrt(max(0, axis2 + ring * ring - 2 * sqrt(axis2) * ring * cos(folded)));
}

/**
 * A plane replaces a ring of small shapes beyond this distance from the ring, in the object's units. The
 * plane needs no angle, and angles are expensive to compute. The distance must exceed the shader's farthest
 * sample point for openness (ambient light), which is 0.33. At a shorter distance, visible rings appear on
 * the surface below. The replacement must be bounded in every direction: an unbounded slab casts faint ring
 * shadows on distant parts of the floor.
 */
export const FAR = 0.35;

/**
 * A shape in the coordinates of one spoke (ray from the axis): distance outwards, height, and distance
 * sideways.
 */
type Spoke = (out: number, y: number, aside: number) => number;

/** Repeats a shape `count` times about the y axis; `start` is the first copy's rotation in radians. */
export function aroundAxis(count: number, start: number, spoke: Spoke) {
  const turns = Array.from({ length: count }, (_, nth) => (nth * 2 * PI) / count - start);
  const cosines = Float64Array.from(turns, (turn) => cos(turn));
  const sines = Float64Array.from(turns, (turn) => sin(turn));
  return (x: number, y: number, z: number) => {
    // The nearest spoke is the spoke in whose direction the point is farthest from the axis.
    // Finding the nearest spoke by comparison costs half as much as computing an angle.
    let out = Number.NEGATIVE_INFINITY;
    let aside = 0;
    for (let nth = 0; nth < count; nth++) {
      const c = cosines[nth] ?? 1;
      const s = sines[nth] ?? 0;
      const along = x * c + z * s;
      if (along <= out) continue;
      out = along;
      aside = z * c - x * s;
    }
    return spoke(out, y, aside);
  };
}

/**
 * Returns the distance in the plane to the nearest of `count` evenly rotated lines through the centre, such as
 * the spokes of a wheel.
 */
export function fromLines(count: number) {
  const turns = Array.from({ length: count }, (_, nth) => (nth * PI) / count);
  const cosines = Float64Array.from(turns, (turn) => cos(turn));
  const sines = Float64Array.from(turns, (turn) => sin(turn));
  return (x: number, y: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let nth = 0; nth < count; nth++) {
      const gap = abs(y * (cosines[nth] ?? 1) - x * (sines[nth] ?? 0));
      if (gap < least) least = gap;
    }
    return least;
  };
}
