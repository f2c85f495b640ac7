import { insetRect, type Look, overlaps } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addNoteToPicture, paintNoteOnCanvas } from './note-picture.ts';

const GREY = '#7a8790';

function blank(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = GREY;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** Returns the look (outline in the picture) of a product that fills a box. */
function thing(box: Look['box']): Look {
  const cells = 16 * 16;
  return {
    box,
    columns: 16,
    rows: 16,
    colours: new Uint8Array(3 * cells),
    solid: new Uint8Array(cells).fill(1),
  };
}

it('the note is in a lower corner if the picture has no content there', () => {
  const note = paintNoteOnCanvas(blank(1080, 1080), { text: 'Partly made with AI' });
  expect(note?.box.x).toBeGreaterThan(540);
  expect(note?.box.y).toBeGreaterThan(900);
  expect(note?.drawn).toBeDefined();
});

it('the note does not cover words or subjects of the picture', () => {
  const taken = { x: 0, y: 860, width: 1080, height: 220 };
  const shown = { x: 540, y: 0, width: 540, height: 860 };
  const note = paintNoteOnCanvas(blank(1080, 1080), {
    text: 'Partly made with AI',
    taken: [taken],
    subjects: [thing(shown)],
  });
  if (!note) throw new Error('the note was not painted');
  expect(overlaps(note.box, taken)).toBe(false);
  expect(overlaps(insetRect(note.box, 1), shown)).toBe(false);
});

it('the note lies outside the areas that platforms cover in a story', () => {
  const note = paintNoteOnCanvas(blank(1080, 1920), { text: 'Partly made with AI' });
  if (!note) throw new Error('the note was not painted');
  expect(note.box.y).toBeGreaterThan(0.1 * 1920);
  expect(note.box.y + note.box.height).toBeLessThan(0.85 * 1920);
});

it('painting the note changes no pixel of a finished picture outside the note', async () => {
  const plain = await sharp({ create: { width: 640, height: 640, channels: 3, background: GREY } })
    .png()
    .toBuffer();
  const noted = await addNoteToPicture(plain, { text: 'Teilweise mit KI erstellt' });
  const { data, info } = await sharp(noted).raw().toBuffer({ resolveWithObject: true });
  const [ground] = [data[0] ?? 0];
  const rows = Array.from({ length: info.height }, (_, row) =>
    data
      .subarray(row * info.width * 3, (row + 1) * info.width * 3)
      .some((value) => Math.abs(value - ground) > 60),
  );
  expect(info).toMatchObject({ width: 640, height: 640 });
  expect(rows.slice(0, 560).some(Boolean)).toBe(false);
  expect(rows.slice(560).some(Boolean)).toBe(true);
});
