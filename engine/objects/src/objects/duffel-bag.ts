import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { disc, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a sports bag: a barrel with two handles, its length along x. */
export const duffelBag = defineObject({
  make: makeDuffelBag,
  propScale: 0.66,
  accessory: true,
});

function makeDuffelBag(colours: ProductColours): ProductObject {
  const barrel = (x: number, y: number, z: number, grow: number, half: number) => {
    const py = (y - 0.56) * 1.06;
    return disc(sqrt(py * py + z * z), x, 0.55 + grow, half, 0.1);
  };
  const canvas = (x: number, y: number, z: number) => max(barrel(x, y, z, 0, 1.12), 0.03 - y);
  const ends = (x: number, y: number, z: number) =>
    max(barrel(abs(x) - 1, y, z, 0.012, 0.13), 0.025 - y);
  const bands = (x: number, y: number, z: number) =>
    max(barrel(x, y, z, 0.022, 1), abs(abs(x) - 0.44) - 0.06, 0.025 - y);
  const handles = (x: number, y: number, z: number) =>
    max(
      torus(x, (y - 1.04) * 0.9, abs(z) - 0.2 - 0.1 * max(0, y - 1), 0.44, 0.045) * 0.9,
      0.98 - y,
    );
  const zip = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.09, z, 0.84, 0.02, 0.03, 0.01),
      roundBox(x - 0.72, y - 1.1, z - 0.06, 0.03, 0.02, 0.09, 0.015),
    );
  const pocket = (x: number, y: number, z: number) => {
    const gap = max(abs(x) - 0.36, abs(y - 0.5) - 0.24, abs(z - 0.45) - 0.15);
    return gap > FAR ? gap : max(gap, barrel(x, y, z, 0.035, 1)) * 0.95;
  };
  return assembled(
    [
      [canvas, matte(colours.body, 0.75)],
      [ends, matte(colours.dark, 0.6)],
      [bands, matte(colours.accent, 0.6)],
      [handles, matte(colours.accent, 0.55)],
      [zip, metal(colours.metal, 0.25)],
      [pocket, matte(colours.body, 0.7)],
    ],
    { height: 1.54, radius: 1.24, yaw: 0.4, pitch: 0.22 },
  );
}
