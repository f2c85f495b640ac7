import type { Raster, Rect } from '@adwright/engine-pixels';
import { quantileOf } from '../quantile.ts';
import { estimateGround, measureColourDistance, readColour } from './colours-of-words.ts';
import { type InkRow, joinRows } from './ink-rows.ts';
import { findInkShapes, type InkShape } from './ink-shapes.ts';
import { findParts, joinBoxes } from './lettering.ts';
import type { LiftedLine } from './lift-line.ts';
import { keepPerPicture } from './per-picture.ts';

/** A line of words in any script: shapes of one ink in a row. Positions are in pixels of the picture. */
export interface InkLine {
  box: Rect;
  shapes: readonly InkShape[];
  /**
   * Whether all pixels of the ink's colour in and around the box belong to the shapes. If other pixels have the ink's
   * colour, lifting only the shapes would lose letters.
   */
  isWhole: boolean;
}

/** Minimum height of a line's tallest shape, as a share of the picture's longer side. Smaller shapes may be specks. */
const LEAST_HEIGHT = 0.014;
/**
 * Minimum total length of the outlines of a line's shapes, in circumferences of the line's box. Windows,
 * lamps and ropes have short outlines.
 */
const LEAST_OUTLINE = 2;
/** Minimum width of a line, in heights of its box. */
const LEAST_WIDTH = 1.2;
/** Minimum and maximum share of a line's box that its shapes fill. */
const FILLED = { least: 0.08, most: 0.72 };
/** Size of the area around a line in which no other ink may lie, in heights of the line. */
const ROOM = { beside: 0.9, above: 0.25 };
/**
 * Maximum distance between the ink and a colour that counts as ink, and the maximum share of ink outside the shapes.
 */
const OTHER_INK = { tone: 26, share: 0.03 };
/** Minimum share of an outline's box that the box of the outlined letters fills. */
const OUTLINED = 0.6;
/** Width in pixels of the blurred edge of a letter. */
const EDGE = 2;
/** Minimum opacity of an edge pixel; fainter pixels are noise of the photo. */
const LEAST_OPACITY = 0.08;

/** Finds lines of shapes that have one ink and stand in a row. */
export const findInkLines = keepPerPicture<readonly InkLine[]>(searchInkLines);

function searchInkLines(raster: Raster): InkLine[] {
  const long = Math.max(raster.width, raster.height);
  const rows = joinRows(findInkShapes(raster)).filter((row) => isLine(row, LEAST_HEIGHT * long));
  const outer = rows.filter((row, at) => !rows.some((other, i) => isOutlineOf(row, other, i < at)));
  return outer
    .map((row) => addThinParts(raster, row))
    .map(({ box, shapes }) => ({ box, shapes, isWhole: isWholeLine(raster, box, shapes) }))
    .filter((line) => line.isWhole || areLetters(line));
}

/**
 * Limits for a part of a letter that is too thin for the search for shapes, such as the stem of an i: minimum area as a
 * share of the squared height of the line, height of the bands above and below the line in which the part may lie, in
 * heights of the line, and minimum share of the pixels around the part that have another colour than the ink.
 */
const THIN = { least: 0.004, band: 0.35, clear: 0.75 };
/**
 * Maximum distance between the ends of a stem and the ends of other letters, maximum size of a dot, and maximum gap
 * between a dot and its letter, in heights of the line.
 */
const ALIGNED = { stem: 0.06, dot: 0.3, gap: 0.4 };

/** Tells whether a part ends at the same heights as at least two letters, as the stem of an i does. */
function isStem({ y, height }: Rect, line: Rect, shapes: readonly InkShape[]): boolean {
  const slack = ALIGNED.stem * line.height + 1;
  const agree = (edgeOf: (box: Rect) => number, edge: number) =>
    shapes.filter(({ box }) => Math.abs(edgeOf(box) - edge) <= slack).length >= 2;
  return agree((box) => box.y, y) && agree((box) => box.y + box.height, y + height);
}

/** Tells whether a part is a dot above a letter. */
function isDot({ x, y, width, height }: Rect, line: Rect, letters: readonly Rect[]): boolean {
  const most = ALIGNED.dot * line.height;
  const middle = x + width / 2;
  return (
    Math.max(width, height) <= most &&
    letters.some(
      (box) =>
        middle > box.x - 1 &&
        middle < box.x + box.width + 1 &&
        y + height <= box.y + 1 &&
        box.y - y - height < ALIGNED.gap * line.height,
    )
  );
}

