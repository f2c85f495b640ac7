import { MASK_LEVELS } from '@adwright/contracts/cut-out';
import { expect, test } from 'vitest';
import { hasKeptPixels, isolateThing, type MaskLevels, paintStroke } from './mask-levels.ts';

const [WIDTH, HEIGHT] = [60, 40];
const mask = (levelAt: (x: number, y: number) => number): MaskLevels => ({
  width: WIDTH,
  height: HEIGHT,
  levels: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    levelAt(at % WIDTH, Math.floor(at / WIDTH)),
  ),
});
const at = ({ levels }: MaskLevels, x: number, y: number) => levels[y * WIDTH + x];
const nothing = () => mask(() => MASK_LEVELS.removed);
const everything = () => mask(() => MASK_LEVELS.kept);

test('paintStroke marks the middle of the brush as certain and its rim as likely', () => {
  const painted = nothing();
  paintStroke(painted, { x: 20, y: 20 }, { x: 40, y: 20 }, { mode: 'keep', radius: 8 });
  expect(at(painted, 30, 20)).toBe(MASK_LEVELS.kept);
  expect(at(painted, 30, 23)).toBe(MASK_LEVELS.kept);
  expect(at(painted, 30, 27)).toBe(MASK_LEVELS.likelyKept);
  expect(at(painted, 30, 29)).toBe(MASK_LEVELS.removed);
  expect(at(painted, 47, 20)).toBe(MASK_LEVELS.likelyKept);
});

test('paintStroke never lowers the certainty of a pixel that an earlier stroke of the same brush painted', () => {
  const kept = everything();
  paintStroke(kept, { x: 20, y: 20 }, { x: 20, y: 20 }, { mode: 'keep', radius: 8 });
  expect(at(kept, 26, 20)).toBe(MASK_LEVELS.kept);
  paintStroke(kept, { x: 20, y: 20 }, { x: 20, y: 20 }, { mode: 'remove', radius: 8 });
  expect(at(kept, 20, 20)).toBe(MASK_LEVELS.removed);
  expect(at(kept, 26, 20)).toBe(MASK_LEVELS.likelyRemoved);
});

test('paintStroke accepts a stroke that extends beyond the edge of the photo', () => {
  const painted = nothing();
  paintStroke(painted, { x: -10, y: -10 }, { x: 80, y: 60 }, { mode: 'keep', radius: 4 });
  expect(at(painted, 0, 0)).toBe(MASK_LEVELS.kept);
  expect(painted.levels).toHaveLength(WIDTH * HEIGHT);
});

test('isolateThing keeps one object and removes all others', () => {
  const two = mask((x) => ((x > 5 && x < 20) || x > 40 ? MASK_LEVELS.kept : MASK_LEVELS.removed));
  const left = isolateThing(two, { x: 10, y: 10 });
  expect(left && at(left, 10, 30)).toBe(MASK_LEVELS.kept);
  expect(left && at(left, 50, 10)).toBe(MASK_LEVELS.removed);
  expect(isolateThing(two, { x: 30, y: 10 })).toBeNull();
});

test('hasKeptPixels distinguishes an empty mask from a mask that keeps some pixels', () => {
  expect(hasKeptPixels(nothing())).toBe(false);
  expect(hasKeptPixels(everything())).toBe(true);
});
