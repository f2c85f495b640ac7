import type { Rect } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import type { Colour } from './colours-of-words.ts';
import { joinRows } from './ink-rows.ts';
import type { InkShape } from './ink-shapes.ts';

const BLACK: Colour = [20, 20, 20];

const shapeAt = (box: Rect, ink: Colour = BLACK): InkShape => ({
  box,
  pixels: [],
  ink,
  unevenness: 0,
  outline: 0,
});
const letterAt = (x: number, y: number, ink?: Colour) =>
  shapeAt({ x, y, width: 12, height: 20 }, ink);

describe('joinRows', () => {
  it('joins letters that follow each other, however long the row is', () => {
    const letters = Array.from({ length: 200 }, (_, at) => letterAt(16 * at, 40));
    const [row, ...others] = joinRows(letters);
    expect(others).toEqual([]);
    expect(row?.box).toEqual({ x: 0, y: 40, width: 16 * 199 + 12, height: 20 });
  });

  it('keeps lines apart that follow each other closely', () => {
    const lines = [0, 26, 52].flatMap((y) => [0, 16, 32].map((x) => letterAt(x, y)));
    expect(joinRows(lines).map(({ shapes }) => shapes.length)).toEqual([3, 3, 3]);
  });

  it('joins an accent to its letter, and keeps apart shapes of another ink', () => {
    const accent = shapeAt({ x: 2, y: 34, width: 6, height: 5 });
    const rows = joinRows([accent, letterAt(0, 40), letterAt(16, 40, [200, 40, 40])]);
    expect(rows.map(({ shapes }) => shapes.length).sort()).toEqual([1, 2]);
  });

  it('joins an earlier row to a row that grew towards it', () => {
    const rows = joinRows([letterAt(0, 40), letterAt(48, 40), letterAt(24, 40)]);
    expect(rows.map(({ shapes }) => shapes.length)).toEqual([3]);
  });
});
