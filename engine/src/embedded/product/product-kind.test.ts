import { describe, expect, it } from 'vitest';
import { isWide, makeProduct, PRODUCT_KINDS } from './product-kind.ts';
import { makeScene } from './scene.ts';

const COLOURS = {
  body: '#336699',
  second: '#99aacc',
  accent: '#cc3344',
  light: '#f8f5ef',
  dark: '#1b1a1f',
  metal: '#cfd1d8',
};

const STEP = 0.07;
/** Roundings and the softened bounds of some shapes. */
const SLACK = 0.06;

describe('the objects', () => {
  it.each(PRODUCT_KINDS)(
    '%s stands on the floor, as high as it tells, and within what the camera frames',
    (kind) => {
      const object = makeProduct(kind, COLOURS);
      let highest = 0;
      let lowest = Number.POSITIVE_INFINITY;
      let farthest = 0;
      for (let x = -1.8; x <= 1.8; x += STEP) {
        for (let z = -1.8; z <= 1.8; z += STEP) {
          for (let y = -0.3; y <= 3; y += STEP) {
            if (object.distance(x, y, z) > 0) continue;
            highest = Math.max(highest, y);
            lowest = Math.min(lowest, y);
            farthest = Math.max(farthest, Math.hypot(x, y - object.height / 2, z));
          }
        }
      }
      expect(lowest).toBeGreaterThan(-SLACK);
      expect(lowest).toBeLessThan(0.3);
      expect(highest).toBeLessThan(object.height + SLACK);
      expect(highest + STEP).toBeGreaterThan(object.height * 0.8);
      expect(farthest).toBeLessThan(makeScene(object, null, 0).reach);
    },
  );

  it.each(PRODUCT_KINDS)('%s has a material for every part', (kind) => {
    const object = makeProduct(kind, COLOURS);
    for (let y = 0; y <= object.height; y += 0.1) {
      for (let angle = 0; angle < 6.3; angle += 0.4) {
        const part = object.part(
          object.radius * 0.7 * Math.cos(angle),
          y,
          object.radius * 0.7 * Math.sin(angle),
        );
        expect(object.materials[part]).toBeDefined();
      }
    }
  });
});

it('knows what lies from what stands', () => {
  for (const kind of ['bicycle', 'sneaker', 'bed'] as const) expect(isWide(kind), kind).toBe(true);
  for (const kind of ['mug', 'candle', 'phone'] as const) expect(isWide(kind), kind).toBe(false);
});
