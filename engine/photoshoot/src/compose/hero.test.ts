import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { SIDE } from '../kit/frame.ts';
import { paintHero, restoreHero } from './hero.ts';

/**
 * Returns the red, green and blue of a grey product that an orange light covers, after half of the product's
 * own colours were restored.
 */
function restored(level: number): number[] {
  const canvas = createCanvas(SIDE, SIDE);
  const hero = paintHero(canvas.getContext('2d'), [0, 0, 2, 2], (context) => {
    context.fillStyle = `rgb(${level},${level},${level})`;
    context.fillRect(0, 0, 2, 2);
  });
  const data = new Uint8Array(SIDE * SIDE * 3);
  data.set([level + 60, level + 20, level - 20]);
  restoreHero({ width: SIDE, height: SIDE, data }, hero, 0.5);
  return [...data.subarray(0, 3)];
}

it('restoreHero restores the full colour of a black pixel, but only the requested share of its lightness', () => {
  expect(restored(40)).toEqual([50, 50, 50]);
  expect(restored(180)).toEqual([210, 190, 170]);
});
