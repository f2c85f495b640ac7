import { expect, it } from 'vitest';
import { createMask, createPlane, SIDE, type Test, testRectangle } from './sample-shapes.ts';
import { segment } from './segment.ts';

const body = testRectangle(30, 40, 85, 130);
const handle = testRectangle(86, 55, 128, 118);
const opening = testRectangle(86, 63, 120, 110);
const mug: Test = (x, y) => body(x, y) || (handle(x, y) && !opening(x, y));

/**
 * Photo of a pale mug in front of a wall that is darker than the floor. The opening of the mug's handle is as
 * bright as the floor beside the mug.
 */
const photo = {
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: 3 * SIDE * SIDE }, (_, index) => {
    const at = Math.floor(index / 3);
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    if (mug(x, y)) return 210;
    return opening(x, y) ? 228 : 205 + 31 * Math.min(1, Math.max(0, (y - 80) / 40));
  }),
};

it('segment removes the inside of a loop that the saliency map marks as open, although contours enclose it like product', async () => {
  const { mask } = await segment(
    photo,
    Promise.resolve(createPlane((x, y) => (mug(x, y) ? 1 : 0))),
  );
  const truth = createMask(mug);
  const off = mask.data.reduce(
    (sum, value, at) => sum + Math.abs(value - (truth.data[at] ?? 0)),
    0,
  );
  expect(off).toBeLessThan(100);
});

it('segment removes the inside of a white handle on a white background, although the saliency map certainly fills it', async () => {
  const jug = testRectangle(10, 18, 85, 148);
  const bow = testRectangle(86, 50, 131, 113);
  const through = testRectangle(86, 60, 121, 103);
  const filled: Test = (x, y) => jug(x, y) || bow(x, y);
  const data = Uint8Array.from({ length: 3 * SIDE * SIDE }, (_, index) => {
    const at = Math.floor(index / 3);
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    return filled(x, y) && !through(x, y) ? 244 : 222;
  });
  const map = Promise.resolve(createPlane((x, y) => (filled(x, y) ? 1 : 0)));
  const { mask } = await segment({ width: SIDE, height: SIDE, data }, map);
  const left = createMask(through).data.reduce(
    (sum, value, at) => sum + value * (mask.data[at] ?? 0),
    0,
  );
  expect(left).toBeLessThan(0.1 * 36 * 44);
});
