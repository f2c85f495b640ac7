import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of an air fryer with fries in its slightly open drawer. */
export const airFryer = defineObject({
  make: makeAirFryer,
});

function makeAirFryer(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.96, z + 0.1, 0.78, 0.96, 0.82, 0.34);
  const gap = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.62, z - 0.5, 0.63, 0.47, 0.3, 0.1);
  const drawer = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.6, z - 0.62, 0.6, 0.43, 0.42, 0.1),
      -roundBox(x, y - 0.9, z - 0.56, 0.52, 0.36, 0.36, 0.06),
    );
  const front = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.6, z - 1.06, 0.64, 0.47, 0.07, 0.07);
  const handle = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.66, z - 1.34, 0.12, 0.24, 0.05, 0.05),
      capsule(x, y, z, 0, 0.82, 1.1, 0, 0.82, 1.34, 0.06),
    );
  const fries = (x: number, y: number, z: number) => {
    const away = roundBox(x, y - 0.94, z - 0.6, 0.5, 0.16, 0.32, 0.04);
    if (away > 0.4) return away - 0.05;
    const one = (a: number, b: number, turn: number, up: number) => {
      const px = (x - a) * Math.cos(turn) + (z - b) * Math.sin(turn);
      const pz = (z - b) * Math.cos(turn) - (x - a) * Math.sin(turn);
      return roundBox(px, y - up, pz, 0.24, 0.045, 0.045, 0.015);
    };
    return min(
      roundBox(x, y - 0.76, z - 0.6, 0.5, 0.1, 0.32, 0.04),
      one(-0.24, 0.6, 0.3, 0.9),
      one(0.2, 0.52, -0.5, 0.9),
      one(0.26, 0.76, 0.2, 0.9),
      one(-0.22, 0.8, -0.3, 0.92),
      one(0, 0.66, 1.1, 0.99),
      one(-0.1, 0.5, -0.1, 1.0),
    );
  };
  const panel = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.5, z - 0.64, 0.44, 0.2, 0.09, 0.06);
  const lights = (x: number, y: number, z: number) =>
    min(
      cylinder(abs(x) - 0.28, z - 0.735, y - 1.5, 0.05, 0.012, 0.005),
      roundBox(x, y - 1.5, z - 0.735, 0.1, 0.055, 0.012, 0.01),
    );
  const trim = (x: number, y: number, z: number) => {
    const high = abs(y - 1.2) - 0.025;
    return max(abs(body(x, y, z)) - 0.018, high);
  };
  return assembled(
    [
      [(x, y, z) => max(body(x, y, z), -gap(x, y, z)), matte(colours.body, 0.26)],
      [drawer, matte('#2b2b30', 0.45)],
      [front, matte(colours.body, 0.26)],
      [handle, metal(STEEL, 0.2)],
      [fries, matte('#f2bc4b', 0.6)],
      [panel, matte('#0f0f13', 0.08)],
      [lights, glow(colours.accent)],
      [trim, metal(STEEL, 0.2)],
    ],
    { height: 1.92, radius: 1.3, yaw: 0.5, pitch: 0.3 },
  );
}
