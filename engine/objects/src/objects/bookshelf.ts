import { assembled, boxed, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import { OAK } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, floor, max, min, round, sin } = Math;

/** 3D model of an open bookshelf with four full shelves. */
export const bookshelf = defineObject({
  make: makeBookshelf,
  propScale: 0.42,
});

/** Distance between two shelves, in the object's units. */
const SHELF = 0.5;

/** Width of the place of one book on a shelf, in the object's units. */
const BOOK = 0.105;

function makeBookshelf(colours: ProductColours): ProductObject {
  const wood = (x: number, y: number, z: number) => {
    const nth = min(4, max(0, round((y - 0.08) / SHELF)));
    return min(
      roundBox(abs(x) - 0.84, y - 1.06, z, 0.035, 1.06, 0.26, 0.012),
      roundBox(x, y - 0.08 - nth * SHELF, z, 0.84, 0.03, 0.26, 0.012),
      roundBox(x, y - 1.06, z + 0.25, 0.84, 1.04, 0.015, 0.005),
    );
  };
  const shelfOf = (y: number) => min(3, max(0, floor((y - 0.08) / SHELF)));
  const numberOf = (x: number) => min(6, max(-7, floor(x / BOOK)));
  /**
   * Returns a pseudo-random value (0–1) for the size and colour of a book, so that no repetition is visible on
   * the shelves.
   */
  const chance = (nth: number, shelf: number) => {
    const value = sin(nth * 12.99 + shelf * 78.2) * 437.5;
    return value - floor(value);
  };
  const books = boxed([0, 1.06, 0.02], [0.74, 0.98, 0.2], (x, y, z) => {
    const shelf = shelfOf(y);
    const nth = numberOf(x);
    const half = 0.13 + 0.055 * chance(nth, shelf);
    const px = x - (nth + 0.5) * BOOK;
    const py = y - 0.115 - shelf * SHELF - half;
    return roundBox(px, py, z - 0.02, BOOK / 2 - 0.006, half, 0.17, 0.012) * 0.8;
  });
  const base = assembled(
    [
      [wood, matte(OAK, 0.55)],
      [books, matte(colours.body, 0.6)],
      [() => Number.POSITIVE_INFINITY, matte(colours.accent, 0.6)],
      [() => Number.POSITIVE_INFINITY, matte('#efe6d6', 0.7)],
      [() => Number.POSITIVE_INFINITY, matte(colours.second, 0.6)],
    ],
    { height: 2.12, radius: 0.92, yaw: 0.4, pitch: 0.1 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      return own === 1 ? 1 + floor(chance(numberOf(x) + 40, shelfOf(y)) * 3.99) : own;
    },
  };
}
