import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, ellipsoid, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/** 3D model of a kettle barbecue with glowing coals and skewers on its grate. */
export const grill = defineObject({
  make: makeGrill,
  propScale: 0.42,
});

function makeGrill(colours: ProductColours): ProductObject {
  const bowl = (x: number, y: number, z: number) =>
    max(
      ellipsoid(x, y - 1.4, z, 0.92, 0.66, 0.92),
      y - 1.4,
      -ellipsoid(x, y - 1.44, z, 0.85, 0.58, 0.85),
    ) * 0.92;
  const rim = (x: number, y: number, z: number) => torus(x, z, y - 1.4, 0.92, 0.05);
  const coals = (x: number, y: number, z: number) => cylinder(x, y - 1.22, z, 0.82, 0.05, 0.02);
  const grate = (x: number, y: number, z: number) => {
    const px = x - round(x / 0.13) * 0.13;
    return max(sqrt(px * px + (y - 1.38) ** 2) - 0.018, sqrt(x * x + z * z) - 0.88);
  };
  const legs = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.5, 0.94, 0.3, 0.72, 0.05, 0.5, 0.045),
      capsule(x, y, z, 0, 0.9, -0.46, 0, 0.05, -0.76, 0.045),
      cylinder(x, y - 0.36, z, 0.46, 0.02, 0.01),
      capsule(x, y, abs(z), 0.9, 1.32, 0.2, 1.16, 1.32, 0.2, 0.035),
    );
  const grip = (x: number, y: number, z: number) =>
    capsule(x, y, z, 1.17, 1.32, -0.24, 1.17, 1.32, 0.24, 0.065);
  const spike = (x: number, y: number, z: number) => {
    const az = z - (z > 0 ? 0.26 : -0.26);
    return capsule(x, y, az, -0.86, 1.5, 0, 0.8, 1.5, 0, 0.022);
  };
  const food = (x: number, y: number, z: number, phase: number) => {
    const az = z - (z > 0 ? 0.26 : -0.26);
    const nth = max(-1, min(1, round((x - phase) / 0.42)));
    return roundBox(x - phase - nth * 0.42, y - 1.51, az, 0.095, 0.12, 0.13, 0.06);
  };
  return assembled(
    [
      [bowl, matte(colours.body, 0.2)],
      [rim, metal('#c9ccd2', 0.2)],
      [coals, glow('#c9431c')],
      [grate, metal('#9fa3ab', 0.3)],
      [legs, matte('#2a2a30', 0.4)],
      [grip, matte('#b9824f', 0.45)],
      [spike, metal('#d3d6dc', 0.2)],
      [(x, y, z) => food(x, y, z, -0.1), matte('#9a5230', 0.5)],
      [(x, y, z) => food(x, y, z, 0.11), matte('#cf3b2a', 0.35)],
    ],
    { height: 1.66, radius: 1.26, yaw: 0.35, pitch: 0.32 },
  );
}
