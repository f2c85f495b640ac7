import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, ellipsoid, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, PI, round, sin, sqrt } = Math;

/** 3D model of a motorcycle from the side, its lamp towards +x. */
export const motorcycle = defineObject({
  make: makeMotorcycle,
  propScale: 0.42,
});

function makeMotorcycle(colours: ProductColours): ProductObject {
  const wheelX = (x: number) => abs(x) - 0.92;
  const fromAxle = (x: number, y: number) => sqrt(wheelX(x) ** 2 + (y - 0.5) ** 2);
  const tyres = (x: number, y: number, z: number) => torus(wheelX(x), y - 0.5, z, 0.38, 0.12);
  const rims = (x: number, y: number, z: number) => {
    const across = cylinder(wheelX(x), z, y - 0.5, 0.1, 0.1, 0.03);
    const angle = atan2(y - 0.5, wheelX(x));
    const sector = PI / 3.5;
    const beside = fromAxle(x, y) * sin(angle - sector * round(angle / sector));
    const spokes = max(abs(beside) - 0.028, abs(z) - 0.03, fromAxle(x, y) - 0.3);
    return min(across, spokes * 0.9, torus(wheelX(x), y - 0.5, z, 0.285, 0.035));
  };
  const guards = (x: number, y: number, z: number) =>
    max(abs(fromAxle(x, y) - 0.54) - 0.018, abs(z) - 0.13, (x > 0 ? 0.72 : 0.62) - y) * 0.9;
  const tank = (x: number, y: number, z: number) =>
    blend(
      ellipsoid(x - 0.2, y - 1.08, z, 0.42, 0.17, 0.2),
      ellipsoid(x + 0.1, y - 1.02, z, 0.3, 0.1, 0.14),
      0.08,
    ) * 0.8;
  const tail = (x: number, y: number, z: number) =>
    ellipsoid(x + 0.72, y - 0.98, z, 0.34, 0.08, 0.13) * 0.8;
  const seat = (x: number, y: number, z: number) =>
    blend(
      ellipsoid(x + 0.34, y - 1.03, z, 0.3, 0.08, 0.17),
      ellipsoid(x + 0.66, y - 1.1, z, 0.26, 0.07, 0.14),
      0.07,
    ) * 0.8;
  const engine = (x: number, y: number, z: number) => {
    const fins = 0.012 * sin((y + 0.4 * x) * 60);
    return min(
      roundBox(x + 0.06, y - 0.5, z, 0.3, 0.15, 0.17, 0.08),
      cylinder(x + 0.06, abs(z) - 0.17, y - 0.48, 0.13, 0.04, 0.02),
      capsule(x, y, z, 0.06, 0.56, 0, 0.24, 0.86, 0, 0.15 + fins) * 0.7,
      capsule(x, y, z, -0.1, 0.56, 0, -0.22, 0.82, 0, 0.14 + fins) * 0.7,
    );
  };
  const frame = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, abs(z), 0.52, 1.06, 0.03, 0.3, 0.36, 0.12, 0.035),
      capsule(x, y, abs(z), 0.3, 0.36, 0.12, -0.36, 0.36, 0.12, 0.035),
      capsule(x, y, abs(z), -0.36, 0.4, 0.12, -0.92, 0.5, 0.16, 0.04),
      capsule(x, y, abs(z), -0.36, 0.4, 0.12, -0.5, 0.98, 0.1, 0.035),
      capsule(x, y, abs(z), -0.84, 0.56, 0.17, -0.62, 0.94, 0.14, 0.045),
      capsule(x, y, abs(z), 0.58, 1.24, 0.1, 0.36, 1.32, 0.44, 0.03),
      capsule(x, y, abs(z), 0.4, 1.31, 0.4, 0.33, 1.33, 0.54, 0.05),
    );
  const chrome = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, abs(z), 0.92, 0.5, 0.17, 0.6, 1.24, 0.14, 0.045),
      capsule(x, y, abs(z), 0.3, 0.7, 0.2, 0.2, 0.32, 0.24, 0.045),
      capsule(x, y, abs(z), 0.2, 0.32, 0.24, -0.5, 0.34, 0.25, 0.05),
      capsule(x, y, abs(z), -0.5, 0.34, 0.25, -1.1, 0.42, 0.26, 0.08),
      ellipsoid(x - 0.76, y - 1.12, z, 0.14, 0.15, 0.15),
    );
  const lamps = (x: number, y: number, z: number) =>
    ellipsoid(x - 0.87, y - 1.12, z, 0.05, 0.11, 0.11) * 0.7;
  return assembled(
    [
      [tyres, matte('#1c1c20', 0.8)],
      [rims, metal('#c9ccd2', 0.25)],
      [guards, matte(colours.body, 0.18)],
      [tank, matte(colours.body, 0.14)],
      [tail, matte(colours.body, 0.18)],
      [seat, matte('#2a2320', 0.65)],
      [engine, metal('#8d9198', 0.35)],
      [frame, matte('#232329', 0.4)],
      [chrome, metal('#dadde2', 0.18)],
      [lamps, glow('#fff3cf')],
    ],
    { height: 1.4, radius: 1.46, yaw: -0.42, pitch: 0.12 },
  );
}
