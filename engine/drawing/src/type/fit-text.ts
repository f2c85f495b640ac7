import { createCanvas } from '@napi-rs/canvas';
import { breakLines, type MeasuredUnit } from './break-lines.ts';
import { replaceSequences } from './emoji-sequences.ts';
import type { Face } from './font-catalogue.ts';
import { chooseFontStack } from './font-registry.ts';
import { shapeOfLines } from './line-shape.ts';
import { LINE_BREAK, splitIntoGraphemes, splitIntoLineUnits } from './line-units.ts';
import { splitMeasuredWords, splitUnitsToWidth } from './part-words.ts';
import {
  type Direction,
  detectTextDirection,
  getMinimumLeading,
  isConnectedScript,
} from './script.ts';
import { normaliseSpaces, toCapitals } from './spelling.ts';
import { type Parting, splitLongUnits } from './split-words.ts';

export interface FitRequest {
  text: string;
  face: Face;
  /** Size in pixels. */
  maxWidth: number;
  maxHeight: number;
  maxSize: number;
  minSize: number;
  maxLines: number;
  /**
   * For headlines: the smallest font size to which the text may shrink to avoid words alone on their lines.
   */
  companySize?: number;
}

/** A text at its final font size, broken into lines. All lengths of a fitted text are in pixels. */
export interface FittedText {
  /** The text as it was requested, before it was broken into lines. */
  written: string;
  lines: string[];
  size: number;
  /** Distance between the baselines of adjacent lines, in pixels. */
  leading: number;
  tracking: number;
  stack: string;
  direction: Direction;
  /** Width of the widest line, in pixels. */
  width: number;
  /** Distance from the top of the first line's ink to the bottom of the last line's, in pixels. */
  height: number;
  /** Distance from the top of the text block to the first baseline, in pixels. */
  ascent: number;
}

/** Font size in pixels at which a text's width is measured; widths at other sizes are proportional. */
const PROBE_SIZE = 100;
const probe = createCanvas(1, 1).getContext('2d');

interface Prepared {
  written: string;
  text: string;
  units: MeasuredUnit[];
  space: number;
  /** Returns the width of a text at a font size of 1. */
  advance: (text: string) => number;
  stack: string;
  trackingPerSize: number;
  leadingPerSize: number;
}

function prepare(request: FitRequest): Prepared {
  const { face } = request;
  const plain = request.text.split(LINE_BREAK).map(normaliseSpaces).filter(Boolean);
  const broken = face.uppercase ? toCapitals(plain.join(LINE_BREAK)) : plain.join(LINE_BREAK);
  const text = broken.replaceAll(LINE_BREAK, ' ');
  const stack = chooseFontStack(face, `${text}-…`);
  const trackingPerSize = isConnectedScript(text) ? 0 : face.tracking / 100;
  const advance = (value: string) => {
    probe.font = `${PROBE_SIZE}px ${stack}`;
    probe.letterSpacing = '0px';
    return (
      probe.measureText(replaceSequences(value)).width / PROBE_SIZE +
      trackingPerSize * splitIntoGraphemes(value).length
    );
  };
  const units = splitIntoLineUnits(broken, face.gluesCounts).map((unit) => ({
    ...unit,
    width: advance(unit.text),
  }));
  const leadingPerSize = Math.max(face.leading, getMinimumLeading(text));
  return {
    written: request.text,
    text,
    units,
    space: advance(' '),
    advance,
    stack,
    trackingPerSize,
    leadingPerSize,
  };
}

function measureInk(line: string, size: number, stack: string) {
  probe.font = `${size}px ${stack}`;
  probe.textBaseline = 'alphabetic';
  const ink = probe.measureText(replaceSequences(line));
  return { ascent: ink.actualBoundingBoxAscent, descent: ink.actualBoundingBoxDescent };
}

/**
 * Matches a capital with a mark above or below the letter: Ä, É, Ő, Ç, Ş. Only lines without marked capitals
 * may have tight leading.
 */
const MARKED_CAPITAL = /\p{Lu}\p{M}/u;
/** Gap between the ink of two adjacent lines, as a multiple of the font size. */
const LINE_AIR = 0.07;

