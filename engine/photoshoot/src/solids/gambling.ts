import {
  assembled,
  cylinder,
  type Distance,
  FAR,
  matte,
  type ProductObject,
  roundBox,
} from '@adwright/engine-objects';
import { type Place, placed, strewn } from './placed.ts';

const { abs, atan2, floor, max, min, PI, sqrt } = Math;

/** Radius of a gambling chip, in units of the scene. */
const CHIP = 0.36;
/** Thickness of a gambling chip, in units of the scene. */
const THICK = 0.11;
/** Number of light marks along the rim of a gambling chip. */
const MARKS = 6;

/**
 * Returns the distances to a stack of chips at the origin, and to the marks on the chips' rims and the ring
 * on the top chip.
 */
function stack(count: number): { chips: Distance; marks: Distance } {
  const high = count * THICK;
  const chips: Distance = (x, y, z) => {
    const gap = cylinder(x, y - high / 2, z, CHIP, high / 2, 0.015);
    if (gap > FAR) return gap;
    const groove = abs(y / THICK - floor(y / THICK) - 0.5);
    return (gap + 0.018 * max(0, groove - 0.4) * 10) * 0.9;
  };
  const marks: Distance = (x, y, z) => {
    const axis = sqrt(x * x + z * z);
    const nth = min(count - 1, max(0, floor(y / THICK)));
    const share = ((atan2(z, x) / (2 * PI)) * MARKS + nth * 0.37 + 8) % 1;
    // Distance along the rim of a chip from the middle of the nearest mark.
    const along = (abs(share - 0.5) * 2 * PI * CHIP) / MARKS - 0.07;
    const rim = max(along, abs(axis - CHIP) - 0.008, abs(y - (nth + 0.5) * THICK) - 0.042);
    const face = max(along, abs(axis - CHIP + 0.05) - 0.05, abs(y - high) - 0.006);
    const ring = max(abs(axis - 0.2) - 0.016, abs(y - high) - 0.006);
    return min(rim, face, ring) * 0.8;
  };
  return { chips, marks };
}

const card: Distance = (x, y, z) => roundBox(x, y, z, 0.34, 0.008, 0.48, 0.008);

/**
 * Returns the distance to the diamonds on a playing card: a large one in the middle, and a small one in each of
 * two corners.
 */
const diamonds: Distance = (x, y, z) => {
  const pip = (px: number, pz: number, size: number) =>
    max((abs(x - px) * 1.3 + abs(z - pz)) * 0.6 - size, abs(y - 0.012) - 0.006);
  return min(pip(0, 0, 0.1), pip(-0.25, -0.37, 0.034), pip(0.25, 0.37, 0.034));
};

const STACKS: readonly (readonly [count: number, colour: string, place: Place])[] = [
  [7, '#b3202c', { at: [-0.5, 0, -0.3], yaw: 0.4 }],
  [5, '#1d2330', { at: [0.28, 0, -0.42], yaw: 1.1 }],
  [3, '#1f6b45', { at: [-0.02, 0, 0.24], yaw: 2 }],
];

const CARDS: readonly Place[] = [
  { at: [0.86, 0.02, 0.2], yaw: 0.5 },
  { at: [0.66, 0.05, 0.44], yaw: -0.2, lean: 0.03 },
];

/** Builds a model of stacks of gambling chips and two playing cards. */
export function chips(): ProductObject {
  const stacks = STACKS.map(([count, colour, place]) => ({ ...stack(count), colour, place }));
  return assembled(
    [
      ...stacks.map(
        ({ chips: body, colour, place }) =>
          [placed(body, 0.95, place), matte(colour, 0.4)] as const,
      ),
      [
        (x, y, z) =>
          stacks.reduce(
            (least, { marks, place }) => min(least, placed(marks, 0.95, place)(x, y, z)),
            Number.POSITIVE_INFINITY,
          ),
        matte('#f4efe4', 0.4),
      ],
      [strewn(card, 0.62, CARDS), matte('#fbf9f4', 0.45)],
      [strewn(diamonds, 0.62, CARDS), matte('#c01f2e', 0.5)],
    ],
    { height: 0.8, radius: 1.25, yaw: 0, pitch: 0.5 },
  );
}
