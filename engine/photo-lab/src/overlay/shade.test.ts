import { MIN_TEXT_CONTRAST } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { shadeFor } from './shade.ts';

const BOX = { x: 60, y: 60, width: 200, height: 90 };

function inkOver(ground: string, specks: string) {
  const canvas = createCanvas(320, 320);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, 320, 320);
  context.fillStyle = specks;
  for (let x = 70; x < 250; x += 36) context.fillRect(x, 80 + (x % 50), 3, 3);
  const { ink, contrast } = shadeFor(context, canvas, BOX, 230);
  expect(contrast).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  return ink;
}

it('shadeFor chooses white text on foamy water, because dark text would need too strong a light shade', () => {
  expect(inkOver('#3a5868', '#c8d4da')).toBe('#ffffff');
});

it('shadeFor chooses dark text on white paper', () => {
  expect(inkOver('#e8e6e0', '#b9b6ae')).not.toBe('#ffffff');
});
