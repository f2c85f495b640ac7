import { describe, expect, it } from 'vitest';
import type { Lab } from './grain.ts';
import { handleOpenings } from './handles.ts';
import { areaOf } from './mask.ts';
import { COUNT, maskOf, outlined, planeOf, SIDE, type Test, within } from './sample-shapes.ts';

const body = within(5, 15, 85, 150);
const handle = within(86, 50, 131, 113);
const opening = within(86, 60, 121, 103);
const solid: Test = (x, y) => body(x, y) || handle(x, y);

const GREY = new Float32Array(COUNT);
/** The ground is lighter by a Lab unit every 20 pixels down. */
const groundAt = (y: number) => 84 + y / 20;
const planesOf = (lightnessIn: (x: number, y: number) => number): Lab => [
  planeOf((x, y) => (opening(x, y) ? lightnessIn(x, y) : solid(x, y) ? 93 : groundAt(y))),
  GREY,
  GREY,
];
const openedIn = (planes: Lab, lines = outlined(solid, opening), product = solid, held = 1) =>
  handleOpenings(maskOf(product), lines, planes, new Float32Array(COUNT).fill(held));

describe('a white handle that the map of the subject fills', () => {
  it('is open where it shows the ground as it goes on from beside', () => {
    const open = openedIn(planesOf((_, y) => groundAt(y)));
    expect(areaOf(open)).toBeGreaterThan(800);
    const stray = open.data.some(
      (value, at) => value && !opening(at % SIDE, Math.floor(at / SIDE)),
    );
    expect(stray).toBe(false);
  });

  it('is open though the outline of the body behind has a gap', () => {
    const gap = within(70, 77, 95, 80);
    const lines = outlined(solid, opening);
    const contours = lines.contours.map((value, at) =>
      gap(at % SIDE, Math.floor(at / SIDE)) ? 0 : value,
    );
    expect(
      areaOf(
        openedIn(
          planesOf((_, y) => groundAt(y)),
          { ...lines, contours },
        ),
      ),
    ).toBeGreaterThan(500);
  });

  it('stays shut where what it shows is lighter than the ground, or shaded as the inside of a cup', () => {
    expect(areaOf(openedIn(planesOf((_, y) => groundAt(y) + 4)))).toBe(0);
    expect(areaOf(openedIn(planesOf((x, y) => groundAt(y) + (x - 104) / 8)))).toBe(0);
  });

  it('stays shut where only the middle of what it shows is as light as the ground', () => {
    const thin: Test = (x, y) => body(x, y) || within(86, 53, 128, 110)(x, y);
    const shownWith = (shade: number) => {
      const lightness = planeOf((x, y) => {
        if (!opening(x, y)) return thin(x, y) ? 93 : 85;
        return 85 - shade * Math.max(0, Math.abs(x - 103.5) - 7, Math.abs(y - 81.5) - 11);
      });
      return areaOf(openedIn([lightness, GREY, GREY], outlined(thin, opening), thin));
    };
    expect(shownWith(0)).toBeGreaterThan(800);
    expect(shownWith(0.6)).toBe(0);
  });

  it('stays shut where it is coloured', () => {
    const [lightness] = planesOf((_, y) => groundAt(y));
    const blue = planeOf((x, y) => (opening(x, y) ? -5 : 0));
    expect(areaOf(openedIn([lightness, GREY, blue]))).toBe(0);
  });
});

it('keeps faces that end at the outline, and panels in the middle of a body', () => {
  const planes = planesOf((_, y) => groundAt(y));
  const face: Test = (x, y) => body(x, y) || within(86, 60, 121, 103)(x, y);
  expect(areaOf(openedIn(planes, outlined(face, opening), face))).toBe(0);
  const carton = within(10, 10, 150, 150);
  expect(areaOf(openedIn(planes, outlined(carton, opening), carton))).toBe(0);
});

describe('a handle that is half open', () => {
  const half = within(86, 60, 121, 80);
  const halfOpen: Test = (x, y) => solid(x, y) && !half(x, y);
  const openIn = (off: number, held: number) =>
    areaOf(
      openedIn(
        planesOf((_, y) => groundAt(y) + off),
        outlined(solid, opening),
        halfOpen,
        held,
      ),
    );

  it('is opened though it lies in the shade', () => {
    expect(openIn(-3.5, 1)).toBeGreaterThan(800);
    expect(openIn(-7, 1)).toBe(0);
  });

  it('is opened though the floor shines there, where the map does not hold it', () => {
    expect(openIn(7, 0)).toBeGreaterThan(800);
    expect(openIn(12, 0)).toBe(0);
  });
});

it('opens a handle that is shut all over where the map does not hold it', () => {
  const planes = planesOf((_, y) => groundAt(y) + 6);
  const lines = outlined(solid, opening);
  expect(areaOf(openedIn(planes, lines, solid, 0))).toBeGreaterThan(800);
  expect(areaOf(openedIn(planes, lines, solid, 1))).toBe(0);
});

it('opens a ring before a pool of light', () => {
  const away = (x: number, y: number) => Math.hypot(x - 80, y - 80);
  const ring: Test = (x, y) => away(x, y) < 58;
  const hole: Test = (x, y) => away(x, y) < 34;
  const poolAt = (x: number, y: number) => 90 - (away(x, y) / 30) ** 2;
  const lightness = planeOf((x, y) => (ring(x, y) && !hole(x, y) ? 93 : poolAt(x, y)));
  const open = openedIn([lightness, GREY, GREY], outlined(ring, hole), ring);
  expect(areaOf(open)).toBeGreaterThan(2000);
});

it('opens a ring whose rim has a gap where wall, horizon and floor go on in it', () => {
  const away = (x: number, y: number) => Math.hypot(x - 80, y - 80);
  const ring: Test = (x, y) => away(x, y) < 46;
  const hole: Test = (x, y) => away(x, y) < 34;
  const gap = within(44, 78, 54, 81);
  const lines = outlined(ring, hole);
  const contours = lines.contours.map((value, at) =>
    gap(at % SIDE, Math.floor(at / SIDE)) ? 0 : value,
  );
  const studio = (y: number) => 84 + 8 / (1 + Math.exp((80 - y) / 2));
  const openBefore = (middle: (y: number) => number) => {
    const lightness = planeOf((x, y) => (hole(x, y) ? middle(y) : ring(x, y) ? 70 : studio(y)));
    return areaOf(openedIn([lightness, GREY, GREY], { ...lines, contours }, ring));
  };
  expect(openBefore(studio)).toBeGreaterThan(2000);
  expect(openBefore((y) => 176 - studio(y))).toBe(0);
});
