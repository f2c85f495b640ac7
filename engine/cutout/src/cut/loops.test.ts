import { describe, expect, it } from 'vitest';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { countSeenThroughRings, findLoops, type Loops } from './loops.ts';
import {
  createEvidence,
  createLab,
  createMask,
  type Test,
  testRectangle,
} from './sample-shapes.ts';

const SIDE = 160;
const CENTRE = 80;

/** Distance of a pixel from the picture's centre: the greater of the distances along x and y. */
const away = (at: number) =>
  Math.max(Math.abs((at % SIDE) - CENTRE), Math.abs(Math.floor(at / SIDE) - CENTRE));
const plane = (value: (away: number) => number) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => value(away(at)));

type Colour = readonly [lightness: number, redGreen: number, yellowBlue: number];

interface Scene {
  /** Tells whether a pixel belongs to the product. */
  isProduct: (x: number, y: number) => boolean;
  calm: number;
  isOutlined: (at: number) => boolean;
  /**
   * Lightness difference between a pixel and the background, by the pixel's distance from the picture's centre.
   */
  lighter: (away: number) => number;
  sharpness: number;
  /** Lab difference between the product's surface and the background. */
  face: number;
  /** Saliency (0–1) of a pixel, or a function of the pixel's distance from the picture's centre. */
  subject: number | ((away: number) => number);
  /** Contour strength of a speck in the centre of the picture. */
  speck: number;
}

/**
 * Returns the loops that `findLoops` finds in a square product. The product's centre is an outlined square of
 * 21 pixels about which the saliency map is uncertain.
 */
function loopsIn(
  paper: Colour,
  product: Colour,
  middle: Colour,
  difference: (away: number) => number,
  scene: Partial<Scene> = {},
): Loops {
  const { isProduct, calm, isOutlined, lighter, sharpness, face, subject, speck } = {
    isProduct: (x: number, y: number) => Math.max(Math.abs(x), Math.abs(y)) <= 26,
    calm: 0.12,
    isOutlined: () => true,
    lighter: () => 0,
    sharpness: 20,
    face: 50,
    subject: 0.7,
    speck: 0,
    ...scene,
  };
  const colour = (channel: 0 | 1 | 2) =>
    plane((from) => (from > 26 ? paper : from > 11 ? product : middle)[channel]);
  const planes: Lab = [colour(0), colour(1), colour(2)];
  const evidence: Evidence = {
    pull: plane(() => 1),
    contours: plane((from) =>
      (from > 10 && from < 14) || from === 26 ? sharpness : from < 3 ? speck : 0,
    ).map((value, at) => (isOutlined(at) ? value : 0)),
    difference: plane((from) => (from > 26 ? 0 : from > 11 ? face : difference(from))),
    lighter: plane((from) => (from > 11 ? 0 : lighter(from))),
    calm,
  };
  const mask = Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    isProduct((at % SIDE) - CENTRE, Math.floor(at / SIDE) - CENTRE) ? 1 : 0,
  );
  const map = plane(typeof subject === 'number' ? () => subject : subject);
  return findLoops({ width: SIDE, height: SIDE, data: mask }, evidence, planes, map);
}

const areaOf = ({ open }: Loops) => open.data.reduce((sum, value) => sum + value, 0);
const WHITE: Colour = [97, 0, 1];
const RED: Colour = [45, 60, 40];
const SEA: Colour = [60, -8, -30];

it('opens an area that shows the white paper behind the product', () => {
  expect(areaOf(loopsIn(WHITE, RED, WHITE, () => 0.8))).toBeGreaterThan(380);
});

it('findLoops opens an area of grainy paper, but not of printed paper', () => {
  const marked = (speck: number) => areaOf(loopsIn(WHITE, RED, WHITE, () => 0.8, { speck }));
  expect(marked(5)).toBeGreaterThan(350);
  expect(marked(20)).toBe(0);
});

