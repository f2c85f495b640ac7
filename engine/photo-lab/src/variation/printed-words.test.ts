import type { Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { convertToPixels } from './boxes.ts';
import { findInkLines } from './ink-words.ts';
import type { TextLine } from './lettering.ts';
import { isPrinted, measureBend, standsAlone } from './printed-words.ts';

const [WIDTH, HEIGHT] = [400, 400];
type Box = [left: number, top: number, right: number, foot: number];
const isWithin = (x: number, y: number, [left, top, right, foot]: Box) =>
  x >= left && x < right && y >= top && y < foot;

/** Whether a pixel belongs to one of seven letters in a line that starts at 140 and is 120 pixels wide. */
function isLetter(x: number, y: number, top: number): boolean {
  const within = (x - 140) % 18;
  if (x < 140 || x >= 260 || y < top || y >= top + 24) return false;
  return within < 5 || (y < top + 5 && within < 13) || (y >= top + 19 && within < 13);
}

/** Draws a jar with dark letters in a row at `top`, before a photo of waves. */
function jarWith(surfaceAt: (x: number, y: number) => number, top = 180): Raster {
  const data = new Uint8Array(3 * WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const wave = 110 + 60 * Math.sin(x / 9) * Math.cos(y / 11);
      const ground = isWithin(x, y, JAR) ? surfaceAt(x, y) : wave;
      data.fill(isLetter(x, y, top) ? 20 : ground, 3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

const JAR: Box = [100, 100, 300, 340];
const MAP = {
  width: 40,
  height: 40,
  values: Uint8Array.from({ length: 1600 }, (_, at) =>
    isWithin(10 * (at % 40) + 5, 10 * Math.floor(at / 40) + 5, JAR) ? 255 : 0,
  ),
};
const lineAt = (x: number, y: number, width = 120): TextLine => ({
  letters: 7,
  isLight: false,
  isSet: true,
  x: x / WIDTH,
  y: y / HEIGHT,
  width: width / WIDTH,
  height: 24 / HEIGHT,
});
const shaded = (x: number) => 240 - 0.3 * Math.abs(x - 200);
const patterned = (x: number, y: number) => 150 + 90 * Math.sin(x / 5) * Math.cos(y / 6);

describe('isPrinted', () => {
  const label = lineAt(140, 180);

  it('recognises lettering on the shaded surface of the subject', () => {
    expect(isPrinted(jarWith(shaded), label, { map: MAP, lines: [label] })).toBe(true);
  });

  it('takes words across the subject’s edge for words of the ad', () => {
    const across = lineAt(40, 180, 220);
    expect(isPrinted(jarWith(shaded), across, { map: MAP, lines: [across] })).toBe(false);
  });

  it('takes words over the patterns of a subject for words of the ad', () => {
    expect(isPrinted(jarWith(patterned), label, { map: MAP, lines: [label] })).toBe(false);
  });

  it('takes words that are aligned with a line beside the subject for words of the ad', () => {
    const above = lineAt(140, 40, 90);
    expect(isPrinted(jarWith(shaded), label, { map: MAP, lines: [label, above] })).toBe(false);
    const elsewhere = lineAt(10, 40, 90);
    expect(isPrinted(jarWith(shaded), label, { map: MAP, lines: [label, elsewhere] })).toBe(true);
  });

  it('takes very wide words for words of the ad', () => {
    const all = { ...MAP, values: new Uint8Array(1600).fill(255) };
    const wide = lineAt(40, 180, 300);
    expect(isPrinted(jarWith(shaded), wide, { map: all, lines: [wide] })).toBe(false);
  });
});

describe('standsAlone', () => {
  const photo = jarWith(shaded);
  const cutOf = (...boxes: Box[]) => ({
    ...MAP,
    values: Uint8Array.from({ length: 1600 }, (_, at) =>
      boxes.some((box) => isWithin(10 * (at % 40) + 5, 10 * Math.floor(at / 40) + 5, box))
        ? 255
        : 0,
    ),
  });
  const plate = { x: 120, y: 300, width: 160, height: 60 };

  it('distinguishes a plate of the ad from a label of the product', () => {
    expect(standsAlone(plate, photo, cutOf([120, 300, 280, 360], [20, 20, 80, 80]))).toBe(true);
    expect(standsAlone(plate, photo, cutOf([100, 100, 300, 390]))).toBe(false);
    // The label of a jar reaches from side to side.
    expect(standsAlone(plate, photo, cutOf([120, 100, 280, 390]))).toBe(false);
  });
});

describe('measureBend', () => {
  const bendOf = (footAt: (place: number) => number) =>
    measureBend({
      shapes: Array.from({ length: 9 }, (_, place) => ({
        box: { x: 20 * place, y: footAt(place) - 20, width: 14, height: 20 },
        pixels: [],
        ink: [0, 0, 0] as const,
        unevenness: 0,
        outline: 0,
      })),
    });

  it('measures how far letters leave a straight line because of a curve or a slope', () => {
    expect(bendOf((place) => 100 + (place - 4) ** 2)).toBeGreaterThan(0.2);
    expect(bendOf((place) => 100 + 1.2 * place)).toBeGreaterThan(0.2);
  });

  it('ignores descenders', () => {
    expect(bendOf((place) => (place % 3 === 1 ? 105 : 100))).toBe(0);
  });

  it('is 0 for the letters of a straight line', () => {
    const ad = jarWith(shaded);
    const box = convertToPixels(lineAt(140, 180), ad, { beside: 0, above: 0 });
    const [line] = findInkLines(ad);
    expect(line?.box.y).toBeCloseTo(box.y, -1);
    expect(line && measureBend(line)).toBe(0);
  });
});
