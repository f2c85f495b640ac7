import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, sin } = Math;

/** 3D model of two striped hula hoops, one upright and one on the floor. */
export const hulaHoop = defineObject({
  make: makeHulaHoop,
  lessons: 'shown',
});

function makeHulaHoop(colours: ProductColours): ProductObject {
  const upright = (x: number, y: number, z: number) => torus(x + 0.1, y - 1.08, z + 0.3, 1, 0.075);
  const lying = (x: number, y: number, z: number) =>
    torus(x - 0.28, z - 0.34, y - 0.08, 0.84, 0.075);
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [upright, matte(colours.body, 0.25)],
      [lying, matte(colours.accent, 0.25)],
      [nowhere, matte(colours.second, 0.3)],
      [nowhere, matte('#fbf8f1', 0.3)],
    ],
    { height: 2.16, radius: 1.25, yaw: 0.35, pitch: 0.24 },
  );
  const isStripe = (angle: number) => abs(sin(angle * 4)) > 0.72;
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      const angle = own === 0 ? atan2(y - 1.08, x + 0.1) : atan2(z - 0.34, x - 0.28);
      return isStripe(angle) ? own + 2 : own;
    },
  };
}
