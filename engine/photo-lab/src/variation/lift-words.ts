import type { Raster, Rect } from '@adwright/engine-pixels';
import { convertToPixels, isIn, isInside } from './boxes.ts';
import { measureDifference } from './colours-of-words.ts';
import { findFlatBadges } from './flat-badges.ts';
import { SAME_INK } from './ink-rows.ts';
import { findInkShapes } from './ink-shapes.ts';
import { findInkLines, liftInkLine } from './ink-words.ts';
import { joinBoxes, type TextLine } from './lettering.ts';
import { findFlatGround, type LiftedBadge } from './lift-badge.ts';
import { type LiftedLine, liftLine } from './lift-line.ts';
import { findFurtherWords } from './set-words.ts';

/** The words and badges of an upload, separated from the background. */
export interface LiftedWords {
  lines: LiftedLine[];
  badges: LiftedBadge[];
  /**
   * Mask of the pixels of words, badges and the cards below them. A crop of the photo must not show these
   * pixels.
   */
  covered: Uint8Array;
}

/**
 * Lifts all lines of text from an uneven background. Badges of one colour, such as buttons and labels, are
 * lifted together with their text. Returns null if a line that is certainly text cannot be separated from its
 * background.
 * @param isText tells whether a line is certainly text; another line that cannot be separated is ignored
 * @param printed lines that are printed on the subject, so they are not lifted
 */
export function liftWords(
  raster: Raster,
  found: readonly TextLine[],
  isText: (line: TextLine) => boolean,
  printed: readonly TextLine[] = [],
): LiftedWords | null {
  const covered = new Uint8Array(raster.width * raster.height);
  const badges: LiftedBadge[] = [];
  const lines: LiftedLine[] = [];
  const whole = joinWholeLines(found);
  for (const badge of findBadges(raster, whole)) {
    const line = whole.find((one) => isInside(convertToPixels(one, raster, NO_ROOM), badge.box));
    const area = (line && findFlatGround(raster, line).badge) ?? badge;
    badges.push(area);
    coverBox(covered, raster, area.box);
  }
  const printedBoxes = printed.map((line) => convertToPixels(line, raster, NO_ROOM));
  const inkLines = findInkLines(raster).filter(
    ({ box }) => !printedBoxes.some((own) => isInside(box, own)),
  );
  const unlifted: Rect[] = [];
  for (const line of whole) {
    const tight = convertToPixels(line, raster, NO_ROOM);
    if (badges.some((badge) => isInside(tight, badge.box))) continue;
    if (inkLines.some((own) => own.isWhole && holdsLine(own.box, tight))) continue;
    const ground = findFlatGround(raster, line);
    if (ground.isTorn && isText(line)) return null;
    const lifted = ground.badge ? null : liftLine(raster, line, ground.card?.box);
    const part = lifted ?? ground.badge;
    if (part === null) {
      if (isText(line)) unlifted.push(tight);
      continue;
    }
    if (lifted) lines.push(lifted);
    else if (ground.badge) badges.push(ground.badge);
    for (const at of ground.card?.pixels ?? []) covered[at] = 1;
    coverBox(covered, raster, part.box);
  }
  const isLifted = (line: Rect) => [...badges, ...lines].some(({ box }) => holdsLine(box, line));
  for (const own of inkLines) {
    if (isLifted(own.box)) continue;
    const lifted = own.isWhole ? liftInkLine(raster, own) : null;
    if (lifted === null) return null;
    lines.push(lifted);
    coverBox(covered, raster, lifted.box);
  }
  // Another search may have found the same words with a better box.
  if (!unlifted.every(isLifted)) return null;
  const free = lines.filter(({ box }) => !badges.some((badge) => isInside(box, badge.box)));
  return { lines: free, badges, covered };
}

/** Returns the badges of an upload. A flat area that is a letter of a line, such as a large L, is not a badge. */
function findBadges(raster: Raster, lines: readonly TextLine[]): readonly LiftedBadge[] {
  const boxes = lines.map((line) => convertToPixels(line, raster, NO_ROOM));
  return findFlatBadges(raster).filter(
    ({ box }) => !boxes.some((line) => crosses(line, box) || isLetterOf(box, line)),
  );
}

/** Maximum height of a letter, in heights of its line's box, and maximum width, as a share of the line. */
const LETTER = { height: 1.3, width: 0.5 };

/** Tells whether a flat area has the place and the size of a letter of a line. */
function isLetterOf(area: Rect, line: Rect): boolean {
  return (
    isInside(area, line) &&
    area.height <= LETTER.height * line.height &&
    area.width < LETTER.width * line.width
  );
}

/**
 * Minimum shares of a line's width and height that lie in another box if both hold the same words. The search
 * for lines may add texture of the photo to the ends of a line.
 */
const SAME_LINE = { across: 0.6, down: 0.6 };