/**
 * Returns the smallest leading, as a multiple of the font size, at which no accent of a capital touches a
 * neighbouring line.
 */
function findMarkedLeading(lines: readonly string[], stack: string): number {
  const needed = lines.slice(1).map((line, index) => {
    const above = lines[index] ?? '';
    if (!MARKED_CAPITAL.test(`${above}\n${line}`.normalize('NFD'))) return 0;
    const reach =
      measureInk(above, PROBE_SIZE, stack).descent + measureInk(line, PROBE_SIZE, stack).ascent;
    return reach / PROBE_SIZE + LINE_AIR;
  });
  return Math.max(0, ...needed);
}

function compose(prepared: Prepared, lines: string[], widest: number, size: number): FittedText {
  const { stack, leadingPerSize, trackingPerSize, text } = prepared;
  const leading = Math.max(leadingPerSize, findMarkedLeading(lines, stack)) * size;
  const ascent = Math.max(size * 0.7, measureInk(lines[0] ?? '', size, stack).ascent);
  const descent = Math.max(0, measureInk(lines.at(-1) ?? '', size, stack).descent);
  return {
    written: prepared.written,
    lines,
    size,
    leading,
    tracking: trackingPerSize * size,
    stack,
    direction: detectTextDirection(text),
    width: widest * size,
    height: ascent + (lines.length - 1) * leading + descent,
    ascent,
  };
}

/**
 * A word with more letters may be hyphenated to enlarge the text. A shorter word is hyphenated only if the
 * text cannot fit otherwise.
 */
const LONG_WORD_LETTERS = 18;
/** Hyphenation must enlarge the text by more than this factor; otherwise, no word is hyphenated. */
const HYPHEN_GAIN = 1.35;
/**
 * Minimum factor by which hyphens between syllables must enlarge the text, compared with hyphens between a
 * compound's parts. Words with hyphens between syllables are harder to read.
 */
const SYLLABLE_GAIN = 1.75;
/** Minimum factor that replaces `SYLLABLE_GAIN` for a text that should be as large as possible. */
const GAIN_OF_LARGEST = 1.15;

/**
 * Finds the largest font size, within the request's limits, at which a text fits its box in the allowed number
 * of lines. A word that is wider than the box makes the text smaller. A word that is too wide is hyphenated
 * only if the text would otherwise become much smaller, or smaller than the minimum size. A text that does not
 * fit at the minimum size is cut with an ellipsis, so no text extends beyond its box.
 */
export function fitText(request: FitRequest): FittedText {
  const prepared = prepare(request);
  const longest = Math.max(0, ...prepared.units.map(({ text }) => splitIntoGraphemes(text).length));
  const isOrdinary = longest <= LONG_WORD_LETTERS || request.maxLines === 1;
  const whole =
    largestFit(request, prepared, () => prepared.units) ??
    (isOrdinary ? smallerFit(request, prepared) : undefined);
  if (whole && isOrdinary)
    return request.companySize
      ? fitWithCompany(whole, request.companySize, request, prepared)
      : whole;
  const hyphenated = fitHyphenated(request, prepared);
  if (hyphenated && hyphenated.size > (whole?.size ?? 0) * HYPHEN_GAIN) return hyphenated;
  const fitting = whole ?? hyphenated;
  if (fitting) return fitting;
  const parting = request.face.wordBreaks === 'letters' ? 'letters' : 'syllables';
  const torn = splitLongUnits(prepared.units, request.maxWidth / request.minSize, {
    parting,
    isForced: true,
  });
  return shorten(fitAt(request.minSize, request, prepared, torn), request, prepared);
}

/**
 * Returns the text with hyphenated words at the largest possible size, by the rules of the ad's renderer version.
 */
