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

/** A wall that turns into a lighter floor. */
const studio = (y: number) => 84 + 5 / (1 + Math.exp((SIDE / 2 - y) / 5));

/** Shares of a bay's pixels that are opened and that are counted as doubtful, if its rows have the given lightness. */
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

it('opens a bay (background between parts of the product) whose rows change like the background beside the product', () => {
  expect(found(studio)).toEqual([1, 0]);
});

it('doubts a bay that is as light as an even background, unless both are white like paper', () => {
  const grey = () => 86;
  const white = () => 99.6;
  expect(found(grey, grey)).toEqual([0, 1]);
  expect(found(white, white)).toEqual([0, 0]);
});

it('keeps parts that are darker or lighter than the background, and parts with a contour all around or nowhere', () => {
  expect(found((y) => studio(y) + 3)).toEqual([0, 0]);
  expect(found(studio, studio, createEvidence(arch, whole))).toEqual([0, 0]);
  expect(found(studio, studio, createEvidence(whole))).toEqual([0, 0]);
});
