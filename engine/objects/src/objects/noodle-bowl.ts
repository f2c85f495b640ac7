import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, ellipsoid, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin, sqrt } = Math;

/** 3D model of a bowl of noodle soup with egg, chopsticks across it. */
export const noodleBowl = defineObject({
  make: makeNoodleBowl,
  lessons: 'shown',
  servedAt: true,
});

function makeNoodleBowl(colours: ProductColours): ProductObject {
  const bowl = (x: number, y: number, z: number) => {
    const ball = ellipsoid(x, y - 0.92, z, 1.02, 0.92, 1.02);
    const hollow = cylinder(x, y - 0.98, z, 0.93, 0.2, 0.05);
    return (
      max(blend(ball, cylinder(x, y - 0.07, z, 0.46, 0.07, 0.03), 0.08), y - 0.9, -hollow) * 0.95
    );
  };
  const stripe = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.92, z, 1.03, 0.93, 1.03), abs(y - 0.72) - 0.045);
  const soup = (x: number, y: number, z: number) => cylinder(x, y - 0.74, z, 0.94, 0.05, 0.01);
  const noodles = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 0.84) - 0.12, sqrt(x * x + z * z) - 0.9);
    if (gap > FAR) return gap;
    // The noodles are wavy ridges across a mound.
    const mound = ellipsoid(x + 0.12, y - 0.74, z - 0.06, 0.74, 0.2, 0.72);
    const across = z + 0.16 * sin(x * 5) + 0.08 * sin(x * 11 + z * 3);
    return (mound - 0.03 * abs(sin(across * 22))) * 0.55;
  };
  const egg = (x: number, y: number, z: number, r: number, up: number) =>
    ellipsoid(x - 0.42, y - 0.84 - up, z - 0.4, 0.3 * r, 0.14 * r, 0.25 * r);
  const meat = (x: number, y: number, z: number) =>
    min(
      cylinder(
        x + 0.46,
        (y - 0.88) * 0.98 + (z + 0.3) * 0.2,
        (z + 0.3) * 0.98 - (y - 0.88) * 0.2,
        0.29,
        0.05,
        0.03,
      ),
      cylinder(
        x + 0.1,
        (y - 0.93) * 0.98 + (z + 0.46) * 0.2,
        (z + 0.46) * 0.98 - (y - 0.93) * 0.2,
        0.29,
        0.05,
        0.03,
      ),
    );
  const onions = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 0.93) - 0.07, sqrt((x - 0.36) ** 2 + (z + 0.22) ** 2) - 0.36);
    if (gap > FAR) return gap;
    return min(
      torus(x - 0.3, z + 0.16, y - 0.92, 0.07, 0.03),
      torus(x - 0.5, z + 0.14, y - 0.9, 0.06, 0.03),
      torus(x - 0.42, z + 0.34, y - 0.91, 0.07, 0.03),
      torus(x - 0.22, z + 0.36, y - 0.93, 0.055, 0.03),
    );
  };
  const sticks = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.5, 0.98, -0.96, 1.3, 1.02, 0.42, 0.035),
      capsule(x, y, z, -0.42, 0.98, -1.04, 1.34, 1.02, 0.24, 0.035),
    );
  return assembled(
    [
      [bowl, matte(colours.body, 0.2)],
      [stripe, matte(colours.accent, 0.25)],
      [soup, matte('#b9692c', 0.12)],
      [noodles, matte('#f2d48a', 0.5)],
      [(x, y, z) => egg(x, y, z, 1, 0), matte('#fdf3e2', 0.35)],
      [(x, y, z) => egg(x, y, z, 0.52, 0.085), matte('#f29a1f', 0.25)],
      [meat, matte('#c98361', 0.5)],
      [onions, matte('#79b24a', 0.4)],
      [sticks, matte('#2b211d', 0.4)],
    ],
    { height: 1.08, radius: 1.38, yaw: 0.1, pitch: 0.5 },
  );
}
