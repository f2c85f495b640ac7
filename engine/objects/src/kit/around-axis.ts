const { abs, atan2, cos, max, PI, round, sin, sqrt } = Math;

/** Distance in plan from the nearest of `count` points on a circle about the axis. */
export function fromRing(x: number, z: number, count: number, ring: number, start = 0): number {
  const sector = (2 * PI) / count;
  const angle = atan2(z, x) + start;
  const folded = angle - sector * round(angle / sector);
  const axis2 = x * x + z * z;
  return sqrt(max(0, axis2 + ring * ring - 2 * sqrt(axis2) * ring * cos(folded)));
}

/**
 * Beyond this gap the plane in between stands for a ring of small things: angles are dear. It lies beyond the farthest tap
 * by which the shader feels how open a point is (0.33); a nearer one draws rings like those of wood on what lies beneath. What stands in must end in every
 * direction: a slab without end throws faint rings of shadow on the floor far away.
 */
export const FAR = 0.35;

/** A shape told by how far out, how high and how far beside its spoke a point lies. */
type Spoke = (out: number, y: number, aside: number) => number;

/** The same shape `count` times about the axis; `start` turns them all. */
export function aroundAxis(count: number, start: number, spoke: Spoke) {
  const turns = Array.from({ length: count }, (_, nth) => (nth * 2 * PI) / count - start);
  const cosines = Float64Array.from(turns, (turn) => cos(turn));
  const sines = Float64Array.from(turns, (turn) => sin(turn));
  return (x: number, y: number, z: number) => {
    // The nearest spoke is the one along which the point lies farthest out; an angle would cost twice as much.
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

/** Distance in the plane from the nearest of `count` lines through the middle, evenly turned: what a wheel's spokes lie on. */
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
