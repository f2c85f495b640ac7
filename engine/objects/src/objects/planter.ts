import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** 3D model of two planters: a fluted one with tall leaves, and a small square one with a cactus. */
export const planter = defineObject({
  make: makePlanter,
  propScale: 0.66,
});

function makePlanter(colours: ProductColours): ProductObject {
  const pot = (x: number, y: number, z: number) => {
    const px = x + 0.3;
    const axis = sqrt(px * px + z * z);
    const radius = 0.66 + 0.09 * y;
    const wall = disc(axis, y - 0.5, radius, 0.5, 0.05);
    const hollow = disc(axis, y - 1, 0.64, 0.2, 0.02);
    if (wall > 0.06) return wall * 0.95;
    const flutes = 0.022 * cos(atan2(z, px) * 26) * min(1, max(0, (0.92 - y) * 8));
    return max(wall + flutes, -hollow) * 0.78;
  };
  const soil = (x: number, y: number, z: number) =>
    cylinder(x + 0.3, y - 0.82, z, 0.65, 0.06, 0.02);
  const leaves = (x: number, y: number, z: number) => {
    const px = x + 0.3;
    const axis = sqrt(px * px + z * z);
    const ring = (count: number, start: number, lean: number, length: number, from: number) => {
      const sector = (2 * PI) / count;
      const angle = atan2(z, px) + start;
      const folded = angle - sector * round(angle / sector);
      const lx = axis * cos(folded) - from;
      const along = lx * sin(lean) + (y - 0.82) * cos(lean);
      const off = lx * cos(lean) - (y - 0.82) * sin(lean);
      return ellipsoid(along - length / 2, off, axis * sin(folded), length / 2, 0.035, 0.13) * 0.6;
    };
    return min(ring(6, 0.3, 0.24, 1.1, 0.2), ring(3, 0, 0.06, 1.46, 0.07));
  };
  const box = (x: number, y: number, z: number) =>
    max(
      roundBox(x - 0.82, y - 0.3, z - 0.36, 0.32 + 0.04 * y, 0.3, 0.32 + 0.04 * y, 0.05) * 0.96,
      -roundBox(x - 0.82, y - 0.62, z - 0.36, 0.28, 0.1, 0.28, 0.03),
    );
  const cactus = (x: number, y: number, z: number) => {
    const px = x - 0.82;
    const pz = z - 0.36;
    const ribs = 0.028 * cos(atan2(pz, px) * 10);
    return (ellipsoid(px, y - 0.8, pz, 0.28, 0.32, 0.28) + ribs) * 0.75;
  };
  const bloom = (x: number, y: number, z: number) => sphere(x - 0.82, y - 1.14, z - 0.36, 0.09);
  return assembled(
    [
      [pot, matte(colours.body, 0.85)],
      [soil, matte('#3a2b22', 1)],
      [leaves, matte('#4b8f54', 0.45)],
      [box, matte(colours.second, 0.85)],
      [cactus, matte('#5f9f6a', 0.6)],
      [bloom, matte(colours.accent, 0.5)],
    ],
    { height: 2.26, radius: 1.26, yaw: 0.1, pitch: 0.18 },
  );
}
