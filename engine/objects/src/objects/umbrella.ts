import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, ellipsoid, nowhere, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, PI, round, sin, sqrt } = Math;

/** 3D model of an open umbrella that leans a little, on its crook. */
export const umbrella = defineObject({
  make: makeUmbrella,
});

/** Number of cloth panels of the umbrella. */
const PANELS = 8;

/** Angle in radians by which the umbrella leans. */
const TILT = 0.3;

function makeUmbrella(colours: ProductColours): ProductObject {
  const c = cos(TILT);
  const s = sin(TILT);
  /** Returns a shape in the umbrella's upright coordinates, which are rotated about the foot of its crook. */
  const upright =
    (one: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) => {
      const px = x + 0.42;
      return one(px * c - y * s, px * s + y * c, z);
    };
  const canopy = upright((x, y, z) => {
    const whole = ellipsoid(x, y - 1.75, z, 1.34, 0.86, 1.34);
    if (whole > FAR) return whole - 0.04;
    const angle = (atan2(z, x) * PANELS) / 2;
    // The umbrella's cloth sags between the ribs.
    const sag = 0.07 * sin(angle) ** 2;
    const out = sqrt(x * x + z * z);
    return max(abs(whole + sag) - 0.02, 1.86 + 0.13 * sin(angle) ** 2 * out - y) * 0.7;
  });
  const tip = upright((x, y, z) => capsule(x, y, z, 0, 2.58, 0, 0, 2.84, 0, 0.045));
  const shaft = upright((x, y, z) => capsule(x, y, z, 0, 0.5, 0, 0, 2.5, 0, 0.04));
  const crook = upright((x, y, z) =>
    Math.min(
      capsule(x, y, z, 0, 0.42, 0, 0, 0.86, 0, 0.075),
      max(torus(x - 0.2, y - 0.42, z, 0.2, 0.075), y - 0.42),
      sphere(x - 0.4, y - 0.42, z, 0.075),
    ),
  );
  const base = assembled(
    [
      [canopy, matte(colours.body, 0.35)],
      [tip, metal('#cfd3da', 0.2)],
      [shaft, metal('#b9bec7', 0.2)],
      [crook, matte('#9a6236', 0.35)],
      [nowhere, matte(colours.light, 0.4)],
    ],
    { height: 2.86, radius: 1.5, yaw: 0.15, pitch: 0.06 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      const px = x + 0.42;
      const angle = atan2(z, px * c - y * s);
      const panel = (round((angle / (2 * PI)) * PANELS - 0.5) + PANELS) % PANELS;
      return panel % 2 === 0 ? 0 : 4;
    },
  };
}
