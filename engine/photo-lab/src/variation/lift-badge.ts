import type { Raster, Rect } from '@adwright/engine-pixels';
import { convertToPixels, isIn, listIndexes } from './boxes.ts';
import { type Colour, findGroundTone, findInk, readColour } from './colours-of-words.ts';
import { joinBoxes, type TextLine } from './lettering.ts';

/**
 * A badge of one colour with its text, such as a button. A lifted badge has its box in pixels, and the
 * opacity (0–1) and colour of each pixel.
 */
export interface LiftedBadge {
  box: Rect;
  opacity: Float32Array;
  /** Three colour values (0–255) per pixel. Pixels at the edges have the badge's own colour. */
  colours: Uint8Array;
}

/**
 * Maximum difference (0–255) between a badge's pixel and its neighbour (`step`), and between the pixel and the badge's
 * mean colour (`whole`).
 */
const FLAT = { step: 5, whole: 42 };
/**
 * Maximum size of a badge that is lifted together with its text, as shares of the picture. Larger areas of
 * one colour are cards and panels.
 */
const BADGE = { width: 0.7, height: 0.2, area: 0.08 };
/**
 * Minimum share of its bounding box that a badge fills. A disc fills a smaller share of its bounding box than other
 * badges.
 */
const LEAST_FILLED = 0.72;
/** Minimum area of a card or a panel, as a share of the picture. */
const CARD = 0.02;
/**
 * Maximum difference (0–255) between a card's pixels and the card's mean colour. Backgrounds in photos vary
 * more.
 */
const CARD_TONE = 7;

interface Area {
  pixels: readonly number[];
  box: Rect;
}

interface FlatGround {
  badge: LiftedBadge | null;
  /** Whether the line lies on a badge that cannot be clearly distinguished from the photo. */
  isTorn: boolean;
  /** The card or panel under a line of text, if it has an even colour. */
  card: Area | null;
}

/** Finds the area of one colour around a line of text. */
export function findFlatGround(raster: Raster, line: TextLine): FlatGround {
  const tight = convertToPixels(line, raster, { beside: 0.1, above: 0.1 });
  const ground = findGroundTone(raster, tight, findInk(raster, tight, line.isLight));
  const most = { width: BADGE.width * raster.width, height: BADGE.height * raster.height };
  const { pixels, box } = findFlatArea(raster, tight, ground, { ...FLAT, most });
  const [w, h] = [box.width / raster.width, box.height / raster.height];
  if (w < BADGE.width && h < BADGE.height && w * h < BADGE.area && contains(box, tight)) {
    const filled = countFilledRows(pixels, box, raster);
    if (filled.reduce((sum, value) => sum + value, 0) > LEAST_FILLED * filled.length) {
      const badge = liftBadge(raster, { pixels, box });
      return { badge, isTorn: badge === null, card: null };
    }
  }
  const card = findFlatArea(raster, tight, ground, { step: CARD_TONE, whole: CARD_TONE });
  return { badge: null, isTorn: false, card: isCard(card, raster) ? card : null };
}

/** Minimum share of a card's bounding box that the card fills, not counting letters. */
const CARD_FILLED = 0.72;

/**
 * Tells whether a line of text lies on a button or a card, which is a rectangle of one colour. Hardly any
 * photo contains such a rectangle.
 */
export function isOnBadge(raster: Raster, line: TextLine): boolean {
  const { badge, isTorn, card } = findFlatGround(raster, line);
  return badge !== null || isTorn || card !== null;
}

function isCard({ pixels, box }: Area, raster: Raster): boolean {
  return (
    pixels.length > CARD * raster.width * raster.height &&
    pixels.length > CARD_FILLED * box.width * box.height
  );
}

function contains(outer: Rect, inner: Rect): boolean {
  const all = joinBoxes(outer, inner);
  return all.width * all.height < 1.02 * outer.width * outer.height;
}

/**
 * Returns the connected pixels of one colour that start inside a box.
 * @param flat.most area in pixels at which the search stops, because the exact size of larger areas is not needed
 */
function findFlatArea(
  raster: Raster,
  from: Rect,
  colour: Colour,
  flat: { step: number; whole: number; most?: { width: number; height: number } },
): Area {
  const { width, height, data } = raster;
  const seen = new Uint8Array(width * height);
  const pixels: number[] = [];
  const [red, green, blue] = colour;
  const { most = raster } = flat;
  // Reading single channels in place is several times as fast as comparing colour objects. An area of one colour may
  // have a million pixels.
  const differs = (at: number, r: number, g: number, b: number, most: number) =>
    Math.abs((data[at] ?? 0) - r) > most ||
    Math.abs((data[at + 1] ?? 0) - g) > most ||
    Math.abs((data[at + 2] ?? 0) - b) > most;
  for (const at of listIndexes(from, raster))
    if (!differs(3 * at, red, green, blue, CARD_TONE)) {
      seen[at] = 1;
      pixels.push(at);
    }
  let [left, top, right, foot] = [width, height, -1, -1];
  const reach = (other: number, r: number, g: number, b: number) => {
    if (seen[other]) return;
    const at = 3 * other;
    if (differs(at, r, g, b, flat.step) || differs(at, red, green, blue, flat.whole)) return;
    seen[other] = 1;
    pixels.push(other);
  };
  // The list grows during the loop, because the loop appends the neighbours of each pixel.
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    foot = Math.max(foot, y);
    if (right - left > most.width || foot - top > most.height) break;
    const [r, g, b] = [data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0];
    if (x > 0) reach(at - 1, r, g, b);
    if (x < width - 1) reach(at + 1, r, g, b);
    if (y > 0) reach(at - width, r, g, b);
    if (y < height - 1) reach(at + width, r, g, b);
  }
  return {
    pixels,
    box: {
      x: left,
      y: top,
      width: Math.max(0, right - left + 1),
      height: Math.max(0, foot - top + 1),
    },
  };
}

