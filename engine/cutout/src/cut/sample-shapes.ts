import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import type { Mask } from './mask.ts';

/** Side of the drawn test shapes, in pixels. */
export const SIDE = 160;
/** Number of pixels of a picture with the drawn test shapes. */
export const COUNT = SIDE * SIDE;

/** Whether a pixel lies in a shape. */
export type Test = (x: number, y: number) => boolean;
/** Returns a test for a rectangle, including its border pixels. */
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

/** Offsets of pixels that count as neighbours of a shape's border, along each axis. */
const REACH = [-3, -2, -1, 0, 1, 2, 3];
/** Evidence with contours as wide as those of a sharp edge, along the borders of the shapes. */
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

/** Colours of white paper with a red product. */
export const createLab = (isRed: Test): Lab => [
  createPlane((x, y) => (isRed(x, y) ? 45 : 97)),
  createPlane((x, y) => (isRed(x, y) ? 60 : 0)),
  createPlane((x, y) => (isRed(x, y) ? 40 : 0)),
];
