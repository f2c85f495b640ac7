import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, round, sin, sqrt } = Math;

/** 3D model of a whole fish on ice with slices of lemon. */
export const fish = defineObject({
  make: makeFish,
  servedAt: true,
});

function makeFish(): ProductObject {
  const plate = (x: number, y: number, z: number) => {
    const gap = ellipsoid(x, y - 0.1, z, 1.3, 0.12, 0.74);
    return gap * 0.8;
  };
  const ice = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 0.24) - 0.12, abs(x) - 1.15, abs(z) - 0.62);
    if (gap > FAR) return gap;
    const px = x - 0.22 * round(x / 0.22);
    const pz = z - 0.22 * round(z / 0.22);
    const turn = round(x / 0.22) * 1.7 + round(z / 0.22) * 2.9;
    const c = cos(turn);
    const s = sin(turn);
    const cube = roundBox(
      px * c - pz * s,
      y - 0.22 - 0.03 * s,
      pz * c + px * s,
      0.075,
      0.075,
      0.075,
      0.02,
    );
    return max(cube, sqrt((x / 1.8) ** 2 + z * z) - 0.6) * 0.7;
  };
  const body = (x: number, y: number, z: number) => {
    const flesh = ellipsoid(x - 0.12, y - 0.52, z, 0.86, 0.26, 0.36);
    const tail = max(
      ellipsoid(x + 0.92, y - 0.5, abs(z) - 0.1, 0.3, 0.06, 0.26),
      abs(z) * 0.6 + x + 0.72,
    );
    return blend(flesh, tail, 0.16) * 0.85;
  };
  const fins = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x - 0.02, y - 0.5, z + 0.38, 0.34, 0.04, 0.14),
      ellipsoid(x - 0.1, y - 0.5, z - 0.38, 0.22, 0.04, 0.12),
      ellipsoid(
        (x - 0.3) * 0.9 + (z - 0.1) * 0.4,
        y - 0.76,
        (z - 0.1) * 0.9 - (x - 0.3) * 0.4,
        0.2,
        0.04,
        0.1,
      ),
    ) * 0.8;
  const eye = (x: number, y: number, z: number) => sphere(x - 0.74, y - 0.66, z - 0.02, 0.06);
  const gill = (x: number, y: number, z: number) => {
    const shell = body(x, y, z) - 0.008;
    return max(shell, abs(sqrt((x - 0.92) ** 2 + z * z) - 0.44) - 0.016, 0.5 - y);
  };
  const lemon = (x: number, y: number, z: number, r: number, grow: number) =>
    min(
      cylinder(
        x + 0.28,
        (y - 0.42) * 0.9 - (z - 0.52) * 0.43,
        (z - 0.52) * 0.9 + (y - 0.42) * 0.43,
        r,
        0.04 + grow,
        0.015,
      ),
      cylinder(
        x - 0.22,
        (y - 0.42) * 0.9 - (z - 0.54) * 0.43,
        (z - 0.54) * 0.9 + (y - 0.42) * 0.43,
        r,
        0.04 + grow,
        0.015,
      ),
    );
  return assembled(
    [
      [plate, matte('#fbf8f2', 0.25)],
      [ice, matte('#e4f1f8', 0.08)],
      [body, matte('#7f9fb3', 0.16)],
      [fins, matte('#54758c', 0.3)],
      [eye, matte('#15181c', 0.08)],
      [gill, matte('#54758c', 0.3)],
      [(x, y, z) => lemon(x, y, z, 0.22, 0), matte('#f5c92e', 0.35)],
      [(x, y, z) => lemon(x, y, z, 0.18, 0.008), matte('#fdf0a8', 0.4)],
    ],
    { height: 0.82, radius: 1.34, yaw: -0.3, pitch: 0.6 },
  );
}
