import { aroundAxis } from '../kit/around-axis.ts';
import { assembled, boxed, glow, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min, sqrt } = Math;

/** 3D model of a farm tractor with a cab. */
export const tractor = defineObject({
  make: makeTractor,
  propScale: 0.42,
});

function makeTractor(colours: ProductColours): ProductObject {
  const wheel = (x: number, y: number, z: number, at: number, apart: number, radius: number) =>
    disc(sqrt((x - at) ** 2 + (y - radius) ** 2), abs(z) - apart, radius, radius * 0.24, 0.06);
  const lugs = (at: number, apart: number, radius: number, count: number) => {
    const around = aroundAxis(count, 0, (out, aside, beside) =>
      roundBox(out - radius, aside, beside, 0.04, radius * 0.23, 0.03, 0.01),
    );
    return boxed(
      [at, radius, 0],
      [radius + 0.05, radius + 0.05, apart + radius * 0.25],
      (x, y, z) => around(x - at, abs(z) - apart, y - radius),
    );
  };
  const rearLugs = lugs(-0.6, 0.56, 0.64, 18);
  const frontLugs = lugs(0.82, 0.46, 0.38, 14);
  const tyres = (x: number, y: number, z: number) =>
    min(
      wheel(x, y, z, -0.6, 0.56, 0.64),
      wheel(x, y, z, 0.82, 0.46, 0.38),
      rearLugs(x, y, z),
      frontLugs(x, y, z),
    );
  const hubs = (x: number, y: number, z: number) =>
    min(
      disc(sqrt((x + 0.6) ** 2 + (y - 0.64) ** 2), abs(z) - 0.58, 0.36, 0.15, 0.05),
      disc(sqrt((x - 0.82) ** 2 + (y - 0.38) ** 2), abs(z) - 0.47, 0.21, 0.1, 0.04),
    );
  const hood = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.5, y - 1 + 0.08 * (x - 0.5), z, 0.64, 0.28, 0.28, 0.1) * 0.95,
      roundBox(x + 0.6, y - 1.3, abs(z) - 0.56, 0.5, 0.05, 0.17, 0.05),
      roundBox(x + 0.55, y - 2.24, z, 0.5, 0.06, 0.44, 0.05),
    );
  const chassis = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.1, y - 0.62, z, 1, 0.14, 0.22, 0.05),
      cylinder(x - 0.6, y - 1.5, z - 0.14, 0.04, 0.32, 0.02),
      roundBox(x - 1.13, y - 0.96, z, 0.03, 0.18, 0.2, 0.02),
    );
  const pillars = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, abs(z), -0.14, 1.2, 0.36, -0.2, 2.22, 0.36, 0.035),
      capsule(x, y, abs(z), -0.96, 1.2, 0.36, -0.92, 2.22, 0.36, 0.035),
    );
  const windows = (x: number, y: number, z: number) =>
    roundBox(x + 0.55, y - 1.68, z, 0.39, 0.52, 0.35, 0.05);
  const lamps = (x: number, y: number, z: number) =>
    sphere(x - 1.12, y - 1.06, abs(z) - 0.17, 0.07);
  return assembled(
    [
      [tyres, matte('#26262a', 0.8)],
      [hubs, matte(colours.accent, 0.4)],
      [hood, matte(colours.body, 0.28)],
      [chassis, matte('#33343a', 0.5)],
      [pillars, matte('#2a2b30', 0.4)],
      [windows, matte('#9cc7dd', 0.06)],
      [lamps, glow('#fff3cf')],
    ],
    { height: 2.3, radius: 1.28, yaw: -0.62, pitch: 0.14 },
  );
}
