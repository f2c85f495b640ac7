import {
  assembled,
  capsule,
  type Distance,
  ellipsoid,
  matte,
  type ProductObject,
  sphere,
} from '@adwright/engine-objects';
import { all, type Place, placed, strewn } from './placed.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** Number of petals of a tropical flower. */
const PETALS = 5;

/**
 * Returns the distance to a wide open flower with five petals around the origin, facing up. Each petal overlaps
 * the next petal and has a wavy edge.
 */
const petals: Distance = (x, y, z) => {
  const axis = sqrt(x * x + z * z);
  const sector = (2 * PI) / PETALS;
  const nearest = round(atan2(z, x) / sector);
  let least = Number.POSITIVE_INFINITY;
  // A petal may extend into the two neighbouring sectors, so the petals of both neighbouring sectors are tested
  // too.
  for (let petal = nearest - 1; petal <= nearest + 1; petal++) {
    const turn = petal * sector;
    const along = x * cos(turn) + z * sin(turn);
    const across = z * cos(turn) - x * sin(turn);
    const wave = 0.035 * sin(across * 19 + along * 5) * axis;
    const bend = y - 0.62 * axis * axis + 0.3 * axis ** 4 - 0.26 * across * axis - wave;
    const own = ellipsoid(along - 0.37, bend, across, 0.36, 0.02, 0.27);
    if (own < least) least = own;
  }
  return least * 0.55;
};

const throat: Distance = (x, y, z) => ellipsoid(x, y - 0.05, z, 0.15, 0.045, 0.15) * 0.7;

/** Returns the distance to the column in the middle of a flower, with grains of pollen. */
const column: Distance = (x, y, z) => {
  const stem = capsule(x, y, z, 0, 0, 0, 0.06, 0.5, 0.04, 0.026);
  const level = min(0.5, max(0.26, round(y / 0.06) * 0.06));
  const around = atan2(z - level * 0.08, x - level * 0.12);
  const grain = round(around / (PI / 2.5)) * (PI / 2.5);
  return min(
    stem,
    sphere(
      x - level * 0.12 - 0.055 * cos(grain),
      y - level,
      z - level * 0.08 - 0.055 * sin(grain),
      0.026,
    ) * 0.7,
  );
};

/** Returns the distance to a broad pointed leaf along the x axis, folded at its rib. */
const leaf: Distance = (x, y, z) => {
  const width = 0.3 * (1 - 0.35 * x);
  return (
    (ellipsoid(x - 0.5, y + 0.14 * x * x - 0.28 * abs(z), z, 0.55, 0.024, width) +
      0.004 * cos(x * 34 - abs(z) * 46)) *
    0.5
  );
};

const HEADS: readonly Place[] = [
  { at: [-0.55, 0.42, -0.02], yaw: -1.9, lean: -0.72 },
  { at: [0.56, 0.34, 0.14], yaw: -1.1, lean: -0.86 },
];

/** Positions of the flowers' leaves: x, z, y and rotation. */
const LEAVES = [
  [-0.86, -0.16, 0.16, 2.9],
  [0.8, 0.2, 0.1, -0.4],
  [-0.06, 0.36, 0.12, -1.5],
  [0.4, -0.44, 0.36, 0.9],
  [-0.5, -0.4, 0.34, 2.1],
] as const;

/** Builds a model of two tropical flowers with leaves. */
export function blooms(petal: string, heart: string, pollen: string): ProductObject {
  return assembled(
    [
      [strewn(petals, 0.82, HEADS), matte(petal, 0.55)],
      [strewn(throat, 0.17, HEADS), matte(heart, 0.6)],
      [strewn(column, 0.6, HEADS), matte(pollen, 0.7)],
      [
        all(LEAVES.map(([x, z, y, yaw]) => placed(leaf, 1.1, { at: [x, y, z], yaw, lean: 0.12 }))),
        matte('#2a5f33', 0.5),
      ],
    ],
    { height: 1.05, radius: 1.6, yaw: 0, pitch: 0.4 },
  );
}
