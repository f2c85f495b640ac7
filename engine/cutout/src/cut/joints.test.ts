import { expect, it } from 'vitest';
import { jointsOf } from './joints.ts';
import { areaOf } from './mask.ts';
import { maskOf, outlined, planeOf, type Test, within } from './sample-shapes.ts';

const bowl = within(50, 20, 110, 70);
const foot = within(50, 110, 110, 125);
const stem = within(74, 71, 84, 109);
const glass: Test = (x, y) => bowl(x, y) || foot(x, y) || stem(x, y);
const torn = maskOf((x, y) => bowl(x, y) || foot(x, y));
const map = planeOf((x, y) => (bowl(x, y) || foot(x, y) ? 1 : stem(x, y) ? 0.4 : 0));

it('joins separate parts of a product if the map includes an outlined area between them', () => {
  expect(jointsOf(torn, outlined(glass).contours, map).data).toEqual(maskOf(stem).data);
  expect(areaOf(jointsOf(maskOf(bowl), outlined(glass).contours, map))).toBe(0);
});

it('does not join two objects between which the map is only blurred', () => {
  const { contours } = outlined((x, y) => bowl(x, y) || foot(x, y));
  expect(areaOf(jointsOf(torn, contours, map))).toBe(0);
});

it('joins no parts across an area that the map counts as background', () => {
  const empty = map.map((value) => (value < 1 ? 0 : value));
  expect(areaOf(jointsOf(torn, outlined(glass).contours, empty))).toBe(0);
});
