import type { CutOut } from '@adwright/engine-cutout';
import { expect, it } from 'vitest';
import { drawOnField } from './compositions.ts';

const SIDE_PX = 200;

/** Creates the cut-out of a product with a broad top on a foot that is a tenth as wide. */
function goblet(): CutOut {
  const rgba = new Uint8Array(SIDE_PX * SIDE_PX * 4);
  for (let y = 0; y < SIDE_PX; y++)
    for (let x = 0; x < SIDE_PX; x++) {
      const half = y < SIDE_PX / 2 ? SIDE_PX / 2 : SIDE_PX / 20;
      if (Math.abs(x - SIDE_PX / 2) <= half) rgba.set([200, 40, 40, 255], (y * SIDE_PX + x) * 4);
    }
  const box = { x: 0, y: 0, width: SIDE_PX, height: SIDE_PX };
  return { width: SIDE_PX, height: SIDE_PX, rgba, box, confidence: 1 };
}

it('drawOnField paints a shadow on the ground that is as narrow as the product’s foot', () => {
  const side = 600;
  // With the middle of the random range, the product stands in the middle of the picture.
  const input = { width: side, height: side, hue: 220, turn: 0, random: () => 0.5 };
  const canvas = drawOnField({ cut: goblet(), ...input });
  const height = SIDE_PX * 2.1;
  const foot = Math.floor((side + height) / 2 + 0.04 * side);
  const { data } = canvas.getContext('2d').getImageData(0, foot + 3, side, 1);
  const lightAt = (x: number) => data[x * 4 + 1] ?? 0;
  expect(lightAt(5) - lightAt(side / 2)).toBeGreaterThan(40);
  const besideFoot = Math.round(side / 2 - 0.3 * height);
  expect(lightAt(5) - lightAt(besideFoot)).toBeLessThan(10);
});
