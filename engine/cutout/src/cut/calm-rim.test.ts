import { expect, it } from 'vitest';
import { computeRimQuantile, makeRimStrips, selectFreeStrips } from './calm-rim.ts';
import type { Mask } from './mask.ts';

const SIDE = 200;

const maskOf = (test: (x: number, y: number) => boolean): Mask => ({
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    test(at % SIDE, Math.floor(at / SIDE)) ? 1 : 0,
  ),
});
/** Creates a test plane, such as contour strength: 9 on the product, 1 on the background. */
const seenOn = ({ data }: Mask) => Float32Array.from(data, (value) => (value ? 9 : 1));

const rim = makeRimStrips(SIDE, SIDE, 0);
/** A cross-shaped product that touches the middle of every side of the photo. */
const cross = maskOf((x, y) => Math.abs(x - 100) < 50 || Math.abs(y - 100) < 50);

it('computeRimQuantile measures the background along those parts of the photo’s sides that the product does not cover', () => {
  expect(computeRimQuantile(seenOn(cross), rim, 0.95)).toBe(9);
  const free = selectFreeStrips(rim, cross);
  expect(free).not.toBeNull();
  expect(computeRimQuantile(seenOn(cross), free ?? [], 0.95)).toBe(1);
});

it('selectFreeStrips omits a side of the photo that the product covers', () => {
  const below = maskOf((_, y) => y > 185);
  expect(selectFreeStrips(rim, below)).toHaveLength(3);
  expect(computeRimQuantile(seenOn(below), rim, 0.95)).toBe(1);
});

it('selectFreeStrips returns no strips if the product touches no side of the photo or covers every side', () => {
  expect(
    selectFreeStrips(
      rim,
      maskOf((x, y) => Math.max(Math.abs(x - 100), Math.abs(y - 100)) < 60),
    ),
  ).toBeNull();
  expect(
    selectFreeStrips(
      rim,
      maskOf(() => true),
    ),
  ).toBeNull();
});