it('findLoops counts paper that extends into a white body as doubtful if the saliency map excludes it', () => {
  const gap = (at: number) => Math.abs(Math.floor(at / SIDE) - CENTRE) > 4 || at % SIDE < CENTRE;
  const leaking = (held: number) =>
    loopsIn(WHITE, WHITE, WHITE, () => 0.8, {
      face: 1,
      isOutlined: gap,
      subject: (from) => (from > 11 ? 0.95 : held),
    });
  expect(areaOf(leaking(0.4))).toBe(0);
  expect(leaking(0.4).doubtful).toBeGreaterThan(380);
  expect(leaking(0.8).doubtful).toBe(0);
});

it('does not open a part that darkens towards the part’s edge, such as the neck of a white bottle', () => {
  const round = (from: number) => (from > 8 ? 2.5 : 0.3);
  expect(areaOf(loopsIn(WHITE, RED, WHITE, round))).toBe(0);
});

it('opens an area that shows a part of a coloured scene, even if its colour was not expected there', () => {
  expect(areaOf(loopsIn(SEA, RED, SEA, () => 14, { calm: 0.4 }))).toBeGreaterThan(380);
});

it('counts a coloured part on a plain background as doubtful', () => {
  const loops = loopsIn(SEA, RED, SEA, () => 14);
  expect(areaOf(loops)).toBe(0);
  expect(loops.doubtful).toBeGreaterThan(380);
});

it('counts a part of a coloured scene as doubtful if the part’s outline has gaps', () => {
  const dashes = (at: number) => ((at % SIDE) + Math.floor(at / SIDE)) % 5 > 1;
  const half = loopsIn(SEA, RED, SEA, () => 14, { calm: 0.4, isOutlined: dashes });
  expect(areaOf(half)).toBe(0);
  expect(half.doubtful).toBeGreaterThan(380);
});

it('does not open a panel in a colour that does not appear beside the product', () => {
  const loops = loopsIn(SEA, RED, [80, 10, 60], () => 90);
  expect(areaOf(loops)).toBe(0);
  expect(loops.doubtful).toBe(0);
});

it('counts a grey panel as doubtful because it may be a shaded part of the background', () => {
  const loops = loopsIn(WHITE, RED, WHITE, () => 9);
  expect(areaOf(loops)).toBe(0);
  expect(loops.doubtful).toBeGreaterThan(380);
});

it('opens a shaded grey area inside a handle', () => {
  const mug = (x: number, y: number) =>
    (Math.abs(y) <= 20 && x >= -11 && x <= 20) || (Math.abs(y) <= 60 && x < -11 && x >= -75);
  const loopsOfMap = (subject: number) =>
    loopsIn(WHITE, RED, WHITE, () => 9, { isProduct: mug, subject });
  expect(areaOf(loopsOfMap(0.3))).toBeGreaterThan(380);
  // A pale part that the saliency map mostly counts as product may be the hub of a wheel.
  expect(areaOf(loopsOfMap(0.6))).toBe(0);
  expect(loopsOfMap(0.6).doubtful).toBeGreaterThan(380);
});

it('does not open a grey label that extends nearly from one side of the product to the other', () => {
  const bottle = (x: number, y: number) => Math.abs(x) <= 17 && Math.abs(y) <= 60;
  const loops = loopsIn(WHITE, RED, WHITE, () => 9, { isProduct: bottle });
  expect(areaOf(loops)).toBe(0);
  expect(loops.doubtful).toBeGreaterThan(380);
});

const inHandle = (x: number, y: number) =>
  (Math.abs(y) <= 20 && x >= -11 && x <= 20) || (Math.abs(y) <= 60 && x < -11 && x >= -75);

it('neither opens nor counts as doubtful a white part that is lighter than all paper beside it', () => {
  const loops = loopsIn(WHITE, RED, [98.5, 0, 1], () => 4, {
    isProduct: inHandle,
    lighter: () => 4,
  });
  expect(areaOf(loops)).toBe(0);
  expect(loops.doubtful).toBe(0);
});

