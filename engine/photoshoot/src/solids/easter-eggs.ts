import {
  assembled,
  type Distance,
  ellipsoid,
  matte,
  type ProductObject,
} from '@adwright/engine-objects';
import { type Place, placed, strewn } from './placed.ts';

const { abs, max, sin } = Math;

/** Returns the distance to an egg along the y axis around the origin, with the thicker end down. */
const egg: Distance = (x, y, z) => {
  const taper = 1 + 0.22 * (y / 0.5);
  return ellipsoid(x * taper, y, z * taper, 0.36, 0.48, 0.36) * 0.8;
};

/** Returns the distance to two painted bands around an egg, of which one is wavy. */
const bands: Distance = (x, y, z) => {
  const wave = 0.05 * sin(Math.atan2(z, x) * 9);
  const band = Math.min(abs(y - 0.14) - 0.035, abs(y + 0.1 - wave) - 0.03);
  return max(egg(x, y, z) - 0.004, band * 0.7);
};

const EGGS: readonly (readonly [colour: string, place: Place])[] = [
  ['#f2a7bd', { at: [-0.5, 0.37, 0], lean: 1.1, yaw: 0.3 }],
  ['#9fd3e6', { at: [0.36, 0.36, -0.2], lean: -1.2, yaw: -0.5 }],
  ['#f6dd7e', { at: [0.1, 0.35, 0.56], lean: 1.4, yaw: -0.9 }],
];

/** Builds a model of three painted eggs that lie close together. */
export function easterEggs(): ProductObject {
  return assembled(
    [
      ...EGGS.map(([colour, place]) => [placed(egg, 0.52, place), matte(colour, 0.4)] as const),
      [
        strewn(
          bands,
          0.53,
          EGGS.map(([, place]) => place),
        ),
        matte('#fffaf2', 0.45),
      ],
    ],
    { height: 0.8, radius: 1.1, yaw: 0, pitch: 0.36 },
  );
}
