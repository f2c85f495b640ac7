import type { Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { type KeptPart, makeWholePart } from './kept-part.ts';
import { listViews } from './place-view.ts';

const SQUARE = { width: 1080, height: 1080 };
const STORY = { width: 1080, height: 1920 };

/** Creates a photo with soft shades, and with sharp detail in the given rows. */
function photoOf(width: number, height: number, isSharp: (y: number) => boolean): Raster {
  const data = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = isSharp(y) ? 200 * ((Math.floor(x / 6) + Math.floor(y / 6)) % 2) : 0;
      const tone = 90 + 60 * Math.sin((7 * x) / width) * Math.cos((5 * y) / height);
      data.fill(Math.min(255, tone / 2 + grain), 3 * (y * width + x), 3 * (y * width + x) + 3);
    }
  return { width, height, data };
}

const calm = photoOf(600, 400, () => false);

const PARTS: [name: string, part: KeptPart][] = [
  ['in the middle', makeWholePart({ x: 0.35, y: 0.3, width: 0.3, height: 0.4 })],
  ['in a corner', makeWholePart({ x: 0.7, y: 0.6, width: 0.28, height: 0.38 })],
  ['that is as wide as the photo', makeWholePart({ x: 0, y: 0.3, width: 1, height: 0.4 })],
  ['that the left edge cuts off', makeWholePart({ x: 0, y: 0.2, width: 0.5, height: 0.6 })],
];

describe('listViews', () => {
  it.each(PARTS)('listViews: every view contains the complete subject %s', async (_, part) => {
    for (const size of [SQUARE, STORY]) {
      const views = await listViews(calm, { part, size });
      // A story that shows the whole width of this photo would be mostly blur.
      if (size === SQUARE) expect(views.length).toBeGreaterThan(0);
      for (const { place } of views) {
        const left = place.x + part.box.x * place.width;
        const top = place.y + part.box.y * place.height;
        expect(left).toBeGreaterThanOrEqual(-2);
        expect(top).toBeGreaterThanOrEqual(-2);
        expect(left + part.box.width * place.width).toBeLessThanOrEqual(size.width + 2);
        expect(top + part.box.height * place.height).toBeLessThanOrEqual(size.height + 2);
      }
    }
  });

  it('keeps a part at the picture’s edge if the photo cuts the part off there', async () => {
    const part = makeWholePart({ x: 0, y: 0.2, width: 0.5, height: 0.6 });
    for (const { place } of await listViews(calm, { part, size: SQUARE }))
      expect(Math.abs(place.x)).toBeLessThanOrEqual(2);
  });

  it('never continues a photo with a blur beyond an edge with sharp detail', async () => {
    const busy = photoOf(600, 400, (y) => y > 300);
    const part = makeWholePart({ x: 0.1, y: 0.1, width: 0.8, height: 0.5 });
    for (const { place } of await listViews(busy, { part, size: STORY }))
      expect(place.y + place.height).toBeGreaterThanOrEqual(STORY.height);
  });

  it('returns views that differ from the photo as much as variations of an order', async () => {
    const part = makeWholePart({ x: 0.35, y: 0.3, width: 0.3, height: 0.4 });
    const views = await listViews(calm, { part, size: SQUARE });
    expect(Math.max(...views.map(({ distance }) => distance))).toBeGreaterThan(0.3);
  });
});
