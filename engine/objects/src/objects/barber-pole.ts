import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, min, PI, sqrt } = Math;

/** 3D model of a barber's striped pole. */
export const barberPole = defineObject({
  make: makeBarberPole,
});

function makeBarberPole(colours: ProductColours): ProductObject {
  const tube = (x: number, y: number, z: number) => cylinder(x, y - 1.16, z, 0.36, 0.74, 0.02);
  const cap = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const up = abs(y - 1.16);
    return min(disc(axis, up - 0.82, 0.46, 0.1, 0.05), disc(axis, up - 0.98, 0.36, 0.08, 0.04));
  };
  const ball = (x: number, y: number, z: number) => sphere(x, y - 2.34, z, 0.22);
  const base = assembled(
    [
      [tube, matte('#ffffff', 0.18)],
      [cap, metal(colours.metal, 0.2)],
      [ball, metal(colours.metal, 0.2)],
      [() => Number.POSITIVE_INFINITY, matte('#c8323c', 0.18)],
      [() => Number.POSITIVE_INFINITY, matte('#27427e', 0.18)],
    ],
    { height: 2.56, radius: 0.5, yaw: 0, pitch: 0.1 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      const turn = atan2(x, z) / (2 * PI) + y * 0.62;
      const share = turn - Math.floor(turn);
      if (share < 0.25) return 3;
      return share >= 0.5 && share < 0.75 ? 4 : 0;
    },
  };
}
