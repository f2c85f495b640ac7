import type { CutOut } from '@adwright/engine-cutout';
import { expect, it } from 'vitest';
import { isCleanCut } from './clean-cut.ts';

const SIDE = 300;

function cutOf(confidence: number, radiusAt: (angle: number) => number): CutOut {
  const rgba = new Uint8Array(4 * SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [dx, dy] = [x - SIDE / 2, y - SIDE / 2];
      if (Math.hypot(dx, dy) < radiusAt(Math.atan2(dy, dx)))
        rgba.set([60, 90, 160, 255], 4 * (y * SIDE + x));
    }
  const box = { x: 30, y: 30, width: 240, height: 240 };
  return { width: SIDE, height: SIDE, rgba, box, confidence };
}

const round = () => 110;

it('isCleanCut accepts a certain cut-out with a smooth outline', () => {
  expect(isCleanCut(cutOf(1, round))).toBe(true);
});

it('isCleanCut rejects a cut-out of low confidence', () => {
  expect(isCleanCut(cutOf(0.8, round))).toBe(false);
});

it('isCleanCut rejects a cut-out with a jagged outline', () => {
  expect(isCleanCut(cutOf(1, (angle) => 110 + 6 * Math.sin(90 * angle)))).toBe(false);
});
