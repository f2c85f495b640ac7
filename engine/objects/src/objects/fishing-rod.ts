import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, round, sin, sqrt } = Math;

/** 3D model of a fishing rod on its rest, with a reel and a float at the end of the line. */
export const fishingRod = defineObject({
  make: makeFishingRod,
});

const BUTT = { x: -0.98, y: 0.12 };

const TIP = { x: 0.94, y: 2.3 };

const SLOPE = atan2(TIP.y - BUTT.y, TIP.x - BUTT.x);

const LENGTH = Math.hypot(TIP.x - BUTT.x, TIP.y - BUTT.y);

function makeFishingRod(colours: ProductColours): ProductObject {
  const along = (x: number, y: number) => (x - BUTT.x) * cos(SLOPE) + (y - BUTT.y) * sin(SLOPE);
  const across = (x: number, y: number) => (y - BUTT.y) * cos(SLOPE) - (x - BUTT.x) * sin(SLOPE);
  const stick = (x: number, y: number, z: number, from: number, to: number, r: number) => {
    const u = along(x, y);
    const v = across(x, y);
    return max(sqrt(v * v + z * z) - r, abs(u - (from + to) / 2) - (to - from) / 2);
  };
  const blank = (x: number, y: number, z: number) =>
    stick(x, y, z, 0.3, LENGTH, 0.052 - 0.009 * along(x, y)) * 0.95;
  const cork = (x: number, y: number, z: number) =>
    min(stick(x, y, z, 0.05, 0.5, 0.085), stick(x, y, z, 0.82, 1.05, 0.075));
  const seat = (x: number, y: number, z: number) =>
    min(
      stick(x, y, z, 0.48, 0.84, 0.07),
      stick(x, y, z, 0, 0.06, 0.095),
      capsule(along(x, y), across(x, y), z, 0.66, -0.06, 0, 0.66, -0.26, 0, 0.035),
    );
  const reel = (x: number, y: number, z: number) => {
    const u = along(x, y) - 0.7;
    const v = across(x, y) + 0.36;
    const body = roundBox(u + 0.06, v, z, 0.15, 0.13, 0.12, 0.06);
    const rotor = cylinder(v, u - 0.12, z, 0.19, 0.07, 0.03);
    return min(body, rotor);
  };
  const spool = (x: number, y: number, z: number) => {
    const u = along(x, y) - 0.7;
    const v = across(x, y) + 0.36;
    return min(
      cylinder(v, u - 0.27, z, 0.15, 0.09, 0.02),
      cylinder(v, u - 0.37, z, 0.18, 0.025, 0.015),
    );
  };
  const handle = (x: number, y: number, z: number) => {
    const u = along(x, y) - 0.62;
    const v = across(x, y) + 0.36;
    return min(
      capsule(u, v, z, 0, 0, 0.1, 0, 0, 0.26, 0.03),
      capsule(u, v, z, 0, 0, 0.26, -0.2, -0.14, 0.28, 0.028),
      capsule(u, v, z, -0.2, -0.14, 0.28, -0.2, -0.14, 0.42, 0.055),
    );
  };
  const guides = (x: number, y: number, z: number) => {
    const u = along(x, y);
    const nth = max(0, min(2, round((u - 1.5) / 0.62)));
    const size = 0.085 - 0.02 * nth;
    const ring = u - 1.5 - nth * 0.62;
    const q = sqrt((across(x, y) + 0.045 + size) ** 2 + z * z) - size;
    return sqrt(q * q + ring * ring) - 0.016;
  };
  const line = (x: number, y: number, z: number) =>
    capsule(x, y, z, TIP.x, TIP.y, 0, TIP.x + 0.02, 0.86, 0, 0.01);
  const float = (x: number, y: number, z: number) =>
    ellipsoid(x - TIP.x - 0.02, y - 0.7, z, 0.15, 0.17, 0.15);
  const capOfFloat = (x: number, y: number, z: number) =>
    min(
      max(ellipsoid(x - TIP.x - 0.02, y - 0.7, z, 0.154, 0.174, 0.154), 0.7 - y),
      capsule(x, y, z, TIP.x + 0.02, 0.84, 0, TIP.x + 0.02, 0.94, 0, 0.03),
      capsule(x, y, z, TIP.x + 0.02, 0.44, 0, TIP.x + 0.02, 0.58, 0, 0.02),
    );
  const rest = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.08, 0.04, 0, 0.08, 1.08, 0, 0.04),
      capsule(x, y, abs(z), 0.08, 1.08, 0, 0.08, 1.28, 0.13, 0.035),
      cylinder(x - 0.08, y - 0.04, z, 0.34, 0.04, 0.02),
    );
  return assembled(
    [
      [blank, matte(colours.body, 0.25)],
      [cork, matte('#cfa274', 0.85)],
      [seat, matte(colours.dark, 0.35)],
      [reel, matte(colours.accent, 0.3)],
      [spool, matte('#e9e4d6', 0.3)],
      [handle, matte(colours.dark, 0.4)],
      [guides, matte(colours.dark, 0.3)],
      [line, matte('#8d9296', 0.5)],
      [float, matte('#fbfaf6', 0.25)],
      [capOfFloat, matte('#d8402c', 0.25)],
      [rest, matte('#6b5a4a', 0.6)],
    ],
    { height: 2.36, radius: 1.16, yaw: 0.22, pitch: 0.1 },
  );
}
