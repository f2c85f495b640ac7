import { describe, expect, it } from 'vitest';
import { PRODUCT_KINDS } from './facts.ts';
import { buildOf, makeProduct } from './product-kind.ts';
import { makeScene } from './rendering/scene.ts';
import { makeTracer, silhouetteWindow } from './rendering/tracer.ts';

const COLOURS = {
  body: '#336699',
  second: '#99aacc',
  accent: '#cc3344',
  light: '#f8f5ef',
  dark: '#1b1a1f',
  metal: '#cfd1d8',
};

const STEP = 0.07;
/** Tolerance for rounded edges and approximate bounds of some shapes, in the object's units. */
const SLACK = 0.06;
/** Number of test rays along each side of a silhouette's bounding box. */
const RAYS = 10;
/**
 * Distance in the object's units at which the shader samples near a surface and at which a ray may
 * stop.
 */
const TAP = 0.001;

describe('every object that the engine can draw', () => {
  it.each(PRODUCT_KINDS)(
    '%s stands on the floor, has its declared height, and fits into the camera’s frame',
    (kind) => {
      const object = makeProduct(kind, COLOURS);
      let highest = 0;
      let lowest = Number.POSITIVE_INFINITY;
      let farthest = 0;
      for (let x = -1.8; x <= 1.8; x += STEP) {
        for (let z = -1.8; z <= 1.8; z += STEP) {
          for (let y = -0.3; y <= 3; ) {
            const away = object.distance(x, y, z);
            if (away <= 0) {
              highest = Math.max(highest, y);
              lowest = Math.min(lowest, y);
              farthest = Math.max(farthest, Math.hypot(x, y - object.height / 2, z));
            }
            // The distance function returns the distance to the nearest surface, so the loop can
            // skip as many rows.
            y += Math.max(1, Math.floor(away / STEP)) * STEP;
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

  // The shader derives the normal of a surface from distances on both sides of the surface. If the
  // distance changes at different rates inside and outside, flat faces get stripes.
  it.each(PRODUCT_KINDS)('%s has distances that change smoothly across its surface', (kind) => {
    const scene = makeScene(makeProduct(kind, COLOURS), null, 0.22);
    const tracer = makeTracer(scene);
    const { left, right, top, bottom } = silhouetteWindow(scene, tracer);
    let hits = 0;
    let kinks = 0;
    for (let at = 0; at < RAYS ** 2; at++) {
      const across = ((at % RAYS) + 0.5) / RAYS;
      const down = (Math.floor(at / RAYS) + 0.5) / RAYS;
      tracer.aim(left + (right - left) * across, top - (top - bottom) * down);
      if (!tracer.meets(0)) continue;
      const [x = 0, y = 0, z = 0] = tracer.ray;
      const [t = 0] = tracer.met;
      const distance = (to: number) =>
        scene.distance(x * to, tracer.camera.y + y * to, tracer.camera.z + z * to);
      hits += 1;
      const bend = distance(t + TAP) + distance(t - TAP) - 2 * distance(t);
      if (Math.abs(bend) > 0.3 * TAP) kinks += 1;
    }
    // Real seams and thin wires have kinks, so a small share of kinks is allowed.
    expect(kinks / hits).toBeLessThan(0.12);
  });

  it.each(PRODUCT_KINDS)('%s has a material for each of its parts', (kind) => {
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

it('buildOf distinguishes objects that are wide from objects that are tall', () => {
  for (const kind of ['bicycle', 'sneaker', 'bed'] as const)
    expect(buildOf(kind), kind).toBe('wide');
  for (const kind of ['mug', 'candle', 'phone'] as const)
    expect(buildOf(kind), kind).not.toBe('wide');
});
