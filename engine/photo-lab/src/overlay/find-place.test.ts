import { DISPLAY, TEXT } from '@adwright/engine-drawing';
import { computeRasterSaliency, createSeededRandom } from '@adwright/engine-pixels';
import { NO_SUBJECT } from '@adwright/engine-testing';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

const SIDE = 1080;
const TYPE = { title: DISPLAY.archivo, subtitle: TEXT.archivo };

/** Creates a photo of coloured tiles, with a plain column of 560 pixels on the left. */
function plainOnTheLeft() {
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, SIDE, SIDE);
  const random = createSeededRandom(5);
  for (let x = 560; x < SIDE; x += 26)
    for (let y = 0; y < SIDE; y += 26) {
      context.fillStyle = `hsl(${random() * 360} 60% ${20 + random() * 60}%)`;
      context.fillRect(x, y, 26, 26);
    }
  return canvas;
}

it('findPlace reduces the font size rather than break a long word three times in a narrow area', () => {
  const scene = {
    raster: { width: SIDE, height: SIDE, data: new Uint8Array(3 * SIDE * SIDE) },
    subject: NO_SUBJECT,
    whole: null,
    saliency: computeRasterSaliency(new Uint8Array(3 * 96 * 96), 96, 96),
    hue: 0,
    tint: 1,
    words: { title: 'Verantwortungsbewusst genießen', subtitle: '' },
    width: SIDE,
    height: SIDE,
    turn: 0,
    panelAbove: false,
    focus: null,
    brand: null,
  };
  const { block } = findPlace(scene, plainOnTheLeft(), TYPE, 0);
  expect(block.title.lines.filter((line) => line.endsWith('-')).length).toBeLessThan(3);
});
