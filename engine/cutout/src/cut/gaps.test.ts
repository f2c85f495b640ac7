import { expect, it } from 'vitest';
import { countGapPixels } from './gaps.ts';
import type { Mask } from './mask.ts';

const SIDE = 160;
const COUNT = SIDE * SIDE;

type Test = (x: number, y: number) => boolean;
const maskOf = (test: Test): Mask => ({
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: COUNT }, (_, at) =>
    test(at % SIDE, Math.floor(at / SIDE)) ? 1 : 0,
  ),
});

const from = (x: number, y: number) => Math.hypot(x - 80, y - 80);
const disc: Test = (x, y) => from(x, y) < 50;
const ring: Test = (x, y) => disc(x, y) && from(x, y) > 36;
const isGap: Test = (x, y) => x > 80 && Math.abs(y - 80) < 11;
const hook: Test = (x, y) => ring(x, y) && !isGap(x, y);
const lines: Test = (x, y) => isGap(x, y) && Math.abs(from(x, y) - 43) > 6;

/**
 * Returns the number of pixels that are counted inside a ring-like shape with a missing piece. The function
 * `isContour` tells where contours lie.
 */
const gaping = (shape: Test, bounded: Test, isContour: Test) =>
  countGapPixels(maskOf(shape), maskOf(bounded), {
    contours: Float32Array.from(maskOf(isContour).data, (value) => 20 * value),
  });

it('countGapPixels counts the pixels of a loop with a missing piece in its outline', () => {
  expect(gaping(hook, disc, lines)).toBeGreaterThan(1000);
});

it('countGapPixels counts no gap pixels in a closed ring, in a hook or in an area without contours', () => {
  expect(gaping(ring, disc, lines)).toBe(0);
  expect(gaping(hook, disc, () => false)).toBe(0);
  expect(gaping(hook, hook, lines)).toBe(0);
});
