import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, disc, sphere, torus } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { atan2, min, sin, sqrt } = Math;

/** 3D model of a cup with three scoops of ice cream and a rolled wafer. */
export const iceCream = defineObject({
  make: makeIceCream,
  servedAt: true,
});

function makeIceCream(colours: ProductColours): ProductObject {
  const radiusAt = (y: number) => 0.5 + 0.24 * y;
  const cup = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const rim = sqrt((axis - radiusAt(0.9)) ** 2 + (y - 0.9) ** 2) - 0.045;
    return min(disc(axis, y - 0.45, radiusAt(y), 0.45, 0.04) * 0.9, rim);
  };
  const scoop = (x: number, y: number, z: number, r: number) => {
    const ball = sphere(x, y, z, r);
    if (ball > 0.2) return ball - 0.1;
    const crumbs = 0.012 * sin(x * 17 + y * 5) * sin(y * 19 - z * 7) * sin(z * 15 + x * 6);
    const skirt = torus(x, z, y + r * 0.42, r * 0.9, 0.09 + 0.025 * sin(atan2(z, x) * 11));
    return (blend(ball, skirt, 0.08) + crumbs) * 0.8;
  };
  const wafer = (x: number, y: number, z: number) =>
    (capsule(x, y, z, 0.3, 1.2, -0.3, 0.58, 2.14, -0.5, 0.1) + 0.006 * sin(y * 44 - x * 30)) * 0.85;
  const cherry = (x: number, y: number, z: number) => sphere(x + 0.02, y - 2.08, z - 0.04, 0.14);
  const stalk = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.02, 2.18, 0.04, -0.12, 2.4, 0.06, 0.02);
  return assembled(
    [
      [cup, matte(colours.body, 0.45)],
      [(x, y, z) => scoop(x + 0.33, y - 1.1, z - 0.2, 0.44), matte('#f4a3b4', 0.62)],
      [(x, y, z) => scoop(x - 0.35, y - 1.08, z - 0.14, 0.44), matte('#7a4a2e', 0.6)],
      [(x, y, z) => scoop(x, y - 1.58, z + 0.02, 0.46), matte('#fbecc9', 0.62)],
      [wafer, matte('#d99b4e', 0.65)],
      [cherry, matte('#b3142b', 0.12)],
      [stalk, matte('#3f5a2a', 0.6)],
    ],
    {
      height: 2.42,
      radius: 0.86,
      yaw: 0.15,
      pitch: 0.2,
      decals: [{ ...wrapLabel(0, 0.6, 0.12, 0.8, 1), kind: 'print' }],
    },
  );
}
