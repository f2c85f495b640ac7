import { describe, expect, it } from 'vitest';
import type { Evidence } from './evidence.ts';
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
import { correctStrays, restoreFrame } from './strays.ts';

/** A saliency map in which no pixel belongs to a subject. */
const NOWHERE = new Float32Array(COUNT);

const left = testRectangle(10, 20, 70, 140);
const right = testRectangle(90, 20, 150, 140);
const between = testRectangle(71, 60, 89, 99);
const leaves: Test = (x, y) => left(x, y) || right(x, y);
const square = testRectangle(40, 40, 120, 120);

describe('correctStrays', () => {
  it('opens a pocket of paper (enclosed background) between two leaves of a plant', () => {
    const taken = createMask((x, y) => leaves(x, y) || between(x, y));
    const freed = correctStrays(taken, createEvidence(leaves), createLab(leaves), NOWHERE);
    // The pocket's other pixels lie on the edges of the leaves, where the refinement of the outline
    // recognises them by their colour.
    expect(countMaskPixels(freed)).toBeLessThan(
      countMaskPixels(taken) - countMaskPixels(createMask(between)) / 2,
    );
  });

  it('keeps a pocket between two leaves if the saliency map certainly includes it', () => {
    const taken = createMask((x, y) => leaves(x, y) || between(x, y));
    const subject = createPlane((x, y) => (between(x, y) ? 1 : 0));
    const kept = correctStrays(taken, createEvidence(leaves), createLab(leaves), subject);
    expect(countMaskPixels(kept)).toBe(countMaskPixels(taken));
  });

  it('keeps a large white part of the product that is lighter than the paper beside it', () => {
    const taken = createMask((x, y) => leaves(x, y) || between(x, y));
    const lighter = createPlane((x, y) => (between(x, y) ? 1.4 : 0));
    const kept = correctStrays(
      taken,
      { ...createEvidence(leaves), lighter },
      createLab(leaves),
      NOWHERE,
    );
    expect(countMaskPixels(kept)).toBe(countMaskPixels(taken));
  });

  it('opens a part as light as the background on both sides if the map excludes the part, even though a darker wall was expected there', () => {
    const legs: Test = (x, y) =>
      testRectangle(35, 20, 65, 140)(x, y) || testRectangle(95, 20, 125, 140)(x, y);
    const gap = testRectangle(66, 60, 94, 99);
    const taken = createMask((x, y) => legs(x, y) || gap(x, y));
    const lighter = createPlane((x, y) => (gap(x, y) ? 1.4 : 0));
    const [lightness, ...colours] = createLab(legs);
    const areaFor = (held: number, off: number) =>
      countMaskPixels(
        correctStrays(
          taken,
          { ...createEvidence(legs), lighter },
          [lightness.map((value, at) => (lighter[at] ? value - off : value)), ...colours],
          createPlane((x, y) => (gap(x, y) ? held : 1)),
        ),
      );
    expect(areaFor(0, 0)).toBeLessThan(
      countMaskPixels(taken) - countMaskPixels(createMask(gap)) / 2,
    );
    expect(areaFor(0.3, 0)).toBe(countMaskPixels(taken));
    expect(areaFor(0, 2)).toBe(countMaskPixels(taken));
  });

  it('keeps a white part of the product that has an outline towards the paper', () => {
    const whole: Test = (x, y) => leaves(x, y) || between(x, y);
    const kept = correctStrays(
      createMask(whole),
      createEvidence(leaves, whole),
      createLab(leaves),
      NOWHERE,
    );
    expect(countMaskPixels(kept)).toBe(countMaskPixels(createMask(whole)));
  });

  it('fills a notch behind the outline of a white face, but not a notch that is open to the paper', () => {
    const notch = testRectangle(40, 70, 46, 80);
    const bitten = createMask((x, y) => square(x, y) && !notch(x, y));
    const filled = correctStrays(
      bitten,
      createEvidence(square),
      createLab(() => false),
      NOWHERE,
    );
    expect(countMaskPixels(filled)).toBeGreaterThan(countMaskPixels(bitten) + 60);
    const real = correctStrays(
      bitten,
      createEvidence((x, y) => square(x, y) && !notch(x, y)),
      createLab(() => false),
      NOWHERE,
    );
    expect(countMaskPixels(real)).toBe(countMaskPixels(bitten));
  });
});

