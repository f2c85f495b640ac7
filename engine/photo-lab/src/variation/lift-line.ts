import { boxBlur, type Raster, type Rect } from '@adwright/engine-pixels';
import { quantileOf } from '../quantile.ts';
import { convertToPixels, listIndexes } from './boxes.ts';
import {
  type Colour,
  computeMean,
  estimateGround,
  findInk,
  isInkEven,
  LEAST_CONTRAST,
  measureContrast,
  measureDifference,
  readColour,
} from './colours-of-words.ts';
import { findParts, type TextLine } from './lettering.ts';

/**
 * A line of text that is separated from its background. A lifted line has the line's box in pixels and the
 * opacity (0–1) of each pixel in the box.
 */
export interface LiftedLine {
  box: Rect;
  /** Height of the line's letters, in pixels. */
  letterHeight: number;
  ink: Colour;
  opacity: Float32Array;
  /** Boxes of ink shapes next to the line's letters that could not be separated from the photo. */
  missed: Rect[];
}

/**
 * Size of the area around a line's box that may contain accents, descenders, commas and missed short words,
 * in heights of the box.
 */
const ROOM = { beside: [1.2, 2.4, 4, 6, 9], above: 0.42 };
/** Width of the strip at both ends of a line that must stay empty, in heights of the line's box. */
const END = 0.6;
/**
 * Width of the area beside a line, in heights of its box, below which the picture's border or a card has cut
 * that area.
 */
const LEAST_ROOM = 1.1;
/**
 * Maximum share of a line's ink that may lie left and right of the found letters (`any`). A higher share of ink left
 * and right of the letters means that the ink belongs to the photo. For a line that was certainly printed over the
 * photo, the limit is `set`, because such ink may belong to letters that were missed.
 */
const MOST_BESIDE = { any: 0.45, set: 0.75 };
/** Minimum contrast ratio between the background and letters that all have one ink. */
const LEAST_SET_CONTRAST = 1.45;
/**
 * Maximum ratio of half-opaque pixels to pixels of the letters' outline. Letters that were cut badly from the
 * photo have a higher ratio.
 */
const MOST_FRAYED = 1.2;
/**
 * Maximum distance that a letter at a line's end may extend above or below the line, in heights of the line's
 * box.
 */
const LETTER_SLACK = 0.35;
/**
 * Minimum area of a letter, as a share of the squared height of the line's box. Smaller shapes are noise, not
 * letters.
 */
const DOT = 0.02;
/** Maximum share of the ink between a line's letters that may be removed because it belongs to the photo. */
const MOST_LOST = 0.06;
/** Minimum and maximum share of a line's box that letters cover. */
const SOLID = { least: 0.05, most: 0.8 };

/**
 * Separates a line of text from its background. Returns null if the letters cannot be separated cleanly.
 * @param card box of the card under the line
 */
export function liftLine(raster: Raster, line: TextLine, card?: Rect): LiftedLine | null {
  const tight = convertToPixels(line, raster, { beside: 0, above: 0 });
  const ink = findInk(raster, tight, line.isLight);
  const isSet = line.isSet || isInkEven(raster, tight, line.isLight);
  for (const beside of ROOM.beside) {
    const box = findCommonColour(
      convertToPixels(line, raster, { beside, above: ROOM.above }),
      card,
    );
    const ground = estimateGround(raster, box, ink);
    if (ground === null) return null;
    const mean = computeMean(ground, box.width * box.height);
    if (measureContrast(ink, mean) < (isSet ? LEAST_SET_CONTRAST : LEAST_CONTRAST)) return null;
    const mixed = computeOpacity(raster, box, ink, ground);
    const raw = mixed.opacity;
    const { opacity, letters, missed } = keepLetters(mixed, box, tight);
    if (letters < FEWEST_LETTERS) return null;
    const share = opacity.reduce((sum, value) => sum + value, 0) / (tight.width * tight.height);
    if (share < SOLID.least || share > SOLID.most) return null;
    if (measureLostShare(raw, opacity, box, tight) > MOST_LOST) return null;
    if (measureShareBeside(opacity, box, tight) > MOST_BESIDE[isSet ? 'set' : 'any']) return null;
    // The search may have missed short words at the ends of a line, so the box grows until both ends are empty.
    const ends = isSet
      ? raw.map((value, at) => ((mixed.off[at] ?? 0) < MOST_OFF ? value : 0))
      : raw;
    if (areEndsEmpty(ends, box, tight, isSet)) {
      if (measureFray(opacity, box.width) > MOST_FRAYED) return null;
      return { ...trimBox(box, opacity), ink, letterHeight: tight.height, missed };
    }
  }
  return null;
}

