import { expect, it } from 'vitest';
import { passFromRimClosed } from './flood.ts';

const SIDE = 60;
const HIGHEST = 12;

/**
 * Returns the barrier height of a pixel inside a ring of 41 pixels with a gap on its right. The argument
 * `fromRim` is the ring's distance from the picture's left border.
 */
function passAt(x: number, y: number, fromRim: number, gap: number): number {
  const barrier = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [column, row] = [(at % SIDE) - fromRim, Math.floor(at / SIDE) - 10];
    const isRing = Math.max(Math.abs(column - 20), Math.abs(row - 20)) === 20;
    return isRing && !(column === 40 && Math.abs(row - 20) <= gap / 2) ? 10 : 0;
  });
  return passFromRimClosed(barrier, SIDE, SIDE, HIGHEST, 7)[y * SIDE + x] ?? 0;
}

it('passFromRimClosed encloses the area inside a ring that has a small gap', () => {
  expect(passAt(30, 30, 10, 10)).toBeGreaterThan(9);
  expect(passAt(30, 30, 10, 20)).toBeLessThan(1);
});

it('passFromRimClosed leaves the strip between a product and the picture’s border open to the background', () => {
  expect(passAt(2, 30, 5, 0)).toBeLessThan(1);
  expect(passAt(25, 30, 5, 0)).toBeGreaterThan(9);
});
