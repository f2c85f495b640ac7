import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { extruded, roundBox } from '../kit/distance.ts';
import { POTTED_PLANT } from '../kit/potted-plant.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, round, sin } = Math;

/** 3D model of window shutters with tilted louvres: one wing closed, the other swung open. */
export const shutters = defineObject({
  make: makeShutters,
});

const SLAT = { step: 0.15, tilt: 0.62, most: 4 };

function makeShutters(colours: ProductColours): ProductObject {
  const tilt = { c: cos(SLAT.tilt), s: sin(SLAT.tilt) };
  const HALF = 0.4;
  const frameOf = (a: number, y: number, b: number) => {
    const outline = abs(roundBox(a, y - 1.16, 0, HALF - 0.045, 0.9, 1, 0.01)) - 0.045;
    return min(
      extruded(outline, abs(b) - 0.045, 0.012),
      roundBox(a, y - 1.16, b, HALF - 0.05, 0.05, 0.04, 0.012),
    );
  };
  const slatsOf = (a: number, y: number, b: number) => {
    const middle = y > 1.16 ? 1.62 : 0.7;
    const at = max(-2, min(2, round((y - middle) / SLAT.step)));
    const up = y - middle - at * SLAT.step;
    const across = up * tilt.c - b * tilt.s;
    const deep = up * tilt.s + b * tilt.c;
    return roundBox(a, across, deep, HALF - 0.09, 0.014, 0.075, 0.012);
  };
  const rodOf = (a: number, y: number, b: number) =>
    min(
      roundBox(a, y - 1.62, b - 0.085, 0.012, 0.32, 0.012, 0.008),
      roundBox(a, y - 0.7, b - 0.085, 0.012, 0.32, 0.012, 0.008),
    );
  type Wing = (a: number, y: number, b: number) => number;
  const closed =
    (wing: Wing): Wing =>
    (x, y, z) =>
      wing(x + 0.41, y, z);
  const swing = { c: cos(0.95), s: sin(0.95) };
  const open =
    (wing: Wing): Wing =>
    (x, y, z) => {
      const px = x - 0.82;
      const pz = z - 0.03;
      return wing(px * swing.c - pz * swing.s + 0.41, y, px * swing.s + pz * swing.c);
    };
  const both =
    (wing: Wing): Wing =>
    (x, y, z) =>
      min(closed(wing)(x, y, z), open(wing)(x, y, z));
  const frame = (x: number, y: number, z: number) =>
    extruded(abs(roundBox(x, y - 1.16, 0, 0.92, 1.02, 1, 0.02)) - 0.07, abs(z + 0.02) - 0.1, 0.015);
  const pane = (x: number, y: number, z: number) =>
    roundBox(x - 0.42, y - 1.16, z + 0.08, 0.42, 0.94, 0.012, 0.005);
  const bars = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.42, y - 1.16, z + 0.06, 0.018, 0.94, 0.02, 0.008),
      roundBox(x - 0.42, y - 1.34, z + 0.06, 0.42, 0.018, 0.02, 0.008),
    );
  const sill = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, z - 0.1, 1.12, 0.05, 0.3, 0.02);
  const pot = (x: number, y: number, z: number) => POTTED_PLANT.pot(x + 0.46, y - 0.1, z - 0.22);
  const leaves = (x: number, y: number, z: number) =>
    POTTED_PLANT.leaves(x + 0.46, y - 0.1, z - 0.22);
  return assembled(
    [
      [both(frameOf), matte(colours.body, 0.42)],
      [both(slatsOf), matte(colours.body, 0.42)],
      [both(rodOf), matte(colours.body, 0.42)],
      [frame, matte('#f8f6f1', 0.3)],
      [pane, matte('#c4e1f1', 0.05)],
      [bars, matte('#fdfcf9', 0.3)],
      [sill, matte('#ebe6db', 0.4)],
      [pot, matte(colours.accent, 0.5)],
      [leaves, matte('#5d8a45', 0.8)],
    ],
    { height: 2.26, radius: 1.36, yaw: -0.3, pitch: 0.06 },
  );
}
