import type { Raster } from '@adwright/engine-pixels';
import { createSamplePhoto, measureStructuralSimilarity } from '@adwright/engine-testing';
import { describe, expect, it } from 'vitest';
import { keepClean } from './keep-clean.ts';

function changed(photo: Raster, change: (value: number, at: number) => number): Raster {
  const data = photo.data.map((value, at) => Math.min(255, Math.max(0, change(value, at))));
  return { ...photo, data };
}

function newlyClippedShare(before: Raster, after: Raster): number {
  const isClipped = (value: number | undefined) => value === 0 || value === 255;
  const count = before.data.filter(
    (value, at) => !isClipped(value) && isClipped(after.data[at]),
  ).length;
  return count / before.data.length;
}

describe('keepClean', () => {
  const photo = createSamplePhoto(4);
  const gritty = changed(photo, (value, at) => value + ((at * 7919) % 23) - 11);
  const stretched = changed(photo, (value) => 1.6 * (value - 128) + 128);

  it('reduces a change until the photo is similar enough to the original photo', () => {
    expect(measureStructuralSimilarity(photo, gritty)).toBeLessThan(0.9);
    const kept = keepClean(photo, gritty, 0);
    expect(measureStructuralSimilarity(photo, kept)).toBeGreaterThan(0.97);
    expect(kept.data).not.toEqual(photo.data);
  });

  it('reduces a change until the change newly clips hardly any pixels', () => {
    expect(newlyClippedShare(photo, stretched)).toBeGreaterThan(0.02);
    expect(newlyClippedShare(photo, keepClean(photo, stretched, 0))).toBeLessThan(0.01);
  });

  it('keeps the whole change if a fault of the photo is certain', () => {
    expect(keepClean(photo, stretched, 1)).toBe(stretched);
  });

  it('keeps the photo almost unchanged if a fault is only a little probable', () => {
    const kept = keepClean(photo, gritty, 0.1);
    expect(measureStructuralSimilarity(photo, kept)).toBeGreaterThan(0.95);
  });

  it('keeps a small change completely', () => {
    const lighter = changed(photo, (value) => (value < 254 ? value + 1 : value));
    expect(keepClean(photo, lighter, 0)).toBe(lighter);
  });
});
