import {
  assembled,
  cylinder,
  type Distance,
  metal,
  type ProductObject,
  sphere,
} from '@adwright/engine-objects';
import { all, type Place, placed } from './placed.ts';

const { min, sqrt } = Math;
/** Builds a model of three Christmas tree balls in red and gold, with metal caps. */
export function baubles(): ProductObject {
  const ball =
    (r: number): Distance =>
    (x, y, z) =>
      sphere(x, y, z, r);
  const cap =
    (r: number): Distance =>
    (x, y, z) =>
      min(
        cylinder(x, y - r - 0.03, z, 0.1, 0.06, 0.02),
        sqrt((sqrt(x * x + (y - r - 0.15) ** 2) - 0.06) ** 2 + z * z) - 0.014,
      );
  const places: readonly (Place & { r: number })[] = [
    { at: [-0.5, 0.5, 0], yaw: 0.6, lean: 0.7, r: 0.5 },
    { at: [0.48, 0.42, 0.16], yaw: -0.4, lean: -0.9, r: 0.42 },
    { at: [0.1, 0.34, -0.66], lean: 0.4, r: 0.34 },
  ];
  const [first, second, third] = places.map((place) =>
    placed(ball(place.r), place.r + 0.01, place),
  );
  const caps = all(places.map((place) => placed(cap(place.r), place.r + 0.24, place)));
  return assembled(
    [
      [all([first, third].flatMap((one) => one ?? [])), metal('#c8202c', 0.1)],
      [all([second].flatMap((one) => one ?? [])), metal('#e0b050', 0.3)],
      [caps, metal('#d9b765', 0.25)],
    ],
    { height: 1.02, radius: 1.14, yaw: 0, pitch: 0.34 },
  );
}
