import type { Raster, Rect } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { findInkLines, isOutlineOf, liftInkLine } from './ink-words.ts';

const [WIDTH, HEIGHT] = [360, 240];

type Colour = [number, number, number];
const CREAM: Colour = [250, 245, 230];

/** Draws a background of smooth waves, similar to a photo, and paints over it. */
function photoWith(paint: (x: number, y: number) => Colour | null): Raster {
  const data = new Uint8Array(3 * WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const wave = 80 + 50 * Math.sin(x / 11) * Math.cos(y / 13);
      data.set(paint(x, y) ?? [wave, 0.8 * wave, 120 - wave / 2], 3 * (y * WIDTH + x));
    }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Tells whether a pixel belongs to letters that hang from one line, as in Devanagari. */
function isJoinedWord(x: number, y: number): boolean {
  if (x < 60 || x >= 246 || y < 60 || y >= 100) return false;
  const within = (x - 60) % 30;
  return y < 66 || within < 6 || (y >= 84 && y < 90 && within < 18);
}

/** Tells whether a pixel belongs to separate letters with a dot above each. */
function isDottedLetter(x: number, y: number): boolean {
  const within = (x - 60) % 24;
  if (x < 60 || x >= 204) return false;
  const isStem = y >= 60 && y < 96 && (within < 6 || (y < 66 && within < 16));
  return isStem || (y >= 51 && y < 57 && within < 6);
}

describe('findInkLines', () => {
  it('finds a word of connected letters in one ink', () => {
    const [line, ...others] = findInkLines(
      photoWith((x, y) => (isJoinedWord(x, y) ? CREAM : null)),
    );
    expect(others).toEqual([]);
    expect(line).toMatchObject({ isWhole: true, box: { x: 60, y: 60, width: 186, height: 40 } });
  });

  it('finds separate letters and their accents as one line', () => {
    const lines = findInkLines(photoWith((x, y) => (isDottedLetter(x, y) ? CREAM : null)));
    expect(lines.map(({ shapes, isWhole }) => [shapes.length, isWhole])).toEqual([[12, true]]);
  });

  it('marks letters as incomplete if the photo next to them has the colour of the ink', () => {
    const isLight = (x: number, y: number) => x > 206 && x < 300 && y > 40 && y < 130;
    const lines = findInkLines(
      photoWith((x, y) => (isDottedLetter(x, y) || isLight(x, y) ? CREAM : null)),
    );
    expect(lines.map(({ isWhole }) => isWhole)).toEqual([false]);
  });

  it('finds no words in bright windows', () => {
    const isWindow = (x: number, y: number) =>
      y > 60 && y < 100 && x > 40 && x < 300 && x % 50 < 30;
    expect(findInkLines(photoWith((x, y) => (isWindow(x, y) ? CREAM : null)))).toEqual([]);
  });
});

/** Tells whether a pixel belongs to the thin stem of an i between two letters. */
const isThinStem = (x: number, y: number) => x >= 79 && x < 81 && y >= 60 && y < 96;
const isThinDot = (x: number, y: number) => x >= 79 && x < 81 && y >= 51 && y < 56;

describe('thin parts of letters', () => {
  it('lifts a stem and a dot that are too thin for the search for shapes', () => {
    const isInk = (x: number, y: number) =>
      isDottedLetter(x, y) || isThinStem(x, y) || isThinDot(x, y);
    const ad = photoWith((x, y) => (isInk(x, y) ? CREAM : null));
    const [line] = findInkLines(ad);
    const lifted = line ? liftInkLine(ad, line) : null;
    if (lifted === null) expect.fail('the line is not lifted');
    const { box, opacity } = lifted;
    for (const [x, y] of [
      [79, 78],
      [80, 53],
    ] as const)
      expect(opacity[(y - box.y) * box.width + x - box.x]).toBe(1);
  });

  it('adds no thin area of the photo that does not end where the letters end', () => {
    const isGleam = (x: number, y: number) => x >= 79 && x < 81 && y >= 68 && y < 88;
    const [line] = findInkLines(
      photoWith((x, y) => (isDottedLetter(x, y) || isGleam(x, y) ? CREAM : null)),
    );
    expect(line?.shapes.filter(({ box }) => box.x === 79)).toEqual([]);
  });
});

describe('isOutlineOf', () => {
  const rowWith = (box: Rect) => ({ box, shapes: [], tallest: box.height });
  const letters = rowWith({ x: 10, y: 10, width: 100, height: 20 });

  it('recognises the row around the letters of another row', () => {
    const outline = rowWith({ x: 8, y: 8, width: 104, height: 24 });
    expect(isOutlineOf(outline, letters, true)).toBe(true);
    expect(isOutlineOf(outline, letters, false)).toBe(true);
    expect(isOutlineOf(letters, outline, true)).toBe(false);
  });

  it('drops only the second of two rows with the same box', () => {
    expect(isOutlineOf(letters, rowWith(letters.box), true)).toBe(true);
    expect(isOutlineOf(letters, rowWith(letters.box), false)).toBe(false);
  });

  it('ignores a much larger row around another row', () => {
    const frame = rowWith({ x: 0, y: 0, width: 200, height: 60 });
    expect(isOutlineOf(frame, letters, true)).toBe(false);
  });
});

describe('liftInkLine', () => {
  it('lifts the pixels of the letters and nothing else', () => {
    const ad = photoWith((x, y) => (isJoinedWord(x, y) ? CREAM : null));
    const [line] = findInkLines(ad);
    const lifted = line ? liftInkLine(ad, line) : null;
    if (lifted === null) expect.fail('the line is not lifted');
    const { box, opacity } = lifted;
    const wrong = [...opacity.entries()].filter(([at, value]) => {
      const isInk = isJoinedWord(box.x + (at % box.width), box.y + Math.floor(at / box.width));
      return Math.abs(value - (isInk ? 1 : 0)) > 0.2;
    });
    expect(wrong.length / opacity.length).toBeLessThan(0.01);
  });
});
