import type { Raster, Rect } from '@adwright/engine-pixels';
import { quantileOf } from '../quantile.ts';
import {
  estimateGround,
  measureColourDistance,
  measureDifference,
  readColour,
} from './colours-of-words.ts';
import { findInkShapes, type InkShape } from './ink-shapes.ts';
import { joinBoxes } from './lettering.ts';
import type { LiftedLine } from './lift-line.ts';

/** Shapes of one ink in a row, in pixels of the picture: a line of words in any script. */
export interface InkLine {
  box: Rect;
  shapes: readonly InkShape[];
  /** Whether all ink in and around the box belongs to the shapes. Otherwise, letters would be lost. */
  isWhole: boolean;
}

/** Maximum difference between the inks of shapes in one line, in levels (0–255). */
const SAME_INK = 10;
/** Minimum height of a line's tallest shape, as a share of the picture's longer side. Smaller shapes may be specks. */
const LEAST_HEIGHT = 0.014;
/**
 * Limits for neighbours in a line, in heights of the taller shape: maximum gap beside them, and maximum gap
 * between a letter and its accents.
 */
const GAP = { beside: 0.75, above: 0.12 };
/**
 * Minimum length of the outlines of a line's shapes, in circumferences of the line's box. Windows, lamps and ropes
 * have short outlines.
 */
const LEAST_OUTLINE = 2;
/** Minimum width of a line, in heights of its box. */
const LEAST_WIDTH = 1.2;
/** Minimum and maximum share of a line's box that its shapes fill. */
const FILLED = { least: 0.08, most: 0.72 };
/** Room around a line in which no other ink may lie, in heights of the line. */
const ROOM = { beside: 0.9, above: 0.25 };
/** Distance of a colour from the ink up to which it counts as ink, and the maximum share of such other ink. */
const OTHER_INK = { tone: 26, share: 0.03 };
/** Width in pixels of the blurred edge of a letter. */
const EDGE = 2;
/** Minimum opacity of an edge pixel; fainter pixels are noise of the photo. */
const LEAST_OPACITY = 0.08;

/** Finds lines of shapes that have one ink and stand in a row. */
export function findInkLines(raster: Raster): readonly InkLine[] {
  const known = FOUND.get(raster);
  if (known) return known;
  const lines = searchInkLines(raster);
  FOUND.set(raster, lines);
  return lines;
}

/** The lines of each picture, because several steps need them. */
const FOUND = new WeakMap<Raster, readonly InkLine[]>();

function searchInkLines(raster: Raster): InkLine[] {
  const long = Math.max(raster.width, raster.height);
  const rows = joinRows(findInkShapes(raster)).filter((row) => isLine(row, LEAST_HEIGHT * long));
  const outer = rows.filter((row) => !rows.some((other) => isOutlineOf(row, other)));
  return outer
    .map(({ box, shapes }) => ({ box, shapes, isWhole: isWholeLine(raster, box, shapes) }))
    .filter((line) => line.isWhole || areLetters(line));
}

/**
 * Limits for shapes that are letters even if other ink lies beside them. At least the share `share` of the shapes
 * stands in one row: their feet or tops differ by at most `slack` (heights of the tallest shape). The mean
 * unevenness of their ink is at most `unevenness`, in levels (0–255).
 */
const LETTERS = { fewest: 2, share: 0.7, slack: 0.15, unevenness: 6 };

/** Whether shapes stand in a row and have an ink that is too even for parts of a photo. */
function areLetters({ shapes }: InkLine): boolean {
  const tall = Math.max(...shapes.map(({ box }) => box.height));
  const letters = shapes.filter(({ box }) => box.height > 0.4 * tall);
  const area = shapes.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const uneven = shapes.reduce(
    (sum, { pixels, unevenness }) => sum + pixels.length * unevenness,
    0,
  );
  const isInRow = (edges: readonly number[]) => {
    const middle = quantileOf(edges, 0.5);
    const near = edges.filter((edge) => Math.abs(edge - middle) < LETTERS.slack * tall);
    return near.length >= LETTERS.share * edges.length;
  };
  return (
    shapes.length >= LETTERS.fewest &&
    uneven < LETTERS.unevenness * area &&
    (isInRow(letters.map(({ box }) => box.y)) ||
      isInRow(letters.map(({ box }) => box.y + box.height)))
  );
}

interface Row {
  box: Rect;
  shapes: InkShape[];
  /** Height of the tallest shape. */
  tallest: number;
}

/** Joins shapes of one ink that stand in a row, and their accents. */
function joinRows(shapes: readonly InkShape[]): Row[] {
  const rows: Row[] = [...shapes]
    .sort((one, other) => other.box.height - one.box.height)
    .map((shape) => ({ box: shape.box, shapes: [shape], tallest: shape.box.height }));
  for (let at = 0; at < rows.length; at++) {
    const one = rows[at];
    const index = rows.findIndex((other, i) => i > at && one && areOneRow(one, other));
    const other = rows[index];
    if (!one || !other) continue;
    rows[at] = {
      box: joinBoxes(one.box, other.box),
      shapes: [...one.shapes, ...other.shapes],
      tallest: Math.max(one.tallest, other.tallest),
    };
    rows.splice(index, 1);
    at = -1;
  }
  return rows;
}

