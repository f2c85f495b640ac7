import { MASK_LEVELS } from '@adwright/contracts/values';
import { createSeededRandom, type Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { type PaintedMask, refineMask } from './refine-mask.ts';

const [WIDTH, HEIGHT] = [200, 160];
type Test = (x: number, y: number) => boolean;

/** Tells whether a pixel belongs to the square object in front of a grainy wall. */
const isThing: Test = (x, y) => x >= 60 && x < 140 && y >= 40 && y < 120;

function photoOf(test: Test): Raster {
  const random = createSeededRandom(3);
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const grain = (random() - 0.5) * 12;
    const colour = test(at % WIDTH, Math.floor(at / WIDTH)) ? [170, 60, 50] : [150, 152, 150];
    for (const [channel, value] of colour.entries()) data[at * 3 + channel] = value + grain;
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function painted(levelAt: (x: number, y: number) => number): PaintedMask {
  const levels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    levelAt(at % WIDTH, Math.floor(at / WIDTH)),
  );
  return { width: WIDTH, height: HEIGHT, levels };
}

function overlap(mask: Uint8Array, test: Test): number {
  let [both, either] = [0, 0];
  for (const [at, inside] of mask.entries()) {
    const isIn = test(at % WIDTH, Math.floor(at / WIDTH));
    if (inside && isIn) both++;
    if (inside || isIn) either++;
  }
  return both / either;
}

/** Distance in pixels from a point to the object's edge; negative outside the object. */
const depth = (x: number, y: number) => Math.min(x - 60, 139 - x, y - 40, 119 - y);

describe('refineMask', () => {
  it('moves the edge of a coarse brush stroke to the edge of the object below the stroke', async () => {
    const { kept, likelyKept, removed } = MASK_LEVELS;
    const stroke = painted((x, y) =>
      depth(x, y) > 8 ? kept : depth(x, y) > -8 ? likelyKept : removed,
    );
    const { data } = await refineMask(photoOf(isThing), stroke);
    expect(overlap(data, isThing)).toBeGreaterThan(0.93);
  });

  it('restores the object’s edge where the soft edge of an eraser covered it', async () => {
    const { kept, likelyRemoved, removed } = MASK_LEVELS;
    const stroke = painted((x, y) =>
      depth(x, y) > 7 ? kept : depth(x, y) > -7 ? likelyRemoved : removed,
    );
    const { data } = await refineMask(photoOf(isThing), stroke);
    expect(overlap(data, isThing)).toBeGreaterThan(0.93);
  });

  it('keeps the shape of the brush stroke if no contour is near', async () => {
    const isStroke: Test = (x, y) => Math.hypot(x - 100, y - 80) < 20;
    const stroke = painted((x, y) => {
      const away = Math.hypot(x - 100, y - 80);
      if (away < 10) return MASK_LEVELS.kept;
      return away < 20 ? MASK_LEVELS.likelyKept : MASK_LEVELS.removed;
    });
    const { data } = await refineMask(
      photoOf(() => false),
      stroke,
    );
    expect(overlap(data, isStroke)).toBeGreaterThan(0.8);
  });

  it('leaves a mask without undecided pixels unchanged, whatever the photo shows', async () => {
    const isCorner: Test = (x, y) => x < 30 && y < 30;
    const sure = painted((x, y) => (isCorner(x, y) ? MASK_LEVELS.kept : MASK_LEVELS.removed));
    const { data } = await refineMask(photoOf(isThing), sure);
    expect(overlap(data, isCorner)).toBe(1);
  });
});
