import {
  assembled,
  capsule,
  cylinder,
  type Distance,
  matte,
  type ProductColours,
  type ProductObject,
  roundBox,
} from '@adwright/engine-objects';

const { abs, max, min } = Math;

/** Height of the eaves of the bar's roof, in units of the scene. */
const EAVES = 1.28;
/** Height of the ridge of the bar's roof, in units of the scene. */
const RIDGE = 2.06;

/**
 * Builds a model of a beach bar: a straw roof on posts, a wooden counter with bottles, and stools in front.
 */
export function beachBar({ body, light }: Pick<ProductColours, 'body' | 'light'>): ProductObject {
  const roof: Distance = (x, y, z) =>
    max(
      // The bar's roof has four slopes of thick straw that end in a fringe.
      (y - RIDGE) * 0.72 + max(abs(x) * 0.46, abs(z) * 0.58),
      EAVES - 0.1 - y,
    ) * 0.9;
  const fringe: Distance = (x, y, z) =>
    max(
      roundBox(x, y - EAVES + 0.1, z, 1.22, 0.09, 0.97, 0.02),
      -roundBox(x, y - EAVES + 0.1, z, 1.12, 0.2, 0.87, 0.02),
    );
  const posts: Distance = (x, y, z) =>
    capsule(abs(x), y, abs(z), 0.96, 0.02, 0.7, 0.96, 1.4, 0.7, 0.05);
  const counter: Distance = (x, y, z) => roundBox(x, y - 0.36, z - 0.5, 0.9, 0.36, 0.16, 0.02);
  const top: Distance = (x, y, z) => roundBox(x, y - 0.76, z - 0.54, 1.02, 0.035, 0.26, 0.02);
  const bottles: Distance = (x, y, z) =>
    min(
      cylinder(abs(x + 0.1) - 0.42, y - 0.92, z - 0.46, 0.05, 0.13, 0.03),
      cylinder(abs(x - 0.1) - 0.26, y - 0.9, z - 0.44, 0.055, 0.11, 0.03),
    );
  const shelf: Distance = (x, y, z) => roundBox(x, y - 0.7, z + 0.66, 0.9, 0.68, 0.03, 0.02);
  const stools: Distance = (x, y, z) =>
    min(
      cylinder(abs(x) - 0.42, y - 0.5, z - 1, 0.16, 0.04, 0.02),
      cylinder(abs(x) - 0.42, y - 0.24, z - 1, 0.04, 0.24, 0.01),
    );
  return assembled(
    [
      [roof, matte('#b98d4f', 0.95)],
      [fringe, matte('#a0763c', 0.95)],
      [posts, matte('#7a5230', 0.8)],
      [counter, matte(body, 0.7)],
      [top, matte('#8a5c36', 0.5)],
      [bottles, matte('#3f8f6a', 0.2)],
      [shelf, matte('#6b4628', 0.8)],
      [stools, matte(light, 0.6)],
    ],
    { height: RIDGE, radius: 1.45, yaw: 0.36, pitch: 0.08 },
  );
}
