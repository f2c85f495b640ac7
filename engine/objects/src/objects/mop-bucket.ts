import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc, roundBox, sphere, torus } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { atan2, cos, max, min, sqrt } = Math;

/** 3D model of a bucket with a mop and a sponge. */
export const mopBucket = defineObject({
  make: makeMopBucket,
});

function makeMopBucket(colours: ProductColours): ProductObject {
  const bucket = (x: number, y: number, z: number) => {
    const r = sqrt(x * x + z * z);
    return (
      max(disc(r, y - 0.5, 0.6 + 0.2 * y, 0.5, 0.05), -disc(r, y - 0.92, 0.68, 0.24, 0.02)) * 0.95
    );
  };
  const suds = (x: number, y: number, z: number) =>
    min(
      sphere(x + 0.36, y - 0.92, z - 0.3, 0.24),
      sphere(x - 0.05, y - 0.96, z - 0.42, 0.22),
      sphere(x - 0.42, y - 0.92, z - 0.22, 0.25),
      sphere(x + 0.4, y - 0.92, z + 0.16, 0.26),
      cylinder(x, y - 0.82, z, 0.7, 0.05, 0.02),
      sphere(x + 0.66, y - 1.2, z - 0.5, 0.1),
    );
  const bow = (x: number, y: number, z: number) =>
    max(
      torus(x, (y - 0.92) * 0.92 - (z - 0.1) * 0.3, z * 0.92 + (y - 0.92) * 0.5, 0.8, 0.03) * 0.8,
      0.9 - y,
    );
  const pole = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.08, 0.8, -0.1, 0.62, 2.5, -0.34, 0.055);
  const head = (x: number, y: number, z: number) => {
    const px = x - 0.1 - (y - 0.9) * 0.3;
    const r = sqrt(px * px + (z + 0.1) ** 2);
    const strands = 0.03 * cos(atan2(z + 0.1, px) * 12);
    return (disc(r, y - 1.08, 0.2 + 0.3 * max(0, 1.3 - y), 0.3, 0.06) + strands) * 0.65;
  };
  const cap = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.2, 1.3, -0.15, 0.28, 1.5, -0.19, 0.11);
  const sponge = (x: number, y: number, z: number) =>
    roundBox(
      (x - 0.86) * 0.9 + (z - 0.62) * 0.42,
      y - 0.14,
      (z - 0.62) * 0.9 - (x - 0.86) * 0.42,
      0.3,
      0.14,
      0.2,
      0.06,
    );
  return assembled(
    [
      [bucket, matte(colours.body, 0.3)],
      [suds, matte('#ffffff', 0.25)],
      [bow, metal(STEEL, 0.22)],
      [pole, matte('#b9824f', 0.45)],
      [head, matte('#f2ead8', 0.95)],
      [cap, matte(colours.accent, 0.4)],
      [sponge, matte('#f4c642', 0.9)],
    ],
    { height: 2.56, radius: 1.42, yaw: 0.25, pitch: 0.18 },
  );
}
