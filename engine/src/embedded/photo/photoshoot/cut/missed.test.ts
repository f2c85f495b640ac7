import { describe, expect, it } from 'vitest';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { areaOf, type Mask } from './mask.ts';
import { missedParts } from './missed.ts';

const SIDE = 160;
const COUNT = SIDE * SIDE;

type Test = (x: number, y: number) => boolean;
const within =
  (left: number, top: number, right: number, bottom: number): Test =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;
const maskOf = (test: Test): Mask => ({
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: COUNT }, (_, at) =>
    test(at % SIDE, Math.floor(at / SIDE)) ? 1 : 0,
  ),
});
const planeOf = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: COUNT }, (_, at) => value(at % SIDE, Math.floor(at / SIDE)));

const REACH = [-3, -2, -1, 0, 1, 2, 3];
/** Contours as wide as a sharp edge casts them, along the border of what the tests say. */
function outlined(...tests: Test[]): Evidence {
  const contours = planeOf((x, y) =>
    tests.some((test) =>
      REACH.some((dx) => REACH.some((dy) => test(x + dx, y + dy) !== test(x, y))),
    )
      ? 20
      : 0,
  );
  const empty = new Float32Array(COUNT);
  return { pull: empty, contours, difference: empty, lighter: empty, calm: 0.12 };
}

/** White paper with a red product on it. */
const labOf = (isRed: Test): Lab => [
  planeOf((x, y) => (isRed(x, y) ? 45 : 97)),
  planeOf((x, y) => (isRed(x, y) ? 60 : 0)),
  planeOf((x, y) => (isRed(x, y) ? 40 : 0)),
];

const square = within(40, 40, 120, 120);

describe('missedParts', () => {
  const stone = within(70, 22, 90, 39);
  const alone: Test = (x, y) => square(x, y) || stone(x, y);
  const onStone = maskOf(stone);
  const red = labOf(square);
  /** How much is found of a stone this far from the background, Lab units, in evidence of what is outlined. */
  const found = (light: number, evidence: Evidence, product: Test = square) => {
    const [lightness, ...colours] = red;
    const planes: Lab = [
      lightness.map((value, at) => (onStone.data[at] ? 97 - light : value)),
      ...colours,
    ];
    const difference = planeOf((x, y) => (stone(x, y) ? light : 0));
    const lighter = difference.map((value) => -value);
    const signs = { ...evidence, difference, lighter };
    return areaOf(missedParts(maskOf(product), maskOf(alone), signs, planes));
  };

  it('finds what stands on a product, is outlined and unlike ground and shade', () => {
    expect(found(60, outlined(alone))).toBe(areaOf(onStone));
  });

  it('finds what is as white as the ground where it sticks out and is outlined all along', () => {
    expect(found(1, outlined(alone))).toBeGreaterThan(0.8 * areaOf(onStone));
    expect(found(1, outlined(alone), within(40, 28, 69, 120))).toBe(0);
  });

  it('leaves what lies in the shade of the ground and what has no outline', () => {
    expect(found(4, outlined(alone))).toBe(0);
    expect(found(1, outlined(square))).toBe(0);
    expect(found(20, outlined(square))).toBe(0);
    expect(found(60, outlined(square))).toBe(0);
  });

  it('leaves what lies at the foot of a product, and what does not touch it', () => {
    expect(found(60, outlined(alone), within(0, 0, 69, 30))).toBe(0);
    expect(found(60, outlined(alone), within(40, 50, 120, 120))).toBe(0);
  });
});
