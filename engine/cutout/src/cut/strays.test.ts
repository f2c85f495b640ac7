import { describe, expect, it } from 'vitest';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { areaOf } from './mask.ts';
import {
  COUNT,
  labOf,
  maskOf,
  outlined,
  planeOf,
  SIDE,
  type Test,
  within,
} from './sample-shapes.ts';
import { withFrame, withoutStrays } from './strays.ts';

/** A saliency map without a subject. */
const NOWHERE = new Float32Array(COUNT);

const left = within(10, 20, 70, 140);
const right = within(90, 20, 150, 140);
const between = within(71, 60, 89, 99);
const leaves: Test = (x, y) => left(x, y) || right(x, y);
const square = within(40, 40, 120, 120);

describe('withoutStrays', () => {
  it('opens a pocket of paper (enclosed background) between two leaves', () => {
    const taken = maskOf((x, y) => leaves(x, y) || between(x, y));
    const freed = withoutStrays(taken, outlined(leaves), labOf(leaves), NOWHERE);
    // The rest of the pocket lies on the edges of the leaves, where refining recognises it by colour.
    expect(areaOf(freed)).toBeLessThan(areaOf(taken) - areaOf(maskOf(between)) / 2);
  });

  it('keeps a pocket between two leaves if the subject map certainly includes it', () => {
    const taken = maskOf((x, y) => leaves(x, y) || between(x, y));
    const subject = planeOf((x, y) => (between(x, y) ? 1 : 0));
    const kept = withoutStrays(taken, outlined(leaves), labOf(leaves), subject);
    expect(areaOf(kept)).toBe(areaOf(taken));
  });

  it('keeps a large white part that is lighter than the paper beside it', () => {
    const taken = maskOf((x, y) => leaves(x, y) || between(x, y));
    const lighter = planeOf((x, y) => (between(x, y) ? 1.4 : 0));
    const kept = withoutStrays(taken, { ...outlined(leaves), lighter }, labOf(leaves), NOWHERE);
    expect(areaOf(kept)).toBe(areaOf(taken));
  });

  it('opens a part as light as the background on both sides if the map excludes it, although a wall was expected there', () => {
    const legs: Test = (x, y) => within(35, 20, 65, 140)(x, y) || within(95, 20, 125, 140)(x, y);
    const gap = within(66, 60, 94, 99);
    const taken = maskOf((x, y) => legs(x, y) || gap(x, y));
    const lighter = planeOf((x, y) => (gap(x, y) ? 1.4 : 0));
    const [lightness, ...colours] = labOf(legs);
    const areaFor = (held: number, off: number) =>
      areaOf(
        withoutStrays(
          taken,
          { ...outlined(legs), lighter },
          [lightness.map((value, at) => (lighter[at] ? value - off : value)), ...colours],
          planeOf((x, y) => (gap(x, y) ? held : 1)),
        ),
      );
    expect(areaFor(0, 0)).toBeLessThan(areaOf(taken) - areaOf(maskOf(gap)) / 2);
    expect(areaFor(0.3, 0)).toBe(areaOf(taken));
    expect(areaFor(0, 2)).toBe(areaOf(taken));
  });

  it('keeps a white part that has an outline towards the paper', () => {
    const whole: Test = (x, y) => leaves(x, y) || between(x, y);
    const kept = withoutStrays(maskOf(whole), outlined(leaves, whole), labOf(leaves), NOWHERE);
    expect(areaOf(kept)).toBe(areaOf(maskOf(whole)));
  });

  it('fills a notch in a white face behind its outline, but not a notch that is open to the paper', () => {
    const notch = within(40, 70, 46, 80);
    const bitten = maskOf((x, y) => square(x, y) && !notch(x, y));
    const filled = withoutStrays(
      bitten,
      outlined(square),
      labOf(() => false),
      NOWHERE,
    );
    expect(areaOf(filled)).toBeGreaterThan(areaOf(bitten) + 60);
    const real = withoutStrays(
      bitten,
      outlined((x, y) => square(x, y) && !notch(x, y)),
      labOf(() => false),
      NOWHERE,
    );
    expect(areaOf(real)).toBe(areaOf(bitten));
  });
});

