import type { Raster } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { removeClefts } from './clefts.ts';
import { LocalMean } from './local-mean.ts';
import { countMaskPixels, dilate, invert, type Mask } from './mask.ts';
import { createMask, SIDE, type Test, testRectangle } from './sample-shapes.ts';

const WHITE = [250, 250, 250];
const BROWN = [120, 80, 50];
const body = testRectangle(40, 40, 120, 120);

/** Returns the number of the body's white pixels that `removeClefts` removes as background. */
function taken(white: Test, mask: Mask = createMask(body), product = BROWN): number {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    data.set(body(x, y) && !white(x, y) ? product : WHITE, at * 3);
  }
  const photo: Raster = { width: SIDE, height: SIDE, data };
  return (
    countMaskPixels(mask) -
    countMaskPixels(removeClefts(photo, mask, new LocalMean(data, invert(dilate(mask, 2))), 1))
  );
}

/** White gaps between hairs on the upper side of the body, six pixels apart. */
const hairs: Test = (x, y) => y >= 40 && y < 47 && x > 44 && x < 116 && x % 6 < 3;
const count = (test: Test) => countMaskPixels(createMask((x, y) => body(x, y) && test(x, y)));

it('removeClefts removes the background between the hairs of a furry outline', () => {
  expect(taken(hairs)).toBe(count(hairs));
});

it('removeClefts keeps a label, a stripe that continues into the product, and a highlight along the outline as product', () => {
  const also =
    (test: Test): Test =>
    (x, y) =>
      hairs(x, y) || test(x, y);
  const left = (test: Test) => count(also(test)) - taken(also(test));
  // The white gap between two hairs is removed, but the hairs on both sides of the gap stay.
  expect(left(testRectangle(60, 40, 100, 60))).toBeGreaterThanOrEqual(
    count(testRectangle(60, 40, 100, 60)),
  );
  const stripes: Test = (x, y) => hairs(x, 40) && x % 12 < 6 && y < 118;
  expect(taken(stripes)).toBe(0);
  const below: Test = (_, y) => y > 116 && y <= 120;
  expect(left(below)).toBeGreaterThanOrEqual(count(below));
});

it('removeClefts keeps a white gap in the outline as product if few other gaps are nearby', () => {
  expect(taken((x, y) => hairs(x, y) && x < 64)).toBe(0);
});

it('removeClefts keeps enclosed areas of the background’s colour, and removes nothing from a product with nearly the background’s colour', () => {
  expect(taken((x, y) => hairs(x, y) && y > 42)).toBe(0);
  expect(taken(hairs, createMask(body), [210, 212, 215])).toBe(0);
});
