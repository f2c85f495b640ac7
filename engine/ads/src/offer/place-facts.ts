import {
  type Align,
  type Direction,
  type Face,
  type FittedText,
  fitText,
} from '@adwright/engine-drawing';
import { isCutShort } from '../cut-short.ts';

/** A stack entry with facts that are placed on separate lines. */
export interface FactsEntry {
  kind: 'facts';
  facts: readonly string[];
  face: Face;
  ink: string;
  direction: Direction;
  maxSize: number;
  minSize: number;
  gap: number;
}

/** A placed fact with the position of its letters, relative to the box of all facts. */
export interface FactText {
  fitted: FittedText;
  x: number;
  y: number;
}

/** Placed facts, relative to the top left corner of a box with the given width. */
export interface ArrangedFacts {
  height: number;
  texts: FactText[];
  /** Centres and radius of the dots that separate facts. */
  dots: { x: number; y: number }[];
  radius: number;
  cut: boolean;
}

/** Maximum number of lines for all facts, as long as the font size is above the minimum. */
const FEW_LINES = 2;
/** Maximum number of lines for a single fact that is wider than the line. */
const MAX_OWN_LINES = 4;
/** Distance between two facts on the same line, with a dot in the middle, as a multiple of the font size. */
const DOT_GAP = 1.1;
/** Radius of the dots between facts, as a multiple of the font size. */
const DOT_RADIUS = 0.1;
/** Distance between two lines of facts, as a multiple of the font size. */
const LINE_GAP = 0.5;
/** Step in pixels by which the font size is reduced until the facts fit. */
const SIZE_STEP = 1;

/**
 * Places facts one after another, with a dot between two facts on the same line. A fact is broken only if it is
 * wider than the line.
 */
export function arrangeFacts(entry: FactsEntry, width: number, align: Align): ArrangedFacts {
  const least = Math.round(entry.minSize);
  for (let size = Math.round(entry.maxSize); size > least; size -= SIZE_STEP) {
    const lines = breakLinesAt(entry, size, width);
    const isWhole = lines.every((line) => line.every(({ lines: { length } }) => length === 1));
    if (isWhole && lines.length <= FEW_LINES) return placed(entry, lines, size, width, align);
  }
  return placed(entry, breakLinesAt(entry, least, width), least, width, align);
}

function breakLinesAt({ facts, face }: FactsEntry, size: number, width: number): FittedText[][] {
  const fit = (text: string, maxLines: number, maxWidth: number) =>
    fitText({
      text,
      face: { ...face, leading: 1.25 },
      maxWidth,
      maxHeight: Number.MAX_SAFE_INTEGER,
      maxSize: size,
      minSize: size,
      maxLines,
    });
  const lines: FittedText[][] = [];
  let used = 0;
  for (const fact of facts) {
    const onOne = fit(fact, 1, Number.MAX_SAFE_INTEGER);
    const fitted = onOne.width <= width ? onOne : fit(fact, MAX_OWN_LINES, width);
    const line = lines.at(-1);
    const end = used + DOT_GAP * size + fitted.width;
    if (line && end <= width && fitted.lines.length === 1) {
      line.push(fitted);
      used = end;
    } else {
      lines.push([fitted]);
      used = fitted.lines.length === 1 ? fitted.width : width;
    }
  }
  return lines;
}

function placed(
  { direction }: FactsEntry,
  lines: readonly FittedText[][],
  size: number,
  width: number,
  align: Align,
): ArrangedFacts {
  const texts: FactText[] = [];
  const dots: { x: number; y: number }[] = [];
  const gap = DOT_GAP * size;
  let y = 0;
  for (const [index, line] of lines.entries()) {
    if (index > 0) y += LINE_GAP * size;
    const taken = line.reduce((sum, fitted) => sum + fitted.width, gap * (line.length - 1));
    const ascent = Math.max(...line.map((fitted) => fitted.ascent));
    const free = width - taken;
    let at = align === 'start' ? 0 : align === 'center' ? free / 2 : free;
    const across = (from: number, length: number) =>
      direction === 'rtl' ? width - from - length : from;
    for (const [place, fitted] of line.entries()) {
      if (place > 0) {
        dots.push({ x: across(at + gap / 2, 0), y: y + ascent - size * 0.32 });
        at += gap;
      }
      texts.push({ fitted, x: across(at, fitted.width), y: y + ascent - fitted.ascent });
      at += fitted.width;
    }
    y += Math.max(...line.map((fitted) => ascent - fitted.ascent + fitted.height));
  }
  const cut = texts.some(({ fitted }) => isCutShort(fitted));
  return { height: y, texts, dots, radius: DOT_RADIUS * size, cut };
}
