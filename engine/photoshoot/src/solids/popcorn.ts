import {
  assembled,
  type Distance,
  FAR,
  matte,
  type ProductObject,
  sphere,
} from '@adwright/engine-objects';
import { type Place, strewn } from './placed.ts';

const { atan2, cos, max, min, PI, sin, sqrt } = Math;

/** Measures of the popcorn tub, in units of the scene. */
const TUB = {
  /** Height of the heap of popcorn. */
  height: 1,
  /** Radius of the tub at its bottom. */
  foot: 0.4,
  /** Difference between the tub's radius at the top and at the bottom. */
  flare: 0.16,
};
/** Number of stripes around the tub. */
const STRIPES = 11;
/** Angle in radians between one piece of popcorn and the next, at which the pieces are spread evenly. */
const GOLDEN_ANGLE = PI * (3 - sqrt(5));

/** Radius of a sphere that contains a piece of popcorn, in units of the scene. */
const KERNEL = 0.15;

/** Returns the distance to a piece of popcorn: lobes around a centre. */
const kernel: Distance = (x, y, z) => {
  let near = sphere(x, y - 0.01, z, 0.062);
  for (let lobe = 0; lobe < 4; lobe++) {
    const turn = lobe * 1.7;
    near = min(
      near,
      sphere(x - 0.066 * cos(turn), y - 0.05 * sin(lobe * 2.3), z - 0.066 * sin(turn), 0.058),
    );
  }
  return near;
};

/**
 * Returns the positions of the popcorn above the tub's rim, arranged like the seeds of a sunflower, and of
 * pieces beside the tub.
 */
function kernels(): Place[] {
  const heaped = Array.from({ length: 40 }, (_, index): Place => {
    const out = 0.5 * sqrt((index + 0.5) / 40);
    const angle = index * GOLDEN_ANGLE;
    const dome = TUB.height - 0.02 + 0.26 * cos((out / 0.5) * 1.4);
    return {
      at: [out * cos(angle), dome + 0.03 * sin(index * 5), out * sin(angle)],
      yaw: index * 2.1,
      lean: index * 1.3,
    };
  });
  const fallen = [
    [0.72, 0.38],
    [0.6, 0.62],
    [-0.7, 0.5],
    [0.94, 0.2],
    [-0.52, 0.7],
  ].map(([x = 0, z = 0], index): Place => ({ at: [x, 0.09, z], yaw: index * 1.9, lean: index }));
  return [...heaped, ...fallen];
}

/** Builds a model of a striped tub of popcorn. */
export function popcorn(): ProductObject {
  const tub: Distance = (x, y, z) => {
    const wall = sqrt(x * x + z * z) - TUB.foot - (TUB.flare * y) / TUB.height;
    return max(wall * 0.98, y - TUB.height, -y);
  };
  const stripes: Distance = (x, y, z) => {
    const body = tub(x, y, z) - 0.003;
    return body > FAR ? body : max(body, (-cos(STRIPES * atan2(z, x)) * TUB.foot) / STRIPES);
  };
  return assembled(
    [
      [tub, matte('#f7f1e6', 0.6)],
      [stripes, matte('#b5202b', 0.6)],
      [strewn(kernel, KERNEL, kernels()), matte('#fbeec4', 0.85)],
    ],
    { height: 1.45, radius: 1, yaw: 0, pitch: 0.3 },
  );
}
