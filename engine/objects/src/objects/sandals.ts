import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { stadium } from '../kit/stadium.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a pair of thong sandals, toes towards +x. */
export const sandals = defineObject({
  make: makeSandals,
});

function makeSandals(colours: ProductColours): ProductObject {
  const plan = (x: number, z: number) => {
    const wide = 0.33 + 0.05 * x - 0.05 * max(0, 0.4 - abs(x + 0.2));
    return stadium(x, z, 1.02, wide);
  };
  const pair =
    (one: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      z > 0.02 ? one(x - 0.12, y, z - 0.42) : one(x + 0.12, y, -z - 0.4);
  const lift = (x: number) => 0.12 * max(0, -x - 0.1) ** 2;
  const foam = (x: number, y: number, z: number) =>
    extruded(plan(x, z), abs(y - 0.14 - lift(x)) - 0.14, 0.05) * 0.9;
  const stripe = (x: number, y: number, z: number) =>
    extruded(plan(x, z) - 0.006, abs(y - 0.13 - lift(x)) - 0.035, 0.01) * 0.9;
  const straps = (x: number, y: number, z: number) => {
    // The sandal's strap starts between the toes, and splits into an arch to each side of the sole.
    const t = max(0, min(1, (0.56 - x) / 0.72));
    const across = 0.3 * t ** 0.8;
    const up = 0.32 - 0.1 * t + 0.75 * t * (1 - t);
    const band = sqrt((abs(z) - across) ** 2 * 1.2 + (y - up) ** 2) - 0.075;
    return max(band, x - 0.6, -0.2 - x) * 0.6;
  };
  const post = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.58, 0.2, 0, 0.55, 0.36, 0, 0.06);
  return assembled(
    [
      [pair(foam), matte(colours.body, 0.6)],
      [pair(stripe), matte(colours.light, 0.6)],
      [pair((x, y, z) => min(straps(x, y, z), post(x, y, z))), matte(colours.accent, 0.4)],
    ],
    { height: 0.62, radius: 1.3, yaw: -0.6, pitch: 0.5 },
  );
}
