import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, disc, ellipsoid, extruded, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, PI, round, sin, sqrt } = Math;

/** 3D model of a rocket at take-off. */
export const rocket = defineObject({
  make: makeRocket,
});

function makeRocket(colours: ProductColours): ProductObject {
  const wide = (y: number) => {
    const t = (y - 1.34) / 1.16;
    return 0.5 * (1 - t * t * (t > 0 ? 1 : 0.42));
  };
  const hull = (x: number, y: number, z: number) =>
    max(sqrt(x * x + z * z) - wide(y), 0.56 - y) * 0.72;
  const nose = (x: number, y: number, z: number) =>
    max(sqrt(x * x + z * z) - wide(y) - 0.012, 2.0 - y) * 0.72;
  const band = (x: number, y: number, z: number) =>
    max(sqrt(x * x + z * z) - wide(y) - 0.015, abs(y - 0.82) - 0.07) * 0.72;
  const fins = (x: number, y: number, z: number) => {
    const sector = (2 * PI) / 3;
    const angle = atan2(x, z) + PI / 3;
    const folded = angle - sector * round(angle / sector);
    const r = sqrt(x * x + z * z);
    const a = r * cos(folded);
    const b = r * sin(folded);
    const flat = max(
      a - 0.9 + 0.6 * max(0, y - 0.5),
      0.3 - a,
      (y - 1.16) * 0.8 + (a - 0.4) * 0.6,
      0.16 + (0.9 - a) * 0.5 - y,
    );
    return extruded(flat, abs(b) - 0.055, 0.04) * 0.8;
  };
  const pane = (x: number, y: number, z: number) => sphere(x, y - 1.52, z - 0.34, 0.2);
  const ring = (x: number, y: number, z: number) => torus(x, y - 1.52, z - 0.48, 0.21, 0.055);
  const nozzle = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.5, 0.36 - 0.3 * (y - 0.5), 0.1, 0.03) * 0.9;
  const flame = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 0.42, z, 0.2, 0.36, 0.2) * 0.9;
  const smoke = (x: number, y: number, z: number) =>
    blend(
      blend(
        sphere(abs(x) - 0.42, y - 0.1, z - 0.2, 0.3),
        sphere(abs(x) - 0.3, y - 0.08, z + 0.4, 0.32),
        0.1,
      ),
      blend(
        sphere(abs(x) - 0.86, y - 0.06, z + 0.05, 0.24),
        sphere(x, y - 0.06, z - 0.5, 0.28),
        0.1,
      ),
      0.12,
    );
  const cloud = (x: number, y: number, z: number) => max(smoke(x, y, z), -y);
  return assembled(
    [
      [hull, matte('#fbf8f2', 0.22)],
      [nose, matte(colours.accent, 0.25)],
      [band, matte(colours.accent, 0.25)],
      [fins, matte(colours.body, 0.28)],
      [pane, matte('#2c5f9e', 0.05)],
      [ring, metal('#c9ccd2', 0.2)],
      [nozzle, metal('#8f949d', 0.3)],
      [flame, glow('#ffb03b')],
      [cloud, matte('#f6f2ea', 0.8)],
    ],
    { height: 2.5, radius: 1.1, yaw: 0.25, pitch: 0.08 },
  );
}
