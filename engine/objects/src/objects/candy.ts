import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc, ellipsoid } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, sin, sqrt } = Math;

/** 3D model of a lollipop with wrapped sweets. */
export const candy = defineObject({
  make: makeCandy,
  servedAt: true,
});

function makeCandy(colours: ProductColours): ProductObject {
  const swirl = (x: number, y: number, z: number, odd: boolean) => {
    const px = x + 0.2;
    const py = y - 1.5;
    const whole = cylinder(px, z, py, 0.62, 0.15, 0.11);
    if (whole > FAR) return whole;
    const axis = sqrt(px * px + py * py);
    const band = sin(atan2(py, px) * 4 + axis * 7) * (odd ? 1 : -1);
    return whole + (band > 0 ? 0 : 0.004);
  };
  const stick = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.2, 0.14, 0, -0.2, 1.2, 0, 0.055);
  const sweet = (x: number, y: number, z: number) => {
    const body = ellipsoid(x, y, z, 0.3, 0.22, 0.22);
    if (body > 0.5) return body - 0.34;
    const out = abs(x) - 0.28;
    const fan = disc(sqrt(y * y + z * z), out - 0.14, 0.05 + 0.85 * max(0, out), 0.14, 0.015);
    const pleats = 0.02 * sin(atan2(y, z) * 9);
    return min(body, (fan + pleats) * 0.6);
  };
  return assembled(
    [
      [(x, y, z) => swirl(x, y, z, true), matte(colours.accent, 0.14)],
      [(x, y, z) => swirl(x, y, z, false), matte('#fff8f0', 0.14)],
      [stick, matte('#fbf6ec', 0.5)],
      [
        (x, y, z) =>
          sweet((x - 0.5) * 0.9 + (z - 0.5) * 0.44, y - 0.23, (z - 0.5) * 0.9 - (x - 0.5) * 0.44),
        matte(colours.body, 0.18),
      ],
      [
        (x, y, z) =>
          sweet(
            (x + 0.62) * 0.94 - (z - 0.66) * 0.34,
            y - 0.23,
            (z - 0.66) * 0.94 + (x + 0.62) * 0.34,
          ),
        matte(colours.second, 0.18),
      ],
      [(x, y, z) => cylinder(x + 0.2, y - 0.07, z, 0.34, 0.07, 0.04), matte('#fbf6ec', 0.5)],
    ],
    { height: 2.12, radius: 1.42, yaw: 0.2, pitch: 0.18 },
  );
}
