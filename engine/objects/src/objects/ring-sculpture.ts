import { defineObject } from '../kit/define-object.ts';
import { cylinder, sphere, torus } from '../kit/distance.ts';
import { nearest, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a sculpture of a ring, balls and steps, for intangible products such as services. */
export const ringSculpture = defineObject({
  make: makeRingSculpture,
});

function makeRingSculpture(colours: ProductColours): ProductObject {
  const plinth = (x: number, y: number, z: number) => cylinder(x, y - 0.11, z, 1.02, 0.11, 0.04);
  const loop = (x: number, y: number, z: number) =>
    torus(x * 0.92 + z * 0.4, y - 1.13, z * 0.92 - x * 0.4, 0.78, 0.15);
  const ball = (x: number, y: number, z: number) => sphere(x + 0.1, y - 0.6, z - 0.42, 0.38);
  const bead = (x: number, y: number, z: number) =>
    min(sphere(x + 0.72, y - 0.42, z - 0.45, 0.2), sphere(x - 0.7, y - 0.36, z - 0.5, 0.14));
  return {
    distance: (x, y, z) => min(plinth(x, y, z), loop(x, y, z), ball(x, y, z), bead(x, y, z)),
    part: (x, y, z) => nearest(plinth(x, y, z), loop(x, y, z), ball(x, y, z), bead(x, y, z)),
    materials: [
      { colour: colours.light, roughness: 0.6, finish: 'matte' },
      { colour: colours.body, roughness: 0.3, finish: 'matte' },
      { colour: colours.accent, roughness: 0.22, finish: 'matte' },
      { colour: colours.metal, roughness: 0.18, finish: 'metal' },
    ],
    decals: [],
    height: 2.06,
    radius: 1.06,
    yaw: 0.2,
    pitch: 0.16,
  };
}