it('opens the inside of a handle where a shadow was expected, but counts it as a doubtful pale hub if the saliency map includes it', () => {
  const loopsOfMap = (subject: number) =>
    loopsIn(WHITE, RED, WHITE, () => 8, { isProduct: inHandle, lighter: () => 8, subject });
  expect(areaOf(loopsOfMap(0.1))).toBeGreaterThan(380);
  expect(areaOf(loopsOfMap(0.3))).toBe(0);
  expect(loopsOfMap(0.3).doubtful).toBeGreaterThan(380);
});

it('opens an area lighter than the paper only inside a sharp border, not inside a faint one', () => {
  const collar = (sharpness: number) =>
    areaOf(loopsIn(WHITE, RED, WHITE, () => 1.6, { lighter: () => 1.6, sharpness }));
  expect(collar(8)).toBe(0);
  expect(collar(60)).toBeGreaterThan(380);
  // Inside a ring, a pale part that the saliency map mostly counts as product may still show the background.
  const faint = loopsIn(WHITE, RED, WHITE, () => 1.6, { lighter: () => 1.6, sharpness: 8 });
  expect(faint.doubtful).toBeGreaterThan(380);
});

it('does not open a white face that is shaded from one side to the other', () => {
  const shaded = (from: number) => (from > 7 ? -2 : 0.8);
  const loops = loopsIn(WHITE, RED, WHITE, () => 1.6, { lighter: shaded });
  expect(areaOf(loops)).toBe(0);
});

it('findLoops counts a hole as doubtful if the product has other white faces', () => {
  const loops = (face: number) => loopsIn(WHITE, RED, WHITE, () => 0.8, { face });
  expect(loops(50).doubtful).toBe(0);
  expect(loops(1).doubtful).toBeGreaterThan(380);
  expect(areaOf(loops(1))).toBe(0);
});

it('counts a part inside a ring as doubtful if it is lighter than all paper beside it, like a pool of light', () => {
  const loops = loopsIn(WHITE, RED, [98.5, 0, 1], () => 4, { lighter: () => 4 });
  expect(areaOf(loops)).toBe(0);
  expect(loops.doubtful).toBeGreaterThan(380);
});

it('neither opens nor counts as doubtful a part that the saliency map certainly includes, except inside a ring', () => {
  const bottle = (x: number, y: number) => Math.abs(x) <= 17 && Math.abs(y) <= 60;
  const onBottle = (subject: number) =>
    loopsIn(WHITE, RED, WHITE, () => 9, { isProduct: bottle, subject });
  expect(onBottle(0.7).doubtful).toBeGreaterThan(380);
  expect(onBottle(1).doubtful).toBe(0);
  expect(areaOf(loopsIn(WHITE, RED, WHITE, () => 0.8, { subject: 1 }))).toBeGreaterThan(380);
});

it('opens a shaded area inside a sharp ring, and at the product’s foot if the saliency map shows no subject there', () => {
  const shaded = (subject: number, sharpness: number, isProduct?: Scene['isProduct']) =>
    areaOf(
      loopsIn(WHITE, RED, WHITE, () => 9, { subject, sharpness, ...(isProduct && { isProduct }) }),
    );
  expect(shaded(0.7, 15)).toBe(0);
  expect(shaded(0.7, 60)).toBeGreaterThan(380);
  expect(shaded(0.95, 60)).toBe(0);
  const around = (top: number, bottom: number) => (x: number, y: number) =>
    Math.abs(x) <= 60 && y >= top && y <= bottom;
  expect(shaded(0.3, 60, around(-78, 17))).toBeGreaterThan(380);
  expect(shaded(0.7, 60, around(-78, 17))).toBe(0);
  expect(shaded(0.3, 60, around(-17, 78))).toBe(0);
});

