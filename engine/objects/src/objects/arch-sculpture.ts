import { defineObject } from '../kit/define-object.ts';
import { extruded, sphere } from '../kit/distance.ts';
import { nearest, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { max, min, sqrt, abs } = Math;

/** 3D model of a sculpture of nested arches. */
export const archSculpture = defineObject({
  make: makeArchSculpture,
});

function makeArchSculpture(colours: ProductColours): ProductObject {
  const arch = (x: number, y: number, z: number, radius: number, depth: number) => {
    const up = max(0, y - 0.8);
    const ring = sqrt(x * x + up * up) - radius;
    return max(extruded(abs(ring) - 0.12, abs(z) - depth, 0.04), -y);
  };
  const outer = (x: number, y: number, z: number) => arch(x, y, z, 0.98, 0.24);
  const middle = (x: number, y: number, z: number) => arch(x, y, z, 0.67, 0.3);
  const inner = (x: number, y: number, z: number) => arch(x, y, z, 0.36, 0.36);
  const ball = (x: number, y: number, z: number) => sphere(x - 0.72, y - 0.24, z - 0.75, 0.24);
  return {
    distance: (x, y, z) => min(outer(x, y, z), middle(x, y, z), inner(x, y, z), ball(x, y, z)),
    part: (x, y, z) => nearest(outer(x, y, z), middle(x, y, z), inner(x, y, z), ball(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.5, finish: 'matte' },
      { colour: colours.accent, roughness: 0.45, finish: 'matte' },
      { colour: colours.second, roughness: 0.45, finish: 'matte' },
      { colour: colours.metal, roughness: 0.16, finish: 'metal' },
    ],
    decals: [],
    height: 1.9,
    radius: 1.15,
    yaw: 0.35,
    pitch: 0.16,
  };
}