/**
 * Adds the thin parts of the letters of a line: stems and dots of the same ink with a clear outline. Other areas of the
 * same ink may belong to the photo.
 */
function addThinParts(raster: Raster, row: InkRow): Pick<InkRow, 'box' | 'shapes'> {
  const { box: line, shapes } = row;
  const ink = shapes[0]?.ink;
  if (!ink) return row;
  const box = growBox(line, raster, EDGE + 1, THIN.band * line.height);
  const own = markAround(box, raster, shapes, EDGE);
  const indexOf = (at: number) => findPixel(box, raster, at);
  const isInk = (at: number) =>
    measureColourDistance(readColour(raster, indexOf(at)), ink) < OTHER_INK.tone;
  const marks = own.map((mark, at) => (!mark && isInk(at) ? 1 : 0));
  const thin: InkShape[] = [];
  for (const { box: part, pixels } of findParts(marks, box.width, box.height)) {
    if (pixels.length < Math.max(3, THIN.least * line.height ** 2)) continue;
    const isCut = part.y === 0 || part.y + part.height === box.height;
    const shape = {
      box: { ...part, x: box.x + part.x, y: box.y + part.y },
      pixels: pixels.map(indexOf),
      ink,
      unevenness: 0,
      outline: 0,
    };
    if (!isCut && isClear(raster, shape)) thin.push(shape);
  }
  const stems = thin.filter((shape) => isStem(shape.box, line, shapes));
  const letters = [...shapes, ...stems].map((shape) => shape.box);
  const dots = thin.filter((shape) => !stems.includes(shape) && isDot(shape.box, line, letters));
  const all = [...shapes, ...stems, ...dots];
  return { box: all.reduce((box, shape) => joinBoxes(box, shape.box), line), shapes: all };
}

/** Tells whether the pixels around a shape have another colour than the shape. */
function isClear(raster: Raster, shape: InkShape): boolean {
  const box = growBox(shape.box, raster, EDGE + 2, EDGE + 2);
  const near = markAround(box, raster, [shape], EDGE);
  const around = markAround(box, raster, [shape], EDGE + 1);
  let [clear, all] = [0, 0];
  for (const [at, mark] of around.entries()) {
    if (!mark || near[at]) continue;
    all++;
    const index = findPixel(box, raster, at);
    if (measureColourDistance(readColour(raster, index), shape.ink) > OTHER_INK.tone) clear++;
  }
  return clear >= THIN.clear * all;
}

/**
 * Limits for shapes that count as letters even if other pixels of the same colour lie next to them. At least the share
 * `share` of these shapes must stand in one row. In a row of letters, their lower or upper ends differ by at most
 * `slack` (heights of the tallest shape). The letters' ink varies by at most `unevenness` on average, in levels
 * (0–255).
 */
const LETTERS = { fewest: 2, share: 0.7, slack: 0.15, unevenness: 6 };

/** Tells whether shapes stand in a row and have a more uniform ink than parts of a photo have. */
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

function isLine(row: InkRow, leastHeight: number): boolean {
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

/**
 * Tells whether a line is only the outline around the letters of another line. Of two lines with the same
 * box, only the second one is dropped.
 * @param isFirst whether the other line comes before this line
 */
export function isOutlineOf(line: InkRow, { box }: InkRow, isFirst: boolean): boolean {
  const own = line.box;
  const isAround =
    own.x <= box.x &&
    own.y <= box.y &&
    own.x + own.width >= box.x + box.width &&
    own.y + own.height >= box.y + box.height;
  const [all, inner] = [own.width * own.height, box.width * box.height];
  return isAround && inner > OUTLINED * all && (inner < all || isFirst);
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

/** Tells whether hardly any pixel outside a line's shapes has the ink's colour. */
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
    const index = findPixel(box, raster, at);
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

/** Returns the index in the picture of a box's pixel. `at` is the pixel's index in the box, row by row. */
function findPixel(box: Rect, { width }: Raster, at: number): number {
  return (box.y + Math.floor(at / box.width)) * width + box.x + (at % box.width);
}
