import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc, ellipsoid, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a teapot with a cup of tea. */
export const teapot = defineObject({
  make: makeTeapot,
  servedAt: true,
});

function makeTeapot(colours: ProductColours): ProductObject {
  const PX = -0.26;
  const pot = (x: number, y: number, z: number) => {
    const px = x - PX;
    const belly = ellipsoid(px, y - 0.62, z, 0.76, 0.62, 0.76);
    const foot = cylinder(px, y - 0.06, z, 0.42, 0.06, 0.03);
    const spout = capsule(
      px,
      y,
      z,
      0.6,
      0.5,
      0,
      1.06,
      1.02,
      0,
      0.13 - 0.04 * max(0, min(1, (px - 0.6) * 2)),
    );
    const handle = max(
      torus((px + 0.76) * 0.95, (y - 0.68) * 0.85, z, 0.36, 0.075) * 0.9,
      px + 0.66,
    );
    return min(blend(blend(belly, foot, 0.08), spout, 0.12), handle) * 0.95;
  };
  const lid = (x: number, y: number, z: number) => {
    const px = x - PX;
    return blend(
      max(ellipsoid(px, y - 1.12, z, 0.42, 0.16, 0.42), 1.1 - y),
      sphere(px, y - 1.38, z, 0.11),
      0.1,
    );
  };
  const cup = (x: number, y: number, z: number) => {
    const px = x - 0.76;
    const pz = z - 0.66;
    const axis = sqrt(px * px + pz * pz);
    const outside = ellipsoid(px, y - 0.48, pz, 0.37, 0.44, 0.37);
    const wall = max(abs(outside) - 0.025, y - 0.5, 0.06 - y);
    const handle = max(torus(px - 0.36, y - 0.32, pz, 0.13, 0.035), 0.33 - axis);
    return min(wall, handle, disc(axis, y - 0.035, 0.52, 0.03, 0.02));
  };
  const tea = (x: number, y: number, z: number) =>
    cylinder(x - 0.76, y - 0.4, z - 0.66, 0.345, 0.04, 0.01);
  return assembled(
    [
      [pot, matte(colours.body, 0.16)],
      [lid, matte(colours.accent, 0.18)],
      [cup, matte('#fbf8f2', 0.16)],
      [tea, matte('#b5651d', 0.08)],
    ],
    { height: 1.5, radius: 1.5, yaw: 0.1, pitch: 0.24 },
  );
}
