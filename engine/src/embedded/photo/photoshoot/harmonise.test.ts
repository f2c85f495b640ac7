import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { CutOut } from './cut/cut-out.ts';
import { harmonised } from './harmonise.ts';
import { SIDE } from './sets/frame.ts';

const SIDE_PX = 40;

function square(level: number): CutOut {
  return {
    rgba: Uint8Array.from({ length: SIDE_PX * SIDE_PX * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : level,
    ),
    width: SIDE_PX,
    height: SIDE_PX,
    box: { x: 0, y: 0, width: SIDE_PX, height: SIDE_PX },
    confidence: 1,
  };
}

/** Level of the middle of a grey square in a set of one grey. */
function lit(level: number, set: string): number {
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  context.fillStyle = set;
  context.fillRect(0, 0, SIDE, SIDE);
  const place = { left: 500, top: 500, width: SIDE_PX, height: SIDE_PX, base: 540 };
  const product = harmonised(square(level), canvas, place, {
    lightSide: -1,
    ownSide: 0,
    lies: false,
    backlit: false,
    rim: 1,
    hard: false,
    tinged: false,
  });
  return product.getContext('2d').getImageData(SIDE_PX / 2, SIDE_PX / 2, 1, 1).data[0] ?? 0;
}

it('takes more light from what is white in a dark set than from what is dark', () => {
  const share = (level: number) => lit(level, '#101010') / lit(level, '#b0b0b0');
  expect(share(235)).toBeLessThan(0.76);
  expect(share(60)).toBeGreaterThan(0.78);
});
