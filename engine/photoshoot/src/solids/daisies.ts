import {
  assembled,
  type Distance,
  ellipsoid,
  matte,
  type ProductObject,
} from '@adwright/engine-objects';
import { strewn } from './placed.ts';

const { atan2, cos, PI, round, sin, sqrt } = Math;

/** Rings of petals: number of petals, and radius and height of the ring. */
const RINGS = [
  { count: 15, out: 0.43, rise: 0.02, turn: 0 },
  { count: 13, out: 0.38, rise: 0.09, turn: 0.21 },
] as const;

/** Returns the distance to the petals of a flower around the origin that faces upwards. */
const petals: Distance = (x, y, z) => {
  const axis = sqrt(x * x + z * z);
  let least = Number.POSITIVE_INFINITY;
  for (const { count, out, rise, turn } of RINGS) {
    const sector = (2 * PI) / count;
    const own = round((atan2(z, x) - turn) / sector) * sector + turn;
    const [along, across] = [x * cos(own) + z * sin(own), z * cos(own) - x * sin(own)];
    const bend = y - rise - 0.3 * (axis - 0.2) ** 2 * 0.6 + across * across * 2;
    const petal = ellipsoid(along - out, bend, across, 0.27, 0.022, 0.075);
    if (petal < least) least = petal;
  }
  return least * 0.6;
};

const heart: Distance = (x, y, z) =>
  (ellipsoid(x, y - 0.05, z, 0.22, 0.1, 0.22) + 0.006 * sin(x * 70) * sin(z * 70)) * 0.7;

const leaf: Distance = (x, y, z) =>
  ellipsoid(x - 0.35, y + 0.2 * x * x, z, 0.4, 0.022, 0.15) * 0.55;

/** Builds a model of flowers with petals around a round centre, such as daisies or sunflowers. */
export function daisies(rays: string, middle: string): ProductObject {
  const places = [
    { at: [-0.52, 0.3, 0.08], yaw: -1.7, lean: -0.66 },
    { at: [0.54, 0.36, -0.04], yaw: -1.2, lean: -0.8 },
    { at: [0.1, 0.14, 0.62], yaw: -1.5, lean: -0.3 },
  ] as const;
  const leaves = [
    { at: [-0.8, 0.05, -0.2], yaw: 2.8 },
    { at: [0.8, 0.05, 0.3], yaw: -0.4 },
    { at: [-0.2, 0.05, 0.5], yaw: -2.2 },
  ] as const;
  return assembled(
    [
      [strewn(petals, 0.74, places), matte(rays, 0.6)],
      [strewn(heart, 0.26, places), matte(middle, 0.8)],
      [strewn(leaf, 0.8, leaves), matte('#3d6a2c', 0.7)],
    ],
    { height: 0.9, radius: 1.4, yaw: 0, pitch: 0.42 },
  );
}
