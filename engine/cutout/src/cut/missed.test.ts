import { describe, expect, it } from 'vitest';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { countMaskPixels } from './mask.ts';
import { findMissedParts } from './missed.ts';
import {
  COUNT,
  createEvidence,
  createLab,
  createMask,
  createPlane,
  type Test,
  testRectangle,
} from './sample-shapes.ts';

const square = testRectangle(40, 40, 120, 120);
/** A saliency map that is certain that every pixel is product. */
const SURE = new Float32Array(COUNT).fill(1);

describe('findMissedParts', () => {
  const stone = testRectangle(70, 22, 90, 39);
  const alone: Test = (x, y) => square(x, y) || stone(x, y);
  const onStone = createMask(stone);
  const red = createLab(square);
  /**
   * Returns the share of a stone's area that is found if the stone's lightness differs from the background by
   * `light` Lab units.
   */
  const found = (light: number, evidence: Evidence, product: Test = square) => {
    const [lightness, ...colours] = red;
    const planes: Lab = [
      lightness.map((value, at) => (onStone.data[at] ? 97 - light : value)),
      ...colours,
    ];
    const difference = createPlane((x, y) => (stone(x, y) ? light : 0));
    const lighter = difference.map((value) => -value);
    const signs = { ...evidence, difference, lighter };
    return countMaskPixels(
      findMissedParts(createMask(product), createMask(alone), signs, planes, SURE, 0),
    );
  };

  it('finds an outlined part on top of a product if the part differs from the background and the product’s shadow', () => {
    expect(found(60, createEvidence(alone))).toBe(countMaskPixels(onStone));
  });

  it('finds a part as white as the background if the part protrudes and has a contour all around', () => {
    expect(found(1, createEvidence(alone))).toBeGreaterThan(0.8 * countMaskPixels(onStone));
    expect(found(1, createEvidence(alone), testRectangle(40, 28, 69, 120))).toBe(0);
  });

  it('ignores a part at the photo’s border that the saliency map excludes, such as a wall between a line and a shadow', () => {
    const foundOf = (beside: Test, subject: Float32Array) => {
      const both: Test = (x, y) => square(x, y) || beside(x, y);
      const signs = createEvidence(both);
      return countMaskPixels(
        findMissedParts(createMask(square), createMask(both), signs, createLab(square), subject, 0),
      );
    };
    const map = createPlane((x, y) => (square(x, y) ? 1 : 0));
    const spout = testRectangle(121, 60, 150, 75);
    const strip = testRectangle(121, 60, 157, 75);
    expect(foundOf(spout, map)).toBeGreaterThan(0.8 * countMaskPixels(createMask(spout)));
    expect(foundOf(strip, map)).toBe(0);
    expect(foundOf(strip, SURE)).toBeGreaterThan(0.8 * countMaskPixels(createMask(strip)));
  });

  it('ignores background in shadow and areas without an outline', () => {
    expect(found(4, createEvidence(alone))).toBe(0);
    expect(found(1, createEvidence(square))).toBe(0);
    expect(found(20, createEvidence(square))).toBe(0);
    expect(found(60, createEvidence(square))).toBe(0);
  });

  it('ignores parts at the product’s foot and parts that do not touch the product', () => {
    expect(found(60, createEvidence(alone), testRectangle(0, 0, 69, 30))).toBe(0);
    expect(found(60, createEvidence(alone), testRectangle(40, 50, 120, 120))).toBe(0);
  });

  it('finds print that the saliency map omits, even at the product’s foot, but ignores a gap that shows the background', () => {
    const print = testRectangle(60, 100, 100, 112);
    const product = createMask((x, y) => square(x, y) && !print(x, y));
    const isFound = (unlike: number, light = 0) => {
      const difference = createPlane((x, y) => (print(x, y) ? unlike : 0));
      const lighter = createPlane((x, y) => (print(x, y) ? light : 0));
      const signs = { ...createEvidence(square, print), difference, lighter };
      return countMaskPixels(findMissedParts(product, createMask(square), signs, red, SURE, 0));
    };
    expect(isFound(60)).toBe(countMaskPixels(createMask(print)));
    expect(isFound(8)).toBe(0);
    // The print differs in colour from the background and is lighter.
    expect(isFound(8, 2)).toBe(countMaskPixels(createMask(print)));
    expect(isFound(8, -2)).toBe(0);
    expect(isFound(8, 8)).toBe(0);
  });

  it('finds an outlined part at the product’s foot if the part is lighter than the background, but ignores a shadow', () => {
    const leaves = testRectangle(40, 40, 120, 90);
    const pot = testRectangle(50, 91, 110, 125);
    const both: Test = (x, y) => leaves(x, y) || pot(x, y);
    const isFound = (light: number, evidence: Evidence, beside = 97 - light, product = leaves) => {
      const lighter = createPlane((x, y) => (pot(x, y) ? light : 0));
      const [, ...colours] = createLab(leaves);
      const lightness = createPlane((x, y) => (pot(x, y) ? 97 : leaves(x, y) ? 45 : beside));
      const signs = { ...evidence, lighter };
      const planes: Lab = [lightness, ...colours];
      const alone = createMask((x, y) => product(x, y) || pot(x, y));
      return countMaskPixels(findMissedParts(createMask(product), alone, signs, planes, SURE, 0));
    };
    expect(isFound(3, createEvidence(both))).toBeGreaterThan(
      0.9 * countMaskPixels(createMask(pot)),
    );
    // The floor under the arch of a shoe does not belong to the shoe, even though it is lighter than the wall that was
    // expected there.
    expect(isFound(3, createEvidence(both), 97)).toBe(0);
    expect(isFound(3, createEvidence(leaves))).toBe(0);
    // The pot's white faces are hardly darker than the background, and contours surround the faces.
    expect(isFound(-2, createEvidence(both))).toBeGreaterThan(
      0.9 * countMaskPixels(createMask(pot)),
    );
    expect(isFound(-4, createEvidence(both))).toBe(0);
    // Contours also surround the floor under a product on wheels.
    const wheel = testRectangle(118, 60, 130, 134);
    expect(isFound(-2, createEvidence(both), 99, (x, y) => leaves(x, y) || wheel(x, y))).toBe(0);
  });

  it('finds the shaded part of a white base under the product, but ignores a shadow on the background', () => {
    const vase = testRectangle(60, 20, 100, 100);
    const shade: Test = (x, y) => testRectangle(30, 90, 130, 104)(x, y) && !vase(x, y);
    const front = testRectangle(30, 105, 130, 140);
    const product: Test = (x, y) => vase(x, y) || front(x, y);
    const both: Test = (x, y) => product(x, y) || shade(x, y);
    const isFound = (evidence: Evidence, frontLight: number) => {
      const lighter = createPlane((x, y) => (shade(x, y) ? -12 : front(x, y) ? frontLight : -30));
      const subject = createPlane((x, y) => (vase(x, y) ? 1 : 0));
      const signs = { ...evidence, lighter };
      return countMaskPixels(
        findMissedParts(createMask(product), createMask(both), signs, createLab(vase), subject, 0),
      );
    };
    expect(isFound(createEvidence(both), 3)).toBeGreaterThan(
      0.5 * countMaskPixels(createMask(shade)),
    );
    expect(isFound(createEvidence(both), -3)).toBe(0);
    expect(isFound(createEvidence(product), 3)).toBe(0);
  });
});
