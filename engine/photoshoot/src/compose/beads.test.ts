import { createSeededRandom } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { drawBeads } from './beads.ts';

it('drawBeads covers a product with water beads, but not the picture beside the product', () => {
  const product = createCanvas(200, 300);
  const context = product.getContext('2d');
  context.fillStyle = '#d7263d';
  context.fillRect(50, 0, 100, 300);
  const place = { left: 0, top: 0, width: 400, height: 600, base: 600 };
  const beads = drawBeads(product, place, createSeededRandom(4));
  const wet = (x: number, wide: number, y = 0, high = 600) => {
    const { data } = beads.getContext('2d').getImageData(x, y, wide, high);
    let count = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 20) count++;
    return count / (data.length / 4);
  };
  expect(wet(0, 98)).toBe(0);
  expect(wet(302, 98)).toBe(0);
  for (const y of [0, 300]) {
    const share = wet(105, 190, y, 300);
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.2);
  }
});