/** Returns the ratio of half-opaque pixels to pixels of the letters' outline. */
function measureFray(opacity: Float32Array, width: number): number {
  let [half, outline] = [0, 0];
  for (const [at, value] of opacity.entries()) {
    if (value > 0.2 && value < 0.8) half++;
    const near = [at - 1, at + 1, at - width, at + width];
    if (value > STROKE && near.some((other) => (opacity[other] ?? 0) <= STROKE)) outline++;
  }
  return half / Math.max(1, outline);
}

/** Returns the share of the certain ink inside the found letters' box that was removed. */
function measureLostShare(raw: Float32Array, kept: Float32Array, box: Rect, tight: Rect): number {
  let [before, after] = [0, 0];
  for (let y = tight.y - box.y; y < tight.y - box.y + tight.height; y++)
    for (let x = tight.x - box.x; x < tight.x - box.x + tight.width; x++) {
      const value = raw[y * box.width + x] ?? 0;
      if (value < SURE_STROKE) continue;
      before += value;
      after += kept[y * box.width + x] ?? 0;
    }
  return 1 - after / Math.max(1e-6, before);
}

/** Returns the intersection of a box and a card. */
function findCommonColour(box: Rect, card?: Rect): Rect {
  if (!card) return box;
  const [x, y] = [Math.max(box.x, card.x), Math.max(box.y, card.y)];
  return {
    x,
    y,
    width: Math.min(box.x + box.width, card.x + card.width) - x,
    height: Math.min(box.y + box.height, card.y + card.height) - y,
  };
}

/** Returns the share of a line's ink that lies left or right of the letters that were found. */
function measureShareBeside(opacity: Float32Array, box: Rect, tight: Rect): number {
  let [beside, all] = [0, 0];
  for (const [at, value] of opacity.entries()) {
    const x = box.x + (at % box.width);
    all += value;
    if (x < tight.x - 2 || x > tight.x + tight.width + 2) beside += value;
  }
  return beside / Math.max(1e-6, all);
}

/**
 * Tells whether no letter is cut off at or near the left or right end of a line's box.
 * @param isSet whether small fragments are added up, because thin strokes of a letter may be found in several
 * parts
 */
function areEndsEmpty(raw: Float32Array, box: Rect, tight: Rect, isSet: boolean): boolean {
  const { width, height } = box;
  const end = END * tight.height;
  // The border of the picture or of a card may leave less room at the ends of a line of text, but cuts no letters.
  const isClipped = (room: number) => room < LEAST_ROOM * tight.height;
  const before = isClipped(tight.x - box.x) ? 1 : end;
  const after = isClipped(box.x + width - tight.x - tight.width) ? width - 1 : width - end;
  const slack = LETTER_SLACK * tight.height;
  const [top, foot] = [tight.y - box.y - slack, tight.y - box.y + tight.height + slack];
  const strokes = Uint8Array.from(raw, (value) => (value > STROKE ? 1 : 0));
  const sizes = findParts(strokes, width, height)
    .filter(
      ({ box: part }) =>
        (part.x < before || part.x + part.width > after) &&
        part.y >= top &&
        part.y + part.height <= foot,
    )
    .map(({ pixels }) => pixels.length);
  const ink = isSet ? sizes.reduce((sum, size) => sum + size, 0) : Math.max(0, ...sizes);
  return ink <= DOT * tight.height ** 2;
}

