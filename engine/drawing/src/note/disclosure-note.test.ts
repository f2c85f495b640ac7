import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { NOTHING_COVERED } from './covered-by.ts';
import { paintNote } from './disclosure-note.ts';

const [WIDTH, HEIGHT] = [1080, 1080];
/**
 * Height of the strip at the picture's bottom that a platform's controls cover, as a share of the picture's
 * height.
 */
const BANNER = 0.3;

/**
 * Paints a disclosure note on a picture with only one free area above the covered strip, which is narrow and at
 * the right.
 */
function noteWith(prefersWords: boolean) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#7a8790';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const note = paintNote(context, {
    text: 'Partly made with AI',
    size: 24,
    covered: [{ ...NOTHING_COVERED, bottom: BANNER }, NOTHING_COVERED],
    prefersWords,
    taken: [{ x: 0, y: 0, width: 960, height: (1 - BANNER) * HEIGHT }],
    products: [],
  });
  if (!note) throw new Error('the note was not painted');
  return { ...note, isCovered: note.box.y + note.box.height > (1 - BANNER) * HEIGHT };
}

it('the note shows only the sign (“AI” without words) if only the sign fits outside platforms’ controls', () => {
  expect(noteWith(false)).toMatchObject({ isCovered: false });
  expect(noteWith(false).drawn).toBeUndefined();
});

it('the note of an older renderer’s ad keeps its words, even where platforms’ controls cover the note', () => {
  expect(noteWith(true)).toMatchObject({ isCovered: true, drawn: expect.anything() });
});
