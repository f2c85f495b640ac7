import { expect, it } from 'vitest';
import { findJoints } from './joints.ts';
import { countMaskPixels } from './mask.ts';
import {
  createEvidence,
  createMask,
  createPlane,
  type Test,
  testRectangle,
} from './sample-shapes.ts';

const bowl = testRectangle(50, 20, 110, 70);
const foot = testRectangle(50, 110, 110, 125);
const stem = testRectangle(74, 71, 84, 109);
const glass: Test = (x, y) => bowl(x, y) || foot(x, y) || stem(x, y);
const torn = createMask((x, y) => bowl(x, y) || foot(x, y));
const map = createPlane((x, y) => (bowl(x, y) || foot(x, y) ? 1 : stem(x, y) ? 0.4 : 0));

it('findJoints fills the outlined area between separate parts of a product if the saliency map includes that area', () => {
  expect(findJoints(torn, createEvidence(glass).contours, map).data).toEqual(createMask(stem).data);
  expect(countMaskPixels(findJoints(createMask(bowl), createEvidence(glass).contours, map))).toBe(
    0,
  );
});

it('findJoints does not join two objects if the saliency map only blurs from one object into the other', () => {
  const { contours } = createEvidence((x, y) => bowl(x, y) || foot(x, y));
  expect(countMaskPixels(findJoints(torn, contours, map))).toBe(0);
});

it('findJoints does not join parts across an area that the saliency map counts as background', () => {
  const empty = map.map((value) => (value < 1 ? 0 : value));
  expect(countMaskPixels(findJoints(torn, createEvidence(glass).contours, empty))).toBe(0);
});
