import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, ellipsoid, sphere } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { abs, atan2, max, min, PI, sin, sqrt } = Math;

/** 3D model of a rolled flatbread with falafel, salad and tomato, in a paper sleeve with the brand's name. */
export const wrap = defineObject({
  make: makeWrap,
  servedAt: true,
});

function makeWrap(colours: ProductColours): ProductObject {
  const radiusAt = (y: number) => 0.4 + 0.2 * min(1, max(0, y) / 1.3);
  const bread = (x: number, y: number, z: number) => {
    const angle = atan2(z, x);
    // One edge of the flatbread overlaps the other.
    const seam = 0.03 * (angle / PI);
    const out = sqrt(x * x + z * z) - radiusAt(y) - seam + 0.04;
    const rim = 1.96 + 0.16 * x - 0.05 * sin(angle * 3);
    return max(abs(out) - 0.035, y - rim, 0.1 - y) * 0.8;
  };
  const sleeve = (x: number, y: number, z: number) => {
    const out = sqrt(x * x + z * z) - radiusAt(y) - 0.025;
    return max(abs(out) - 0.012, y - 1.3 - 0.14 * x, -y) * 0.85;
  };
  const base = (x: number, y: number, z: number) => cylinder(x, y - 0.06, z, 0.41, 0.06, 0.03);
  const balls = (x: number, y: number, z: number) =>
    min(
      sphere(x + 0.2, y - 2.02, z - 0.2, 0.26),
      sphere(x - 0.22, y - 2.1, z - 0.14, 0.25),
      sphere(x - 0.02, y - 2.12, z + 0.24, 0.26),
    ) -
    0.014 * sin(x * 31) * sin(y * 27) * sin(z * 29);
  const leaves = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 1.98) - 0.26, sqrt(x * x + z * z) - 0.66);
    if (gap > FAR) return gap;
    const angle = atan2(z, x);
    const ring = 0.5 + 0.05 * sin(angle * 11);
    const top = 2.08 + 0.16 * x + 0.07 * sin(angle * 9 + 1);
    return max(abs(sqrt(x * x + z * z) - ring) - 0.03, y - top, 1.7 - y) * 0.55;
  };
  const tomatoes = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x + 0.02, y - 2.0, z - 0.42, 0.17, 0.13, 0.09),
      ellipsoid(x - 0.36, y - 2.08, z + 0.12, 0.1, 0.13, 0.17),
      ellipsoid(x + 0.32, y - 1.98, z + 0.18, 0.12, 0.12, 0.15),
    );
  const sauce = (x: number, y: number, z: number) => ellipsoid(x, y - 1.86, z, 0.5, 0.16, 0.5);
  return assembled(
    [
      [bread, matte('#e9c68c', 0.7)],
      [sleeve, matte(colours.body, 0.55)],
      [base, matte(colours.body, 0.55)],
      [balls, matte('#8f5a2a', 0.8)],
      [leaves, matte('#79b445', 0.5)],
      [tomatoes, matte('#d8402c', 0.3)],
      [sauce, matte('#f7efdc', 0.4)],
    ],
    {
      height: 2.4,
      radius: 0.68,
      yaw: 0.35,
      pitch: 0.24,
      decals: [wrapLabel(1, 0.58, 0.42, 1.02, 0.75)],
    },
  );
}
