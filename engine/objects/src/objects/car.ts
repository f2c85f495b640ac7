import { FAR } from '../kit/around-axis.ts';
import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, ellipsoid, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, PI, round, sin, sqrt } = Math;

/** 3D model of a car seen from the front quarter, with the bonnet towards +x. */
export const car = defineObject({
  make: makeCar,
  propScale: 0.42,
});

/** Distance of a car's axles from the car's middle, and height of the axles, in the object's units. */
const AXLE = { along: 0.78, up: 0.29 };

function makeCar(colours: ProductColours): ProductObject {
  const cabin = (x: number, y: number, z: number) => {
    const up = y - 0.86;
    return roundBox(x + 0.16, up, z, 0.74 - up * 0.85, 0.29, 0.46 - up * 0.3, 0.13) * 0.76;
  };
  const body = (x: number, y: number, z: number) => {
    const hull = blend(roundBox(x, y - 0.46, z, 1.3, 0.24, 0.55, 0.17), cabin(x, y, z), 0.1);
    const arch = cylinder(abs(x) - AXLE.along, abs(z) - 0.5, y - AXLE.up, 0.35, 0.2, 0.02);
    // Gaps surround the car's doors.
    const seam = max(
      min(abs(x + 0.16), abs(abs(x + 0.14) - 0.62) + max(0, 0.4 - y)) - 0.009,
      0.32 - y,
      0.5 - abs(z),
      y - 0.72,
    );
    return max(hull, -arch, -seam);
  };
  const windows = (x: number, y: number, z: number) => {
    const shell = cabin(x, y, z) - 0.012;
    const band = abs(y - 0.9) - 0.16;
    const side = abs(abs(x + 0.18) - 0.29) - 0.245;
    return min(max(shell, band, side), max(shell, band, abs(z) - 0.35)) * 0.9;
  };
  const tyres = (x: number, y: number, z: number) =>
    cylinder(abs(x) - AXLE.along, abs(z) - 0.45, y - AXLE.up, 0.29, 0.12, 0.05);
  const wheels = (x: number, y: number, z: number) => {
    const px = abs(x) - AXLE.along;
    const py = y - AXLE.up;
    const pz = abs(z) - 0.57;
    const axis = sqrt(px * px + py * py);
    const gap = max(axis - 0.22, abs(pz) - 0.04);
    if (gap > FAR) return gap;
    const sector = (2 * PI) / 5;
    const angle = atan2(py, px);
    const folded = angle - sector * round(angle / sector);
    const spoke = max(abs(axis * sin(folded)) - 0.028, abs(pz) - 0.014, axis - 0.19);
    return min(torus(px, py, pz, 0.19, 0.022), spoke, cylinder(px, pz, py, 0.055, 0.025, 0.015));
  };
  const lamps = (x: number, y: number, z: number) =>
    ellipsoid(x - 1.25, y - 0.54, abs(z) - 0.36, 0.08, 0.075, 0.12);
  const trim = (x: number, y: number, z: number) => {
    const az = abs(z);
    return min(
      roundBox(abs(x) - 1.28, y - 0.34, z, 0.06, 0.06, 0.49, 0.04),
      roundBox(x - 1.29, y - 0.52, z, 0.03, 0.05, 0.19, 0.02),
      torus(az - 0.36, (y - 0.54) * 1.5, x - 1.3, 0.13, 0.02) * 0.7,
      capsule(abs(x + 0.2), y, az, 0.14, 0.62, 0.56, 0.27, 0.62, 0.56, 0.018),
    );
  };
  const mirrors = (x: number, y: number, z: number) =>
    ellipsoid(x - 0.42, y - 0.76, abs(z) - 0.62, 0.06, 0.07, 0.09);
  return assembled(
    [
      [body, matte(colours.body, 0.16)],
      [windows, matte('#1b2733', 0.04)],
      [tyres, matte('#1c1c20', 0.8)],
      [wheels, metal('#d6d9de', 0.2)],
      [lamps, glow('#fff3cf')],
      [trim, metal('#cdd1d6', 0.2)],
      [mirrors, matte(colours.body, 0.2)],
    ],
    { height: 1.18, radius: 1.44, yaw: -0.62, pitch: 0.2 },
  );
}
