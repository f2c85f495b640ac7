import type { Raster } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { findLostLabels } from './lost-labels.ts';
import { countMaskPixels } from './mask.ts';
import { createMask, createPlane, SIDE, type Test, testRectangle } from './sample-shapes.ts';

const shoulder = testRectangle(50, 20, 110, 60);
const foot = testRectangle(50, 100, 110, 140);
const label = testRectangle(50, 61, 110, 99);

/** Test photo of dark objects in front of a background of the given level (0–255). */
const photoOf = (isProduct: Test, ground = 252): Raster => {
  const levels = createPlane((x, y) => (isProduct(x, y) ? 60 : ground));
  return {
    width: SIDE,
    height: SIDE,
    data: Uint8Array.from(
      { length: levels.length * 3 },
      (_, at) => levels[Math.floor(at / 3)] ?? 0,
    ),
  };
};
const lost = (isProduct: Test, ground?: number) =>
  findLostLabels(createMask(isProduct), photoOf(isProduct, ground));

const bottle: Test = (x, y) => shoulder(x, y) || foot(x, y);

it('findLostLabels fills a bottle’s label that is as white as the paper behind the bottle', () => {
  expect(lost(bottle).data).toEqual(createMask(label).data);
});

it('findLostLabels fills no label on a grey background, because a white label would be visible there', () => {
  expect(countMaskPixels(lost(bottle, 200))).toBe(0);
});

it('findLostLabels fills nothing between two separate objects, one above the other', () => {
  const beside: Test = (x, y) => shoulder(x, y) || testRectangle(62, 100, 122, 140)(x, y);
  const narrow: Test = (x, y) => shoulder(x, y) || testRectangle(65, 100, 95, 140)(x, y);
  const ball: Test = (x, y) => shoulder(x, y) || Math.hypot(x - 80, y - 112) < 30;
  const far: Test = (x, y) =>
    testRectangle(50, 10, 110, 30)(x, y) || testRectangle(50, 130, 110, 150)(x, y);
  for (const things of [beside, narrow, ball, far]) expect(countMaskPixels(lost(things))).toBe(0);
});
