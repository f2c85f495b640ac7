import { createSeededRandom } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { directShoot } from '../direction/shoot-direction.ts';
import { EYE_LEVEL, SIDE } from '../kit/frame.ts';
import { SetPainter } from '../kit/set-painter.ts';
import { paintForeground } from './foreground.ts';
import { computeMeanColour } from './harmonise.ts';

describe('paintForeground', () => {
  it('draws light discs near the camera beside the product, even beside a wide product', () => {
    const direction = directShoot({ environment: 'luxury' });
    for (const [left, width] of [
      [120, 860],
      [540, 400],
    ] as const) {
      const painter = new SetPainter(createSeededRandom(5), EYE_LEVEL);
      expect(paintForeground(painter, direction, 1, { left, width })).toBe(true);
      const light = (from: number, wide: number) =>
        Math.max(...computeMeanColour(painter.canvas, from, 0, wide, SIDE));
      expect(light(left, width)).toBeLessThan(0.5);
      expect(light(0, SIDE)).toBeGreaterThan(0.5);
    }
  });
});
