import { createInkMap, findPictures, type InkMap } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { type Align, drawText, type Point } from './draw-text.ts';
import type { FittedText } from './fit-text.ts';
import { includesEmojiFont } from './font-registry.ts';
import { findMissingGlyphs } from './missing-glyphs.ts';
import { spellsOut } from './spelling.ts';

/** A drawn text as plain data, from which a check finds the text in the finished picture. */
export interface DrawnText {
  written: string;
  lines: string[];
  /** Whether the drawn lines contain the whole requested text. */
  isSpelled: boolean;
  /** Characters of the text for which no available font has a glyph. */
  missing: string[];
  map: InkMap;
}

/** Maximum distance by which accents and swashes extend beyond their line, as a multiple of the font size. */
const OVERHANG = 0.45;

/** Draws a text a second time, on a transparent canvas, which shows the pixels that the text's ink covers. */
export function drawTextInk(
  fitted: FittedText,
  origin: Point,
  align: Align,
  ink: string,
): DrawnText {
  const { written, lines, stack, size, leading } = fitted;
  const rim = Math.ceil(size * OVERHANG);
  const place = { x: Math.floor(origin.x) - rim, y: Math.floor(origin.y) - rim };
  const width = Math.ceil(fitted.width) + 2 * rim + 1;
  const height = Math.ceil(fitted.height) + 2 * rim + 1;
  const context = createCanvas(width, height).getContext('2d');
  const inside = { x: origin.x - place.x, y: origin.y - place.y };
  drawText(context, fitted, inside, align, ink);
  const pixels = context.getImageData(0, 0, width, height);
  // A picture's `data` is read once, because each access calls native code.
  const { data } = pixels;
  const drawnIn = (colour: string) => {
    context.clearRect(0, 0, width, height);
    drawText(context, fitted, inside, align, colour);
    return context.getImageData(0, 0, width, height).data;
  };
  const pictures = includesEmojiFont(stack)
    ? findPictures(drawnIn('#000000'), drawnIn('#ffffff'))
    : undefined;
  return {
    written,
    lines,
    isSpelled: spellsOut(lines, written),
    missing: findMissingGlyphs(lines.join(''), stack),
    map: createInkMap({ data, width, height }, place, { size, leading }, pictures),
  };
}
