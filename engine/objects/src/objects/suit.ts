import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, extruded, roundBox } from '../kit/distance.ts';
import { cloth } from '../kit/long-sleeved-garment.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a suit jacket over a shirt and a tie. */
export const suit = defineObject({
  make: makeSuit,
  propScale: 0.42,
});

function makeSuit(colours: ProductColours): ProductObject {
  /** Returns half the width of the jacket's opening at a height; the opening closes at the upper button. */
  const opening = (y: number) => 0.36 * (y - 0.72);
  const front = (flat: number, z: number, depth: number) =>
    extruded(flat, abs(z - depth) - 0.03, 0.02) * 0.8;
  const shirtFront = (x: number, y: number, z: number) =>
    front(max(abs(x) - opening(y), y - 1.58, 0.74 - y), z, 0.17);
  const lapels = (x: number, y: number, z: number) => {
    const ax = abs(x);
    const edge = opening(y);
    const wide = 0.16 * min(1, max(0, (y - 0.7) * 2)) - max(0, y - 1.3) * 0.22;
    const notch = max(0.07 - abs(y - 1.32) - max(0, 0.3 - ax + edge) * 0.3, edge + 0.08 - ax);
    return front(max(edge - 0.015 - ax, ax - edge - wide, y - 1.6, 0.7 - y, notch), z, 0.2);
  };
  const tie = (x: number, y: number, z: number) =>
    min(
      front(max(abs(x) - 0.05 - 0.05 * (1.44 - y), y - 1.44, 0.76 - y), z, 0.205),
      roundBox(x, y - 1.45, z - 0.21, 0.085 + 0.3 * max(0, y - 1.45), 0.075, 0.05, 0.03) * 0.85,
    );
  const collar = (x: number, y: number, z: number) => {
    const wing = max(
      abs(abs(x) - 0.15 - (1.5 - y) * 0.16) - 0.085,
      abs(y - 1.5 + abs(x) * 0.25) - 0.1,
      y - 1.57,
    );
    const ring = max(abs(sqrt(x * x + (y - 1.72) ** 2) - 0.27) - 0.05, y - 1.66);
    return min(front(wing, z, 0.215), extruded(ring, abs(z) - 0.18, 0.03) * 0.8);
  };
  const details = (x: number, y: number, z: number) =>
    min(
      cylinder(x, z - 0.2, y - 0.6, 0.04, 0.025, 0.01),
      cylinder(x, z - 0.2, y - 0.38, 0.04, 0.025, 0.01),
      front(max(abs(abs(x) - 0.36) - 0.14, abs(y - 0.42) - 0.02), z, 0.185),
    );
  const square = (x: number, y: number, z: number) =>
    front(max(abs(x - 0.4) - 0.085, abs(y - 1.08 - 0.25 * abs(x - 0.37)) - 0.05), z, 0.19);
  return assembled(
    [
      [cloth, matte('#2c3856', 0.75)],
      [shirtFront, matte('#fbfaf6', 0.7)],
      [lapels, matte('#36456a', 0.5)],
      [tie, matte(colours.accent, 0.4)],
      [collar, matte('#fbfaf6', 0.7)],
      [details, matte(colours.dark, 0.4)],
      [square, matte(colours.accent, 0.5)],
    ],
    { height: 1.64, radius: 1.2, yaw: 0.25, pitch: 0.08 },
  );
}
