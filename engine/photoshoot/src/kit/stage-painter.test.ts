import { createSeededRandom } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { SIDE } from './frame.ts';
import { StagePainter } from './stage-painter.ts';

/**
 * Returns the opacity along a row across a blurred vertical line, which is at x and `thick` pixels wide.
 */
function blurredLine(x: number, thick: number, radius: number): (at: number) => number {
  const painter = new StagePainter(createSeededRandom(1));
  painter.blurred(radius, (context) => {
    context.fillStyle = '#000000';
    context.fillRect(x - thick / 2, 300, thick, 400);
  });
  const { data } = painter.context.getImageData(0, 500, SIDE, 1);
  return (at) => data[at * 4 + 3] ?? 0;
}

describe('StagePainter.blurred blurs a drawing', () => {
  it.each([1.5, 4, 9, 30])(
    'keeps the position of a blurred thin line, and spreads the line like a blur of %d px',
    (radius) => {
      const line = blurredLine(400, 6, radius);
      const middle = line(400);
      // The expected opacity is the peak of the normal distribution that the blur makes of a line of 6 px.
      const spread = Math.min(1, 6 / (radius * Math.sqrt(2 * Math.PI)));
      expect(Math.abs(middle / 255 - spread)).toBeLessThan(0.14);
      const reach = Math.max(3, Math.round(radius * 1.2));
      expect(line(399 - reach)).toBeLessThan(middle);
      expect(Math.abs(line(399 - reach) - line(400 + reach))).toBeLessThan(0.2 * middle + 4);
      expect(line(Math.round(400 + radius * 4) + 12)).toBeLessThan(3);
    },
  );

  it('continues a blurred drawing beyond the edge of the picture', () => {
    const line = blurredLine(0, 200, 9);
    expect(line(0)).toBeGreaterThan(250);
    expect(line(140)).toBe(0);
  });

  it('adds no pixels to the picture if nothing was drawn on the layer', () => {
    const painter = new StagePainter(createSeededRandom(1));
    painter.blurred(9, () => {});
    expect(painter.context.getImageData(0, 0, SIDE, SIDE).data.some((value) => value > 0)).toBe(
      false,
    );
  });
});
