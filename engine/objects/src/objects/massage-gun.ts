import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { hypot, min } = Math;

/** 3D model of a massage gun with a round head, standing on its grip. */
export const massageGun = defineObject({
  make: makeMassageGun,
});

function makeMassageGun(colours: ProductColours): ProductObject {
  const grip = (x: number, y: number, z: number) =>
    blend(
      capsule(x, y, z, 0.04, 0.2, 0, 0.1, 1.3, 0, 0.2),
      capsule(x, y, z, -0.34, 1.62, 0, 0.5, 1.62, 0, 0.33),
      0.16,
    );
  const bands = (x: number, y: number, z: number) =>
    min(
      disc(hypot(y - 1.62, z), x + 0.44, 0.3, 0.06, 0.03),
      cylinder(x - 0.04, y - 0.05, z, 0.22, 0.05, 0.03),
    );
  const back = (x: number, y: number, z: number) =>
    disc(hypot(y - 1.62, z), x - 0.8, 0.22, 0.04, 0.02);
  const rod = (x: number, y: number, z: number) =>
    disc(hypot(y - 1.62, z), x + 0.66, 0.1, 0.2, 0.02);
  const head = (x: number, y: number, z: number) =>
    ellipsoid(x + 0.98, y - 1.62, z, 0.26, 0.26, 0.26);
  const button = (x: number, y: number, z: number) =>
    min(
      sphere(x - 0.07, y - 1.02, z - 0.19, 0.075),
      roundBox(x - 0.06, y - 0.74, z - 0.19, 0.035, 0.12, 0.02, 0.015),
    );
  return assembled(
    [
      [grip, matte(colours.body, 0.42)],
      [bands, matte('#24252b', 0.4)],
      [back, metal(colours.metal, 0.3)],
      [rod, metal(colours.metal, 0.25)],
      [head, matte(colours.accent, 0.7)],
      [button, matte(colours.light, 0.35)],
    ],
    { height: 1.96, radius: 1.26, yaw: 0.4, pitch: 0.12 },
  );
}
