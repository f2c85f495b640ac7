import { expect, it } from 'vitest';
import { findDeniedGround } from './denied.ts';
import type { Lab } from './grain.ts';
import { countMaskPixels } from './mask.ts';
import {
  COUNT,
  createEvidence,
  createLab,
  createMask,
  createPlane,
  SIDE,
  type Test,
  testRectangle,
} from './sample-shapes.ts';

const whole = testRectangle(30, 20, 130, 140);
/** The gap between the legs of a chair, in which shadow surrounds a piece of lit background. */
const gap = testRectangle(60, 80, 100, 140);
const chair: Test = (x, y) => whole(x, y) && !gap(x, y);
const NOTHING = createMask(() => false);
const mapOf = (test: Test) => createPlane((x, y) => (test(x, y) ? 1 : 0));

/**
 * Lab planes of a red chair on white paper; The argument `light` is the lightness of the gap between the
 * chair's legs.
 */
function planesWith(light: number, isGap: Test = gap): Lab {
  const [lightness, ...colours] = createLab((x, y) => whole(x, y) && !isGap(x, y));
  return [
    createPlane((x, y) => (isGap(x, y) ? light : (lightness[y * SIDE + x] ?? 0))),
    ...colours,
  ];
}

/**
 * Number of pixels that are removed from a cut-out that wrongly includes the gap between the chair's legs. The
 * gap is darker than the background by `darker` Lab units.
 */
function leftOut(subject: Test, darker = 12): number {
  const lighter = createPlane((x, y) => (chair(x, y) ? -50 : gap(x, y) ? -darker : 0));
  const evidence = { ...createEvidence(chair), lighter, difference: lighter.map(Math.abs) };
  const planes = planesWith(97 - darker);
  return countMaskPixels(
    findDeniedGround(createMask(whole), NOTHING, evidence, planes, mapOf(subject)),
  );
}

it('findDeniedGround finds shaded background in the cut-out if the saliency map counts it as background', () => {
  expect(leftOut(chair)).toBeGreaterThan(1500);
});

it('findDeniedGround keeps areas that the saliency map includes or that are darker than a shadow, and keeps everything if the saliency map shows another subject', () => {
  expect(leftOut(whole)).toBe(0);
  expect(leftOut(chair, 40)).toBe(0);
  expect(leftOut((x, y) => chair(x, y) && y > 40)).toBe(0);
});

/**
 * Returns the number of removed pixels in a gap of lightness `light`, in a photo with many contours. The photo has
 * contours as dense everywhere as on a wire.
 */
function leftOutOfContours(light: number, isGap: Test): number {
  const lighter = new Float32Array(COUNT).fill(light - 97);
  const evidence = { ...createEvidence(), lighter, difference: lighter.map(Math.abs) };
  const crossed = { ...evidence, contours: createPlane(() => 20) };
  const map = mapOf((x, y) => whole(x, y) && !isGap(x, y));
  return countMaskPixels(
    findDeniedGround(createMask(whole), NOTHING, crossed, planesWith(light, isGap), map),
  );
}

const slit = testRectangle(60, 128, 100, 140);

it('findDeniedGround keeps areas with contours in the cut-out, such as a wire that the saliency map misses', () => {
  expect(leftOutOfContours(85, slit)).toBe(0);
});

it('findDeniedGround removes areas that touch the background and have its colour, with or without contours', () => {
  expect(leftOutOfContours(95, slit)).toBeGreaterThan(300);
});

it('findDeniedGround keeps white faces of the product that the saliency map misses, because background in a cut-out is usually smaller than these faces', () => {
  expect(leftOutOfContours(95, gap)).toBe(0);
});

it('findDeniedGround removes a small lit area without contours between a product and its shadow', () => {
  const sliver = testRectangle(60, 132, 84, 140);
  const cut: Test = (x, y) => whole(x, y) && !sliver(x, y);
  const planes = planesWith(97, sliver);
  const shadow = testRectangle(0, 141, 159, 159);
  planes[0] = planes[0].map((light, at) =>
    shadow(at % SIDE, Math.floor(at / SIDE)) ? light - 20 : light,
  );
  // The expected colour of the background was estimated from the shadow, so the lit strip differs from it as a product
  // would.
  const lighter = createPlane((x, y) => (cut(x, y) ? -50 : sliver(x, y) ? 20 : 0));
  const evidence = { ...createEvidence(cut), lighter, difference: lighter.map(Math.abs) };
  const removed = findDeniedGround(createMask(whole), NOTHING, evidence, planes, mapOf(cut));
  expect(countMaskPixels(removed)).toBeGreaterThan(30);
});
