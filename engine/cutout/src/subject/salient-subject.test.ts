import type { SaliencyMap } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { expect, it } from 'vitest';
import { applySubject } from './salient-subject.ts';

const GRID = 10;
/** Saliency map of a picture with the salient area at the bottom. */
const saliency: SaliencyMap = {
  width: GRID,
  height: GRID,
  values: Float32Array.from({ length: GRID * GRID }, (_, at) => (at >= 80 ? 1 : 0)),
  detail: new Float32Array(GRID * GRID),
  skin: new Float32Array(GRID * GRID),
};
/** Saliency map of a subject in the upper left quarter, with the given certainty (0–255). */
const known = (sureness: number): SubjectMap => ({
  side: 40,
  values: Uint8Array.from({ length: 1600 }, (_, at) => (at % 40 < 20 && at < 800 ? sureness : 0)),
});

it('applySubject raises the saliency of the subject and lowers the saliency elsewhere', () => {
  const { values } = applySubject(saliency, known(255));
  expect([values[0], values[44], values[45], values[99]]).toEqual([1, 1, 0, expect.closeTo(0.3)]);
});

it('applySubject finds the subject in a window that shows a part of the photo', () => {
  const { values } = applySubject(saliency, known(255), {
    x: 0.25,
    y: 0.25,
    width: 0.5,
    height: 0.5,
  });
  expect([values[0], values[44], values[45], values[54]]).toEqual([1, 1, 0, 0]);
});

it('applySubject treats a small skin-coloured area as a face, but not a large skin-coloured wall', () => {
  const skinAt = (isSkin: (at: number) => boolean) => {
    const skin = Float32Array.from({ length: GRID * GRID }, (_, at) => (isSkin(at) ? 1 : 0));
    return applySubject({ ...saliency, skin }, known(255)).skin;
  };
  const wall = skinAt(() => true);
  expect([wall[0], wall[99]]).toEqual([1, expect.closeTo(0.3)]);
  expect(skinAt((at) => at > 95)[99]).toBe(1);
});

it('applySubject recognises a small isolated subject, although nearly all of the subject’s pixels lie at its edge', () => {
  const specks = (places: readonly number[]): SubjectMap => {
    const values = new Uint8Array(1600);
    for (const place of places) values.set([90, 150, 60], place);
    return { side: 40, values };
  };
  const { values } = applySubject(saliency, specks([410, 450]));
  expect(values[22]).toBeCloseTo(0.6);
  expect(applySubject(saliency, specks([410, 1470]))).toBe(saliency);
});

it('applySubject leaves the saliency map unchanged if no subject is certain', () => {
  expect(applySubject(saliency, known(0))).toBe(saliency);
  expect(applySubject(saliency, known(120))).toBe(saliency);
  expect(applySubject(saliency, { side: 1, values: Uint8Array.of(255) })).toBe(saliency);
});
