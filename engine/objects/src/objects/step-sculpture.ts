import { defineObject } from '../kit/define-object.ts';
import { roundBox, sphere } from '../kit/distance.ts';
import { nearest, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a sculpture of rising steps with a ball on the top one. */
export const stepSculpture = defineObject({
  make: makeStepSculpture,
});

function makeStepSculpture(colours: ProductColours): ProductObject {
  const step = (x: number, y: number, z: number, at: number, half: number) =>
    roundBox(x - at, y - half, z, 0.27, half, 0.36, 0.05);
  const low = (x: number, y: number, z: number) => step(x, y, z, -0.84, 0.2);
  const middle = (x: number, y: number, z: number) => step(x, y, z, -0.28, 0.42);
  const high = (x: number, y: number, z: number) => step(x, y, z, 0.28, 0.64);
  const top = (x: number, y: number, z: number) => step(x, y, z, 0.84, 0.86);
  const ball = (x: number, y: number, z: number) => sphere(x - 0.84, y - 1.98, z, 0.26);
  return {
    distance: (x, y, z) =>
      min(low(x, y, z), middle(x, y, z), high(x, y, z), top(x, y, z), ball(x, y, z)),
    part: (x, y, z) =>
      nearest(low(x, y, z), middle(x, y, z), high(x, y, z), top(x, y, z), ball(x, y, z)),
    materials: [
      { colour: colours.light, roughness: 0.5, finish: 'matte' },
      { colour: colours.second, roughness: 0.45, finish: 'matte' },
      { colour: colours.body, roughness: 0.4, finish: 'matte' },
      { colour: colours.accent, roughness: 0.35, finish: 'matte' },
      { colour: colours.metal, roughness: 0.16, finish: 'metal' },
    ],
    decals: [],
    height: 2.24,
    radius: 1.2,
    yaw: 0.45,
    pitch: 0.2,
  };
}