describe('a wedge of shadow beside the product', () => {
  const wedge = within(121, 107, 128, 120);
  const whole: Test = (x, y) => square(x, y) || wedge(x, y);
  /** Evidence in which the product has a sharp outline and the wedge is enclosed by a line of its own. */
  const shutIn = (line: number): Evidence => {
    const sharp = outlined(square);
    const both = outlined(square, whole).contours;
    const contours = sharp.contours.map((value, at) => (value || !both[at] ? value : line));
    return { ...sharp, contours };
  };
  const [light, ...colours] = labOf(square);
  const shade = maskOf(wedge).data;
  const shaded: Lab = [light.map((value, at) => (shade[at] ? 80 : value)), ...colours];

  it("is removed although a line encloses it, if that line is weaker than the product's outline", () => {
    expect(areaOf(withoutStrays(maskOf(whole), shutIn(1.2), shaded, NOWHERE))).toBeLessThan(
      areaOf(maskOf(whole)) - 30,
    );
  });

  it("stays part of the product if its line is as sharp as the product's outline", () => {
    const kept = withoutStrays(maskOf(whole), shutIn(20), shaded, NOWHERE);
    expect(areaOf(kept)).toBe(areaOf(maskOf(whole)));
  });
});

describe('the shaded floor between the feet of a product', () => {
  const floor = within(70, 90, 90, 120);
  const feet: Test = (x, y) => square(x, y) && !floor(x, y);
  const wall = { light: 80, yellow: 14 };
  /** Colours of a red product in front of a beige wall; the floor between its feet has the given colour. */
  const lit = (light: number, yellow: number): Lab => {
    const pick = (x: number, y: number, own: number, red: number, paper: number) =>
      feet(x, y) ? red : floor(x, y) ? own : paper;
    return [
      planeOf((x, y) => pick(x, y, light, 45, wall.light)),
      planeOf((x, y) => pick(x, y, 0, 60, 0)),
      planeOf((x, y) => pick(x, y, yellow, 40, wall.yellow)),
    ];
  };
  const freed = (planes: Lab, evidence: Evidence) =>
    areaOf(maskOf(square)) - areaOf(withoutStrays(maskOf(square), evidence, planes, NOWHERE));
  /** Contours along the feet, but none where the floor continues below the product. */
  const open = outlined(feet, square);
  open.contours = open.contours.map((value, at) =>
    Math.abs((at % SIDE) - 80) <= 13 && Math.floor(at / SIDE) > 117 ? 0 : value,
  );

  it("is removed if it has the wall's colour and is only darker", () => {
    expect(freed(lit(60, 10), open)).toBeGreaterThan(areaOf(maskOf(floor)) / 3);
  });

  it('stays if its colour differs or an outline encloses it', () => {
    expect(freed(lit(60, -6), open)).toBe(0);
    expect(freed(lit(60, 10), outlined(feet, square))).toBe(0);
  });
});

describe('withFrame', () => {
  it('restores a removed frame that is as grey as the wall, but no strip of the wall itself', () => {
    const screen = within(47, 47, 113, 113);
    const framed = withFrame(maskOf(screen), maskOf(square), outlined(screen, square), 0);
    expect(areaOf(framed)).toBe(areaOf(maskOf(square)));
    const bare = withFrame(maskOf(screen), maskOf(square), outlined(screen), 0);
    expect(areaOf(bare)).toBe(areaOf(maskOf(screen)));
  });

  it('restores a removed frame that has a thin contour, except in a scene', () => {
    const screen = within(53, 53, 107, 107);
    const line: Test = (x, y) => square(x, y) && !within(41, 41, 119, 119)(x, y);
    const evidence = outlined(screen);
    const contours = evidence.contours.map((value, at) =>
      line(at % SIDE, Math.floor(at / SIDE)) ? 4 : value,
    );
    const framedIn = (scene: number) =>
      areaOf(withFrame(maskOf(screen), maskOf(square), { ...evidence, contours }, scene));
    expect(framedIn(0)).toBe(areaOf(maskOf(square)));
    expect(framedIn(1)).toBe(areaOf(maskOf(screen)));
    const grainy = planeOf((x, y) => (square(x, y) ? 4 : 0));
    const mixture = withFrame(maskOf(screen), maskOf(square), { ...evidence, contours: grainy }, 0);
    expect(areaOf(mixture)).toBe(areaOf(maskOf(screen)));
  });
});