/**
 * Returns a mask of a badge including its letters. In each row, it marks all pixels between the badge's first
 * and last pixel.
 */
function countFilledRows(pixels: readonly number[], box: Rect, { width }: Raster): Uint8Array {
  const sides = Array.from({ length: box.height }, () => ({ left: box.width, right: -1 }));
  for (const at of pixels) {
    const side = sides[Math.floor(at / width) - box.y];
    if (!side) continue;
    side.left = Math.min(side.left, (at % width) - box.x);
    side.right = Math.max(side.right, (at % width) - box.x);
  }
  const filled = new Uint8Array(box.width * box.height);
  for (const [row, { left, right }] of sides.entries())
    if (right >= left) filled.fill(1, row * box.width + left, row * box.width + right + 1);
  return filled;
}

/**
 * Minimum share of pixels in the badge's colour in a row or column that belongs to the badge. The share is measured
 * between the outermost pixels of the badge.
 */
const LEAST_ROW = 0.6;
/** Maximum mean distance between a badge's outline and a rectangle with rounded corners, in pixels. */
const MOST_FRAYED = 0.75;
/**
 * Distance in pixels by which a badge's outline is moved inwards (`outline`). A pixel nearer to the edge than
 * `colour` pixels has a mixed colour, so it gets the colour at that distance.
 */
const INSET = { outline: 0.3, colour: 2.5 };

/**
 * Lifts a badge and replaces its outline by a smooth rounded rectangle, because compression noise frays the
 * real outline. Returns null if the badge is not a rounded rectangle.
 */
function liftBadge(raster: Raster, area: Area): LiftedBadge | null {
  const box = dropFringe(area, raster);
  const within = area.pixels.filter((at) =>
    isIn(box, at % raster.width, Math.floor(at / raster.width)),
  );
  const filled = countFilledRows(within, box, raster);
  const { width, height } = box;
  const most = Math.min(width, height) / 2;
  let best = { radius: 0, wrong: Number.POSITIVE_INFINITY };
  for (let radius = 0; radius <= most; radius += 0.5) {
    let wrong = 0;
    for (const [at, value] of filled.entries())
      wrong += Math.abs(value - computeCoverage(at, { width, height, radius, inset: 0 }));
    if (wrong < best.wrong) best = { radius, wrong };
  }
  if (best.wrong > MOST_FRAYED * 2 * (width + height)) return null;
  const radius = most - best.radius < ALMOST_HALF * most ? most : best.radius;
  const shape = { width, height, radius, inset: INSET.outline };
  const opacity = Float32Array.from(filled, (_, at) => computeCoverage(at, shape));
  const colours = new Uint8Array(3 * opacity.length);
  for (const at of opacity.keys()) colours.set(findInnerColour(raster, box, at, radius), 3 * at);
  return { box, opacity, colours };
}

/**
 * If a badge's corner radius is smaller than half its height by less than this share, its ends are made
 * semicircles.
 */
const ALMOST_HALF = 0.12;

/** Removes outer rows and columns in which only a few pixels have the badge's colour. */
function dropFringe({ pixels, box }: Area, { width }: Raster): Rect {
  const lineOf = (size: number) =>
    Array.from({ length: size }, () => ({ count: 0, first: Number.POSITIVE_INFINITY, last: -1 }));
  const [rows, columns] = [lineOf(box.height), lineOf(box.width)];
  for (const at of pixels) {
    const [x, y] = [(at % width) - box.x, Math.floor(at / width) - box.y];
    for (const [line, place] of [
      [rows[y], x],
      [columns[x], y],
    ] as const) {
      if (!line) continue;
      line.count++;
      line.first = Math.min(line.first, place);
      line.last = Math.max(line.last, place);
    }
  }
  const isFull = ({ count, first, last }: (typeof rows)[number]) =>
    count > LEAST_ROW * (last - first + 1);
  const [top, left] = [rows.findIndex(isFull), columns.findIndex(isFull)];
  return {
    x: box.x + left,
    y: box.y + top,
    width: columns.findLastIndex(isFull) - left + 1,
    height: rows.findLastIndex(isFull) - top + 1,
  };
}

interface Rounded {
  width: number;
  height: number;
  radius: number;
  inset: number;
}

/** Returns the share of a pixel that lies inside a rectangle with rounded corners. */
function computeCoverage(at: number, { width, height, radius, inset }: Rounded): number {
  const x = Math.abs((at % width) + 0.5 - width / 2) - width / 2 + radius;
  const y = Math.abs(Math.floor(at / width) + 0.5 - height / 2) - height / 2 + radius;
  const away = Math.hypot(Math.max(0, x), Math.max(0, y)) + Math.min(0, Math.max(x, y)) - radius;
  return Math.min(1, Math.max(0, 0.5 - inset - away));
}

/**
 * Returns the badge's unmixed colour at a pixel. At the badge's edge, where colours are mixed, the colour is
 * taken from farther inside.
 */
function findInnerColour(raster: Raster, box: Rect, at: number, radius: number): Colour {
  const { width, height } = box;
  const inner = Math.max(radius, INSET.colour);
  const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
  const [nearX, nearY] = [
    Math.min(width - inner, Math.max(inner, x)),
    Math.min(height - inner, Math.max(inner, y)),
  ];
  const away = Math.hypot(x - nearX, y - nearY);
  const share = Math.min(1, Math.max(0, inner - INSET.colour) / Math.max(1e-6, away));
  const column = Math.floor(nearX + share * (x - nearX));
  const row = Math.floor(nearY + share * (y - nearY));
  return readColour(raster, (box.y + row) * raster.width + box.x + column);
}
