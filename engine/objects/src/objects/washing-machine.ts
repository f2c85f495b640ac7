import { assembled, glass, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, ellipsoid, nowhere, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, min, sin, sqrt } = Math;

/** 3D model of a washing machine at work. */
export const washingMachine = defineObject({
  make: makeWashingMachine,
  propScale: 0.42,
});

function makeWashingMachine(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.98, z, 0.86, 0.92, 0.72, 0.08);
  const panel = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.66, z - 0.72, 0.8, 0.16, 0.02, 0.015);
  const ring = (x: number, y: number, z: number) => torus(x, y - 0.82, z - 0.74, 0.5, 0.085);
  const pane = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 0.82, z - 0.68, 0.46, 0.46, 0.16);
  const wash = (x: number, y: number, z: number) =>
    min(
      sphere(x + 0.14, y - 0.72, z - 0.66, 0.21),
      sphere(x - 0.16, y - 0.68, z - 0.66, 0.2),
      sphere(x - 0.02, y - 0.92, z - 0.64, 0.2),
    );
  const dial = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.52, z - 0.76, y - 1.66, 0.11, 0.06, 0.02),
      roundBox(x + 0.48, y - 1.66, z - 0.73, 0.24, 0.09, 0.03, 0.02),
    );
  const lamps = (x: number, y: number, z: number) =>
    sphere(abs(x - 0.06) - 0.1, y - 1.66, z - 0.74, 0.04);
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.66, y - 0.04, abs(z) - 0.54, 0.1, 0.05, 0.02);
  const linen = (x: number, y: number, z: number) =>
    roundBox(x + 0.1, y - 2.0, z, 0.5, 0.1, 0.42, 0.09);
  const upper = (x: number, y: number, z: number) =>
    roundBox(x + 0.12, y - 2.18, z, 0.46, 0.09, 0.4, 0.085);
  const base = assembled(
    [
      [body, matte('#f6f4ef', 0.25)],
      [panel, matte(colours.body, 0.3)],
      [ring, metal('#c9ccd2', 0.18)],
      [pane, glass('#7cc3e8', 0.04)],
      [wash, matte(colours.accent, 0.8)],
      [dial, matte('#fdfbf6', 0.3)],
      [lamps, glow('#8ff0b4')],
      [feet, matte('#2a2a30', 0.6)],
      [linen, matte(colours.body, 0.95)],
      [upper, matte(colours.accent, 0.95)],
      [nowhere, matte('#ffffff', 0.3)],
      [nowhere, glass(colours.accent, 0.05)],
    ],
    { height: 2.28, radius: 1.12, yaw: 0.45, pitch: 0.14 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 3) return own;
      // The pattern of laundry and suds twists around the washing machine's glass.
      const turn = atan2(y - 0.82, x) + sqrt(x * x + (y - 0.82) ** 2) * 5;
      const swirl = sin(turn * 2);
      if (y < 0.9 && sin(x * 23) * cos(y * 19 + x * 7) > 0.55) return 10;
      return swirl > 0.35 && y < 1.02 ? 11 : own;
    },
  };
}
