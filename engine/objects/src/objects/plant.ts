import { aroundAxis } from '../kit/around-axis.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, ellipsoid } from '../kit/distance.ts';
import { nearest, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { cos, max, min, sin, sqrt } = Math;

/** 3D model of a potted plant with two rings of leaves. */
export const plant = defineObject({
  make: makePlant,
});

function makePlant(colours: ProductColours): ProductObject {
  const pot = (x: number, y: number, z: number) => {
    const radius = 0.34 + 0.13 * y;
    return (
      max(
        disc(sqrt(x * x + z * z), y - 0.4, radius, 0.4, 0.04),
        -cylinder(x, y - 0.86, z, 0.36, 0.16, 0.02),
      ) * 0.94
    );
  };
  const soil = (x: number, y: number, z: number) => cylinder(x, y - 0.62, z, 0.36, 0.1, 0.02);
  const ring = (count: number, lean: number, length: number, start: number) => {
    const rise = cos(lean);
    const reach = sin(lean);
    return aroundAxis(count, start, (out, y, aside) => {
      const ly = y - 0.66;
      const along = out * reach + ly * rise;
      const off = out * rise - ly * reach + 0.16 * (along / length) * (along / length);
      return ellipsoid(along - length / 2, off, aside, length / 2, 0.028, length * 0.17) * 0.6;
    });
  };
  const low = ring(6, 0.95, 1.05, 0.2);
  const middle = ring(5, 0.5, 1.3, 0.7);
  const high = ring(3, 0.16, 1.45, 0);
  const leaves = (x: number, y: number, z: number) =>
    min(low(x, y, z), middle(x, y, z), high(x, y, z));
  return {
    distance: (x, y, z) => min(pot(x, y, z), soil(x, y, z), leaves(x, y, z)),
    part: (x, y, z) => nearest(pot(x, y, z), soil(x, y, z), leaves(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.7, finish: 'matte' },
      { colour: '#3a2b22', roughness: 1, finish: 'matte' },
      { colour: '#3f8f4f', roughness: 0.4, finish: 'matte' },
    ],
    decals: [],
    height: 2.1,
    radius: 1,
    yaw: 0.2,
    pitch: 0.16,
  };
}
