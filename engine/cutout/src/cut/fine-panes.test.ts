import { expect, it } from 'vitest';
import { countFinePanePixels } from './fine-panes.ts';
import { createMask, createPlane, type Test, testRectangle } from './sample-shapes.ts';

const whole = testRectangle(20, 20, 139, 139);
/** A mesh of strings that are two pixels thick, at the given spacing in pixels. */
const mesh =
  (every: number): Test =>
  (x, y) =>
    whole(x, y) && (x % every < 2 || y % every < 2 || !testRectangle(24, 24, 135, 135)(x, y));

/**
 * Returns the number of pixels that are found between the strings of a mesh. The argument `off` is the
 * lightness difference between those pixels and the background.
 */
function seenThrough(isString: Test, off = 0): number {
  const lighter = createPlane((x, y) => (isString(x, y) ? -30 : whole(x, y) ? off : 0));
  return countFinePanePixels(createMask(whole), { lighter, difference: lighter.map(Math.abs) });
}

it('countFinePanePixels finds the background that is visible between the strings of a mesh', () => {
  expect(seenThrough(mesh(7))).toBeGreaterThan(5000);
});

it('countFinePanePixels ignores a mesh with few panes, large faces, and areas lighter or darker than the background', () => {
  const letters: Test = (x, y) => whole(x, y) && (y > 40 || x > 80 || x % 12 < 4 || y % 12 < 4);
  expect(seenThrough(letters)).toBe(0);
  expect(seenThrough(mesh(50))).toBe(0);
  expect(seenThrough(mesh(7), 3)).toBe(0);
  expect(seenThrough(mesh(7), -3)).toBe(0);
});
