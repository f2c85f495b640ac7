import { describe, expect, it } from 'vitest';
import { CoverCost } from './cover-cost.ts';
import type { SaliencyMap } from './saliency.ts';

const SIDE = 96;

/**
 * Returns a test saliency map. The argument `value` gives the saliency at a position in shares of the
 * picture.
 */
function mapOf(value: (x: number, y: number) => number): SaliencyMap {
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
    value(((at % SIDE) + 0.5) / SIDE, (Math.floor(at / SIDE) + 0.5) / SIDE),
  );
  const none = new Float32Array(values.length);
  return { width: SIDE, height: SIDE, values, detail: none, skin: none, isKnown: true };
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

describe('CoverCost measures the cost of covering a part of a picture', () => {
  const leftHalf = new CoverCost(mapOf((x) => (x < 0.5 ? 1 : 0)));

  it('CoverCost.within measures a box that is given in shares of the visible part', () => {
    const middle = leftHalf.within({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(middle.subjectIn(WHOLE)).toBeCloseTo(0.5, 1);
    expect(middle.subjectIn({ x: 0, y: 0, width: 0.5, height: 1 })).toBeCloseTo(1, 1);
    expect(middle.subjectIn({ x: 0.5, y: 0, width: 0.5, height: 1 })).toBeCloseTo(0, 1);
  });

  it('CoverCost measures a cost of 0 outside the picture', () => {
    const wider = leftHalf.within({ x: -0.5, y: 0, width: 2, height: 1 });
    expect(wider.subjectIn({ x: 0, y: 0, width: 0.25, height: 1 })).toBeCloseTo(0, 2);
    expect(wider.subjectIn(WHOLE)).toBeCloseTo(0.25, 1);
  });
});

describe('CoverCost finds the core of a subject', () => {
  it('the core of a subject is the whole subject if the subject has a usual size', () => {
    const cover = new CoverCost(mapOf((x) => (x < 0.3 ? 0.8 : 0)));
    expect(cover.coreIn(WHOLE)).toBe(cover.subjectIn(WHOLE));
  });

  it('the core of a subject that fills the picture is only the most salient part of the subject', () => {
    const cover = new CoverCost(mapOf((_, y) => 1 - y / 3));
    expect(cover.subjectIn(WHOLE)).toBeGreaterThan(0.9);
    expect(cover.coreIn(WHOLE)).toBeCloseTo(0.45, 1);
    expect(cover.coreIn({ x: 0, y: 0.6, width: 1, height: 0.4 })).toBeCloseTo(0, 2);
  });
});

it('CoverCost.hardEdgesIn measures the share of a box with hard edges, on the subject or beside it', () => {
  const map = mapOf(() => 0);
  const detail = map.detail.map((_, at) => (at % SIDE < SIDE / 2 ? 0.9 : 0.7));
  const cover = new CoverCost({ ...map, detail });
  expect(cover.hardEdgesIn(WHOLE)).toBeCloseTo(0.5, 2);
  expect(cover.hardEdgesIn({ x: 0.5, y: 0, width: 0.5, height: 1 })).toBe(0);
  expect(cover.subjectIn(WHOLE)).toBe(0);
});
