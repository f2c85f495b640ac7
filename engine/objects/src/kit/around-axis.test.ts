import { expect, it } from 'vitest';
import { aroundAxis, FAR, fromLines } from './around-axis.ts';

/**
 * Distance between the three points at which the shader measures openness (ambient light), in the object's
 * units.
 */
const TAP = 0.11;

it('aroundAxis replaces small shapes by a plane only beyond the shader’s sample points for ambient light', () => {
  expect(FAR).toBeGreaterThan(3 * TAP);
});

it('aroundAxis repeats a shape around the axis, and returns the distance to the nearest copy', () => {
  const [count, start] = [7, 0.4];
  const around = aroundAxis(count, start, (out, y, aside) => Math.hypot(out - 1, y, aside));
  for (let nth = 0; nth < count; nth++) {
    const turn = (nth * 2 * Math.PI) / count - start;
    const [x, z] = [Math.cos(turn), Math.sin(turn)];
    expect(around(x, 0.5, z)).toBeCloseTo(0.5);
    expect(around(1.2 * x, 0, 1.2 * z)).toBeCloseTo(0.2);
  }
});

it('fromLines returns the distance to the nearest line through the centre', () => {
  const beside = fromLines(6);
  expect(beside(0.4, 0)).toBeCloseTo(0);
  expect(beside(0, -0.4)).toBeCloseTo(0);
  expect(beside(Math.cos(Math.PI / 12), Math.sin(Math.PI / 12))).toBeCloseTo(
    Math.sin(Math.PI / 12),
  );
});
