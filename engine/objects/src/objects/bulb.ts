import { defineObject } from '../kit/define-object.ts';
import { cylinder, sphere, torus } from '../kit/distance.ts';
import { nearest, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin } = Math;

/** 3D model of a lit light bulb. */
export const bulb = defineObject({
  make: makeBulb,
});

function makeBulb(colours: ProductColours): ProductObject {
  const glass = (x: number, y: number, z: number) => {
    const neck = cylinder(x, y - 0.62, z, 0.27, 0.3, 0.1);
    const head = sphere(x, y - 1.28, z, 0.6);
    const h = max(0.4 - abs(neck - head), 0) / 0.4;
    return min(neck, head) - h * h * 0.1;
  };
  const thread = (x: number, y: number, z: number) =>
    cylinder(x, y - 0.22, z, 0.26 + 0.02 * sin(y * 55), 0.22, 0.05) * 0.8;
  const filament = (x: number, y: number, z: number) => torus(x, y - 1.25, z, 0.17, 0.02);
  return {
    distance: (x, y, z) => min(glass(x, y, z), thread(x, y, z), filament(x, y, z)),
    part: (x, y, z) => nearest(glass(x, y, z), thread(x, y, z), filament(x, y, z)),
    materials: [
      { colour: '#ffd77a', roughness: 0.1, finish: 'glass' },
      { colour: colours.metal, roughness: 0.3, finish: 'metal' },
      { colour: '#fff6d5', roughness: 1, finish: 'glow' },
    ],
    decals: [],
    height: 1.88,
    radius: 0.62,
    yaw: 0,
    pitch: 0.08,
  };
}
