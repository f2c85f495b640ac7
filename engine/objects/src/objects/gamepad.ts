import { assembled, glow, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, min, sin } = Math;

/** 3D model of a controller of a games console, upright. */
export const gamepad = defineObject({
  make: makeGamepad,
});

function makeGamepad(colours: ProductColours): ProductObject {
  const lean = 0.5;
  const c = cos(lean);
  const s = sin(lean);
  const up = (y: number, z: number) => (y - 0.8) * c - z * s;
  const deep = (y: number, z: number) => z * c + (y - 0.8) * s;
  const place =
    (shape: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      shape(x, up(y, z), deep(y, z));
  const body = place((x, y, z) => {
    const ax = abs(x);
    return (
      blend(
        roundBox(x, y - 0.16, z, 0.86, 0.38, 0.24, 0.22),
        capsule(ax, y, z, 0.82, 0.02, -0.02, 1.02, -0.62, -0.12, 0.27),
        0.3,
      ) * 0.95
    );
  });
  const pads = place((x, y, z) =>
    min(
      cylinder(abs(x) - 0.4, z - 0.26, y + 0.12, 0.2, 0.06, 0.03),
      cylinder(abs(x) - 0.4, z - 0.4, y + 0.12, 0.16, 0.04, 0.03),
      roundBox(x + 0.8, y - 0.28, z - 0.26, 0.2, 0.065, 0.05, 0.02),
      roundBox(x + 0.8, y - 0.28, z - 0.26, 0.065, 0.2, 0.05, 0.02),
      roundBox(abs(x) - 0.72, y - 0.56, z + 0.06, 0.24, 0.08, 0.12, 0.06),
    ),
  );
  const sides = place((x, y, z) => sphere(abs(x - 0.8) - 0.155, y - 0.28, z - 0.25, 0.085));
  const poles = place((x, y, z) => sphere(x - 0.8, abs(y - 0.28) - 0.155, z - 0.25, 0.085));
  const touch = place((x, y, z) => roundBox(x, y - 0.3, z - 0.23, 0.32, 0.18, 0.03, 0.02));
  const lamp = place((x, y, z) => roundBox(x, y - 0.08, z - 0.25, 0.12, 0.018, 0.02, 0.01));
  return assembled(
    [
      [body, matte(colours.body, 0.38)],
      [pads, matte('#232328', 0.5)],
      [sides, matte(colours.accent, 0.25)],
      [poles, matte(colours.second, 0.25)],
      [touch, matte('#303036', 0.35)],
      [lamp, glow('#8fd9ff')],
    ],
    { height: 1.4, radius: 1.34, yaw: 0.32, pitch: 0.2 },
  );
}
