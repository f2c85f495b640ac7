import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, extruded, roundBox } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of an open toolbox with a hammer, a screwdriver and a spanner in it. */
export const toolbox = defineObject({
  make: makeToolbox,
  propScale: 0.66,
});

function makeToolbox(colours: ProductColours): ProductObject {
  const box = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.42, z, 1.2, 0.42, 0.56, 0.07),
      -roundBox(x, y - 0.7, z, 1.1, 0.5, 0.46, 0.04),
    );
  const trim = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.74, y - 0.6, z - 0.57, 0.1, 0.14, 0.04, 0.02),
      max(
        roundBox(x, y - 0.8, z, 1.23, 0.05, 0.59, 0.03),
        -roundBox(x, y - 0.8, z, 1.09, 0.2, 0.45, 0.02),
      ),
    );
  const bow = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 1.12, 0.7, 0, 1.0, 1.42, 0, 0.055),
      capsule(x, y, z, -1, 1.42, 0, 1, 1.42, 0, 0.055),
    );
  const grip = (x: number, y: number, z: number) => cylinder(y - 1.42, x, z, 0.1, 0.46, 0.05);
  const hammer = (x: number, y: number, z: number) => {
    const a = (x + 0.5) * 0.94 - (y - 0.9) * 0.34;
    const b = (y - 0.9) * 0.94 + (x + 0.5) * 0.34;
    return min(
      roundBox(a + 0.04, b - 0.42, z - 0.22, 0.22, 0.1, 0.1, 0.04),
      cylinder(b - 0.42, a - 0.26, z - 0.22, 0.14, 0.08, 0.03),
    );
  };
  const wood = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.4, 0.3, 0.22, -0.63, 1.24, 0.22, 0.075);
  const screwdriver = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.36, 0.86, 0.2, 0.5, 1.3, 0.16, 0.13);
  const spanner = (x: number, y: number, z: number) => {
    const a = (x - 0.06) * 0.98 + (y - 0.8) * 0.2;
    const b = (y - 0.8) * 0.98 - (x - 0.06) * 0.2;
    const head = max(sqrt(a * a + (b - 0.42) ** 2) - 0.2, -max(abs(a) - 0.09, 0.38 - b));
    return extruded(min(head, max(abs(a) - 0.08, abs(b) - 0.4)), abs(z + 0.2) - 0.05, 0.02) * 0.9;
  };
  return assembled(
    [
      [box, matte(colours.body, 0.35)],
      [trim, matte('#2a2a30', 0.4)],
      [bow, metal(STEEL, 0.22)],
      [grip, matte('#2a2a30', 0.6)],
      [hammer, metal('#aeb2ba', 0.22)],
      [wood, matte('#b9824f', 0.45)],
      [screwdriver, matte(colours.accent, 0.3)],
      [spanner, metal(STEEL, 0.2)],
    ],
    {
      height: 1.52,
      radius: 1.36,
      yaw: 0.45,
      pitch: 0.2,
      decals: [frontPicture(0, 'label', 0.52, 0.12, 0.66, 0.4)],
    },
  );
}
