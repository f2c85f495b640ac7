import { type Distance, ellipsoid } from './distance.ts';

const { abs, hypot, max, min } = Math;

/** Returns the distances to a potted plant at the origin: a pot that widens upwards, and the leaves. */
export const POTTED_PLANT: Readonly<{ pot: Distance; leaves: Distance }> = {
  pot: (x, y, z) => max(hypot(x, z) - 0.1 - 0.14 * y, abs(y - 0.12) - 0.12) * 0.95,
  leaves: (x, y, z) =>
    min(
      ellipsoid(x, y - 0.41, z, 0.08, 0.2, 0.08),
      ellipsoid(x - 0.1 - (y - 0.35) * 0.3, y - 0.37, z, 0.07, 0.17, 0.07),
      ellipsoid(x + 0.1 + (y - 0.35) * 0.3, y - 0.35, z, 0.07, 0.16, 0.07),
    ),
};
