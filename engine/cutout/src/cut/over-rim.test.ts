import { expect, it } from 'vitest';
import { measureOverRim } from './over-rim.ts';
import { COUNT, createMask, createPlane, SIDE, type Test, testRectangle } from './sample-shapes.ts';

const product = testRectangle(8, 40, 110, 120);
/** Lines that cross the left side of the picture, one above and one below the product. */
const lines: Test = (x, y) => x < 30 && (y === 60 || y === 100);
const contours = createPlane((x, y) => (lines(x, y) ? 20 : 0));

it('measureOverRim counts an area between two lines at the picture’s border, beside a product, as a product that the border cuts', () => {
  expect(measureOverRim(createMask(product), contours, null)).toBeCloseTo(39 / SIDE, 2);
  const sure = createPlane((x, y) => (product(x, y) || (x < 8 && y > 60 && y < 100) ? 1 : 0));
  expect(measureOverRim(createMask(product), contours, sure)).toBeCloseTo(39 / SIDE, 2);
});

it('measureOverRim counts an area between two lines at the picture’s border as background if a saliency map certainly excludes it', () => {
  const denied = createPlane((x, y) => (product(x, y) ? 1 : 0));
  expect(measureOverRim(createMask(product), contours, denied)).toBe(0);
  expect(
    measureOverRim(createMask(product), contours, new Float32Array(COUNT).fill(0.2)),
  ).toBeGreaterThan(0.2);
});

it('measureOverRim ignores an area with two corners of the picture, and an area that no line across the picture’s border bounds', () => {
  const beside = createPlane((x, y) => (y === 60 && (x < 30 || x > 130) ? 20 : 0));
  expect(measureOverRim(createMask(product), beside, null)).toBe(0);
  expect(measureOverRim(createMask(product), new Float32Array(COUNT), null)).toBe(0);
});
