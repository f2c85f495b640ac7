import { createSeededRandom } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { smoothAlongLight } from './along-light.ts';

const WIDTH = 24;

/**
 * Returns the luma of a striped picture with `height` rows. All rows of the picture are equal except for
 * grain.
 */
function striped(height: number) {
  const random = createSeededRandom(3);
  const grain = Float32Array.from({ length: WIDTH * height }, () => 6 * (random() - 0.5));
  const luma = grain.map((value, at) => (at % WIDTH < 12 ? 80 : 160) + value);
  const colour = grain.map((value, at) => (at % WIDTH < 12 ? 30 : -30) + value);
  return { luma, colour };
}

it('smoothAlongLight smooths a tall picture in bands of rows with the same result as without bands', () => {
  const { luma, colour } = striped(300);
  const whole = smoothAlongLight(colour, { width: WIDTH, height: 300, luma }, 2, 4, 3);
  const [first, last] = [100, 160];
  const rows = (plane: Float32Array) => plane.subarray(first * WIDTH, last * WIDTH);
  const light = { width: WIDTH, height: last - first, luma: rows(luma) };
  const part = smoothAlongLight(rows(colour), light, 2, 4, 3);
  // Rows near the ends of the compared part have no neighbours to be smoothed with, so they are left out.
  for (let at = 8 * WIDTH; at < part.length - 8 * WIDTH; at++)
    expect(whole[first * WIDTH + at]).toBeCloseTo(part[at] ?? 0, 3);
});

it('smoothAlongLight removes grain from a colour plane and keeps edges between colours', () => {
  const { luma, colour } = striped(40);
  const smooth = smoothAlongLight(colour, { width: WIDTH, height: 40, luma }, 2, 4, 3);
  const row = smooth.subarray(20 * WIDTH, 21 * WIDTH);
  expect(row[11]).toBeGreaterThan(25);
  expect(row[12]).toBeLessThan(-25);
  const spread = (plane: Float32Array) =>
    Math.max(...plane.subarray(2, 10)) - Math.min(...plane.subarray(2, 10));
  expect(spread(row)).toBeLessThan(0.7 * spread(colour.subarray(20 * WIDTH, 21 * WIDTH)));
});
