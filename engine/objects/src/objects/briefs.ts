import { assembled, matte, sharedByParts } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { ellipsoid } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a pair of briefs, without a wearer. */
export const briefs = defineObject({
  make: makeBriefs,
});

function makeBriefs(colours: ProductColours): ProductObject {
  const HIP = 1.02;
  const hull = sharedByParts((x, y, z) => {
    const up = min(0, y - HIP);
    return ellipsoid(x, up, z, 0.84, 0.98, 0.4) * 0.9;
  });
  const legs = (x: number, y: number, z: number) =>
    ellipsoid(abs(x) - 0.84, y - 0.12, z, 0.6, 0.66, 0.72);
  const hollow = (x: number, y: number, z: number) => hull(x, y, z) + 0.05;
  const cloth = (x: number, y: number, z: number) =>
    max(hull(x, y, z), -hollow(x, y, z), -legs(x, y, z), y - 1.26) * 0.8;
  const band = (x: number, y: number, z: number) =>
    max(hull(x, y, z) - 0.02, -hollow(x, y, z), abs(y - 1.3) - 0.1) * 0.85;
  const trims = (x: number, y: number, z: number) =>
    max(hull(x, y, z) - 0.014, -hollow(x, y, z), abs(legs(x, y, z) - 0.02) - 0.03) * 0.75;
  return assembled(
    [
      [cloth, matte(colours.body, 0.85)],
      [band, matte(colours.accent, 0.8)],
      [trims, matte(colours.light, 0.8)],
    ],
    { height: 1.42, radius: 0.92, yaw: 0.32, pitch: 0.16 },
  );
}
