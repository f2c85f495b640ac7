import { describe, expect, it } from 'vitest';
import type { Lab } from './grain.ts';
import { handleOpenings } from './handles.ts';
import { countMaskPixels } from './mask.ts';
import {
  COUNT,
  createEvidence,
  createMask,
  createPlane,
  SIDE,
  type Test,
  testRectangle,
} from './sample-shapes.ts';

const body = testRectangle(5, 15, 85, 150);
const handle = testRectangle(86, 50, 131, 113);
const opening = testRectangle(86, 60, 121, 103);
const solid: Test = (x, y) => body(x, y) || handle(x, y);

const GREY = new Float32Array(COUNT);
/** Lightness of the background in row `y`: one Lab unit more every 20 rows. */
const groundAt = (y: number) => 84 + y / 20;
const planesOf = (lightnessIn: (x: number, y: number) => number): Lab => [
  createPlane((x, y) => (opening(x, y) ? lightnessIn(x, y) : solid(x, y) ? 93 : groundAt(y))),
  GREY,
  GREY,
];
const openedIn = (planes: Lab, lines = createEvidence(solid, opening), product = solid, held = 1) =>
  handleOpenings(createMask(product), lines, planes, new Float32Array(COUNT).fill(held));

describe('handleOpenings for the opening of a white handle that the saliency map fills', () => {
  it('opens a handle if its inside continues the background beside the product', () => {
    const open = openedIn(planesOf((_, y) => groundAt(y)));
    expect(countMaskPixels(open)).toBeGreaterThan(800);
    const stray = open.data.some(
      (value, at) => value && !opening(at % SIDE, Math.floor(at / SIDE)),
    );
    expect(stray).toBe(false);
  });

  it('opens a handle even if the outline of the body behind it has a gap', () => {
    const gap = testRectangle(70, 77, 95, 80);
    const lines = createEvidence(solid, opening);
    const contours = lines.contours.map((value, at) =>
      gap(at % SIDE, Math.floor(at / SIDE)) ? 0 : value,
    );
    expect(
      countMaskPixels(
        openedIn(
          planesOf((_, y) => groundAt(y)),
          { ...lines, contours },
        ),
      ),
    ).toBeGreaterThan(500);
  });

  it('keeps a handle closed if its inside is lighter than the background, or as dark as the inside of a cup', () => {
    expect(countMaskPixels(openedIn(planesOf((_, y) => groundAt(y) + 4)))).toBe(0);
    expect(countMaskPixels(openedIn(planesOf((x, y) => groundAt(y) + (x - 104) / 8)))).toBe(0);
  });

  it('keeps a handle closed if only the middle of its inside is as light as the background', () => {
    const thin: Test = (x, y) => body(x, y) || testRectangle(86, 53, 128, 110)(x, y);
    const shownWith = (shade: number) => {
      const lightness = createPlane((x, y) => {
        if (!opening(x, y)) return thin(x, y) ? 93 : 85;
        return 85 - shade * Math.max(0, Math.abs(x - 103.5) - 7, Math.abs(y - 81.5) - 11);
      });
      return countMaskPixels(
        openedIn([lightness, GREY, GREY], createEvidence(thin, opening), thin),
      );
    };
    expect(shownWith(0)).toBeGreaterThan(800);
    expect(shownWith(0.6)).toBe(0);
  });

  it('keeps a handle closed if its inside is coloured', () => {
    const [lightness] = planesOf((_, y) => groundAt(y));
    const blue = createPlane((x, y) => (opening(x, y) ? -5 : 0));
    expect(countMaskPixels(openedIn([lightness, GREY, blue]))).toBe(0);
  });
});

it('does not open the faces of a box that end at the product’s outline, or panels in the middle of a body', () => {
  const planes = planesOf((_, y) => groundAt(y));
  const face: Test = (x, y) => body(x, y) || testRectangle(86, 60, 121, 103)(x, y);
  expect(countMaskPixels(openedIn(planes, createEvidence(face, opening), face))).toBe(0);
  const carton = testRectangle(10, 10, 150, 150);
  expect(countMaskPixels(openedIn(planes, createEvidence(carton, opening), carton))).toBe(0);
});

describe('handles that the mask has opened only in part', () => {
  const half = testRectangle(86, 60, 121, 80);
  const halfOpen: Test = (x, y) => solid(x, y) && !half(x, y);
  const openIn = (off: number, held: number) =>
    countMaskPixels(
      openedIn(
        planesOf((_, y) => groundAt(y) + off),
        createEvidence(solid, opening),
        halfOpen,
        held,
      ),
    );

  it('opens a half-open handle even in the shade', () => {
    expect(openIn(-3.5, 1)).toBeGreaterThan(800);
    expect(openIn(-7, 1)).toBe(0);
  });

  it('opens a half-open handle over a shining floor if the saliency map counts its inside as background', () => {
    expect(openIn(7, 0)).toBeGreaterThan(800);
    expect(openIn(12, 0)).toBe(0);
  });
});

it('opens a completely closed handle if the saliency map counts its inside as background', () => {
  const planes = planesOf((_, y) => groundAt(y) + 6);
  const lines = createEvidence(solid, opening);
  expect(countMaskPixels(openedIn(planes, lines, solid, 0))).toBeGreaterThan(800);
  expect(countMaskPixels(openedIn(planes, lines, solid, 1))).toBe(0);
});

it('opens a ring through which a pool of light is visible', () => {
  const away = (x: number, y: number) => Math.hypot(x - 80, y - 80);
  const ring: Test = (x, y) => away(x, y) < 58;
  const hole: Test = (x, y) => away(x, y) < 34;
  const poolAt = (x: number, y: number) => 90 - (away(x, y) / 30) ** 2;
  const lightness = createPlane((x, y) => (ring(x, y) && !hole(x, y) ? 93 : poolAt(x, y)));
  const open = openedIn([lightness, GREY, GREY], createEvidence(ring, hole), ring);
  expect(countMaskPixels(open)).toBeGreaterThan(2000);
});

it('opens a ring with a gap in its rim if wall, horizon and floor continue inside the ring', () => {
  const away = (x: number, y: number) => Math.hypot(x - 80, y - 80);
  const ring: Test = (x, y) => away(x, y) < 46;
  const hole: Test = (x, y) => away(x, y) < 34;
  const gap = testRectangle(44, 78, 54, 81);
  const lines = createEvidence(ring, hole);
  const contours = lines.contours.map((value, at) =>
    gap(at % SIDE, Math.floor(at / SIDE)) ? 0 : value,
  );
  const studio = (y: number) => 84 + 8 / (1 + Math.exp((80 - y) / 2));
  const openBefore = (middle: (y: number) => number) => {
    const lightness = createPlane((x, y) => (hole(x, y) ? middle(y) : ring(x, y) ? 70 : studio(y)));
    return countMaskPixels(openedIn([lightness, GREY, GREY], { ...lines, contours }, ring));
  };
  expect(openBefore(studio)).toBeGreaterThan(2000);
  expect(openBefore((y) => 176 - studio(y))).toBe(0);
});
