import { norm } from '@adwright/engine-pixels';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox } from '../kit/distance.ts';
import { nearest, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of over-ear headphones, band up. */
export const headphones = defineObject({
  make: makeHeadphones,
});

function makeHeadphones(colours: ProductColours): ProductObject {
  const band = (x: number, y: number, z: number) => {
    const ring = sqrt(x * x * 1.12 + (y - 0.95) * (y - 0.95)) - 0.86;
    const strap = norm(max(abs(ring) - 0.03, 0), max(abs(z) - 0.11, 0)) - 0.025;
    return max(strap, 0.86 - y) * 0.94;
  };
  const arm = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.81, y - 0.82, z, 0.022, 0.22, 0.055, 0.02);
  const cup = (x: number, y: number, z: number) =>
    cylinder(y - 0.5, abs(x) - 0.8, z, 0.43, 0.13, 0.09);
  const pad = (x: number, y: number, z: number) => {
    const q = norm(y - 0.5, z) - 0.27;
    return norm(q, abs(x) - 0.6) - 0.13;
  };
  const badge = (x: number, y: number, z: number) =>
    cylinder(y - 0.5, abs(x) - 0.93, z, 0.24, 0.012, 0.008);
  return {
    distance: (x, y, z) =>
      min(band(x, y, z), arm(x, y, z), cup(x, y, z), pad(x, y, z), badge(x, y, z)),
    part: (x, y, z) =>
      nearest(band(x, y, z), arm(x, y, z), cup(x, y, z), pad(x, y, z), badge(x, y, z)),
    materials: [
      { colour: colours.dark, roughness: 0.45, finish: 'matte' },
      { colour: colours.metal, roughness: 0.2, finish: 'metal' },
      { colour: colours.body, roughness: 0.26, finish: 'matte' },
      { colour: colours.dark, roughness: 0.8, finish: 'matte' },
      { colour: colours.metal, roughness: 0.24, finish: 'metal' },
    ],
    decals: [],
    height: 1.86,
    radius: 0.98,
    yaw: 0.62,
    pitch: 0.1,
  };
}
