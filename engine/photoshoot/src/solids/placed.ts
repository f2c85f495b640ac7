import { type Distance, FAR } from '@adwright/engine-objects';

/**
 * Position of one of several equal shapes: the shape's centre, its rotation around the vertical axis, and its
 * lean, in radians.
 */
export interface Place {
  at: readonly [x: number, y: number, z: number];
  yaw?: number;
  lean?: number;
}

/**
 * Returns a shape that is moved from the origin to a position. At distances greater than `reach`, a sphere
 * replaces the shape, because its distance is computed faster.
 */
export function placed(
  shape: Distance,
  reach: number,
  { at: [mx, my, mz], yaw = 0, lean = 0 }: Place,
): Distance {
  const [turnX, turnZ] = [Math.cos(yaw), Math.sin(yaw)];
  const [leanX, leanY] = [Math.cos(lean), Math.sin(lean)];
  return (x, y, z) => {
    const [px, py, pz] = [x - mx, y - my, z - mz];
    const gap = Math.sqrt(px * px + py * py + pz * pz) - reach;
    if (gap > FAR) return gap;
    const across = px * turnX - pz * turnZ;
    return shape(across * leanX + py * leanY, py * leanX - across * leanY, px * turnZ + pz * turnX);
  };
}

/** Returns the union of several shapes, as a distance function. */
export function all(shapes: readonly Distance[]): Distance {
  return (x, y, z) => {
    let least = Number.POSITIVE_INFINITY;
    for (const shape of shapes) {
      const own = shape(x, y, z);
      if (own < least) least = own;
    }
    return least;
  };
}

/** Returns copies of one shape at several positions. */
export function strewn(shape: Distance, reach: number, places: readonly Place[]): Distance {
  return all(places.map((place) => placed(shape, reach, place)));
}
