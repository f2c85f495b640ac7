import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, hypot, max, min, PI } = Math;

/** 3D model of a water cooler: a bottle upside down on a cabinet with two taps, a cup below them. */
export const waterCooler = defineObject({
  make: makeWaterCooler,
});

function makeWaterCooler(colours: ProductColours): ProductObject {
  const cabinet = (x: number, y: number, z: number) => {
    const box = roundBox(x, y - 0.72, z, 0.4, 0.68, 0.38, 0.07);
    const niche = roundBox(x, y - 1.06, z - 0.38, 0.27, 0.22, 0.14, 0.03);
    return max(box, -niche);
  };
  const plinth = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, z, 0.36, 0.05, 0.34, 0.02);
  const collar = (x: number, y: number, z: number) => cylinder(x, y - 1.43, z, 0.27, 0.05, 0.02);
  const bottle = (x: number, y: number, z: number) => {
    const off = hypot(x, z);
    const rib = 0.012 * cos(max(-1, min(1, (y - 1.95) / 0.32)) * PI * 5);
    const tank = disc(off, y - 1.96, 0.335 + rib, 0.36, 0.09);
    const neck = disc(off, y - 1.53, 0.12, 0.12, 0.04);
    const shoulder = max(off - 0.1 - (y - 1.48) * 0.95, abs(y - 1.58) - 0.1) * 0.7;
    return min(tank, neck, shoulder) * 0.85;
  };
  const label = (x: number, y: number, z: number) => disc(hypot(x, z), y - 1.96, 0.352, 0.11, 0.01);
  const taps = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.11, y - 1.17, z - 0.32, 0.032, 0.03, 0.08, 0.015),
      roundBox(abs(x) - 0.11, y - 1.12, z - 0.38, 0.022, 0.06, 0.022, 0.012),
    );
  const cold = (x: number, y: number, z: number) =>
    roundBox(x + 0.11, y - 1.21, z - 0.38, 0.045, 0.022, 0.035, 0.015);
  const warm = (x: number, y: number, z: number) =>
    roundBox(x - 0.11, y - 1.21, z - 0.38, 0.045, 0.022, 0.035, 0.015);
  const tray = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.855, z - 0.36, 0.25, 0.016, 0.12, 0.01);
  const cup = (x: number, y: number, z: number) => {
    const off = hypot(x + 0.11, z - 0.38);
    return max(abs(off - 0.055 - (y - 0.94) * 0.2) - 0.008, abs(y - 0.96) - 0.08) * 0.9;
  };
  const door = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.44, z - 0.375, 0.3, 0.32, 0.016, 0.012);
  return assembled(
    [
      [cabinet, matte('#f3f4f5', 0.3)],
      [plinth, matte('#3a3c41', 0.6)],
      [collar, matte(colours.body, 0.35)],
      [bottle, matte('#9fd0ee', 0.06)],
      [label, matte(colours.body, 0.4)],
      [taps, matte('#3a3c41', 0.35)],
      [cold, matte('#2f7fd6', 0.3)],
      [warm, matte('#d6453a', 0.3)],
      [tray, metal('#b9bec5', 0.35)],
      [cup, matte('#ffffff', 0.4)],
      [door, matte('#e6e8ea', 0.35)],
    ],
    { height: 2.32, radius: 0.62, yaw: 0.46, pitch: 0.1 },
  );
}
