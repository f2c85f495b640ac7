import { expect, it } from 'vitest';
import { coverByTower } from './eiffel-tower.ts';

/**
 * Returns the number of horizontal steps that the tower covers for the most part, at a height of 0–0.4 of the
 * picture's side.
 */
const widthAt = (up: number) =>
  Array.from({ length: 200 }, (_, step) => coverByTower((step - 100) / 1000, up)).filter(
    (cover) => cover > 0.5,
  ).length;

it('draws the tower narrower towards its top, on legs with sky between them', () => {
  expect(widthAt(0.2)).toBeGreaterThan(widthAt(0.3));
  expect(widthAt(0.3)).toBeGreaterThanOrEqual(widthAt(0.38));
  expect(coverByTower(0, 0.02)).toBe(0);
  expect(coverByTower(0, 0.25)).toBeGreaterThan(0.5);
  expect(coverByTower(0, 0.41)).toBe(0);
  expect(coverByTower(-0.03, 0.06)).toBe(coverByTower(0.03, 0.06));
});