function fitHyphenated(request: FitRequest, prepared: Prepared): FittedText | undefined {
  const { maxWidth, face } = request;
  if (face.wordBreaks === 'largest') {
    const parted = (places: 'joints' | 'syllables') => {
      const { advance } = prepared;
      const units = splitMeasuredWords(prepared.units, places, {
        advance,
        language: face.language,
      });
      return largestFit(request, prepared, (size) => splitUnitsToWidth(units, maxWidth / size));
    };
    return chooseHyphenation(parted('joints'), parted('syllables'), GAIN_OF_LARGEST);
  }
  const split = (parting: Parting) =>
    largestFit(request, prepared, (size) =>
      splitLongUnits(prepared.units, maxWidth / size, { parting }),
    );
  if (face.wordBreaks === 'letters') return split('letters');
  return chooseHyphenation(split('joints'), split('syllables'), SYLLABLE_GAIN);
}

function chooseHyphenation(
  atJoints: FittedText | undefined,
  atSyllables: FittedText | undefined,
  gain: number,
): FittedText | undefined {
  const isEnough = (atJoints?.size ?? 0) * gain >= (atSyllables?.size ?? 0);
  return isEnough ? atJoints : atSyllables;
}

/**
 * A headline may shrink to this share of its minimum size before a word is split at a place without a
 * hyphenation point.
 */
const LAST_RESORT = 0.7;

function smallerFit(request: FitRequest, prepared: Prepared): FittedText | undefined {
  if (!request.companySize) return undefined;
  const minSize = request.minSize * LAST_RESORT;
  return largestFit({ ...request, minSize }, prepared, () => prepared.units);
}

function fitAt(
  size: number,
  request: FitRequest,
  prepared: Prepared,
  units: readonly MeasuredUnit[],
): FittedText {
  const { lines, widest } = breakLines(units, request.maxWidth / size, prepared.space);
  return compose(prepared, lines, widest, size);
}

/** A headline shrinks at most to this share of the largest fitting size to avoid words alone on a line. */
const LEAST_SHARE = 0.55;
/** Step by which the font size is reduced, as a share of the largest fitting size. */
const SHARE_STEP = 0.03;

/**
 * Returns the text at the size with the best product of size and line shape, so that fewer words are alone on a
 * line.
 */
function fitWithCompany(
  largest: FittedText,
  companySize: number,
  request: FitRequest,
  prepared: Prepared,
): FittedText {
  const smallest = Math.max(companySize, largest.size * LEAST_SHARE);
  let best = { size: largest.size, worth: 0 };
  for (let size = largest.size; size >= smallest; size -= largest.size * SHARE_STEP) {
    const worth = size * computeShape(prepared, request.maxWidth / size);
    if (worth > best.worth) best = { size, worth };
  }
  if (best.size === largest.size) return largest;
  return fitAt(Math.floor(best.size), request, prepared, prepared.units);
}

function computeShape(prepared: Prepared, width: number): number {
  const { lines, widths } = breakLines(prepared.units, width, prepared.space);
  return shapeOfLines(lines, widths);
}

/**
 * Returns the text at the largest fitting size, found by binary search over whole sizes. Returns undefined if
 * the text does not fit even at the smallest size.
 */
function largestFit(
  request: FitRequest,
  prepared: Prepared,
  unitsAt: (size: number) => readonly MeasuredUnit[],
): FittedText | undefined {
  let low = Math.ceil(request.minSize);
  let high = Math.floor(request.maxSize);
  let best: FittedText | undefined;
  while (low <= high) {
    const size = Math.floor((low + high) / 2);
    const fitted = fitAt(size, request, prepared, unitsAt(size));
    const fits =
      fitted.lines.length <= request.maxLines &&
      fitted.width <= request.maxWidth &&
      fitted.height <= request.maxHeight;
    if (fits) {
      best = fitted;
      low = size + 1;
    } else high = size - 1;
  }
  return best;
}

function shorten(fitted: FittedText, request: FitRequest, prepared: Prepared): FittedText {
  const byHeight = Math.floor((request.maxHeight - fitted.size * 0.95) / fitted.leading) + 1;
  const count = Math.max(1, Math.min(request.maxLines, byHeight));
  if (fitted.lines.length <= count) return fitted;
  const lines = fitted.lines.slice(0, count);
  lines[count - 1] = `${splitIntoGraphemes(lines[count - 1] ?? '')
    .slice(0, -2)
    .join('')
    .replace(/[\s,.;:–—-]+$/u, '')}…`;
  return compose(prepared, lines, fitted.width / fitted.size, fitted.size);
}