/** Crops a line's box to the line's ink. */
function trimBox(box: Rect, opacity: Float32Array): { box: Rect; opacity: Float32Array } {
  let [left, top, right, foot] = [box.width, box.height, 0, 0];
  for (const [at, value] of opacity.entries()) {
    if (value < 0.1) continue;
    const [x, y] = [at % box.width, Math.floor(at / box.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, foot] = [Math.min(top, y), Math.max(foot, y + 1)];
  }
  const [width, height] = [right - left, foot - top];
  const part = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * box.width + left;
    part.set(opacity.subarray(from, from + width), row * width);
  }
  return { box: { x: box.x + left, y: box.y + top, width, height }, opacity: part };
}

/**
 * Minimum opacity of a pixel inside a letter's stroke (`STROKE`), and of a pixel that is certainly inside a stroke
 * (`SURE_STROKE`).
 */
const STROKE = 0.5;
const SURE_STROKE = 0.8;
/** Minimum number of separate letters in a line of text. */
const FEWEST_LETTERS = 3;
/**
 * Height of the bands above and below a line's letters that belong to the line, in heights of the line's box.
 * Accents and commas lie in the bands above and below the letters.
 */
const BAND = { above: 0.35, below: 0.3 };
/**
 * Maximum distance between the letters and small shapes that belong to the line, in heights of the line's
 * box.
 */
const BESIDE = 1;
/**
 * Maximum mean difference between a letter's colours and mixtures of ink and background, as a share of the distance
 * between ink and background.
 */
const MOST_OFF = 0.2;
/** Minimum opacity of the most opaque pixel in a small shape, such as the dot of an i. */
const DOT_INK = 0.85;
/**
 * Minimum area of a small shape whose loss viewers would notice, as a share of the squared height of the
 * line's box.
 */
const SEEN_DOT = 0.004;

/** Result of modelling each pixel of a line's box as a mixture of ink and background. */
interface Mixture {
  opacity: Float32Array;
  /**
   * Difference between each pixel's colour and the nearest mixture of ink and background, as a share of the
   * distance between ink and background.
   */
  off: Float32Array;
  /** Difference between each pixel's colour and the ink, in levels (0–255). */
  away: Float32Array;
}

/**
 * Removes ink that is not part of a letter: shapes outside the line's bands, shapes in other colours, and
 * pale traces of the photo. Dots, accents and punctuation marks of any size are kept.
 */
