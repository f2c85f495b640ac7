import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a handbag with a flap and a stiff handle. */
export const handbag = defineObject({
  make: makeHandbag,
  accessory: true,
});

function makeHandbag(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const spread = 0.16 * (1 - y / 1.3);
    return roundBox(x, y - 0.66, z, 0.84 + spread, 0.66, 0.3 + spread * 0.5, 0.12) * 0.9;
  };
  const flap = (x: number, y: number, z: number) => {
    const spread = 0.16 * (1 - y / 1.3);
    const shell = roundBox(x, y - 0.68, z, 0.86 + spread, 0.67, 0.325 + spread * 0.5, 0.12) * 0.9;
    const edge = 0.74 - y + 0.5 * max(0, abs(x) - 0.2) ** 2 - 0.16;
    return max(shell, edge * 0.85, -0.2 - z);
  };
  const handle = (x: number, y: number, z: number) =>
    max(torus(x, (y - 1.26) * 0.92, z, 0.48, 0.06) * 0.92, 1.3 - y);
  const rings = (x: number, y: number, z: number) =>
    min(
      cylinder(abs(x) - 0.48, y - 1.34, z, 0.1, 0.06, 0.03),
      roundBox(x, y - 0.62, z - 0.38, 0.13, 0.1, 0.05, 0.03),
      torus(x, y - 0.48, z - 0.4, 0.08, 0.025),
    );
  return assembled(
    [
      [body, matte(colours.body, 0.36)],
      [flap, matte(colours.body, 0.3)],
      [handle, matte(colours.body, 0.32)],
      [rings, metal(colours.metal, 0.15)],
    ],
    { height: 1.86, radius: 1.06, yaw: 0.42, pitch: 0.16 },
  );
}
