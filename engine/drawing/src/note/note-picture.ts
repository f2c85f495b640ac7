import type { Look, Rect } from '@adwright/engine-pixels';
import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { encodeCanvasAsJpeg, toCanvas } from '../photo-canvas.ts';
import { listCoveredPlaces, NOTHING_COVERED } from './covered-by.ts';
import { type PaintedNote, paintNote } from './disclosure-note.ts';

/** A disclosure note for a picture that was not composed from an ad layout. */
export interface PictureNote {
  text: string;
  /** Boxes of content that the note must not cover, in pixels. */
  taken?: readonly Rect[];
  /** Subjects of the picture that the note must not cover. */
  subjects?: readonly Look[];
}

/** Font size of the note, as a share of the picture's width. */
const SIZE_SHARE = 0.0205;
/** Ratio of height to width above which a picture is treated as a story (a full-screen vertical ad). */
const TALL_RATIO = 1.4;

/**
 * Paints a disclosure note on a finished canvas. Returns null if no area of the picture has room for the note.
 */
export function paintNoteOnCanvas(
  canvas: Canvas,
  { text, taken = [], subjects = [] }: PictureNote,
): PaintedNote | null {
  const { width, height } = canvas;
  return paintNote(canvas.getContext('2d'), {
    text,
    size: SIZE_SHARE * width,
    covered: [
      ...listCoveredPlaces(height > TALL_RATIO * width ? 'story' : 'square'),
      NOTHING_COVERED,
    ],
    taken,
    products: subjects.map((look) => ({ box: look.box, mask: buildMask(look) })),
  });
}

/** Returns a finished picture with a disclosure note on it, as JPEG. */
export async function addNoteToPicture(bytes: Uint8Array, note: PictureNote): Promise<Buffer> {
  const canvas = await toCanvas(sharp(bytes));
  paintNoteOnCanvas(canvas, note);
  return encodeCanvasAsJpeg(canvas);
}

/** Returns a mask in which the pixels of a subject are opaque. */
function buildMask({ columns, rows, solid }: Look) {
  const data = new Uint8ClampedArray(columns * rows * 4);
  for (let cell = 0; cell < columns * rows; cell++) data[cell * 4 + 3] = solid[cell] ? 255 : 0;
  return { width: columns, height: rows, data };
}
