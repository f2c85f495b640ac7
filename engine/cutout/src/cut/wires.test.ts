import { expect, it } from 'vitest';
import { createMask, createPlane, type Test, testRectangle } from './sample-shapes.ts';
import { countBetweenWires } from './wires.ts';

const whole = testRectangle(20, 20, 139, 139);
const inside = testRectangle(23, 23, 136, 136);
/** Returns a test for the bars across a square: one bar of `thick` pixels every 20 pixels. */
const bars =
  (thick: number): Test =>
  (x, y) =>
    whole(x, y) && (!inside(x, y) || (x - 20) % 20 < thick);

/**
 * Number of pixels that `countBetweenWires` counts between dark wires on a light background. The cut-out
 * includes all pixels between the wires. The argument `shade` is the darkening of the background there, in
 * Lab units.
 */
function seenBetween(isWire: Test, shade = 5, dark = 60): number {
  const lighter = createPlane((x, y) => (isWire(x, y) ? -dark : whole(x, y) ? -shade : 0));
  // The contour at an edge is three pixels wide on each side of the edge.
  const contours = createPlane((x, y) =>
    [-3, 0, 3].some(
      (by) => isWire(x + by, y) !== isWire(x, y) || isWire(x, y + by) !== isWire(x, y),
    )
      ? 20
      : 0,
  );
  const difference = lighter.map(Math.abs);
  return countBetweenWires(createMask(whole), { contours, lighter, difference });
}

it('countBetweenWires counts the background pixels between thin wires', () => {
  expect(seenBetween(bars(4))).toBeGreaterThan(4000);
  expect(seenBetween(bars(4), 20)).toBeGreaterThan(4000);
});

it('countBetweenWires ignores areas between thick bars, areas too dark for shade, faces of a white object, and all areas if there are only a few', () => {
  expect(seenBetween(bars(13))).toBe(0);
  expect(seenBetween((x, y) => whole(x, y) && (!inside(x, y) || Math.abs(x - 80) < 3))).toBe(0);
  expect(seenBetween(bars(4), 26)).toBe(0);
  expect(seenBetween(bars(4), 20, 28)).toBe(0);
  expect(seenBetween(bars(4), 1, 5)).toBe(0);
});
