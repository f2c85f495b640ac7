import { expect, it } from 'vitest';
import { deniedGround } from './denied.ts';
import { areaOf } from './mask.ts';
import { COUNT, maskOf, outlined, planeOf, type Test, within } from './sample-shapes.ts';

const whole = within(30, 20, 130, 140);
/** What the shadow shuts in between the legs of a chair. */
const gap = within(60, 80, 100, 140);
const chair: Test = (x, y) => whole(x, y) && !gap(x, y);
const NOTHING = maskOf(() => false);

/** Pixels left out of a cut that holds the gap, which is so much darker than the ground, for a map of the subject. */
function leftOut(subject: Test, darker = 12): number {
  const lighter = planeOf((x, y) => (chair(x, y) ? -50 : gap(x, y) ? -darker : 0));
  const evidence = { ...outlined(chair), lighter, difference: lighter.map(Math.abs) };
  const map = planeOf((x, y) => (subject(x, y) ? 1 : 0));
  return areaOf(deniedGround(maskOf(whole), NOTHING, evidence, map));
}

it('leaves out the shaded ground that a map of the subject denies', () => {
  expect(leftOut(chair)).toBeGreaterThan(1500);
});

it('keeps what the map holds, what is darker than a shade, and all where the map knows another subject', () => {
  expect(leftOut(whole)).toBe(0);
  expect(leftOut(chair, 40)).toBe(0);
  expect(leftOut((x, y) => chair(x, y) && y > 40)).toBe(0);
});

it('keeps what is not calm: a wire that the map misses', () => {
  const lighter = new Float32Array(COUNT).fill(-12);
  const evidence = { ...outlined(), lighter, difference: lighter.map(Math.abs) };
  const contours = planeOf(() => 20);
  const map = planeOf((x, y) => (chair(x, y) ? 1 : 0));
  expect(areaOf(deniedGround(maskOf(whole), NOTHING, { ...evidence, contours }, map))).toBe(0);
});
