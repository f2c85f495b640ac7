import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, ellipsoid, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a teddy bear, sitting. */
export const teddy = defineObject({
  make: makeTeddy,
});

function makeTeddy(colours: ProductColours): ProductObject {
  const fur = (x: number, y: number, z: number) => {
    const ax = abs(x);
    const trunk = ellipsoid(x, y - 0.62, z, 0.54, 0.62, 0.48);
    const head = ellipsoid(x, y - 1.46, z, 0.52, 0.46, 0.45);
    const ear = sphere(ax - 0.4, y - 1.86, z, 0.18);
    const arm = capsule(ax, y, z, 0.44, 0.96, 0.1, 0.7, 0.52, 0.34, 0.17);
    const leg = capsule(ax, y, z, 0.34, 0.24, 0.2, 0.5, 0.22, 0.66, 0.21);
    return blend(blend(blend(trunk, head, 0.1), ear, 0.08), min(arm, leg), 0.08) * 0.92;
  };
  const pale = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      ellipsoid(x, y - 1.34, z - 0.4, 0.21, 0.16, 0.14),
      ellipsoid(x, y - 0.62, z - 0.3, 0.34, 0.38, 0.22),
      ellipsoid(ax - 0.4, y - 1.86, z - 0.12, 0.1, 0.1, 0.08),
      ellipsoid(ax - 0.51, y - 0.22, z - 0.84, 0.13, 0.13, 0.05),
    );
  };
  const black = (x: number, y: number, z: number) =>
    min(
      sphere(abs(x) - 0.18, y - 1.56, z - 0.4, 0.055),
      ellipsoid(x, y - 1.4, z - 0.53, 0.075, 0.055, 0.05),
    );
  const bow = (x: number, y: number, z: number) =>
    min(
      ellipsoid(abs(x) - 0.16, y - 1.06, z - 0.5, 0.16, 0.11, 0.07),
      sphere(x, y - 1.06, z - 0.52, 0.07),
    );
  return assembled(
    [
      [fur, matte('#b9824e', 0.95)],
      [pale, matte('#f0d9b5', 0.95)],
      [black, matte('#1d1713', 0.2)],
      [bow, matte(colours.accent, 0.5)],
    ],
    { height: 2.04, radius: 1.06, yaw: 0.35, pitch: 0.12 },
  );
}
