import { describe, expect, it } from 'vitest';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { areaOf } from './mask.ts';
import { missedParts } from './missed.ts';
import { labOf, maskOf, outlined, planeOf, type Test, within } from './sample-shapes.ts';

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
