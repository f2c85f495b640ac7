import { createSeededRandom } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { SetPainter } from '../kit/set-painter.ts';
import { paintBubbles } from './bubbles.ts';

it('paintBubbles draws transparent bubbles between the given rows, which are visible on white and on black', () => {
  for (const ground of ['#ffffff', '#000000']) {
    const painter = new SetPainter(createSeededRandom(5));
    const { context } = painter;
    context.fillStyle = ground;
    context.fillRect(0, 0, 1080, 1080);
    paintBubbles(painter, 12, [0.3, 0.6], [20, 60]);
    const changed = (top: number, height: number) => {
      const { data } = context.getImageData(0, top, 1080, height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (Math.abs((data[at] ?? 0) - (ground === '#ffffff' ? 255 : 0)) > 24) count++;
      return count / (data.length / 4);
    };
    expect(changed(260, 460)).toBeGreaterThan(0.0015);
    expect(changed(260, 460)).toBeLessThan(0.08);
    expect(changed(0, 240) + changed(740, 340)).toBe(0);
  }
});
