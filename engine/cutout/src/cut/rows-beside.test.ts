import { describe, expect, it } from 'vitest';
import type { Lab } from './grain.ts';
import { findLoops } from './loops.ts';
import { dilate, invert } from './mask.ts';
import { findParts } from './parts.ts';
import { matchesRowsBeside } from './rows-beside.ts';
import {
  COUNT,
  createEvidence,
  createMask,
  createPlane,
  SIDE,
  testRectangle,
} from './sample-shapes.ts';

const isRoll = testRectangle(45, 45, 115, 115);
const isHole = testRectangle(70, 62, 90, 98);
const solid = createMask(isRoll);
const hole = findParts(createMask(isHole), 1);
const outside = invert(dilate(solid, 4));
const none = new Float32Array(COUNT);

/** Lightness of a wall that turns into a lighter floor behind the middle of the product. */
const studio = (y: number) => 84 + 5 / (1 + Math.exp((SIDE / 2 - y) / 5));
/**
 * Returns the lightness of a dark product in front of wall and floor. The function `middle` returns the
 * lightness of the product's middle.
 */
const lightOf = (middle: (y: number) => number, ground = studio) =>
  createPlane((x, y) => (isHole(x, y) ? middle(y) : isRoll(x, y) ? 40 : ground(y)));

describe('matchesRowsBeside tells whether an area that a product encloses is background', () => {
  it.each<[string, boolean, (y: number) => number, ((y: number) => number)?]>([
    ['continues wall and floor', true, studio],
    ['lies in a faint shadow', true, (y) => studio(y) - 0.6],
    ['lies in the shadow at its foot', true, (y) => studio(y) - (y > 90 ? 5 : 0)],
    ['lies in shadow from its middle downwards', false, (y) => studio(y) - (y > 80 ? 5 : 0)],
    ['is an even face of the product', false, () => 86.5],
    ['is a face that gets darker downwards', false, (y) => 173 - studio(y)],
    ['is lighter than wall and floor', false, (y) => studio(y) + 3],
    ['lies in front of an even background', false, () => 86.5, () => 86.5],
  ])('for an area that %s, the result is %s', (_, isGround, middle, ground) => {
    const planes: Lab = [lightOf(middle, ground), none, none];
    expect(hole.map((part) => matchesRowsBeside(part, outside, planes))).toEqual([isGround]);
  });

  it('does not count an enclosed area as background if its colour does not occur in the background', () => {
    const tinged = createPlane((x, y) => (isHole(x, y) ? 2 : 0));
    expect(
      hole.map((part) => matchesRowsBeside(part, outside, [lightOf(studio), none, tinged])),
    ).toEqual([false]);
  });

  it('opens an enclosed area if its rows continue the background, even if the saliency map certainly includes it', () => {
    const openedIn = (middle: (y: number) => number) =>
      findLoops(
        solid,
        createEvidence(isRoll, isHole),
        [lightOf(middle), none, none],
        new Float32Array(COUNT).fill(1),
      ).open.data.reduce((sum, value) => sum + value, 0);
    expect(openedIn(studio)).toBeGreaterThan(350);
    expect(openedIn(() => 86.5)).toBe(0);
  });
});
