import { expect, it } from 'vitest';
import { planCloseUp } from './close-up.ts';
import { drawCut } from './cut-out.ts';
import type { Mask } from './mask.ts';

const WORK_PIXELS = 1_100_000;

/** A mask of 512 × 384 pixels in which a rectangle is the product. */
function boxMask(left: number, top: number, width: number, height: number): Mask {
  const data = new Uint8Array(512 * 384);
  for (let y = top; y < top + height; y++) data.fill(1, y * 512 + left, y * 512 + left + width);
  return { width: 512, height: 384, data };
}

it('planCloseUp enlarges a small product of a large photo and some background around it, within the pixel count of the whole photo', () => {
  const near = planCloseUp(boxMask(200, 150, 80, 100), { width: 4096, height: 3072 }, WORK_PIXELS);
  expect(near?.window).toEqual({ x: 180, y: 130, width: 120, height: 140 });
  expect(near?.source).toEqual({ left: 1440, top: 1040, width: 960, height: 1120 });
  const pixels = (near?.width ?? 0) * (near?.height ?? 0);
  expect(pixels).toBeLessThanOrEqual(WORK_PIXELS);
  // At the scale of the whole photo, the close-up would be only 284 pixels wide.
  expect(near?.width).toBeGreaterThan(840);
});

it('planCloseUp keeps the close-up of a product at the photo’s edge within the photo', () => {
  const near = planCloseUp(boxMask(0, 300, 60, 84), { width: 4096, height: 3072 }, WORK_PIXELS);
  expect(near?.window).toEqual({ x: 0, y: 280, width: 80, height: 104 });
  expect((near?.source.top ?? 0) + (near?.source.height ?? 0)).toBeLessThanOrEqual(3072);
});

it('planCloseUp returns no close-up if the product fills the photo or the photo has no more pixels', () => {
  const large = { width: 4096, height: 3072 };
  expect(planCloseUp(boxMask(20, 20, 470, 340), large, WORK_PIXELS)).toBeNull();
  const small = { width: 1024, height: 768 };
  expect(planCloseUp(boxMask(200, 150, 80, 100), small, WORK_PIXELS)).toBeNull();
  expect(planCloseUp(boxMask(0, 0, 0, 0), large, WORK_PIXELS)).toBeNull();
});

it('drawCut draws the cut-out of a close-up at the product’s position in the whole photo', async () => {
  const mask = boxMask(200, 150, 80, 100);
  const [width, height] = [480, 560];
  const isProduct = (x: number, y: number) => x >= 80 && x < 400 && y >= 80 && y < 480;
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++)
    data.fill(isProduct(at % width, Math.floor(at / width)) ? 60 : 230, at * 3, at * 3 + 3);
  const window = { x: 180, y: 130, width: 120, height: 140 };
  const { box } = await drawCut({ mask, confidence: 1 }, { width, height, data }, window);
  expect(Math.abs(box.x - 80)).toBeLessThanOrEqual(1);
  expect(Math.abs(box.y - 80)).toBeLessThanOrEqual(1);
  expect(Math.abs(box.width - 320)).toBeLessThanOrEqual(2);
  expect(Math.abs(box.height - 400)).toBeLessThanOrEqual(2);
});
