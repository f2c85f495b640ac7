import { describe, expect, it } from 'vitest';
import type { SaliencyMap } from './saliency.ts';
import { createSubjectMask, cutOf, findSparingWindow } from './subject-mask.ts';

const SIDE = 96;

/**
 * Returns a test saliency map: a square subject in the middle of a low-detail picture, with hard edges wherever
 * `isHard` returns true.
 */
function picture(isHard: (x: number, y: number) => boolean): SaliencyMap {
  const values = new Float32Array(SIDE * SIDE);
  const detail = new Float32Array(SIDE * SIDE);
  values.forEach((_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    values[at] = Math.abs(x - 48) < 14 && Math.abs(y - 60) < 20 ? 0.9 : 0.2;
    detail[at] = isHard(x, y) ? 1 : 0.2;
  });
  return { width: SIDE, height: SIDE, values, detail, skin: new Float32Array(SIDE * SIDE) };
}

const at = (x: number, y: number) => y * SIDE + x;

describe('createSubjectMask', () => {
  it('createSubjectMask includes a thin neck that is connected with the subject, but no separate part', () => {
    const mask = createSubjectMask(
      picture((x, y) => (Math.abs(x - 48) < 4 && y > 14 && y < 42) || (x > 80 && y < 20)),
    );
    expect(mask[at(48, 60)]).toBe(1);
    expect(mask[at(48, 16)]).toBe(1);
    expect(mask[at(88, 10)]).toBe(0);
    expect(mask[at(30, 16)]).toBe(0);
  });

  it('createSubjectMask fills a faint outline in front of a plain background, but no shadow without an outline', () => {
    const pale = picture(() => false);
    pale.values.fill(0.2);
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        const away = Math.max(Math.abs(x - 48), Math.abs(y - 50));
        pale.detail[at(x, y)] = away >= 20 && away < 22 ? 0.12 : y > 80 ? 0.05 : 0.01;
      }
    const mask = createSubjectMask(pale);
    expect(mask[at(48, 50)]).toBe(1);
    expect(mask[at(30, 34)]).toBe(1);
    expect(mask[at(8, 8)]).toBe(0);
    expect(mask[at(48, 90)]).toBe(0);
  });

  it('createSubjectMask does not mistake a detailed scene for the subject', () => {
    const mask = createSubjectMask(picture(() => true));
    expect(mask[at(48, 60)]).toBe(1);
    expect(mask[at(8, 8)]).toBe(0);
  });
});

describe('cutOf', () => {
  const bottle = picture((x, y) => Math.abs(x - 48) < 4 && y > 14 && y < 42);
  bottle.detail.fill(1, at(34, 60), at(63, 60));

  it('cutOf distinguishes a crop that cuts the sharp subject from a crop that contains the whole subject', () => {
    expect(cutOf(bottle, { x: 0, y: 0, width: 1, height: 61 / 96 })).toBeGreaterThan(0.2);
    expect(cutOf(bottle, { x: 0, y: 24 / 96, width: 1, height: 72 / 96 })).toBeGreaterThan(0.05);
    expect(cutOf(bottle, { x: 20 / 96, y: 0, width: 56 / 96, height: 1 })).toBe(0);
  });

  it('reports no cut for a crop through the blurred part of a subject, or along the picture’s edge', () => {
    expect(cutOf(bottle, { x: 0, y: 0, width: 1, height: 70 / 96 })).toBe(0);
    expect(cutOf(bottle, { x: 0, y: 0, width: 1, height: 1 })).toBe(0);
  });
});

describe('findSparingWindow', () => {
  const bottle = picture((x, y) => Math.abs(x - 48) < 4 && y > 14 && y < 42);

  it('moves a crop that cuts a bottle’s neck until the whole neck is visible', () => {
    const window = { x: 0, y: 30 / 96, width: 1, height: 60 / 96 };
    const spared = findSparingWindow(bottle, window);
    expect(cutOf(bottle, window)).toBeGreaterThan(0.05);
    expect(cutOf(bottle, spared)).toBe(0);
    expect(spared).toMatchObject({ width: 1, height: 60 / 96 });
  });

  it('leaves a crop that cuts no subject unchanged', () => {
    const window = { x: 0, y: 0.05, width: 1, height: 0.9 };
    expect(findSparingWindow(bottle, window)).toEqual(window);
  });
});
