import {
  assembled,
  blend,
  capsule,
  type Distance,
  ellipsoid,
  matte,
  type ProductObject,
} from '@adwright/engine-objects';
import { type Place, strewn } from './placed.ts';

const { max } = Math;

/** Size of each mushroom relative to the first mushroom, and its position. */
const GROUP: readonly (readonly [size: number, place: Place])[] = [
  [1, { at: [-0.22, 0, -0.05], lean: 0.05 }],
  [0.72, { at: [0.42, 0, 0.12], lean: -0.14 }],
  [0.5, { at: [0.02, 0, 0.46], lean: 0.1 }],
];

/** Builds a model of wild mushrooms with brown caps and pale stems. */
export function mushrooms(): ProductObject {
  const stem: Distance = (x, y, z) =>
    blend(
      capsule(x, y, z, 0, 0.1, 0, 0, 0.62, 0, 0.12),
      ellipsoid(x, y - 0.14, z, 0.19, 0.17, 0.19),
      0.14,
    );
  const gills: Distance = (x, y, z) => ellipsoid(x, y - 0.6, z, 0.37, 0.06, 0.37) * 0.8;
  // A mushroom's cap is a dome with a rim that curls inwards.
  const cap: Distance = (x, y, z) =>
    max(ellipsoid(x, y - 0.6, z, 0.43, 0.34, 0.43), 0.575 - y) * 0.8;
  const group = (shape: Distance): Distance =>
    GROUP.map(([size, place]) =>
      strewn((x, y, z) => shape(x / size, y / size, z / size) * size, 1.1 * size, [place]),
    ).reduce((one, other) => (x, y, z) => Math.min(one(x, y, z), other(x, y, z)));
  return assembled(
    [
      [group(stem), matte('#eadcc3', 0.75)],
      [group(gills), matte('#d8c4a0', 0.85)],
      [group(cap), matte('#8f5230', 0.45)],
    ],
    { height: 0.98, radius: 0.85, yaw: 0.1, pitch: 0.16 },
  );
}
