import type { Canvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { EYE_LEVEL } from './frame.ts';
import { tracedPile } from './piles.ts';

/**
 * Returns the mean levels of the left and the right half of an object's opaque pixels, and the object's mean alpha. All
 * returned values are 0–255.
 */
function halves(image: Canvas): { left: number; right: number; opacity: number } {
  const { data } = image.getContext('2d').getImageData(0, 0, image.width, image.height);
  const sums = { left: [0, 0], right: [0, 0] };
  let [opaque, seen] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha < 30) continue;
    const sum = (at / 4) % image.width < image.width / 2 ? sums.left : sums.right;
    sum[0] = (sum[0] ?? 0) + (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    sum[1] = (sum[1] ?? 0) + 3;
    opaque += alpha;
    seen++;
  }
  const mean = ([sum = 0, count = 0]: number[]) => sum / Math.max(1, count);
  return { left: mean(sums.left), right: mean(sums.right), opacity: opaque / Math.max(1, seen) };
}

describe('tracedPile', () => {
  it('lights objects beside the product from the same side as the scene', () => {
    const [left, right] = ([-1, 1] as const).map((lightSide) =>
      halves(tracedPile('stones', EYE_LEVEL, { lightSide, lies: false, dim: false }).image),
    );
    const lean = (one = { left: 0, right: 0 }) => one.left - one.right;
    expect(lean(left)).toBeGreaterThan(lean(right) + 10);
  });

  it('renders ice as transparent, but not stones', () => {
    const light = { lightSide: -1, lies: false, dim: false } as const;
    expect(halves(tracedPile('ice', EYE_LEVEL, light).image).opacity).toBeLessThan(190);
    expect(halves(tracedPile('stones', EYE_LEVEL, light).image).opacity).toBeGreaterThan(230);
  });
});
