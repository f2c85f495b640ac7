import type { Raster } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { addRoom, measureMissingRoom } from './trimmed.ts';

const WIDTH = 200;
const HEIGHT = 120;
const GROUND = 244;

/** Photo of a dark object on a pale background with a grain of two levels between rows and columns. */
function photoOf(isProduct: (x: number, y: number) => boolean): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    data.fill(isProduct(x, y) ? 40 : GROUND + ((x + y) % 2) * 2, at * 3, at * 3 + 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Photo of a lozenge that extends slightly beyond the photo's sides. */
const lozenge = photoOf((x, y) => Math.abs(x - 99.5) / 100 + Math.abs(y - 59.5) / 60 < 1.04);

it('measureMissingRoom recognises a photo that was cropped to its product’s bounding box', () => {
  expect(measureMissingRoom(lozenge)).toBe(12);
});

it('measureMissingRoom adds no margin to a photo with a product that touches one or two sides, fills a corner, or touches no side', () => {
  const at = (left: number, top: number, right: number, bottom: number) =>
    measureMissingRoom(photoOf((x, y) => x >= left && x < right && y >= top && y < bottom));
  expect(at(60, 30, 140, HEIGHT)).toBe(0);
  expect(at(0, 30, WIDTH, 90)).toBe(0);
  expect(at(0, 0, WIDTH, HEIGHT)).toBe(0);
  expect(at(60, 30, 140, 90)).toBe(0);
});

it('measureMissingRoom does not mistake darker corners of a background for a product', () => {
  const { data, ...size } = photoOf((x, y) => Math.abs(x - 99.5) < 40 && y > 60);
  const vignetted = data.map((level, index) => {
    const at = Math.floor(index / 3);
    const away = ((at % WIDTH) / 99.5 - 1) ** 2 + (Math.floor(at / WIDTH) / 59.5 - 1) ** 2;
    return level * (1 - 0.2 * away);
  });
  expect(measureMissingRoom({ ...size, data: vignetted })).toBe(0);
});

it('addRoom extends the background and its grain on every side, and leaves the original photo’s pixels unchanged', () => {
  const { width, height, data } = addRoom(lozenge, 12);
  expect([width, height]).toEqual([WIDTH + 24, HEIGHT + 24]);
  const level = (x: number, y: number) => data[(y * width + x) * 3] ?? 0;
  const rim = Array.from({ length: width }, (_, x) => level(x, 3));
  expect(Math.min(...rim)).toBeGreaterThanOrEqual(GROUND - 1);
  expect(Math.max(...rim) - Math.min(...rim)).toBe(2);
  expect(level(12 + 100, 12 + 60)).toBe(40);
  expect(level(12, 12)).toBe(lozenge.data[0]);
});
