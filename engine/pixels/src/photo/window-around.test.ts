import { expect, it } from 'vitest';
import { windowAround } from './window-around.ts';

it('shows as much of a photo as the shape can, around the point', () => {
  expect(windowAround(2, 1, { x: 0.6, y: 0.5, zoom: 1 })).toEqual({
    x: expect.closeTo(0.35),
    y: 0,
    width: 0.5,
    height: 1,
  });
});

it('stays inside the photo', () => {
  for (const [x, y] of [
    [0, 0],
    [1, 1],
    [0.02, 0.97],
  ] as const)
    for (const aspect of [0.5625, 1, 1.91])
      for (const zoom of [1, 1.7, 3]) {
        const window = windowAround(1.5, aspect, { x, y, zoom });
        expect(Math.min(window.x, window.y)).toBeGreaterThanOrEqual(0);
        expect(window.x + window.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(window.y + window.height).toBeLessThanOrEqual(1 + 1e-9);
        expect((window.width * 1.5) / window.height).toBeCloseTo(aspect);
      }
});

it('crops closer as the zoom grows', () => {
  const whole = windowAround(1, 1, { x: 0.5, y: 0.5, zoom: 1 });
  const close = windowAround(1, 1, { x: 0.5, y: 0.5, zoom: 2 });
  expect([whole.width, close.width]).toEqual([1, 0.5]);
  expect(close.x).toBe(0.25);
});
