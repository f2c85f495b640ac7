import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** 3D model of a folding wheelchair with a cushioned seat. */
export const wheelchair = defineObject({
  make: makeWheelchair,
});

const AXLE = { y: 0.66, z: -0.22, x: 0.6 };

/** Number of spokes of each large wheel of the wheelchair. */
const SPOKES = 14;

function makeWheelchair(colours: ProductColours): ProductObject {
  const tyres = (x: number, y: number, z: number) =>
    min(
      torus(z - AXLE.z, y - AXLE.y, abs(x) - AXLE.x, 0.6, 0.055),
      torus(z - 0.72, y - 0.17, abs(x) - 0.44, 0.125, 0.048),
    );
  const rims = (x: number, y: number, z: number) =>
    min(
      torus(z - AXLE.z, y - AXLE.y, abs(x) - AXLE.x, 0.55, 0.025),
      torus(z - AXLE.z, y - AXLE.y, abs(x) - AXLE.x - 0.11, 0.53, 0.02),
    );
  const spokes = (x: number, y: number, z: number) => {
    const px = abs(abs(x) - AXLE.x);
    const py = y - AXLE.y;
    const pz = z - AXLE.z;
    const far = sqrt(py * py + pz * pz);
    const gap = max(px, far - 0.56);
    if (gap > 0.06) return gap - 0.01;
    const angle = atan2(pz, py);
    const own = angle - round((angle * SPOKES) / (2 * PI)) * ((2 * PI) / SPOKES);
    const off = far * sin(own);
    return max(sqrt(px * px + off * off) - 0.009, far * cos(own) - 0.56);
  };
  const hubs = (x: number, y: number, z: number) =>
    min(
      cylinder(y - AXLE.y, abs(x) - AXLE.x, z - AXLE.z, 0.07, 0.07, 0.02),
      cylinder(y - 0.17, abs(x) - 0.44, z - 0.72, 0.09, 0.035, 0.015),
    );
  const rear = (x: number, y: number, z: number) => {
    const px = abs(x);
    return min(
      capsule(px, y, z, 0.47, 1.62, -0.56, 0.47, 0.7, -0.4, 0.036),
      capsule(px, y, z, 0.47, 1.62, -0.56, 0.47, 1.64, -0.86, 0.036),
    );
  };
  const sides = (x: number, y: number, z: number) => {
    const px = abs(x);
    return min(
      capsule(px, y, z, 0.47, 0.7, -0.44, 0.47, 0.74, 0.5, 0.036),
      capsule(px, y, z, 0.47, 0.4, -0.4, 0.47, 0.4, 0.6, 0.03),
      capsule(px, y, z, 0.5, 0.98, -0.44, 0.5, 0.98, 0.34, 0.026),
    );
  };
  const front = (x: number, y: number, z: number) => {
    const px = abs(x);
    return min(
      capsule(px, y, z, 0.47, 0.74, 0.5, 0.4, 0.26, 0.88, 0.036),
      capsule(px, y, z, 0.47, 0.36, 0.66, 0.47, 0.74, 0.42, 0.03),
      capsule(px, y, z, 0.5, 0.98, 0.34, 0.48, 0.74, 0.42, 0.026),
    );
  };
  /**
   * Returns the distance to the wheelchair's crossed legs under the seat, with which it can be folded.
   */
  const cross = (x: number, y: number, z: number) => {
    const px = abs(x);
    const py = 0.56 + abs(y - 0.56);
    return capsule(px, py, z, 0, 0.56, -0.06, 0.45, 0.7, -0.06, 0.024);
  };
  const forks = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.44, 0.36, 0.7, 0.44, 0.42, 0.66, 0.05),
      roundBox(abs(abs(x) - 0.44) - 0.06, y - 0.27, z - 0.71, 0.012, 0.12, 0.05, 0.01),
    );
  const seat = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.8, z - 0.04, 0.45, 0.075, 0.47, 0.06);
  const back = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.24, z + 0.45 + (y - 1.24) * 0.17, 0.44, 0.36, 0.055, 0.05);
  const pads = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.5, y - 1.03, z + 0.06, 0.055, 0.04, 0.3, 0.035),
      capsule(abs(x), y, z, 0.47, 1.64, -0.68, 0.47, 1.645, -0.92, 0.055),
    );
  const plates = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.22, y - 0.24 - (z - 0.96) * 0.25, z - 0.96, 0.17, 0.02, 0.14, 0.015);
  const guards = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.5, y - 0.87, z - 0.0, 0.012, 0.1, 0.32, 0.01);
  return assembled(
    [
      [tyres, matte('#26272b', 0.7)],
      [rims, metal('#d4d8dd', 0.18)],
      [spokes, metal('#c6cbd1', 0.2)],
      [hubs, metal('#b7bcc3', 0.25)],
      [rear, metal('#aeb6bf', 0.24)],
      [sides, metal('#aeb6bf', 0.24)],
      [front, metal('#aeb6bf', 0.24)],
      [cross, metal('#aeb6bf', 0.24)],
      [forks, metal('#aeb6bf', 0.24)],
      [seat, matte(colours.body, 0.7)],
      [back, matte(colours.body, 0.7)],
      [pads, matte('#2b2c31', 0.6)],
      [plates, matte('#2f3137', 0.5)],
      [guards, matte(colours.accent, 0.4)],
    ],
    { height: 1.7, radius: 1.14, yaw: -0.7, pitch: 0.14 },
  );
}
