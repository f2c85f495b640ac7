import type { Raster } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { isDisc, liftDisc } from './disc-badge.ts';

const SIDE = 200;

function disc(radius: number): Raster {
  const data = new Uint8Array(3 * SIDE * SIDE).fill(90);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      if (Math.hypot(x + 0.5 - 100, y + 0.5 - 100) < radius)
        data.set([200, 30, 50], 3 * (y * SIDE + x));
  return { width: SIDE, height: SIDE, data };
}

it('liftDisc lifts a disc with an exact round outline, although the disc’s box is known only roughly', () => {
  const { box, opacity } = liftDisc(
    disc(60),
    { x: 43, y: 38, width: 118, height: 122 },
    [200, 30, 50],
  );
  expect(Math.abs(box.x - 41)).toBeLessThanOrEqual(1);
  expect(Math.abs(box.width - 118)).toBeLessThanOrEqual(2);
  const area = opacity.reduce((sum, value) => sum + value, 0);
  expect(area / (Math.PI * 58.5 ** 2)).toBeCloseTo(1, 1);
});

it('isDisc distinguishes a disc from a square and from a star', () => {
  const box = { x: 0, y: 0, width: 60, height: 60 };
  const shapeOf = (isIn: (u: number, v: number) => boolean) =>
    Uint8Array.from({ length: 3600 }, (_, at) =>
      isIn(((at % 60) + 0.5) / 30 - 1, (Math.floor(at / 60) + 0.5) / 30 - 1) ? 1 : 0,
    );
  expect(
    isDisc(
      shapeOf((u, v) => Math.hypot(u, v) < 0.99),
      box,
    ),
  ).toBe(true);
  expect(
    isDisc(
      shapeOf(() => true),
      box,
    ),
  ).toBe(false);
  expect(
    isDisc(
      shapeOf((u, v) => Math.abs(u) + Math.abs(v) < 1),
      box,
    ),
  ).toBe(false);
});
