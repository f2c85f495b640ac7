import {
  assembled,
  type Distance,
  ellipsoid,
  matte,
  metal,
  type ProductObject,
  sphere,
} from '@adwright/engine-objects';
import { type Place, strewn } from './placed.ts';

const { abs, atan2, cos, hypot, max, min, PI, round, sin } = Math;

/** Angle between two neighbouring pods of star anise, in radians. */
const POD_STEP = PI / 4;

/** Builds a model of star anise: eight boat-shaped pods around the middle, each with a seed. */
export function anise(): ProductObject {
  const star =
    (petal: Distance): Distance =>
    (x, y, z) => {
      const angle = POD_STEP * round(atan2(z, x) / POD_STEP);
      return petal(x * cos(angle) + z * sin(angle), y, z * cos(angle) - x * sin(angle));
    };
  const pod = star((x, y, z) => {
    const boat = ellipsoid(x - 0.27, y, z, 0.25, 0.1, 0.09 * (1.15 - 0.6 * abs(x - 0.24)));
    // A pod of star anise is open along its top.
    return max(boat, 0.03 - abs(z) - max(0, 0.02 - y) * 3) * 0.7;
  });
  const seed = star((x, y, z) => ellipsoid(x - 0.29, y - 0.03, z, 0.085, 0.055, 0.05));
  const places: Place[] = [
    { at: [-0.46, 0.12, 0.12], yaw: 0.2, lean: 0.1 },
    { at: [0.32, 0.12, 0.3], yaw: 0.5, lean: -0.12 },
    { at: [0.16, 0.2, -0.34], lean: 0.34 },
  ];
  return assembled(
    [
      [strewn(pod, 0.56, places), matte('#7c4524', 0.7)],
      [strewn(seed, 0.56, places), metal('#a35a26', 0.3)],
    ],
    { height: 0.4, radius: 1.02, yaw: 0, pitch: 0.62 },
  );
}

/** Builds a model of a handful of almonds. */
export function almonds(): ProductObject {
  const nut: Distance = (x, y, z) => {
    const groove = 0.007 * cos(atan2(y, z) * 14);
    // An almond is round at one end and pointed at the other.
    const taper = 1 - 0.42 * max(0, x / 0.3) ** 1.5;
    return (ellipsoid(x, y, z, 0.3, 0.105 * taper, 0.175 * taper) + groove) * 0.6;
  };
  return assembled(
    [
      [
        strewn(nut, 0.34, [
          { at: [-0.62, 0.11, 0.1], yaw: 0.4 },
          { at: [-0.18, 0.11, 0.4], yaw: -0.7 },
          { at: [0.38, 0.11, 0.36], yaw: 2.2 },
          { at: [0.7, 0.11, -0.06], yaw: 1 },
          { at: [0.08, 0.11, -0.36], yaw: 3 },
          { at: [-0.34, 0.27, 0.08], yaw: 1.9, lean: 0.16 },
          { at: [0.24, 0.28, 0.06], yaw: -0.4, lean: -0.12 },
        ]),
        matte('#a9693a', 0.6),
      ],
    ],
    { height: 0.45, radius: 1.05, yaw: 0, pitch: 0.5 },
  );
}

/** Builds a model of a whole avocado and a half avocado with its stone towards the camera. */
export function avocados(): ProductObject {
  const pear = (x: number, y: number, z: number) => {
    const broad = ellipsoid(x, y + 0.1, z, 0.42, 0.46, 0.42);
    const neck = ellipsoid(x, y - 0.28, z, 0.25, 0.36, 0.25);
    const h = max(0.24 - abs(broad - neck), 0) / 0.24;
    return min(broad, neck) - h * h * 0.06;
  };
  const peel: Distance = (x, y, z) =>
    (pear(x, y, z) + 0.008 * sin(x * 41) * sin(y * 37) * sin(z * 43)) * 0.8;
  const cut = (inset: number): Distance => {
    return (x, y, z) => max(pear(x, y, z) + inset, z) * 0.85;
  };
  const half: Place[] = [{ at: [0.36, 0.5, 0.4], lean: 0.3 }];
  const stone: Distance = (x, y, z) => sphere(x, y + 0.12, z - 0.03, 0.185);
  return assembled(
    [
      [
        strewn(peel, 0.8, [{ at: [-0.42, 0.42, -0.2], lean: 1.15, yaw: 0.3 }]),
        matte('#3f5226', 0.6),
      ],
      [strewn(cut(0), 0.8, half), matte('#4c6328', 0.6)],
      [strewn((x, y, z) => cut(0.035)(x, y, z - 0.012), 0.8, half), matte('#d9dd8c', 0.5)],
      [strewn(stone, 0.8, half), metal('#7a4a28', 0.5)],
    ],
    { height: 1.05, radius: 1.1, yaw: 0, pitch: 0.3 },
  );
}

/** Half the angle at the tip of a melon slice, in radians. */
const SLICE = 0.52;
/** Half the thickness of a slice of melon, in units of the scene. */
const THICK = 0.1;
/** Height of the tip of a slice of melon, in units of the scene. */
const TIP = 0.92;

/** Builds a model of slices of watermelon that stand on their rind. */
export function watermelon(): ProductObject {
  /** The part of a melon slice between two distances from the slice's tip. */
  const ring = (from: number, to: number): Distance => {
    const [sine, cosine] = [sin(SLICE), cos(SLICE)];
    return (x, y, z) => {
      const down = TIP - y;
      const out = hypot(x, down);
      const side = abs(x) * cosine - down * sine;
      return max(out - to, from - out, side, abs(z) - THICK) * 0.9;
    };
  };
  const seed: Distance = (x, y, z) => {
    let least = Number.POSITIVE_INFINITY;
    for (const [across, low] of SEEDS)
      least = min(least, ellipsoid(x - across, y - low, abs(z) - THICK, 0.022, 0.042, 0.014));
    return least;
  };
  const places: Place[] = [
    { at: [-0.36, 0.02, -0.16], yaw: 0.35 },
    { at: [0.34, 0.02, 0.22], yaw: -0.3, lean: -0.1 },
  ];
  return assembled(
    [
      [strewn(ring(0, 0.76), 1.05, places), matte('#e0343f', 0.6)],
      [strewn(ring(0.76, 0.82), 1.05, places), matte('#eef0cf', 0.6)],
      [strewn(ring(0.82, 0.9), 1.05, places), matte('#2f7a35', 0.4)],
      [strewn(seed, 1.05, places), matte('#2a1712', 0.3)],
    ],
    { height: 0.98, radius: 1.1, yaw: 0, pitch: 0.3 },
  );
}

/** Positions of the seeds on both faces of a melon slice. */
const SEEDS = [
  [-0.05, 0.62],
  [0.08, 0.5],
  [-0.14, 0.4],
  [0.2, 0.33],
  [0.02, 0.3],
] as const;
