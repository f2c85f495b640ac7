import { expect, it } from 'vitest';
import { deniedGround } from './denied.ts';
import { areaOf } from './mask.ts';
import { COUNT, maskOf, outlined, planeOf, type Test, within } from './sample-shapes.ts';

const whole = within(30, 20, 130, 140);
/** The background enclosed by shadow between the legs of a chair. */
const gap = within(60, 80, 100, 140);
const chair: Test = (x, y) => whole(x, y) && !gap(x, y);
const NOTHING = maskOf(() => false);

/**
 * Number of pixels removed from a cut-out that includes the gap. The gap is darker than the background by the
 * given amount.
 */
function leftOut(subject: Test, darker = 12): number {
  const lighter = planeOf((x, y) => (chair(x, y) ? -50 : gap(x, y) ? -darker : 0));
  const evidence = { ...outlined(chair), lighter, difference: lighter.map(Math.abs) };
  const map = planeOf((x, y) => (subject(x, y) ? 1 : 0));
  return areaOf(deniedGround(maskOf(whole), NOTHING, evidence, map));
}

it('removes shaded background that the subject map excludes', () => {
  expect(leftOut(chair)).toBeGreaterThan(1500);
});

it('keeps areas that the map includes or that are darker than a shadow, and everything if the map shows another subject', () => {
  expect(leftOut(whole)).toBe(0);
  expect(leftOut(chair, 40)).toBe(0);
  expect(leftOut((x, y) => chair(x, y) && y > 40)).toBe(0);
});

it('keeps areas that aren’t calm, such as a wire that the map misses', () => {
  const lighter = new Float32Array(COUNT).fill(-12);
  const evidence = { ...outlined(), lighter, difference: lighter.map(Math.abs) };
  const contours = planeOf(() => 20);
  const map = planeOf((x, y) => (chair(x, y) ? 1 : 0));
  expect(areaOf(deniedGround(maskOf(whole), NOTHING, { ...evidence, contours }, map))).toBe(0);
});
