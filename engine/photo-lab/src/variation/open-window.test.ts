import type { SubjectMap } from '@adwright/engine-uploads';
import { describe, expect, it } from 'vitest';
import { openWindows } from './open-window.ts';

const [width, height] = [400, 400];
const raster = { width, height, data: new Uint8Array(3 * width * height) };
const SIDE = 40;

/** Creates a saliency map with a subject that fills a box, in shares of the picture. */
function subjectIn(left: number, top: number, right: number, bottom: number) {
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [u, v] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE];
    return u >= left && u < right && v >= top && v < bottom ? 1 : 0;
  });
  return { width: SIDE, height: SIDE, values };
}

/** Marks the rows of pixels between two heights, in shares of the picture's height. */
function coverRows(from: number, to: number): Uint8Array {
  return new Uint8Array(width * height).fill(1, from * height * width, to * height * width);
}

type Input = Parameters<typeof openWindows>[0];

function openWindow(input: Input, covered: Uint8Array, pane: { width: number; height: number }) {
  return openWindows(input, covered).at(pane);
}

/** Creates the saliency map of a model that is certain about all cells of a box, in shares of the picture. */
function mapOf(left: number, top: number, right: number, bottom: number): SubjectMap {
  const { values } = subjectIn(left, top, right, bottom);
  return { side: SIDE, values: Uint8Array.from(values, (value) => 255 * value) };
}

describe('openWindows', () => {
  it('returns a crop with the whole subject and no words', () => {
    const input = { raster, saliency: subjectIn(0.3, 0.5, 0.7, 0.9) };
    const open = openWindow(input, coverRows(0.1, 0.3), { width: 540, height: 400 });
    expect(open?.shown).toBeGreaterThan(0.99);
    expect(open?.window.y).toBeGreaterThanOrEqual(0.3 * height);
    expect((open?.window.width ?? 0) / (open?.window.height ?? 1)).toBeCloseTo(540 / 400, 1);
  });

  it.each([401, 423, 1079])('stays inside a photo of %i pixels', (side) => {
    const photo = { width: side, height: side, data: new Uint8Array(3 * side * side) };
    for (const [left, right] of [
      [0.7, 1],
      [0.56, 0.98],
    ] as const) {
      const input = { raster: photo, saliency: subjectIn(left, 0.5, right, 1) };
      const covered = new Uint8Array(side * side).fill(1, 0, Math.floor(0.4 * side) * side);
      const { window } = openWindow(input, covered, { width: 480, height: 540 }) ?? {};
      expect((window?.x ?? side) + (window?.width ?? side)).toBeLessThanOrEqual(side);
      expect((window?.y ?? side) + (window?.height ?? side)).toBeLessThanOrEqual(side);
    }
  });

  it('keeps a distance between the crop and words', () => {
    const input = { raster, saliency: subjectIn(0.3, 0.3, 0.7, 0.9) };
    const open = openWindow(input, coverRows(0.1, 0.3), { width: 540, height: 400 });
    expect(open?.window.y).toBeGreaterThanOrEqual(0.3 * height + 3);
  });

  it('returns a crop that contains no straight edges of a card', () => {
    const card = {
      ...raster,
      data: raster.data.map((_, at) => (at < 1.5 * width * height ? 200 : 90)),
    };
    const input = { raster: card, saliency: subjectIn(0.3, 0.3, 0.7, 0.95) };
    const open = openWindow(input, coverRows(0, 0), { width: 540, height: 400 });
    expect(open?.window.y).toBeGreaterThan(0.5 * height);
  });

  it('returns no crop that cuts a subject found by a model', () => {
    const saliency = subjectIn(0.4, 0.5, 0.6, 0.9);
    const subject = mapOf(0.05, 0.4, 0.95, 0.95);
    const tall = { width: 400, height: 540 };
    expect(openWindow({ raster, saliency }, coverRows(0.1, 0.3), tall)).not.toBeNull();
    expect(openWindow({ raster, saliency, subject }, coverRows(0.1, 0.3), tall)).toBeNull();
    const flat = openWindow({ raster, saliency, subject }, coverRows(0.1, 0.3), {
      width: 540,
      height: 330,
    });
    expect(flat?.window.x).toBeLessThanOrEqual(0.05 * width);
    expect((flat?.window.x ?? 0) + (flat?.window.width ?? 0)).toBeGreaterThanOrEqual(0.95 * width);
  });

  it('returns no crop if words cover the subject', () => {
    const input = { raster, saliency: subjectIn(0.3, 0.3, 0.7, 0.7) };
    expect(openWindow(input, coverRows(0.2, 0.8), { width: 540, height: 400 })).toBeNull();
  });

  it('returns no crop if the crop would be enlarged too far', () => {
    const input = { raster, saliency: subjectIn(0.3, 0.5, 0.7, 0.9) };
    expect(openWindow(input, coverRows(0.1, 0.3), { width: 2400, height: 1600 })).toBeNull();
  });
});
