import { fromLines } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, ellipsoid, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of an electric bicycle from the side. */
export const bicycle = defineObject({
  make: makeBicycle,
  propScale: 0.42,
  lessons: 'shown',
});

function makeBicycle(colours: ProductColours): ProductObject {
  const wheelX = (x: number) => abs(x) - 0.86;
  const tyres = (x: number, y: number, z: number) => torus(wheelX(x), y - 0.52, z, 0.46, 0.05);
  const fromSpokes = fromLines(6);
  const spokes = (x: number, y: number, z: number) => {
    if (abs(z) > 0.22) return abs(z) - 0.012;
    const px = wheelX(x);
    const py = y - 0.52;
    const beside = fromSpokes(px, py);
    return max(sqrt(beside * beside + z * z) - 0.012, sqrt(px * px + py * py) - 0.46);
  };
  const frame = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.2, 0.52, 0, -0.38, 1.2, 0, 0.042),
      capsule(x, y, z, -0.2, 0.52, 0, 0.5, 1.1, 0, 0.075),
      capsule(x, y, z, -0.35, 1.06, 0, 0.52, 1.18, 0, 0.042),
      capsule(x, y, abs(z), -0.2, 0.52, 0.05, -0.86, 0.52, 0.07, 0.028),
      capsule(x, y, abs(z), -0.35, 1.02, 0.02, -0.86, 0.52, 0.07, 0.026),
      capsule(x, y, abs(z), 0.86, 0.52, 0.07, 0.6, 0.98, 0.07, 0.032),
      capsule(x, y, z, 0.64, 0.94, 0, 0.48, 1.34, 0, 0.045),
    );
  const black = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x + 0.42, y - 1.25, z, 0.26, 0.07, 0.12) * 0.8,
      capsule(x, y, abs(z), 0.46, 1.36, 0, 0.36, 1.38, 0.34, 0.034),
      cylinder(x + 0.2, z, y - 0.52, 0.15, 0.1, 0.03),
    );
  return assembled(
    [
      [tyres, matte('#1d1d21', 0.8)],
      [spokes, metal('#d3d6dc', 0.3)],
      [frame, matte(colours.body, 0.22)],
      [black, matte('#222127', 0.5)],
    ],
    { height: 1.46, radius: 1.38, yaw: 0.35, pitch: 0.1 },
  );
}