describe('findLoops for panes as white as paper that the saliency map counts as product', () => {
  type Centre = readonly [x: number, y: number];
  /**
   * Returns the loops that `findLoops` finds in a product with panes at these centres. The saliency map marks
   * only the first `known` panes as open.
   */
  const panesIn = (centres: readonly Centre[], { known = 0, sharpness = 20, light = 0 } = {}) => {
    const fromAny = (some: readonly Centre[], at: number) =>
      Math.min(
        ...some.map(([x, y]) =>
          Math.max(Math.abs((at % SIDE) - x), Math.abs(Math.floor(at / SIDE) - y)),
        ),
      );
    const fromPane = (at: number) => fromAny(centres, at);
    const around = (value: (away: number) => number) =>
      Float32Array.from({ length: SIDE * SIDE }, (_, at) => value(fromPane(at)));
    const isPaper = plane((from) => (from > 60 ? 1 : 0));
    const colour = (channel: 0 | 1 | 2): Float32Array =>
      around((from) => (from > 8 ? RED : WHITE)[channel]).map((level, at) =>
        isPaper[at] ? WHITE[channel] : level,
      );
    const evidence: Evidence = {
      pull: plane(() => 1),
      contours: around((from) => (from > 7 && from < 11 ? sharpness : 0)),
      difference: around((from) => (from > 8 ? 50 : 0.8)),
      lighter: plane(() => light),
      calm: 0.12,
    };
    const data = Uint8Array.from(isPaper, (value) => 1 - value);
    const planes: Lab = [colour(0), colour(1), colour(2)];
    return findLoops(
      { width: SIDE, height: SIDE, data },
      evidence,
      planes,
      isPaper.map((_, at) => (fromAny(centres.slice(0, known), at) < 9 ? 0 : 1)),
    );
  };
  const wheel = [
    [60, 60],
    [100, 60],
    [60, 100],
    [100, 100],
  ] as const;

  it('counts many paper-like panes as doubtful, as between spokes', () => {
    expect(panesIn(wheel).doubtful).toBeGreaterThan(4 * 150);
    expect(panesIn(wheel.slice(1)).doubtful).toBe(0);
  });

  it('counts a single pane in a sharp border as doubtful if it is as light as the expected background, as in headphones', () => {
    expect(panesIn(wheel.slice(3), { sharpness: 80 }).doubtful).toBeGreaterThan(150);
    expect(panesIn(wheel.slice(3), { sharpness: 40 }).doubtful).toBe(0);
    expect(panesIn(wheel.slice(3), { sharpness: 80, light: -0.8 }).doubtful).toBe(0);
  });

  it('opens panes that look like paper if the saliency map marks as many other panes as open and all have sharp borders, as between a chair’s bars', () => {
    const chair = panesIn(wheel, { known: 2, sharpness: 30 });
    expect(areaOf(chair)).toBeGreaterThan(4 * 150);
    expect(chair.doubtful).toBe(0);
    expect(areaOf(panesIn(wheel, { known: 2 }))).toBeLessThan(3 * 225);
    expect(areaOf(panesIn(wheel, { known: 1, sharpness: 30 }))).toBeLessThan(2 * 225);
  });
});

it('counts an area inside a ring as doubtful if it shows the scene, but not an area of another colour or inside a body', () => {
  const ring = testRectangle(55, 55, 105, 105);
  const body = testRectangle(20, 20, 140, 140);
  const hole = testRectangle(68, 68, 92, 92);
  const seen = (product: Test, isRed: Test) => {
    const { contours, ...evidence } = createEvidence(product, hole);
    const sharp = { ...evidence, contours: contours.map((value) => 2 * value) };
    return countSeenThroughRings(createMask(product), sharp, createLab(isRed));
  };
  const ringAlone: Test = (x, y) => ring(x, y) && !hole(x, y);
  expect(seen(ring, ringAlone)).toBeGreaterThan(350);
  expect(seen(ring, ring)).toBe(0);
  expect(seen(body, (x, y) => body(x, y) && !hole(x, y))).toBe(0);
});
