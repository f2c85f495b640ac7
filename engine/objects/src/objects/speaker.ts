import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, min, sin, sqrt } = Math;

/** 3D model of a cloth-covered loudspeaker with a ring of light on top. */
export const speaker = defineObject({
  make: makeSpeaker,
});

function makeSpeaker(colours: ProductColours): ProductObject {
  const cloth = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const wall = disc(axis, y - 0.92, 0.66, 0.76, 0.2);
    if (wall > 0.04) return wall - 0.008;
    const weave = axis > 0.55 ? 0.008 * sin(y * 70) * sin(atan2(z, x) * 40) : 0;
    return (wall + weave) * 0.75;
  };
  const foot = (x: number, y: number, z: number) => cylinder(x, y - 0.1, z, 0.62, 0.1, 0.05);
  const top = (x: number, y: number, z: number) => cylinder(x, y - 1.66, z, 0.5, 0.05, 0.03);
  const ring = (x: number, y: number, z: number) => torus(x, z, y - 1.69, 0.5, 0.04);
  const signs = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.71, z, 0.13, 0.012, 0.03, 0.01),
      roundBox(x, y - 1.71, z, 0.03, 0.012, 0.13, 0.01),
      roundBox(abs(x) - 0.3, y - 1.71, z, 0.06, 0.012, 0.03, 0.01),
    );
  const badge = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.42, z - 0.66, 0.14, 0.05, 0.03, 0.02);
  return assembled(
    [
      [cloth, matte(colours.body, 0.9)],
      [foot, matte('#26262b', 0.4)],
      [top, matte('#26262b', 0.3)],
      [ring, glow(colours.accent)],
      [signs, matte('#f8f5ef', 0.5)],
      [badge, metal('#d6d9de', 0.2)],
    ],
    { height: 1.74, radius: 0.7, yaw: 0.4, pitch: 0.24 },
  );
}
