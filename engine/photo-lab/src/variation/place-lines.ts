import { SURE } from '@adwright/engine-cutout';
import type { Raster, Rect } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { isIn } from './boxes.ts';
import { findLettering, type TextLine } from './lettering.ts';
import { findFlatGround, isOnBadge } from './lift-badge.ts';
import { type LiftedWords, liftWords } from './lift-words.ts';
import type { Plane } from './open-window.ts';
import { isPrinted, measureShareIn, standsAlone } from './printed-words.ts';
import { findFurtherWords, isSet } from './set-words.ts';

/**
 * Maximum share of a text line that may lie inside the subject before the line counts as printed on the
 * subject.
 */
const ON_PRODUCT = 0.6;
/**
 * Minimum number of letters of a text line beside the subject that counts as an ad's message. Lines with
 * fewer letters are often bricks or shelves.
 */
export const MESSAGE = 7;
/** Minimum number of letters in a line of one colour that was certainly added over the photo, as in an ad. */
export const FEWEST_SET = 5;

/**
 * Tells whether most of a text line's box lies inside the subject, where the plane has values above `least`.
 */
export function liesIn(line: Rect, plane: Plane, least: number): boolean {
  return measureShareIn(line, plane, least) > ON_PRODUCT;
}

/**
 * Returns where a text line is. It may be next to the subject or set over it (`beside`), printed on it (`printed`), or
 * it may be part of it (`within`). A line on a card counts as next to the subject, because some cards look like
 * subjects in the saliency map.
 */
export function placeLine(
  line: TextLine,
  raster: Raster,
  from: { map: Plane; lines: readonly TextLine[] },
): 'beside' | 'printed' | 'within' {
  if (!liesIn(line, from.map, SURE) || isOnBadge(raster, line)) return 'beside';
  if (isPrinted(raster, line, from)) return 'printed';
  return isSet(raster, line) ? 'beside' : 'within';
}

/** Tells whether a line inside a cut-out is on a card or on a badge that belongs to the ad. */
export function isOnPartOfAd(raster: Raster, line: TextLine, cut: Plane): boolean {
  const { badge, card } = findFlatGround(raster, line);
  return card !== null || (badge !== null && standsAlone(badge.box, raster, cut));
}

/** Maximum distance between two lines of the same text, in heights of the taller line. */
const LINE_GAP = 3;

function continues(line: TextLine, other: TextLine): boolean {
  const tall = Math.max(line.height, other.height);
  const gap = Math.max(line.y, other.y) - Math.min(line.y + line.height, other.y + other.height);
  const common = Math.min(line.x + line.width, other.x + other.width) - Math.max(line.x, other.x);
  return gap < LINE_GAP * tall && common > 0.5 * Math.min(line.width, other.width);
}

/**
 * Tells whether a short line, such as the first word of a headline, stands directly above or below a line of
 * similar height.
 */
function isPartOf(line: TextLine, short: TextLine): boolean {
  const [low, high] = [line.height, short.height].sort((a, b) => a - b);
  return line.isLight === short.isLight && (high ?? 0) < 1.6 * (low ?? 0) && continues(line, short);
}

/**
 * Separates the words of an upload from the photo. Returns the lifted words and all lines that were found, or null if
 * the words cannot be separated cleanly.
 */
export function liftMessage(
  raster: Raster,
  { side, values }: SubjectMap,
): { words: LiftedWords; lines: readonly TextLine[] } | null {
  const map = { width: side, height: side, values };
  const common = findLettering(raster);
  const further = findFurtherWords(raster).filter(
    ({ x, y, width, height }) => !common.some((line) => isIn(line, x + width / 2, y + height / 2)),
  );
  const all = [...common, ...further].map((line) => ({ ...line, isSet: isSet(raster, line) }));
  const places = { beside: [] as TextLine[], printed: [] as TextLine[], within: [] as TextLine[] };
  for (const line of all) places[placeLine(line, raster, { map, lines: all })].push(line);
  const { beside, printed, within } = places;
  // In the saliency map, some lines of a text may look like the subject. A line next to the subject therefore
  // also counts as text if it continues other words.
  for (const line of beside) {
    const next = within.filter((other) => continues(line, other));
    for (const other of next) within.splice(within.indexOf(other), 1);
    beside.push(...next);
  }
  const certain = beside.filter(({ letters }) => letters >= MESSAGE);
  const words = liftWords(
    raster,
    beside,
    (line) =>
      (line.isSet === true && line.letters >= FEWEST_SET) ||
      certain.some((other) => line.letters >= MESSAGE || isPartOf(other, line)),
    printed,
  );
  return words && { words, lines: all };
}
