import { assembled, glow, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of wireless earphones in their open case. */
export const earbuds = defineObject({
  make: makeEarbuds,
});

function makeEarbuds(colours: ProductColours): ProductObject {
  const pebble = (x: number, y: number, z: number) => roundBox(x, y - 0.5, z, 0.84, 0.5, 0.42, 0.4);
  const shell = (x: number, y: number, z: number) =>
    max(pebble(x, y, z), y - 0.66, -roundBox(x, y - 0.7, z, 0.7, 0.1, 0.3, 0.08));
  // The case's lid is rotated upwards about its hinge at the back.
  const lid = (x: number, y: number, z: number) => {
    const py = y - 0.66;
    const pz = z + 0.38;
    const ly = -pz * 0.97 + py * 0.24;
    const lz = py * 0.97 + pz * 0.24;
    const outer = roundBox(x, ly + 0.16, lz - 0.42, 0.84, 0.5, 0.42, 0.4);
    const inner = roundBox(x, ly + 0.16, lz - 0.42, 0.76, 0.42, 0.35, 0.33);
    return max(outer, -ly, -inner) * 0.98;
  };
  const buds = (x: number, y: number, z: number) => {
    const ax = abs(x) - 0.34;
    return (
      blend(
        ellipsoid(ax, y - 1.02, z - 0.02, 0.22, 0.24, 0.22),
        capsule(ax, y, z, 0.06, 0.94, 0.08, 0.06, 0.56, 0.1, 0.095),
        0.1,
      ) * 0.95
    );
  };
  const tips = (x: number, y: number, z: number) =>
    min(
      ellipsoid(abs(x) - 0.15, y - 1.12, z - 0.08, 0.12, 0.15, 0.14),
      cylinder(abs(x) - 0.4, z - 0.18, y - 0.82, 0.05, 0.03, 0.01),
    );
  const light = (x: number, y: number, z: number) => sphere(x, y - 0.46, z - 0.42, 0.035);
  return assembled(
    [
      [shell, matte(colours.body, 0.2)],
      [lid, matte(colours.body, 0.2)],
      [buds, matte('#f8f6f1', 0.18)],
      [tips, matte('#2b2b31', 0.6)],
      [light, glow('#7df0a4')],
    ],
    { height: 1.5, radius: 0.98, yaw: 0.3, pitch: 0.26 },
  );
}
