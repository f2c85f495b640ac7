import { expect, it } from 'vitest';
import { maskOf, planeOf, type Test, within } from './sample-shapes.ts';
import { betweenWires } from './wires.ts';

const whole = within(20, 20, 139, 139);
const inside = within(23, 23, 136, 136);
/** Bars of this thickness across a square, every 20 pixels. */
const bars =
  (thick: number): Test =>
  (x, y) =>
    whole(x, y) && (!inside(x, y) || (x - 20) % 20 < thick);

/**
 * Number of pixels found between dark wires on a light background. The cut-out includes everything; the
 * background between the wires is darker by the given amount.
 */
function seenBetween(isWire: Test, shade = 5, dark = 60): number {
  const lighter = planeOf((x, y) => (isWire(x, y) ? -dark : whole(x, y) ? -shade : 0));
  // The contour of an edge is three pixels wide on each side.
  const contours = planeOf((x, y) =>
    [-3, 0, 3].some(
      (by) => isWire(x + by, y) !== isWire(x, y) || isWire(x, y + by) !== isWire(x, y),
    )
      ? 20
      : 0,
  );
  const difference = lighter.map(Math.abs);
  return betweenWires(maskOf(whole), { contours, lighter, difference });
}

it('finds background between wires', () => {
  expect(seenBetween(bars(4))).toBeGreaterThan(4000);
  expect(seenBetween(bars(4), 20)).toBeGreaterThan(4000);
});

it('ignores areas between thick bars, few panes, areas too dark for shade, and faces of a white object', () => {
  expect(seenBetween(bars(13))).toBe(0);
  expect(seenBetween((x, y) => whole(x, y) && (!inside(x, y) || Math.abs(x - 80) < 3))).toBe(0);
  expect(seenBetween(bars(4), 26)).toBe(0);
  expect(seenBetween(bars(4), 20, 28)).toBe(0);
  expect(seenBetween(bars(4), 1, 5)).toBe(0);
});
