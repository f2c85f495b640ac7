import {
  assembled,
  type Distance,
  ellipsoid,
  matte,
  type ProductObject,
} from '@adwright/engine-objects';
import { all, placed, strewn } from './placed.ts';

const { abs, atan2, cos, max, sin, sqrt } = Math;
/**
 * Petals of a rose from the outside to the centre: radius of a ring, height of the petals' edges, and number of
 * petals.
 */
const PETALS = [
  { out: 0.54, rim: 0.06, count: 5, turn: 0 },
  { out: 0.45, rim: 0.2, count: 5, turn: 0.7 },
  { out: 0.36, rim: 0.3, count: 4, turn: 1.5 },
  { out: 0.26, rim: 0.36, count: 3, turn: 0.4 },
  { out: 0.17, rim: 0.39, count: 3, turn: 1.4 },
  { out: 0.08, rim: 0.4, count: 2, turn: 0.2 },
] as const;

/**
 * Returns the distance to the head of an open rose that faces up around the origin: nested cups with
 * petal-shaped edges.
 */
const rose: Distance = (x, y, z) => {
  const axis = sqrt(x * x + z * z);
  const angle = atan2(z, x);
  let least = ellipsoid(x, y + 0.26, z, 0.3, 0.22, 0.3);
  for (const { out, rim, count, turn } of PETALS) {
    // A cup of petals lies between 0.45 and 1.4 times its radius from the rose's axis. If this range is
    // farther away than the nearest surface found so far, the cup is skipped.
    if (max(axis - 1.4 * out, 0.45 * out - axis) * 0.75 > least) continue;
    const wave = (angle + turn) * count * 0.5;
    const notch = abs(cos(wave));
    const up = (y + 0.34) / (rim + 0.34);
    const curl = max(0, up - 0.72);
    const wall = out * (0.5 + 0.56 * up + 0.9 * curl * curl) * (1 + 0.09 * sin(2 * wave + turn));
    const shell = abs(axis - wall) * 0.75 - 0.014;
    const petal = max(shell, y - rim + 0.16 * (1 - notch) ** 2, -0.34 - y);
    if (petal < least) least = petal;
  }
  return least * 0.62;
};

const leaf: Distance = (x, y, z) =>
  (ellipsoid(x - 0.4, y + 0.16 * x * x - 0.3 * z * z, z, 0.42, 0.025, 0.2) +
    0.004 * cos(x * 40 + abs(z) * 60)) *
  0.55;

/** Builds a model of two roses with leaves. */
export function roses(colour: string): ProductObject {
  return assembled(
    [
      [
        strewn(rose, 0.7, [
          { at: [-0.52, 0.5, -0.12], yaw: -2, lean: -0.5 },
          { at: [0.5, 0.46, 0.16], yaw: -1.1, lean: -0.62 },
        ]),
        matte(colour, 0.6),
      ],
      [
        all(
          (
            [
              [-0.9, -0.1, 2.9, 0.2],
              [0.8, 0.3, -0.5, 0.12],
              [-0.1, 0.34, -1.4, 0.16],
              [0.5, -0.4, 0.9, 0.4],
              [-0.6, 0.4, -2.2, 0.14],
            ] as const
          ).map(([x, z, yaw, y]) => placed(leaf, 0.9, { at: [x, y, z], yaw, lean: 0.1 })),
        ),
        matte('#2c5527', 0.7),
      ],
    ],
    { height: 1.05, radius: 1.6, yaw: 0, pitch: 0.4 },
  );
}
