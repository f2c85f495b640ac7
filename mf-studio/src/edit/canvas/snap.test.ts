import { expect, test } from 'vitest';
import { moveInside, snap } from './snap.ts';

const room = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };

test('snapping moves the centre of a box to the centre of the box’s area', () => {
  const { x, y, guides } = snap({ x: 0.405, y: 0.2, width: 0.2, height: 0.07 }, room, []);
  expect(x).toBeCloseTo(-0.005);
  expect(y).toBe(0);
  expect(guides).toEqual([{ axis: 'x', at: 0.5 }]);
});

test('snapping moves an edge to the nearest edge of another element', () => {
  const other = { x: 0.2, y: 0.3, width: 0.4, height: 0.1 };
  const { x, y } = snap({ x: 0.208, y: 0.404, width: 0.1, height: 0.23 }, room, [other]);
  expect(x).toBeCloseTo(-0.008);
  expect(y).toBeCloseTo(-0.004);
});

test('snapping does not move a box that is near no line', () => {
  const far = snap({ x: 0.23, y: 0.23, width: 0.11, height: 0.11 }, room, []);
  expect(far).toEqual({ x: 0, y: 0, guides: [] });
});

test('snapping keeps a box inside its area, and aligns a box that is too large with the start of the area', () => {
  expect(moveInside({ x: 0.85, y: -1, width: 0.2, height: 0.2 }, room)).toEqual({
    x: expect.closeTo(0.7),
    y: 0.1,
    width: 0.2,
    height: 0.2,
  });
  expect(moveInside({ x: 0.3, y: 0.3, width: 1, height: 0.1 }, room).x).toBe(0.1);
});
