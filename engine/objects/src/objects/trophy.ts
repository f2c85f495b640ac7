import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, disc, ellipsoid, extruded, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** 3D model of a winner's cup with a star. */
export const trophy = defineObject({
  make: makeTrophy,
});

function makeTrophy(colours: ProductColours): ProductObject {
  const gold = '#e6bb5c';
  const cup = (x: number, y: number, z: number) => {
    const r = sqrt(x * x + z * z);
    const outer = max(ellipsoid(x, y - 2.0, z, 0.66, 1.0, 0.66), y - 2.06);
    return (
      min(
        max(outer, -ellipsoid(x, y - 2.06, z, 0.58, 0.8, 0.58)),
        blend(
          cylinder(x, y - 0.86, z, 0.09, 0.26, 0.03),
          disc(r, y - 0.62, 0.34, 0.04, 0.03),
          0.16,
        ),
      ) * 0.92
    );
  };
  const lip = (x: number, y: number, z: number) => torus(x, z, y - 2.06, 0.63, 0.05);
  const handles = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.66;
    return max(torus(px, y - 1.62, z, 0.3, 0.06), -px - 0.14) * 0.95;
  };
  const star = (x: number, y: number, z: number) => {
    const sector = (2 * PI) / 5;
    const angle = atan2(x, y - 1.66);
    const folded = abs(angle - sector * round(angle / sector));
    const r = sqrt(x * x + (y - 1.66) ** 2);
    const edge = r * cos(folded) * 0.59 + r * sin(folded) * 0.81 - 0.15;
    return extruded(edge, abs(z - 0.58) - 0.08, 0.02) * 0.85;
  };
  const base = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.13, z, 0.56, 0.13, 0.56, 0.04),
      roundBox(x, y - 0.42, z, 0.42, 0.18, 0.42, 0.04),
    );
  const plate = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.42, z - 0.42, 0.26, 0.09, 0.015, 0.01);
  return assembled(
    [
      [cup, metal(gold, 0.14)],
      [lip, metal('#f2d48a', 0.12)],
      [handles, metal(gold, 0.14)],
      [star, matte(colours.accent, 0.25)],
      [base, matte(colours.body, 0.3)],
      [plate, metal('#f2d48a', 0.2)],
    ],
    { height: 2.12, radius: 1.02, yaw: 0.3, pitch: 0.12 },
  );
}
