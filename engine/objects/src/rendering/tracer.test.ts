import { describe, expect, test } from 'vitest';
import { matte } from '../kit/assembled.ts';
import { roundBox } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';
import { makeScene } from './scene.ts';
import { makeTracer } from './tracer.ts';

const RAYS = 60;
/** Half the side of the square window of test rays around the object's middle. */
const HALF = 0.05;
const MAX_OFF = 0.001;

function solid(distance: ProductObject['distance']): ProductObject {
  return {
    distance,
    part: () => 0,
    materials: [matte('#f4f4f4')],
    decals: [],
    height: 2,
    radius: 1.1,
    yaw: 0,
    pitch: 0.2,
  };
}

/** Returns the depths along z at which rays that start at length `from` hit an object. */
function depths(object: ProductObject, from: number): number[] {
  const tracer = makeTracer(makeScene(object, null, 0));
  return Array.from({ length: RAYS ** 2 }, (_, i) => {
    const px = ((i % RAYS) / RAYS - 0.5) * 2 * HALF;
    tracer.aim(px, (Math.floor(i / RAYS) / RAYS - 0.5) * 2 * HALF);
    if (!tracer.meets(from)) return Number.NaN;
    return tracer.camera.z + (tracer.ray[2] ?? 0) * (tracer.met[0] ?? 0);
  });
}

const wall = (x: number, y: number, z: number) => roundBox(x, y - 1, z + 0.5, 1, 1, 0.1, 0.02);

describe('rays that the ray-marcher sends into a scene', () => {
  test('rays hit a thin sheet and not the wall behind the sheet', () => {
    const sheet = (x: number, y: number, z: number) => roundBox(x, y - 1, z, 1, 1, 0.004, 0.001);
    const object = solid((x, y, z) => Math.min(wall(x, y, z), sheet(x, y, z)));
    for (const z of depths(object, 0)) expect(Math.abs(z - 0.004)).toBeLessThan(MAX_OFF);
  });

  test('rays return to the surface if they start inside the object', () => {
    const board = solid((x, y, z) => roundBox(x, y - 1, z, 1, 1, 0.1, 0.02));
    for (const z of depths(board, 8.45)) expect(Math.abs(z - 0.1)).toBeLessThan(MAX_OFF);
  });

  test('rays stop where the distance function jumps below zero, and do not pass through the surface', () => {
    const step = solid((x, y, z) => (z < 0.1 ? -0.05 : roundBox(x, y - 1, z, 1, 1, 0.05, 0.02)));
    for (const z of depths(step, 0)) expect(Math.abs(z - 0.1)).toBeLessThan(0.06);
  });
});
