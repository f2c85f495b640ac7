import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, disc } from '../kit/distance.ts';
import {
  nearest,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';

const { min, sqrt } = Math;

/** 3D model of a takeaway paper cup with a sleeve and a lid. */
export const paperCup = defineObject({
  make: makePaperCup,
  servedAt: true,
});

function makePaperCup(colours: ProductColours): ProductObject {
  const radiusAt = (y: number) => 0.42 + 0.115 * y;
  const paper = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.82, radiusAt(y), 0.82, 0.03) * 0.95;
  const sleeve = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.86, radiusAt(y) + 0.022, 0.4, 0.015) * 0.95;
  const lid = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 1.66, z, 0.655, 0.05, 0.035),
      cylinder(x, y - 1.76, z, 0.545, 0.07, 0.035),
      0.05,
    );
  return {
    distance: (x, y, z) => min(paper(x, y, z), sleeve(x, y, z), lid(x, y, z)),
    part: (x, y, z) => nearest(paper(x, y, z), sleeve(x, y, z), lid(x, y, z)),
    materials: [
      { colour: colours.light, roughness: 0.55, finish: 'matte' },
      { colour: colours.body, roughness: 0.7, finish: 'matte' },
      { colour: colours.dark, roughness: 0.35, finish: 'matte' },
    ],
    decals: [wrapLabel(1, 0.52, 0.5, 1.22, 0.95)],
    height: 1.83,
    radius: 0.68,
    yaw: 0,
    pitch: 0.14,
  };
}