function keepLetters({ opacity, off, away }: Mixture, box: Rect, tight: Rect) {
  const { width, height } = box;
  const top = tight.y - box.y;
  const foot = top + tight.height;
  const isCut = ({ x, y, width: w, height: h }: Rect) =>
    x === 0 || y === 0 || x + w === width || y + h === height;
  const isInBand = ({ y, height: h }: Rect) =>
    y >= top - BAND.above * tight.height - 1 &&
    y <= foot + 1 &&
    y + h <= foot + BAND.below * tight.height + 1;
  const isSmall = (pixels: readonly number[]) => pixels.length < DOT * tight.height ** 2;
  const isInk = (pixels: readonly number[]) => {
    const most = pixels.reduce((value, at) => Math.max(value, opacity[at] ?? 0), 0);
    const mean = pixels.reduce((sum, at) => sum + (off[at] ?? 0), 0) / pixels.length;
    return mean < MOST_OFF && (most > DOT_INK || !isSmall(pixels));
  };
  const parts = findOpaqueParts(opacity, STROKE, width);
  const isLetter = (part: Part) => !isCut(part.box) && isInBand(part.box) && isInk(part.pixels);
  const large = parts.filter((part) => isLetter(part) && !isSmall(part.pixels));
  // The search may have missed words at the ends of the line. The small shapes are therefore compared with all large
  // shapes.
  const left = Math.min(tight.x - box.x, ...large.map((part) => part.box.x));
  const right = Math.max(
    tight.x - box.x + tight.width,
    ...large.map((part) => part.box.x + part.box.width),
  );
  const isNear = ({ x, width: w }: Rect) =>
    x + w > left - BESIDE * tight.height && x < right + BESIDE * tight.height;
  const hasInk = judgeInk({ opacity, away }, large, isSmall);
  const letters = parts.filter((part) => isLetter(part) && isNear(part.box) && hasInk(part));
  const missed: Rect[] = [];
  // The dot of a letter may touch a line of the photo. The pixels that certainly are ink separate the dot from a line
  // of the photo that it touches. The parts of a line of text do not touch one another, so one search finds the certain
  // ink of all parts.
  const own = new Float32Array(opacity.length);
  const known = new Set(letters);
  for (const part of parts.filter((other) => !known.has(other)))
    for (const at of part.pixels) own[at] = opacity[at] ?? 0;
  for (const core of findOpaqueParts(own, SURE_STROKE, width)) {
    const isSeen = core.pixels.length >= Math.max(3, SEEN_DOT * tight.height ** 2);
    const isWithin = core.box.x + core.box.width > left && core.box.x < right;
    const isMark =
      isWithin && reachesOver(core.box, { top, foot, height, letterHeight: tight.height });
    if (!isSeen || !isNear(core.box) || !isInk(core.pixels) || !hasInk(core)) continue;
    if (!isInBand(core.box) && !isMark) continue;
    if (!isCut(core.box) && isWithin && isInBand(core.box)) letters.push(core);
    else missed.push({ ...core.box, x: box.x + core.box.x, y: box.y + core.box.y });
  }
  const near = measureNearness(letters, width, height);
  const haze = measureHazeAround(opacity, { near, box, letterHeight: tight.height });
  return {
    letters: letters.length,
    opacity: opacity.map((value, at) => {
      const none = haze[at] ?? 0;
      return Math.max(0, (value - none) / (1 - none)) * (near[at] ?? 0);
    }),
    missed,
  };
}

/**
 * Limits for the mean difference between the most opaque pixels of a part and the ink, in levels (0–255): maximum for
 * the letters of a line of one ink, and minimum for a piece of the photo, such as the rim of a cup between outlined
 * letters. For small shapes the minimum is higher, because compression blurs dots.
 */
const ONE_INK = { letters: 8, piece: 18, speck: 32 };
/** Share of a part's pixels that are compared with the ink. The other pixels may be blurred edges. */
const OPAQUE = 0.25;

/** Returns a test that tells pieces of the photo from letters if all letters of a line have one ink. */
function judgeInk(
  { opacity, away }: Pick<Mixture, 'opacity' | 'away'>,
  letters: readonly Part[],
  isSmall: (pixels: readonly number[]) => boolean,
): (part: Part) => boolean {
  const distanceOf = ({ pixels }: Part) => {
    const sorted = [...pixels].sort((one, other) => (opacity[other] ?? 0) - (opacity[one] ?? 0));
    const most = sorted.slice(0, Math.max(1, Math.round(OPAQUE * sorted.length)));
    return most.reduce((sum, at) => sum + (away[at] ?? 0), 0) / most.length;
  };
  const typical = letters.length > 0 ? quantileOf(letters.map(distanceOf), 0.5) : 255;
  return (part) =>
    typical > ONE_INK.letters ||
    distanceOf(part) < (isSmall(part.pixels) ? ONE_INK.speck : ONE_INK.piece);
}

/**
 * Limits for ink that reaches over a line from outside its bands: minimum height in the line's area, and maximum
 * distance from the letters, in heights of the line's box.
 */
const OVER = { height: 0.1, gap: 0.3 };

/**
 * Tells whether ink that reaches beyond the bands of a line may contain a mark of a letter. An example is a tone mark
 * that touches an object of the photo.
 */
