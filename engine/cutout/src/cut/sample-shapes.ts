import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import type { Mask } from './mask.ts';

/** Side of the drawn test shapes, in pixels. */
export const SIDE = 160;
/** Number of pixels of a picture with the drawn test shapes. */
export const COUNT = SIDE * SIDE;

/** Returns whether a pixel lies in a shape. */
export type Test = (x: number, y: number) => boolean;
/** Returns a function that tells whether a pixel lies in a rectangle, including the rectangle's border. */
export const testRectangle =
  (left: number, top: number, right: number, bottom: number): Test =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;

export const createMask = (test: Test): Mask => ({
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: COUNT }, (_, at) =>
    test(at % SIDE, Math.floor(at / SIDE)) ? 1 : 0,
  ),
});

export const createPlane = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: COUNT }, (_, at) => value(at % SIDE, Math.floor(at / SIDE)));

/** Offsets along each axis of the pixels that count as close to a shape's border. */
const REACH = [-3, -2, -1, 0, 1, 2, 3];
/** Creates evidence with contours along the borders of the shapes, as wide as the contours of sharp edges. */
export function createEvidence(...tests: Test[]): Evidence {
  const contours = createPlane((x, y) =>
    tests.some((test) =>
      REACH.some((dx) => REACH.some((dy) => test(x + dx, y + dy) !== test(x, y))),
    )
      ? 20
      : 0,
  );
  const empty = new Float32Array(COUNT);
  return { pull: empty, contours, difference: empty, lighter: empty, calm: 0.12 };
}

/** Lab planes of a red product on white paper. */
export const createLab = (isRed: Test): Lab => [
  createPlane((x, y) => (isRed(x, y) ? 45 : 97)),
  createPlane((x, y) => (isRed(x, y) ? 60 : 0)),
  createPlane((x, y) => (isRed(x, y) ? 40 : 0)),
];
