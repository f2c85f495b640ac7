import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AD_FORMAT_NAMES, AD_FORMATS } from './ad-formats.ts';
import { findPhotoWindow } from './photo-window.ts';
import { MAX_PHOTO_ZOOM } from './product-photo.ts';

it('findPhotoWindow shows as much of a photo around a point as the window’s shape allows', () => {
  expect(findPhotoWindow(2, 1, { x: 0.6, y: 0.5, zoom: 1 })).toEqual({
    x: expect.closeTo(0.35),
    y: 0,
    width: 0.5,
    height: 1,
  });
});

it('the window lies within the photo for every format, photo, point and zoom', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const extreme = fc.oneof(fc.constantFrom(0, 1), share);
  fc.assert(
    fc.property(
      fc.constantFrom(...AD_FORMAT_NAMES),
      fc.double({ min: 0.02, max: 50, noNaN: true }),
      fc.record({ x: extreme, y: extreme, zoom: share.map((at) => 1 + at * (MAX_PHOTO_ZOOM - 1)) }),
      (format, photoAspect, focus) => {
        const aspect = AD_FORMATS[format].width / AD_FORMATS[format].height;
        const window = findPhotoWindow(photoAspect, aspect, focus);
        expect(Math.min(window.x, window.y)).toBeGreaterThanOrEqual(0);
        expect(window.x + window.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(window.y + window.height).toBeLessThanOrEqual(1 + 1e-9);
        expect((window.width * photoAspect) / window.height / aspect).toBeCloseTo(1);
      },
    ),
  );
});

it('a larger zoom factor gives a smaller window', () => {
  const whole = findPhotoWindow(1, 1, { x: 0.5, y: 0.5, zoom: 1 });
  const close = findPhotoWindow(1, 1, { x: 0.5, y: 0.5, zoom: 2 });
  expect([whole.width, close.width]).toEqual([1, 0.5]);
  expect(close.x).toBe(0.25);
});
