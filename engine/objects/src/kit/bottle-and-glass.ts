import { assembled, glass, matte } from './assembled.ts';
import { blend, cylinder, disc, ellipsoid } from './distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from './product-object.ts';

const { abs, max, min, sqrt } = Math;

/** Returns a 3D model of a bottle and a glass filled from it; `poured` is the drink's colour as hex. */
export function bottleAndGlass(colours: ProductColours, poured: string): ProductObject {
  const bottle = (x: number, y: number, z: number) =>
    blend(
      cylinder(x + 0.4, y - 0.72, z, 0.37, 0.72, 0.07),
      cylinder(x + 0.4, y - 1.94, z, 0.125, 0.5, 0.03),
      0.5,
    );
  const foil = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.4, y - 2.2, z, 0.14, 0.3, 0.02),
      cylinder(x + 0.4, y - 2.44, z, 0.155, 0.05, 0.02),
    );
  const GX = 0.6;
  const bowl = (x: number, y: number, z: number, r: number) =>
    ellipsoid(x - GX, y - 1.12, z - 0.3, 0.4 + r, 0.5 + r, 0.4 + r);
  const drink = (x: number, y: number, z: number) => max(bowl(x, y, z, 0), y - 1.14) * 0.95;
  const rim = (x: number, y: number, z: number) =>
    max(abs(bowl(x, y, z, 0)) - 0.014, 1.14 - y, y - 1.46);
  const stem = (x: number, y: number, z: number) => {
    const axis = sqrt((x - GX) ** 2 + (z - 0.3) ** 2);
    return blend(
      blend(disc(axis, y - 0.36, 0.04, 0.32, 0.02), disc(axis, y - 0.025, 0.34, 0.025, 0.02), 0.12),
      bowl(x, y + 0.02, z, 0) + 0.01,
      0.06,
    );
  };
  const label = wrapLabel(0, 0.37, 0.24, 1.08, 0.98);
  return assembled(
    [
      [bottle, glass(colours.body, 0.08)],
      [foil, matte(colours.accent, 0.3)],
      [drink, glass(poured, 0.05)],
      [rim, glass('#f3ecea', 0.04)],
      [(x, y, z) => max(stem(x, y, z), y - 0.74), glass('#eef0f2', 0.04)],
    ],
    {
      height: 2.5,
      radius: 1.06,
      yaw: 0.1,
      pitch: 0.12,
      decals: [{ ...label, project: (x, y, z, uv) => label.project(x + 0.4, y, z, uv) }],
    },
  );
}