/** Tells whether a box holds the words of a line. */
function holdsLine(box: Rect, line: Rect): boolean {
  const across = Math.min(box.x + box.width, line.x + line.width) - Math.max(box.x, line.x);
  const down = Math.min(box.y + box.height, line.y + line.height) - Math.max(box.y, line.y);
  return across > SAME_LINE.across * line.width && down > SAME_LINE.down * line.height;
}

/** Tells whether a box lies partly inside and partly outside another box. */
function crosses(one: Rect, other: Rect): boolean {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const common = Math.max(0, width) * Math.max(0, height);
  return common > 0.1 * one.width * one.height && common < 0.9 * one.width * one.height;
}

const NO_ROOM = { beside: 0, above: 0 };

/**
 * Returns the boxes, in pixels, of words that were not lifted. Examples are small print, words on badges with
 * missed letters, and dots, accents and punctuation marks that could not be separated from the photo.
 */
export function listMissedWords(raster: Raster, words: LiftedWords): Rect[] {
  const { lines, badges } = words;
  const lifted = [...lines, ...badges];
  const further = findFurtherWords(raster)
    .map((line) => convertToPixels(line, raster, { beside: 0.1, above: 0.1 }))
    .filter((box) => !lifted.some((part) => isInside(box, part.box)));
  // A descender of the line above may reach over a line, but it is lifted with its own line.
  const missed = lines
    .flatMap((line) => line.missed.map((box) => ({ line, box })))
    .filter(({ line, box }) => !lifted.some((part) => part !== line && isInside(box, part.box)))
    .map(({ box }) => box);
  return [...further, ...listStrayLetters(raster, words), ...missed];
}

/**
 * Limits for a shape beside a line that is a letter of the message, as the first letter of a curved word or a large
 * single character: distance from the line's box and minimum and maximum height, in heights of the line's letters.
 */
const STRAY = { reach: 0.8, least: 0.45, most: 4 };

/** Returns the boxes of shapes beside lifted lines that have the ink and the size of letters of the message. */
function listStrayLetters(raster: Raster, { lines, badges }: LiftedWords): Rect[] {
  const shapes = findInkShapes(raster).filter(
    ({ box }) => ![...lines, ...badges].some((part) => isInside(box, part.box)),
  );
  return shapes
    .filter(({ box, ink }) =>
      lines.some(({ box: own, ink: other, letterHeight }) => {
        const reach = STRAY.reach * letterHeight;
        return (
          measureDifference(ink, other) <= SAME_INK &&
          box.height > STRAY.least * letterHeight &&
          box.height < STRAY.most * letterHeight &&
          box.x < own.x + own.width + reach &&
          own.x < box.x + box.width + reach &&
          box.y < own.y + own.height + reach &&
          own.y < box.y + box.height + reach
        );
      }),
    )
    .map(({ box }) => box);
}

/**
 * Limits for two parts of one line: maximum gap in line heights, minimum common share of their heights, and
 * maximum ratio of their heights.
 */
const ONE_LINE = { gap: { any: 2.5, set: 6 }, common: 0.6, height: 2.1 };

/** Joins the parts of each line. A line with uneven gaps is found in several parts. */
function joinWholeLines(found: readonly TextLine[]): TextLine[] {
  const lines = found.filter((line) => !found.some((other) => areItsCounters(line, other)));
  for (let at = 0; at < lines.length; at++) {
    const one = lines[at];
    const index = lines.findIndex((other, i) => i > at && one && areOneLine(one, other));
    const other = lines[index];
    if (!one || !other) continue;
    const isSet = one.isSet === true || other.isSet === true;
    lines[at] = { ...one, ...joinBoxes(one, other), letters: one.letters + other.letters, isSet };
    lines.splice(index, 1);
    at = -1;
  }
  return lines;
}

/**
 * Tells whether a line consists only of the gaps between another line's letters. Such gaps can look like
 * letters.
 */
function areItsCounters(line: TextLine, other: TextLine): boolean {
  const [x, y] = [line.x + line.width / 2, line.y + line.height / 2];
  return line.isLight !== other.isLight && line.letters < other.letters && isIn(other, x, y);
}

function areOneLine(one: TextLine, other: TextLine): boolean {
  const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
  const common = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const gap = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  return (
    one.isLight === other.isLight &&
    high < ONE_LINE.height * low &&
    common > ONE_LINE.common * low &&
    gap < ONE_LINE.gap[one.isSet && other.isSet ? 'set' : 'any'] * high
  );
}

/** Marks the pixels of a box in a map of the picture. Parts of the box outside the picture are left out. */
export function coverBox(map: Uint8Array, { width, height }: Raster, box: Rect): void {
  const left = Math.max(0, box.x);
  const right = Math.min(width, box.x + box.width);
  for (let row = Math.max(0, box.y); row < Math.min(height, box.y + box.height); row++)
    map.fill(1, row * width + left, row * width + right);
}
