import { assembled, glow, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, ellipsoid, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a drone with four rotors and a camera. */
export const drone = defineObject({
  make: makeDrone,
  lessons: 'shown',
});

function makeDrone(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      ellipsoid(x, y - 0.66, z, 0.42, 0.24, 0.62),
      capsule(abs(x), y, abs(z), 0.12, 0.66, 0.16, 0.86, 0.72, 0.7, 0.085),
      0.16,
    ) * 0.95;
  const motors = (x: number, y: number, z: number) =>
    min(
      cylinder(abs(x) - 0.88, y - 0.8, abs(z) - 0.72, 0.13, 0.12, 0.03),
      capsule(abs(x), y, abs(z), 0.86, 0.68, 0.7, 0.92, 0.06, 0.74, 0.045),
    );
  const blades = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.88;
    const pz = abs(z) - 0.72;
    const along = px * 0.82 + pz * 0.57;
    const beside = pz * 0.82 - px * 0.57;
    return ellipsoid(along, y - 0.95, beside, 0.56, 0.022, 0.08) * 0.55;
  };
  const rings = (x: number, y: number, z: number) =>
    torus(abs(x) - 0.88, abs(z) - 0.72, y - 0.9, 0.6, 0.04);
  const eye = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.42, z - 0.44, 0.17, 0.15, 0.15, 0.08),
      cylinder(x, z - 0.6, y - 0.42, 0.11, 0.05, 0.02),
    );
  const lens = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 0.42, z - 0.65, 0.085, 0.085, 0.04);
  const lamp = (x: number, y: number, z: number) =>
    ellipsoid(abs(x) - 0.16, y - 0.72, z - 0.55, 0.06, 0.03, 0.05);
  return assembled(
    [
      [body, matte(colours.body, 0.26)],
      [motors, matte('#26262b', 0.4)],
      [blades, matte(colours.accent, 0.4)],
      [rings, matte('#26262b', 0.5)],
      [eye, matte('#26262b', 0.35)],
      [lens, matte('#1f2c5e', 0.03)],
      [lamp, glow('#fff3cf')],
    ],
    { height: 1.0, radius: 1.76, yaw: 0.45, pitch: 0.32 },
  );
}
