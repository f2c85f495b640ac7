import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, torus } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of an open tin of paint with a roller against it. */
export const paintTin = defineObject({
  make: makePaintTin,
});

function makePaintTin(colours: ProductColours): ProductObject {
  const tin = (x: number, y: number, z: number) =>
    max(cylinder(x, y - 0.72, z, 0.72, 0.72, 0.03), -cylinder(x, y - 1.4, z, 0.66, 0.2, 0.02));
  const rims = (x: number, y: number, z: number) =>
    min(torus(x, z, y - 1.43, 0.7, 0.04), torus(x, z, y - 0.04, 0.71, 0.035));
  const paint = (x: number, y: number, z: number) => {
    const top = cylinder(x, y - 1.26, z, 0.67, 0.05, 0.01);
    const run = min(
      capsule(x, y, z, 0.1, 1.44, 0.73, 0.1, 0.98, 0.74, 0.07),
      capsule(x, y, z, 0.26, 1.44, 0.69, 0.26, 1.16, 0.7, 0.07),
      capsule(x, y, z, -0.06, 1.44, 0.73, -0.06, 1.2, 0.74, 0.06),
      max(torus(x, z, y - 1.45, 0.7, 0.06), abs(x - 0.1) - 0.24, -z),
    );
    return min(top, run);
  };
  const sleeve = (x: number, y: number, z: number) =>
    cylinder(y - 1.72, x + 0.1, z + 0.14, 0.21, 0.56, 0.07);
  const wet = (x: number, y: number, z: number) =>
    max(cylinder(y - 1.72, x + 0.1, z + 0.14, 0.225, 0.56, 0.07), y - 1.74);
  const wire = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.46, 1.72, -0.14, 0.72, 1.72, -0.14, 0.03),
      capsule(x, y, z, 0.72, 1.72, -0.14, 0.78, 1.36, 0.0, 0.03),
      capsule(x, y, z, 0.78, 1.36, 0, 1.0, 1.04, 0.12, 0.03),
    );
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z, 1.02, 1.02, 0.13, 1.3, 0.22, 0.34, 0.1);
  return assembled(
    [
      [tin, metal('#d3d6dc', 0.26)],
      [rims, metal('#e3e5e9', 0.18)],
      [paint, matte(colours.accent, 0.12)],
      [sleeve, matte('#fbf8f2', 0.95)],
      [wet, matte(colours.accent, 0.4)],
      [wire, metal('#aeb2ba', 0.25)],
      [handle, matte(colours.body, 0.4)],
    ],
    { height: 1.94, radius: 1.4, yaw: 0.2, pitch: 0.2, decals: [wrapLabel(0, 0.72, 0.16, 0.9, 1)] },
  );
}
