import type { Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { printsOf } from './frame-shot.ts';

const [WIDTH, HEIGHT] = [400, 300];

/** Three red mugs in a row on a grey table, and where they are. */
function mugs() {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(150);
  const values = new Uint8Array(WIDTH * WIDTH);
  for (let y = 0; y < WIDTH; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isMug = y > 160 && y < 280 && x > 24 && x < 376 && x % 124 < 100;
      if (!isMug) continue;
      values[y * WIDTH + x] = 255;
      data.set([200, 30, 30], (Math.floor((y * HEIGHT) / WIDTH) * WIDTH + x) * 3);
    }
  const photo: Raster = { width: WIDTH, height: HEIGHT, data };
  return { photo, subject: { side: WIDTH, values } };
}

describe('printsOf', () => {
  it('shows all of a product that is wider than the room of the prints', async () => {
    const { photo, subject } = mugs();
    const { prints } = await printsOf(photo, subject);
    expect(prints).toHaveLength(4);
    for (const { window, width, height, base } of prints) {
      expect(window.x).toBeLessThanOrEqual(26);
      expect(window.x + window.width).toBeGreaterThanOrEqual(374);
      expect(width / height).toBeCloseTo(window.width / window.height, 1);
      expect(base).toBeLessThan(1080);
    }
  });

  it('shows all of a product that is much wider than their room, from rim to rim of its photo', async () => {
    const [width, height, side] = [600, 240, 300];
    const photo: Raster = { width, height, data: new Uint8Array(width * height * 3).fill(240) };
    const values = Uint8Array.from({ length: side ** 2 }, (_, at) => {
      const row = Math.floor(at / side) / side;
      return row > 0.15 && row < 0.8 ? 255 : 0;
    });
    const { prints } = await printsOf(photo, { side, values });
    for (const { window } of prints) expect(window.width).toBeGreaterThan(0.98 * width);
  });

  it('shows the narrow toe of a product', async () => {
    const [width, height, side] = [560, 400, 320];
    const photo: Raster = { width, height, data: new Uint8Array(width * height * 3).fill(240) };
    const values = Uint8Array.from({ length: side ** 2 }, (_, at) => {
      const [x, y] = [(at % side) / side, Math.floor(at / side) / side];
      const top = 0.35 + 0.35 * Math.max(0, (x - 0.3) / 0.56) ** 2;
      return x > 0.11 && x < 0.86 && y > top && y < 0.75 ? 255 : 0;
    });
    const { prints } = await printsOf(photo, { side, values });
    for (const { window } of prints) {
      expect(window.x).toBeLessThan(0.115 * width);
      expect(window.x + window.width).toBeGreaterThan(0.855 * width);
    }
  });

  it('keeps to their room where that cuts nothing', async () => {
    const { photo } = mugs();
    const nothing = { side: 1, values: Uint8Array.of(0) };
    const [tall] = (await printsOf(photo, nothing)).prints;
    expect(tall?.height).toBeGreaterThan((tall?.width ?? 0) * 1.1);
  });
});
