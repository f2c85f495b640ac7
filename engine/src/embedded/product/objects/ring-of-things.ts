const { atan2, cos, max, PI, round, sin, sqrt } = Math;

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
export type Spoke = (out: number, y: number, aside: number) => number;

/** The same shape `count` times about the axis; `start` turns them all. */
export function aroundAxis(count: number, start: number, spoke: Spoke) {
  const sector = (2 * PI) / count;
  const turns = Array.from({ length: count }, (_, nth) => nth * sector - start);
  const cosines = Float64Array.from(turns, (turn) => cos(turn));
  const sines = Float64Array.from(turns, (turn) => sin(turn));
  return (x: number, y: number, z: number) => {
    const nth = (round((atan2(z, x) + start) / sector) + count) % count;
    const c = cosines[nth] ?? 1;
    const s = sines[nth] ?? 0;
    return spoke(x * c + z * s, y, z * c - x * s);
  };
}
