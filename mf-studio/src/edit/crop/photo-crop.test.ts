import { AD_FORMAT_NAMES, AD_FORMATS, photoFocusSchema } from '@adwright/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getShownPart, movePhoto, WHOLE, zoomPhoto } from './photo-crop.ts';

const wide = { photoAspect: 2, aspect: 1 };

test('a cropped photo follows the pointer when it is dragged, and stops at its edges', () => {
  const moved = movePhoto(WHOLE, wide, { x: 0.2, y: 0.2 });
  expect(getShownPart(wide, moved)).toMatchObject({ x: expect.closeTo(0.15), y: 0 });
  expect(getShownPart(wide, movePhoto(WHOLE, wide, { x: 9, y: 0 })).x).toBe(0);
  expect(getShownPart(wide, movePhoto(WHOLE, wide, { x: -9, y: 0 })).x).toBe(0.5);
});

test('cropping keeps the chosen point on an axis along which the whole photo is visible, because other formats use it', () => {
  expect(movePhoto({ x: 0.5, y: 0.9, zoom: 1 }, wide, { x: 0, y: 0.3 }).y).toBe(0.9);
});

test('a cropped photo moves at once when the user drags it back from an edge', () => {
  const atEdge = { x: 0, y: 0.5, zoom: 1 };
  expect(getShownPart(wide, movePhoto(atEdge, wide, { x: -0.1, y: 0 })).x).toBeCloseTo(0.05);
});

test('zooming a cropped photo keeps the point under the pointer in place', () => {
  const at = { x: 0.75, y: 0.25 };
  const before = getShownPart(wide, WHOLE);
  const after = getShownPart(wide, zoomPhoto(WHOLE, wide, 2, at));
  expect(after.x + at.x * after.width).toBeCloseTo(before.x + at.x * before.width, 3);
  expect(after.y + at.y * after.height).toBeCloseTo(before.y + at.y * before.height, 3);
});

test('after any gesture on a cropped photo, the photo covers every format and the recipe is valid', () => {
  const far = fc.double({ min: -5, max: 5, noNaN: true });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('move'), x: far, y: far, factor: fc.constant(1) }),
    fc.record({
      kind: fc.constant('zoom'),
      x: fc.constantFrom(0, 1),
      y: fc.constantFrom(0, 1),
      factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...AD_FORMAT_NAMES),
      fc.double({ min: 0.02, max: 50, noNaN: true }),
      fc.array(step, { maxLength: 12 }),
      (format, photoAspect, steps) => {
        const { width, height } = AD_FORMATS[format];
        const shape = { photoAspect, aspect: width / height };
        const focus = steps.reduce(
          (now, { kind, factor, ...at }) =>
            kind === 'move' ? movePhoto(now, shape, at) : zoomPhoto(now, shape, factor, at),
          WHOLE,
        );
        expect(photoFocusSchema.parse(focus)).toEqual(focus);
        const part = getShownPart(shape, focus);
        expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(part.x + part.width, part.y + part.height)).toBeLessThanOrEqual(1 + 1e-9);
      },
    ),
  );
});