function reachesOver(
  { y, height: tall }: Rect,
  line: { top: number; foot: number; height: number; letterHeight: number },
): boolean {
  const { top, foot, height, letterHeight } = line;
  if (y > 0 && y + tall < height) return false;
  if (tall < OVER.height * letterHeight) return false;
  return y < top ? y + tall > top - OVER.gap * letterHeight : y < foot + OVER.gap * letterHeight;
}

/**
 * Radius of the area around a pixel in which the background's mean opacity is computed, in heights of the
 * line's box. A pixel belongs to the background if its opacity is less than `most`.
 */
const HAZE = { radius: 0.2, most: 0.6 };

/**
 * Returns the mean opacity of the background around each pixel. This opacity is above 0 where the photo is
 * nearly as light as the ink.
 */
function measureHazeAround(
  opacity: Float32Array,
  from: { near: Float32Array; box: Rect; letterHeight: number },
): Float32Array {
  const { near, box, letterHeight } = from;
  const radius = Math.max(3, Math.round(HAZE.radius * letterHeight));
  const isGround = near.map((value, at) => (value === 0 && (opacity[at] ?? 0) < HAZE.most ? 1 : 0));
  const own = isGround.map((weight, at) => weight * (opacity[at] ?? 0));
  const weights = boxBlur(isGround, box.width, box.height, radius);
  const sums = boxBlur(own, box.width, box.height, radius);
  return sums.map((sum, at) => sum / Math.max(0.02, weights[at] ?? 0));
}

type Part = ReturnType<typeof findParts>[number];

function findOpaqueParts(opacity: Float32Array, least: number, width: number): Part[] {
  const strokes = Uint8Array.from(opacity, (value) => (value > least ? 1 : 0));
  return findParts(strokes, width, opacity.length / width);
}

/**
 * Factors for the opacity of pixels beside a stroke, from the farther to the nearer pixel. Compression blurs
 * the edges of strokes.
 */
const EDGES = [0.5, 1];

/**
 * Returns for each pixel how likely it belongs to letters: 1 inside letters and directly next to them, 0
 * farther away.
 */
function measureNearness(letters: readonly Part[], width: number, height: number): Float32Array {
  const near = new Float32Array(width * height);
  for (const [index, weight] of EDGES.entries()) {
    const edge = EDGES.length - index;
    for (const at of letters.flatMap(({ pixels }) => pixels)) {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let row = Math.max(0, y - edge); row <= Math.min(height - 1, y + edge); row++) {
        const from = row * width;
        near.fill(weight, from + Math.max(0, x - edge), from + Math.min(width, x + edge + 1));
      }
    }
  }
  return near;
}

/**
 * Limits of opacity for pixels of lifted letters. Opacities up to `none` become 0, and opacities from `full` on become
 * 1. Cutting off low opacities removes noise of the background.
 */
const RAMP = { none: 0.14, full: 0.9 };

function computeOpacity(raster: Raster, box: Rect, ink: Colour, ground: Float32Array): Mixture {
  const opacity = new Float32Array(box.width * box.height);
  const off = new Float32Array(opacity.length);
  const away = new Float32Array(opacity.length);
  let i = 0;
  for (const at of listIndexes(box, raster)) {
    const seen = readColour(raster, at);
    away[i] = measureDifference(seen, ink);
    let [along, length, squares] = [0, 0, 0];
    for (const channel of [0, 1, 2] as const) {
      const span = ink[channel] - (ground[3 * i + channel] ?? 0);
      const step = seen[channel] - (ground[3 * i + channel] ?? 0);
      along += step * span;
      length += span * span;
      squares += step * step;
    }
    const share = along / Math.max(1, length);
    off[i] = Math.sqrt(Math.max(0, squares / Math.max(1, length) - share * share));
    opacity[i++] = Math.min(1, Math.max(0, (share - RAMP.none) / (RAMP.full - RAMP.none)));
  }
  return { opacity, off, away };
}
