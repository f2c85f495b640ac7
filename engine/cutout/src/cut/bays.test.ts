import { expect, it } from 'vitest';
import { findBays } from './bays.ts';
import type { Lab } from './grain.ts';
import { countMaskPixels } from './mask.ts';
import {
  COUNT,
  createEvidence,
  createMask,
  createPlane,
  SIDE,
  type Test,
  testRectangle,
} from './sample-shapes.ts';

const whole = testRectangle(40, 40, 120, 120);
const bay = testRectangle(62, 60, 98, 120);
const arch: Test = (x, y) => whole(x, y) && !bay(x, y);
const none = new Float32Array(COUNT);

/** Lightness of each row of a studio photo: a wall that turns into a lighter floor. */
const studio = (y: number) => 84 + 5 / (1 + Math.exp((SIDE / 2 - y) / 5));

/**
 * Returns the shares of a bay's pixels that `findBays` opens and that it counts as doubtful. The function
 * `middle` gives the lightness of the bay's rows.
 */
function found(middle: (y: number) => number, ground = studio, evidence = createEvidence(arch)) {
  const planes: Lab = [
    createPlane((x, y) => (bay(x, y) ? middle(y) : arch(x, y) ? 96 : ground(y))),
    none,
    none,
  ];
  const lighter = createPlane((x, y) => (bay(x, y) ? middle(y) - ground(y) : 0));
  const bays = findBays(createMask(whole), createMask(arch), { ...evidence, lighter }, planes);
  return [countMaskPixels(bays.open), bays.doubtful].map(
    (pixels) => pixels / countMaskPixels(createMask(bay)),
  );
}

it('findBays opens a bay (a background area between parts of the product) that has the same brightness gradient as the background beside the product', () => {
  expect(found(studio)).toEqual([1, 0]);
});

it('findBays counts a bay as doubtful if it is only as light as an even background, except if both are white like paper', () => {
  const grey = () => 86;
  const white = () => 99.6;
  expect(found(grey, grey)).toEqual([0, 1]);
  expect(found(white, white)).toEqual([0, 0]);
});

it('findBays does not open areas that are darker or lighter than the background, or that have a contour on all sides or on none', () => {
  expect(found((y) => studio(y) + 3)).toEqual([0, 0]);
  expect(found(studio, studio, createEvidence(arch, whole))).toEqual([0, 0]);
  expect(found(studio, studio, createEvidence(whole))).toEqual([0, 0]);
});