function areOneRow(one: Row, other: Row): boolean {
  const [first, second] = [one.shapes[0], other.shapes[0]];
  if (!first || !second || measureDifference(first.ink, second.ink) > SAME_INK) return false;
  const tall = Math.max(one.tallest, other.tallest);
  const beside =
    Math.max(one.box.x, other.box.x) -
    Math.min(one.box.x + one.box.width, other.box.x + other.box.width);
  const below =
    Math.max(one.box.y, other.box.y) -
    Math.min(one.box.y + one.box.height, other.box.y + other.box.height);
  if (joinBoxes(one.box, other.box).height > 1.9 * tall) return false;
  return beside < GAP.beside * tall && below < GAP.above * tall;
}

function isLine(row: Row, leastHeight: number): boolean {
  const { box, shapes } = row;
  if (row.tallest < leastHeight) return false;
  const filled =
    shapes.reduce((sum, { pixels }) => sum + pixels.length, 0) / (box.width * box.height);
  if (filled < FILLED.least || filled > FILLED.most) return false;
  const outline = shapes.reduce((sum, shape) => sum + shape.outline, 0);
  return (
    box.width > LEAST_WIDTH * box.height && outline > LEAST_OUTLINE * 2 * (box.width + box.height)
  );
}

/** Whether a line is only the outline around the letters of another line. */
function isOutlineOf(line: Row, other: Row): boolean {
  if (line === other) return false;
  const { box } = other;
  const [right, foot] = [box.x + box.width, box.y + box.height];
  const isAround =
    line.box.x <= box.x &&
    line.box.y <= box.y &&
    line.box.x + line.box.width >= right &&
    line.box.y + line.box.height >= foot;
  return isAround && box.width * box.height > 0.6 * line.box.width * line.box.height;
}

function growBox(
  { x, y, width, height }: Rect,
  raster: Raster,
  beside: number,
  above: number,
): Rect {
  const left = Math.max(0, Math.floor(x - beside));
  const top = Math.max(0, Math.floor(y - above));
  return {
    x: left,
    y: top,
    width: Math.min(raster.width, Math.ceil(x + width + beside)) - left,
    height: Math.min(raster.height, Math.ceil(y + height + above)) - top,
  };
}

/** Marks the pixels of a box that are at most `reach` pixels away from a shape. */
function markAround(
  box: Rect,
  raster: Raster,
  shapes: readonly InkShape[],
  reach: number,
): Uint8Array {
  const marks = new Uint8Array(box.width * box.height);
  for (const { pixels } of shapes)
    for (const at of pixels) {
      const [x, y] = [(at % raster.width) - box.x, Math.floor(at / raster.width) - box.y];
      for (let row = Math.max(0, y - reach); row <= Math.min(box.height - 1, y + reach); row++)
        marks.fill(
          1,
          row * box.width + Math.max(0, x - reach),
          row * box.width + Math.min(box.width, x + reach + 1),
        );
    }
  return marks;
}

/** Whether hardly any pixel around a line has the ink's colour without belonging to its shapes. */
function isWholeLine(raster: Raster, line: Rect, shapes: readonly InkShape[]): boolean {
  const ink = shapes[0]?.ink;
  if (!ink) return false;
  const box = growBox(line, raster, ROOM.beside * line.height, ROOM.above * line.height);
  const own = markAround(box, raster, shapes, EDGE + 1);
  const letters = shapes.reduce((sum, { pixels }) => sum + pixels.length, 0);
  let others = 0;
  for (const [at, mark] of own.entries()) {
    if (mark) continue;
    const [x, y] = [at % box.width, Math.floor(at / box.width)];
    const index = (box.y + y) * raster.width + box.x + x;
    if (measureColourDistance(readColour(raster, index), ink) < OTHER_INK.tone) others++;
  }
  return others < OTHER_INK.share * letters;
}

/** Separates a line from its background by the colour of its ink. */
export function liftInkLine(raster: Raster, { box: line, shapes }: InkLine): LiftedLine | null {
  const ink = shapes[0]?.ink;
  if (!ink) return null;
  const box = growBox(line, raster, EDGE + 1, EDGE + 1);
  const ground = estimateGround(raster, box, ink);
  if (ground === null) return null;
  const solid = markAround(box, raster, shapes, 0);
  const edge = markAround(box, raster, shapes, EDGE);
  const opacity = Float32Array.from(solid, (mark, at) => {
    if (mark) return 1;
    if (!edge[at]) return 0;
    const index = (box.y + Math.floor(at / box.width)) * raster.width + box.x + (at % box.width);
    const seen = readColour(raster, index);
    let [along, all] = [0, 0];
    for (const channel of [0, 1, 2] as const) {
      const below = ground[3 * at + channel] ?? 0;
      along += (seen[channel] - below) * (ink[channel] - below);
      all += (ink[channel] - below) ** 2;
    }
    const share = Math.min(1, Math.max(0, along / Math.max(1, all)));
    return share < LEAST_OPACITY ? 0 : share;
  });
  return { box, letterHeight: line.height, ink, opacity, missed: [] };
}
