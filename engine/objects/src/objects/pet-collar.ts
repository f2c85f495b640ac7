import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, round, sin, sqrt } = Math;

/** 3D model of a collar with studs and a tag. */
export const petCollar = defineObject({
  make: makePetCollar,
});

function makePetCollar(colours: ProductColours): ProductObject {
  const band = (x: number, y: number, z: number) => {
    const wall = abs(sqrt(x * x + z * z) - 0.96) - 0.05;
    return max(wall, abs(y - 0.26) - 0.24) * 0.95;
  };
  const edges = (x: number, y: number, z: number) => torus(x, z, abs(y - 0.26) - 0.2, 0.98, 0.05);
  const studs = (x: number, y: number, z: number) => {
    const angle = atan2(x, z);
    const at = round(angle / 0.36) * 0.36;
    if (at === 0) return 0.2;
    return sphere(x - sin(at), y - 0.26, z - cos(at), 0.09) * 0.9;
  };
  const ring = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.26, z - 0.98, 0.16, 0.27, 0.08, 0.04),
      torus(x, z - 1.16, y - 0.2 + (z - 1.1) * 0.5, 0.14, 0.04) * 0.9,
    );
  const tag = (x: number, y: number, z: number) => {
    const up = y - 0.1;
    const along = z - 1.48;
    return min(
      roundBox(x, up, along, 0.26, 0.05, 0.13, 0.03),
      cylinder(abs(x) - 0.27, up, abs(along) - 0.12, 0.15, 0.05, 0.02),
    );
  };
  return assembled(
    [
      [band, matte(colours.body, 0.6)],
      [edges, matte(colours.body, 0.6)],
      [studs, metal('#dcb671', 0.2)],
      [ring, metal('#c9ccd2', 0.2)],
      [tag, metal('#dcb671', 0.18)],
    ],
    { height: 0.54, radius: 1.78, yaw: 0.35, pitch: 0.5 },
  );
}
