import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, round, sin, sqrt } = Math;

/** 3D model of an open chest freezer with frozen packs. */
export const chestFreezer = defineObject({
  make: makeChestFreezer,
});

/** Angle by which the open lid leans back, in radians. */
const LEAN = 1.12;

const HINGE = { y: 1.22, z: -0.56 };

function makeChestFreezer(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.64, z, 1.12, 0.58, 0.6, 0.07),
      -roundBox(x, y - 0.94, z, 0.98, 0.6, 0.46, 0.05),
    );
  const seal = (x: number, y: number, z: number) => {
    const outer = roundBox(x, y - 1.225, z, 1.06, 0.018, 0.54, 0.015);
    return max(outer, -roundBox(x, y - 1.2, z, 0.99, 0.2, 0.47, 0.05));
  };
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.9, y - 0.035, abs(z) - 0.42, 0.08, 0.035, 0.015);
  /** Returns a shape in the coordinates of the open lid: outwards from the hinge, and up through the lid. */
  const opened =
    (shape: (x: number, out: number, up: number) => number) =>
    (x: number, y: number, z: number) => {
      const py = y - HINGE.y;
      const pz = z - HINGE.z;
      return shape(x, pz * cos(LEAN) + py * sin(LEAN), py * cos(LEAN) - pz * sin(LEAN));
    };
  const lid = opened((x, out, up) => roundBox(x, out - 0.6, up - 0.08, 1.14, 0.62, 0.085, 0.06));
  const inner = opened((x, out, up) => roundBox(x, out - 0.6, up + 0.02, 0.96, 0.44, 0.03, 0.025));
  const handle = opened((x, out, up) => roundBox(x, out - 1.22, up - 0.06, 0.3, 0.05, 0.05, 0.03));
  const panel = (x: number, y: number, z: number) =>
    roundBox(x - 0.74, y - 0.22, z - 0.6, 0.26, 0.085, 0.012, 0.01);
  const grille = (x: number, y: number, z: number) => {
    const py = y - 0.22 - max(-2, min(2, round((y - 0.22) / 0.036))) * 0.036;
    return roundBox(x - 0.82, py, z - 0.612, 0.13, 0.009, 0.01, 0.005);
  };
  const light = (x: number, y: number, z: number) => sphere(x - 0.56, y - 0.22, z - 0.612, 0.03);
  const peas = (x: number, y: number, z: number) =>
    ellipsoid(x + 0.62, y - 1.08, z - 0.12, 0.3, 0.26, 0.24) + 0.012 * sin(x * 40) * sin(z * 40);
  const boxes = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.02, y - 1.06, z + 0.14, 0.2, 0.32, 0.24, 0.015),
      roundBox(x - 0.04, y - 1.0, z - 0.3, 0.26, 0.24, 0.1, 0.015),
    );
  const tub = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.62) ** 2 + (z - 0.1) ** 2), y - 1.06, 0.25, 0.2, 0.03);
  const cover = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.62) ** 2 + (z - 0.1) ** 2), y - 1.29, 0.27, 0.035, 0.02);
  const berries = (x: number, y: number, z: number) =>
    roundBox(x + 0.5, y - 1.02, z + 0.26, 0.22, 0.22, 0.12, 0.06);
  const base = assembled(
    [
      [body, matte('#f5f7f8', 0.22)],
      [seal, matte('#9aa1a8', 0.6)],
      [feet, matte('#2c2e33', 0.6)],
      [lid, matte('#f5f7f8', 0.22)],
      [inner, matte('#e4eaee', 0.4)],
      [handle, matte('#d4d9dd', 0.3)],
      [panel, matte('#dfe4e8', 0.4)],
      [grille, matte('#50555c', 0.6)],
      [light, { colour: '#58e08a', roughness: 1, finish: 'glow' }],
      [peas, matte('#6fae4b', 0.45)],
      [boxes, matte(colours.accent, 0.5)],
      [tub, matte(colours.body, 0.35)],
      [cover, matte('#fbf6ea', 0.35)],
      [berries, matte('#b0305a', 0.45)],
      [() => Number.POSITIVE_INFINITY, matte('#fdf9f0', 0.5)],
    ],
    { height: 2.34, radius: 1.3, yaw: 0.4, pitch: 0.24 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      // The frozen packs have paper bands.
      return (own === 10 || own === 11 || own === 9) && abs(y - 1.13) < 0.06 ? 14 : own;
    },
  };
}