describe('correctStrays for a wedge of shadow beside the product', () => {
  const wedge = testRectangle(121, 107, 128, 120);
  const whole: Test = (x, y) => square(x, y) || wedge(x, y);
  /** Evidence in which the product has a sharp outline, and a line of the given strength encloses the wedge. */
  const shutIn = (line: number): Evidence => {
    const sharp = createEvidence(square);
    const both = createEvidence(square, whole).contours;
    const contours = sharp.contours.map((value, at) => (value || !both[at] ? value : line));
    return { ...sharp, contours };
  };
  const [light, ...colours] = createLab(square);
  const shade = createMask(wedge).data;
  const shaded: Lab = [light.map((value, at) => (shade[at] ? 80 : value)), ...colours];

  it('removes the wedge although a line encloses it, if that line is weaker than the product’s outline', () => {
    expect(
      countMaskPixels(correctStrays(createMask(whole), shutIn(1.2), shaded, NOWHERE)),
    ).toBeLessThan(countMaskPixels(createMask(whole)) - 30);
  });

  it('keeps the wedge as product if the line around it is as sharp as the product’s outline', () => {
    const kept = correctStrays(createMask(whole), shutIn(20), shaded, NOWHERE);
    expect(countMaskPixels(kept)).toBe(countMaskPixels(createMask(whole)));
  });
});

describe('correctStrays for the shaded floor between the feet of a product', () => {
  const floor = testRectangle(70, 90, 90, 120);
  const feet: Test = (x, y) => square(x, y) && !floor(x, y);
  const wall = { light: 80, yellow: 14 };
  /**
   * Lab planes of a red product in front of a beige wall; the floor between the product's feet has the given
   * colour.
   */
  const lit = (light: number, yellow: number): Lab => {
    const pick = (x: number, y: number, own: number, red: number, paper: number) =>
      feet(x, y) ? red : floor(x, y) ? own : paper;
    return [
      createPlane((x, y) => pick(x, y, light, 45, wall.light)),
      createPlane((x, y) => pick(x, y, 0, 60, 0)),
      createPlane((x, y) => pick(x, y, yellow, 40, wall.yellow)),
    ];
  };
  const freed = (planes: Lab, evidence: Evidence) =>
    countMaskPixels(createMask(square)) -
    countMaskPixels(correctStrays(createMask(square), evidence, planes, NOWHERE));
  /** Evidence with contours along the product's feet, but none where the floor continues below the product. */
  const open = createEvidence(feet, square);
  open.contours = open.contours.map((value, at) =>
    Math.abs((at % SIDE) - 80) <= 13 && Math.floor(at / SIDE) > 117 ? 0 : value,
  );

  it('removes the floor if it has the wall’s colour and is only darker', () => {
    expect(freed(lit(60, 10), open)).toBeGreaterThan(countMaskPixels(createMask(floor)) / 3);
  });

  it('keeps the floor as product if its colour differs from the wall’s or an outline encloses it', () => {
    expect(freed(lit(60, -6), open)).toBe(0);
    expect(freed(lit(60, 10), createEvidence(feet, square))).toBe(0);
  });
});

describe('restoreFrame', () => {
  it('restores a wrongly removed frame that is as grey as the wall, but no strip of the wall itself', () => {
    const screen = testRectangle(47, 47, 113, 113);
    const framed = restoreFrame(
      createMask(screen),
      createMask(square),
      createEvidence(screen, square),
      0,
    );
    expect(countMaskPixels(framed)).toBe(countMaskPixels(createMask(square)));
    const bare = restoreFrame(createMask(screen), createMask(square), createEvidence(screen), 0);
    expect(countMaskPixels(bare)).toBe(countMaskPixels(createMask(screen)));
  });

  it('restores a wrongly removed frame with a thin contour, except in a scene', () => {
    const screen = testRectangle(53, 53, 107, 107);
    const line: Test = (x, y) => square(x, y) && !testRectangle(41, 41, 119, 119)(x, y);
    const evidence = createEvidence(screen);
    const contours = evidence.contours.map((value, at) =>
      line(at % SIDE, Math.floor(at / SIDE)) ? 4 : value,
    );
    const framedIn = (scene: number) =>
      countMaskPixels(
        restoreFrame(createMask(screen), createMask(square), { ...evidence, contours }, scene),
      );
    expect(framedIn(0)).toBe(countMaskPixels(createMask(square)));
    expect(framedIn(1)).toBe(countMaskPixels(createMask(screen)));
    const grainy = createPlane((x, y) => (square(x, y) ? 4 : 0));
    const mixture = restoreFrame(
      createMask(screen),
      createMask(square),
      { ...evidence, contours: grainy },
      0,
    );
    expect(countMaskPixels(mixture)).toBe(countMaskPixels(createMask(screen)));
  });
});
