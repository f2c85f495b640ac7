import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max } = Math;

/** 3D model of a kettlebell. */
export const kettlebell = defineObject({
  make: makeKettlebell,
  lessons: 'shown',
});

function makeKettlebell(colours: ProductColours): ProductObject {
  const iron = (x: number, y: number, z: number) => {
    const ball = sphere(x, y - 0.66, z, 0.72);
    const handle = torus(x * 0.92, (y - 1.4) * 1.02, z, 0.4, 0.11) * 0.95;
    return max(blend(ball, handle, 0.18), -y);
  };
  const band = (x: number, y: number, z: number) =>
    max(sphere(x, y - 0.66, z, 0.735), abs(y - 0.62) - 0.13);
  return assembled(
    [
      [iron, matte('#2a2a30', 0.5)],
      [band, matte(colours.accent, 0.35)],
    ],
    { height: 1.94, radius: 0.76, yaw: 0.5, pitch: 0.14 },
  );
}
