import type { CutOut } from '@adwright/engine-cutout';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { SIDE } from '../kit/frame.ts';
import { harmoniseProduct } from './harmonise.ts';

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

/**
 * Returns the red, green and blue of a grey square at a position (0–1) across the square, after it was lit by its
 * scene. The square is in a one-coloured scene with the lamp on the left side.
 */
function lit(level: number, set: string, across = 0.5): Uint8ClampedArray {
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  context.fillStyle = set;
  context.fillRect(0, 0, SIDE, SIDE);
  const place = { left: 500, top: 500, width: SIDE_PX, height: SIDE_PX, base: 540 };
  const product = harmoniseProduct(square(level), canvas, place, {
    lightSide: -1,
    ownSide: 0,
    lies: false,
    backlit: false,
    rim: 1,
    hard: false,
    tinged: false,
  });
  return product.getContext('2d').getImageData(SIDE_PX * across, SIDE_PX / 2, 1, 1).data;
}

it('harmoniseProduct darkens a white product in a dark scene more than a product in dark colours', () => {
  const share = (level: number) =>
    (lit(level, '#101010')[0] ?? 0) / (lit(level, '#b0b0b0')[0] ?? 1);
  expect(share(235)).toBeLessThan(0.76);
  expect(share(60)).toBeGreaterThan(0.78);
});

it('harmoniseProduct lights a product in a dark scene from one side only', () => {
  const fall = (set: string) => (lit(230, set, 0.9)[1] ?? 0) / (lit(230, set, 0.1)[1] ?? 1);
  expect(fall('#101010')).toBeLessThan(0.55);
  expect(fall('#b0b0b0')).toBeGreaterThan(0.65);
});

it('harmoniseProduct darkens only the edge of a white product on white', () => {
  const edge = (level: number, set: string) => {
    const at = (across: number) => lit(level, set, across)[0] ?? 0;
    // The result is the ratio of the brightness at the edge near the lamp to the brightness at a quarter of the
    // width.
    return at(0.02) / at(0.25);
  };
  expect(edge(240, '#f4f4f4')).toBeLessThan(0.8);
  expect(edge(240, '#606060')).toBeGreaterThan(0.97);
  expect(edge(120, '#f4f4f4')).toBeGreaterThan(0.97);
});

it('harmoniseProduct adds a strip of light along the edge of a black product on a black background', () => {
  const edge = (level: number, set: string) =>
    (lit(level, set, 0.02)[1] ?? 0) - (lit(level, set, 0.3)[1] ?? 0);
  expect(edge(24, '#141414')).toBeGreaterThan(20);
  expect(edge(100, '#141414')).toBeLessThan(20);
});

it('harmoniseProduct tints a black product less than a grey product', () => {
  const warmth = (level: number) => {
    const [red = 0, , blue = 1] = lit(level, '#e09040');
    return red / blue;
  };
  expect(warmth(160)).toBeGreaterThan(1.15);
  expect(warmth(40)).toBeLessThan(1.12);
});

it('harmoniseProduct keeps a white product neutral on a lawn, and makes it warm in a low sun', () => {
  const [lawnRed = 0, lawnGreen = 0, lawnBlue = 0] = lit(230, '#5a8c28');
  expect(
    Math.max(lawnRed, lawnGreen, lawnBlue) - Math.min(lawnRed, lawnGreen, lawnBlue),
  ).toBeLessThan(10);
  expect(lawnGreen).toBeLessThan(lawnRed + 3);
  const [sunRed = 0, , sunBlue = 0] = lit(230, '#e09040');
  expect(sunRed).toBeGreaterThan(sunBlue + 30);
  const [wallRed = 0, , wallBlue = 0] = lit(230, '#b02828');
  expect(wallRed).toBeLessThan(wallBlue + 30);
});
