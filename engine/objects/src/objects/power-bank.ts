import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, extruded, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a power bank with a lightning sign and its cable. */
export const powerBank = defineObject({
  make: makePowerBank,
});

function makePowerBank(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => roundBox(x, y - 0.98, z, 0.6, 0.98, 0.2, 0.17);
  const sign = (x: number, y: number, z: number) => {
    const py = y - 1.2;
    const bolt = min(
      max(abs((x - 0.07) * 0.9 - (py - 0.2) * 0.42) - 0.11, abs(py - 0.16) - 0.24),
      max(abs((x + 0.07) * 0.9 - (py + 0.2) * 0.42) - 0.11, abs(py + 0.16) - 0.24),
    );
    return extruded(bolt, abs(z - 0.2) - 0.02, 0.01) * 0.9;
  };
  const lamps = (x: number, y: number, z: number) =>
    sphere(abs(abs(x) - 0.15) - 0.075, y - 0.34, z - 0.2, 0.035);
  const plug = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 2.04, z, 0.12, 0.14, 0.07, 0.04),
      capsule(x, y, z, 0.88, 0.36, 0.36, 0.7, 0.16, 0.52, 0.1),
    );
  const cable = (x: number, y: number, z: number) =>
    min(
      max(torus(x - 0.44, y - 2.14, z, 0.44, 0.05), 2.14 - y),
      capsule(x, y, z, 0.88, 2.14, 0, 0.92, 0.4, 0.32, 0.05),
    );
  const pins = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.66, 0.12, 0.56, 0.6, 0.08, 0.62, 0.06);
  return assembled(
    [
      [body, matte(colours.body, 0.3)],
      [sign, matte(colours.accent, 0.3)],
      [lamps, glow('#8ff0b4')],
      [plug, matte('#f4f1ea', 0.4)],
      [cable, matte('#f4f1ea', 0.4)],
      [pins, metal('#c9ccd2', 0.2)],
    ],
    { height: 2.66, radius: 1.0, yaw: 0.35, pitch: 0.1 },
  );
}
