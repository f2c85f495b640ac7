import { expect, it } from 'vitest';
import type { Lab } from './grain.ts';
import { addMargin, removeMargin } from './margin.ts';

const [WIDTH, HEIGHT, MARGIN] = [30, 20, 6];
const WIDE = WIDTH + 2 * MARGIN;
const planeOf = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    value(at % WIDTH, Math.floor(at / WIDTH)),
  );
const extended = (value: (x: number, y: number) => number) => {
  const plane = planeOf(value);
  const planes: Lab = [plane, plane, plane];
  return addMargin(planes, WIDTH, HEIGHT, MARGIN)[0];
};

it('addMargin continues the photo’s border pixels outwards, but not the frame of a screenshot', () => {
  const plane = extended((x) => (x === 0 ? 0 : 50 + x));
  expect(plane[10 * WIDE]).toBeCloseTo(52);
  expect(plane[10 * WIDE + WIDE - 1]).toBeCloseTo(50 + WIDTH - 3);
  expect(plane[0]).toBeCloseTo(52);
});

it('addMargin blurs a line that crosses the photo’s border more and more outwards', () => {
  const plane = extended((_, y) => (y === 10 ? 90 : 50));
  const at = (x: number) => plane[(10 + MARGIN) * WIDE + x] ?? 0;
  expect(at(MARGIN + 5)).toBe(90);
  expect(at(0)).toBeLessThan(at(MARGIN - 1));
  expect(at(0)).toBeGreaterThan(50);
});

it('removeMargin returns the picture without the added margin', () => {
  const plane = planeOf((x, y) => x * y);
  const wide = addMargin([plane, plane, plane], WIDTH, HEIGHT, MARGIN)[0];
  const inside = removeMargin(wide, new Float32Array(WIDTH * HEIGHT), WIDTH, MARGIN);
  const middle = 10 * WIDTH + 15;
  expect(inside[middle]).toBe(plane[middle]);
  expect(inside.length).toBe(plane.length);
});
