import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin, sqrt } = Math;

/** 3D model of swimming trunks with a drawstring, without a wearer. */
export const swimTrunks = defineObject({
  make: makeSwimTrunks,
});

function makeSwimTrunks(colours: ProductColours): ProductObject {
  /**
   * Returns the distance to a tube of cloth with an elliptic cross-section, from the tube's half widths.
   */
  const tube = (x: number, z: number, a: number, b: number) =>
    (sqrt((x / a) ** 2 + (z / b) ** 2) - 1) * b;
  const body = (x: number, y: number, z: number, more: number) => {
    const flare = 0.07 * (1.5 - y);
    const leg = tube(abs(x) - 0.37 - flare, z, 0.4 + flare * 0.6 + more, 0.32 + more);
    const hips = tube(x, z, 0.7 + more, 0.31 + more);
    return blend(leg, max(hips, 0.8 - y), 0.14);
  };
  const cloth = (x: number, y: number, z: number) =>
    max(body(x, y, z, 0), -max(tube(x, z, 0.7, 0.27), 1.2 - y), abs(y - 0.82) - 0.74) * 0.8;
  const shell = (x: number, y: number, z: number, from: number, to: number) =>
    max(body(x, y, z, 0.014), -max(tube(x, z, 0.7, 0.27), 1.2 - y), from - y, y - to) * 0.8;
  const panels = (x: number, y: number, z: number) =>
    max(shell(x, y, z, 0.1, 1.4), 0.68 + 0.13 * (1.5 - y) - abs(x)) * 0.9;
  const hems = (x: number, y: number, z: number) => shell(x, y, z, 0.06, 0.17);
  const waistband = (x: number, y: number, z: number) =>
    (shell(x, y, z, 1.38, 1.58) + 0.005 * sin(x * 60)) * 0.85;
  const string = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.02, 1.44, 0.36, -0.1, 1.04, 0.38, 0.022),
      capsule(x, y, z, 0.02, 1.44, 0.36, 0.09, 1.1, 0.38, 0.022),
      capsule(x, y, z, -0.1, 1.48, 0.34, 0.1, 1.48, 0.34, 0.03),
    );
  return assembled(
    [
      [cloth, matte(colours.body, 0.6)],
      [panels, matte(colours.accent, 0.6)],
      [hems, matte(colours.light, 0.6)],
      [waistband, matte(colours.light, 0.6)],
      [string, matte(colours.light, 0.7)],
    ],
    { height: 1.58, radius: 1.05, yaw: 0.35, pitch: 0.14 },
  );
}
