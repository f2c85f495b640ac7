import {
  assembled,
  blend,
  capsule,
  type Distance,
  FAR,
  matte,
  type ProductObject,
} from '@adwright/engine-objects';

const { atan2, sin } = Math;

/** Branches of driftwood, each with its start point, end point, and thickness at both ends. */
const LIMBS = [
  [-1.2, 0.2, 0.1, -0.4, 0.26, 0, 0.17, 0.23],
  [-0.4, 0.26, 0, 0.5, 0.24, -0.06, 0.23, 0.21],
  [0.5, 0.24, -0.06, 1.15, 0.36, 0.1, 0.21, 0.13],
  [0.1, 0.28, -0.04, 0.52, 0.7, -0.24, 0.15, 0.085],
  [-0.55, 0.3, 0, -0.8, 0.5, 0.2, 0.12, 0.09],
  [-0.8, 0.12, 0.5, 0, 0.12, 0.6, 0.12, 0.11],
  [0, 0.12, 0.6, 0.8, 0.13, 0.46, 0.11, 0.08],
] as const;

/** Returns the distance to a capsule that gets thinner towards one end. */
const limb = (x: number, y: number, z: number, one: (typeof LIMBS)[number]): number => {
  const [ax, ay, az, bx, by, bz, thick, thin] = one;
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const share = Math.min(
    1,
    Math.max(0, ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz)),
  );
  return capsule(x, y, z, ax, ay, az, bx, by, bz, thick + (thin - thick) * share);
};

const wood: Distance = (x, y, z) => {
  let least = Number.POSITIVE_INFINITY;
  for (const one of LIMBS) least = blend(least, limb(x, y, z, one), 0.09);
  if (least > FAR) return least;
  // The grain of the wood runs along the branch, is slightly twisted, and has knots.
  const turn = atan2(y - 0.2, z) + x * 1.6;
  const grain = sin(turn * 11 + sin(x * 5) * 1.4) * 0.5 + sin(turn * 23 + x * 7) * 0.5;
  return (least + 0.006 * grain + 0.022 * sin(x * 4.3) * sin(z * 6 + y * 5)) * 0.75;
};

/** Builds a model of driftwood: a bent branch, bleached grey, with a smaller branch in front of it. */
export function driftwood(): ProductObject {
  return assembled([[wood, matte('#b3a491', 0.9)]], {
    height: 0.75,
    radius: 1.4,
    yaw: 0.12,
    pitch: 0.34,
  });
}
