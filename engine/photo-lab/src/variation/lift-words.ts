import {
  boxBlur,
  contrastRatio,
  type Raster,
  type Rect,
  toLinearChannel,
} from '@adwright/engine-pixels';
import { joined, letteringOf, partsOf, SMALL_PRINT, type TextLine } from './lettering.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** A line of text without its background: its box in pixels, and the opacity (0–1) of each pixel of the box. */
export interface LiftedLine {
  box: Rect;
  /** Height of the letters, in pixels. */
  letterHeight: number;
  ink: Colour;
  opacity: Float32Array;
  /** Boxes of shapes of ink that lie in the line's band, but could not be separated from the photo. */
  missed: Rect[];
}

/** A flat plate with its text, such as a button: its box in pixels, and for each pixel opacity (0–1) and colour. */
export interface LiftedPlate {
  box: Rect;
  opacity: Float32Array;
  /** Three values (0–255) per pixel, in which the edges have the plate's own colour. */
  colours: Uint8Array;
}

export interface LiftedWords {
  lines: LiftedLine[];
  plates: LiftedPlate[];
  /** Marks the pixels of words, plates and the cards below them, which a crop of the photo must not show. */
  covered: Uint8Array;
}

/** Room around a text line for accents, descenders, commas and missed short words, in heights of its box. */
const ROOM = { beside: [1.2, 2.4, 4, 6, 9], above: 0.42 };
/** Width of the empty room at both ends of a line, in heights of its box. */
const END = 0.6;
/** Room beside a line, in heights of its box, below which a border cuts the line's box off. */
const LEAST_ROOM = 1.1;
/** Maximum share of a line's ink that may lie beside the letters that were found. More is a part of the photo. */
const MOST_BESIDE = 0.45;
/** Room above and below a line within which a shape at its ends counts as a letter, in heights of the line's box. */
const LETTER_SLACK = 0.35;
/** Minimum area of a letter, in squares of the height of the line's box. Smaller shapes are noise. */
const DOT = 0.02;
/** Maximum share of the ink between a line's letters that may be removed as part of the photo. */
const MOST_LOST = 0.06;
/** Minimum contrast ratio of letters with their background; a smaller one is not printed text. */
const LEAST_CONTRAST = 2.6;
/** Minimum and maximum share of a line's box that is solid ink. */
const SOLID = { least: 0.05, most: 0.8 };
/** Part of the letters' pixels, in the order of their luma, from which the ink's colour is taken. */
const INK_RANKS = { from: 0.02, to: 0.09 };

/**
 * Lifts all lines of text from an uneven background, and flat plates (buttons, labels) as a whole. Returns null
 * if a line that is certainly text cannot be separated from its background.
 * @param isText whether a line is certainly text; any other line that cannot be separated is ignored
 */
export function liftWords(
  raster: Raster,
  found: readonly TextLine[],
  isText: (line: TextLine) => boolean,
): LiftedWords | null {
  const covered = new Uint8Array(raster.width * raster.height);
  const plates: LiftedPlate[] = [];
  const lines: LiftedLine[] = [];
  for (const line of wholeLines(found)) {
    const tight = inPixels(line, raster, { beside: 0, above: 0 });
    if (plates.some((plate) => isInside(tight, plate.box))) continue;
    const ground = flatGround(raster, line);
    if (ground.isTorn && isText(line)) return null;
    const lifted = ground.plate ? null : liftLine(raster, line, ground.card?.box);
    const part = lifted ?? ground.plate;
    if (part === null) {
      if (isText(line)) return null;
      continue;
    }
    if (lifted) lines.push(lifted);
    else if (ground.plate) plates.push(ground.plate);
    for (const at of ground.card?.pixels ?? []) covered[at] = 1;
    cover(covered, raster, part.box);
  }
  const free = lines.filter(({ box }) => !plates.some((plate) => isInside(box, plate.box)));
  return { lines: free, plates, covered };
}

/** How even the ground of words is that must not be lost: what share of their box is close to its colour. */
const EVEN = { tone: 14, share: 0.45 };

/**
 * Returns the boxes, in pixels, of words that were not lifted: small print on even grounds, words on plates whose
 * letters were missed, and dots, accents and punctuation marks that were not separated from the photo.
 */
export function wordsLeft(raster: Raster, { lines, plates }: LiftedWords): Rect[] {
  const lifted = [...lines, ...plates];
  const small = letteringOf(raster, SMALL_PRINT).flatMap((line) => {
    const box = inPixels(line, raster, { beside: 0.1, above: 0.1 });
    const isLifted = lifted.some((part) => isInside(box, part.box));
    return isLifted || !isGroundEven(raster, box, line.isLight) ? [] : [box];
  });
  return [...small, ...lines.flatMap(({ missed }) => missed)];
}

function isGroundEven(raster: Raster, box: Rect, isLight: boolean): boolean {
  const ink = inkOf(raster, box, isLight);
  const ground = groundTone(raster, box, ink);
  if (contrastOf(ink, ground) < LEAST_CONTRAST) return false;
  const even = [...indexesOf(box, raster)].filter(
    (at) => distanceOf(colourAt(raster, at), ground) < EVEN.tone,
  );
  return even.length > EVEN.share * box.width * box.height;
}

function isIn({ x, y, width, height }: Rect, column: number, row: number): boolean {
  return column >= x && row >= y && column < x + width && row < y + height;
}

/** Maximum gap between two parts of one line, in heights of the line, and minimum share of it that they have in common. */
const ONE_LINE = { gap: 2.5, common: 0.6, height: 2.1 };

/** Joins parts of one line, which is found in parts where its gaps vary. */
function wholeLines(found: readonly TextLine[]): TextLine[] {
  const lines = found.filter((line) => !found.some((other) => areItsCounters(line, other)));
  for (let at = 0; at < lines.length; at++) {
    const one = lines[at];
    const index = lines.findIndex((other, i) => i > at && one && areOneLine(one, other));
    const other = lines[index];
    if (!one || !other) continue;
    lines[at] = { ...one, ...joined(one, other), letters: one.letters + other.letters };
    lines.splice(index, 1);
    at = -1;
  }
  return lines;
}

/** Whether a line consists of the spaces between another line's letters, which look like letters themselves. */
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
    gap < ONE_LINE.gap * high
  );
}

function isInside(one: Rect, other: Rect): boolean {
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
  return x > other.x && y > other.y && x < other.x + other.width && y < other.y + other.height;
}

function cover(covered: Uint8Array, { width }: Raster, { x, y, width: w, height: h }: Rect): void {
  for (let row = y; row < y + h; row++) covered.fill(1, row * width + x, row * width + x + w);
}

/** @param card box of the card that the line stands on */
function liftLine(raster: Raster, line: TextLine, card?: Rect): LiftedLine | null {
  const tight = inPixels(line, raster, { beside: 0, above: 0 });
  const ink = inkOf(raster, tight, line.isLight);
  for (const beside of ROOM.beside) {
    const box = commonOf(inPixels(line, raster, { beside, above: ROOM.above }), card);
    const ground = groundUnder(raster, box, ink);
    if (ground === null) return null;
    const mean = meanOf(ground, box.width * box.height);
    if (contrastOf(ink, mean) < LEAST_CONTRAST) return null;
    const mixed = opacityOf(raster, box, ink, ground);
    const raw = mixed.opacity;
    const { opacity, letters, missed } = keepLetters(mixed, box, tight);
    if (letters < FEWEST_LETTERS) return null;
    const share = opacity.reduce((sum, value) => sum + value, 0) / (tight.width * tight.height);
    if (share < SOLID.least || share > SOLID.most) return null;
    if (lostShare(raw, opacity, box, tight) > MOST_LOST) return null;
    if (shareBeside(opacity, box, tight) > MOST_BESIDE) return null;
    // Short words at the ends of a line may have been missed, so the box grows until both ends are empty.
    if (areEndsEmpty(raw, box, tight)) {
      return { ...trimmed(box, opacity), ink, letterHeight: tight.height, missed };
    }
  }
  return null;
}

/** Returns how much of the certain ink inside the letters' own box was removed, as a share of it. */
function lostShare(raw: Float32Array, kept: Float32Array, box: Rect, tight: Rect): number {
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

/** Returns what a box has in common with a card. */
function commonOf(box: Rect, card?: Rect): Rect {
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
function shareBeside(opacity: Float32Array, box: Rect, tight: Rect): number {
  let [beside, all] = [0, 0];
  for (const [at, value] of opacity.entries()) {
    const x = box.x + (at % box.width);
    all += value;
    if (x < tight.x - 2 || x > tight.x + tight.width + 2) beside += value;
  }
  return beside / Math.max(1e-6, all);
}

/** Whether no letter is cut off or lies close to the left or right end of a line's box. */
function areEndsEmpty(raw: Float32Array, box: Rect, tight: Rect): boolean {
  const { width, height } = box;
  const end = END * tight.height;
  // A border of the picture or of a card can leave less room, but it cuts no letters.
  const isClipped = (room: number) => room < LEAST_ROOM * tight.height;
  const before = isClipped(tight.x - box.x) ? 1 : end;
  const after = isClipped(box.x + width - tight.x - tight.width) ? width - 1 : width - end;
  const slack = LETTER_SLACK * tight.height;
  const [top, foot] = [tight.y - box.y - slack, tight.y - box.y + tight.height + slack];
  const strokes = Uint8Array.from(raw, (value) => (value > STROKE ? 1 : 0));
  return !partsOf(strokes, width, height).some(
    ({ box: part, pixels }) =>
      (part.x < before || part.x + part.width > after) &&
      part.y >= top &&
      part.y + part.height <= foot &&
      pixels.length > DOT * tight.height ** 2,
  );
}

/** Cuts a line's box down to its ink. */
function trimmed(box: Rect, opacity: Float32Array): { box: Rect; opacity: Float32Array } {
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

/** Opacities from which a pixel is inside a letter's stroke, and from which it certainly is. */
const STROKE = 0.5;
const SURE_STROKE = 0.8;
/** Minimum number of separate shapes of a line. */
const FEWEST_LETTERS = 3;
/** The band of a line above and below its letters, in heights of the line's box. Accents and commas lie in it. */
const BAND = { above: 0.35, below: 0.3 };
/** Distance from the letters up to which small shapes belong to the line, in heights of the line's box. */
const BESIDE = 1;
/** Maximum mean difference of a shape's colours from mixtures of ink and ground, as a share of their distance. */
const MOST_OFF = 0.2;
/** Minimum opacity of the most opaque pixel of a small shape, such as the dot of an i. */
const DOT_INK = 0.85;
/** Minimum area of a small shape, as a share of the squared height of the line's box, whose loss shows. */
const SEEN_DOT = 0.004;

/** How much of a line's box is ink. */
interface Mixture {
  opacity: Float32Array;
  /** Difference of each pixel's colour from the nearest mixture of ink and ground, as a share of their distance. */
  off: Float32Array;
}

/**
 * Removes what is not part of a letter: shapes outside the line's band, shapes in other colours, and pale traces
 * of the photo away from strokes. Dots, accents and punctuation marks are kept, whatever their size.
 */
function keepLetters({ opacity, off }: Mixture, box: Rect, tight: Rect) {
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
  const parts = partsIn(opacity, STROKE, width);
  const isLetter = (part: Part) => !isCut(part.box) && isInBand(part.box) && isInk(part.pixels);
  const large = parts.filter((part) => isLetter(part) && !isSmall(part.pixels));
  // Words may have been missed at the ends of the line, so small shapes are compared with all its large ones.
  const left = Math.min(tight.x - box.x, ...large.map((part) => part.box.x));
  const right = Math.max(
    tight.x - box.x + tight.width,
    ...large.map((part) => part.box.x + part.box.width),
  );
  const isNear = ({ x, width: w }: Rect) =>
    x + w > left - BESIDE * tight.height && x < right + BESIDE * tight.height;
  const letters = parts.filter((part) => isLetter(part) && isNear(part.box));
  const missed: Rect[] = [];
  // A dot that touches a line of the photo is cut free where its ink is certain.
  for (const part of parts.filter((other) => !letters.includes(other))) {
    const own = opacity.map(() => 0);
    for (const at of part.pixels) own[at] = opacity[at] ?? 0;
    for (const core of partsIn(own, SURE_STROKE, width)) {
      const isSeen = core.pixels.length >= Math.max(3, SEEN_DOT * tight.height ** 2);
      const isWithin =
        core.box.x + core.box.width > left && core.box.x < right && isInBand(core.box);
      if (!isSeen || !isNear(core.box) || !isInBand(core.box) || !isInk(core.pixels)) continue;
      if (!isCut(core.box) && isWithin) letters.push(core);
      else missed.push({ ...core.box, x: box.x + core.box.x, y: box.y + core.box.y });
    }
  }
  const near = nearnessTo(letters, width, height);
  const haze = hazeAround(opacity, { near, box, letterHeight: tight.height });
  return {
    letters: letters.length,
    opacity: opacity.map((value, at) => {
      const none = haze[at] ?? 0;
      return Math.max(0, (value - none) / (1 - none)) * (near[at] ?? 0);
    }),
    missed,
  };
}

/** Size of a pixel's surroundings, in heights of the line's box, and the highest opacity taken for the photo's. */
const HAZE = { radius: 0.2, most: 0.6 };

/** Returns the mean opacity of the ground around each pixel, which is not 0 where the photo is nearly as light as the ink. */
function hazeAround(
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

type Part = ReturnType<typeof partsOf>[number];

function partsIn(opacity: Float32Array, least: number, width: number): Part[] {
  const strokes = Uint8Array.from(opacity, (value) => (value > least ? 1 : 0));
  return partsOf(strokes, width, opacity.length / width);
}

/** Weights of pixels beside a stroke, by their distance: edges are blurred by compression. */
const EDGES = [0.5, 1];

/** Returns for each pixel how far it may belong to letters: 1 inside and right beside them, 0 away from them. */
function nearnessTo(letters: readonly Part[], width: number, height: number): Float32Array {
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

function inPixels(
  { x, y, width, height }: Rect,
  raster: Raster,
  room: { beside: number; above: number },
): Rect {
  const tall = height * raster.height;
  const [left, top] = [
    x * raster.width - room.beside * tall,
    y * raster.height - room.above * tall,
  ];
  const right = (x + width) * raster.width + room.beside * tall;
  const foot = (y + height) * raster.height + room.above * tall;
  const from = { x: Math.max(0, Math.floor(left)), y: Math.max(0, Math.floor(top)) };
  return {
    ...from,
    width: Math.min(raster.width, Math.ceil(right)) - from.x,
    height: Math.min(raster.height, Math.ceil(foot)) - from.y,
  };
}

const lumaOf = ([red, green, blue]: Colour) => 0.299 * red + 0.587 * green + 0.114 * blue;

function colourAt({ data }: Raster, at: number): Colour {
  return [data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0];
}

/** Returns the colour of the letters: that of the lightest or darkest pixels. */
function inkOf(raster: Raster, box: Rect, isLight: boolean): Colour {
  const colours: { luma: number; colour: Colour }[] = [];
  for (const at of indexesOf(box, raster)) {
    const colour = colourAt(raster, at);
    colours.push({ luma: (isLight ? -1 : 1) * lumaOf(colour), colour });
  }
  colours.sort((one, other) => one.luma - other.luma);
  const from = Math.floor(INK_RANKS.from * colours.length);
  const part = colours.slice(from, Math.max(from + 1, Math.floor(INK_RANKS.to * colours.length)));
  const mean = (channel: 0 | 1 | 2) =>
    part.reduce((sum, { colour }) => sum + colour[channel], 0) / Math.max(1, part.length);
  return [mean(0), mean(1), mean(2)];
}

function* indexesOf({ x, y, width, height }: Rect, raster: Raster): Generator<number> {
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) yield row * raster.width + column;
}

const distanceOf = (one: Colour, other: Colour) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/**
 * Returns the background of a box as it would be without the letters, three values per pixel. It is blurred from
 * the pixels whose colour is far from the ink. Returns null if hardly any pixel is.
 */
function groundUnder(raster: Raster, box: Rect, ink: Colour): Float32Array | null {
  const { width, height } = box;
  const at = [...indexesOf(box, raster)];
  const distances = at.map((index) => distanceOf(colourAt(raster, index), ink));
  const typical = quantile(distances, 0.6);
  const isGround = Float32Array.from(distances, (distance) => (distance > 0.72 * typical ? 1 : 0));
  if (isGround.reduce((sum, value) => sum + value, 0) < 0.3 * at.length) return null;
  const radius = Math.max(2, Math.round(0.22 * height));
  const weight = blurTwice(isGround, width, height, radius);
  const ground = new Float32Array(3 * at.length);
  for (const channel of [0, 1, 2] as const) {
    const own = Float32Array.from(
      at,
      (index, i) => colourAt(raster, index)[channel] * (isGround[i] ?? 0),
    );
    const blurred = blurTwice(own, width, height, radius);
    for (let i = 0; i < at.length; i++)
      ground[3 * i + channel] = (blurred[i] ?? 0) / Math.max(1e-3, weight[i] ?? 0);
  }
  return ground;
}

function blurTwice(plane: Float32Array, width: number, height: number, radius: number) {
  return boxBlur(boxBlur(plane, width, height, radius), width, height, radius);
}

/** Opacities that count as none and as full, so that noise of the background leaves no trace. */
const RAMP = { none: 0.14, full: 0.9 };

function opacityOf(raster: Raster, box: Rect, ink: Colour, ground: Float32Array): Mixture {
  const opacity = new Float32Array(box.width * box.height);
  const off = new Float32Array(opacity.length);
  let i = 0;
  for (const at of indexesOf(box, raster)) {
    const seen = colourAt(raster, at);
    let [along, length, away] = [0, 0, 0];
    for (const channel of [0, 1, 2] as const) {
      const span = ink[channel] - (ground[3 * i + channel] ?? 0);
      const step = seen[channel] - (ground[3 * i + channel] ?? 0);
      along += step * span;
      length += span * span;
      away += step * step;
    }
    const share = along / Math.max(1, length);
    off[i] = Math.sqrt(Math.max(0, away / Math.max(1, length) - share * share));
    opacity[i++] = Math.min(1, Math.max(0, (share - RAMP.none) / (RAMP.full - RAMP.none)));
  }
  return { opacity, off };
}

function meanOf(values: Float32Array, size: number): Colour {
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < size; at++)
    for (const channel of [0, 1, 2] as const) sums[channel] += values[3 * at + channel] ?? 0;
  return [sums[0] / size, sums[1] / size, sums[2] / size];
}

/** Returns the contrast ratio of two colours (0–255). */
export function contrastOf(one: Colour, other: Colour): number {
  const luminance = (colour: Colour) => {
    const [red, green, blue] = colour.map((value) => toLinearChannel(value / 255));
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  };
  return contrastRatio(luminance(one), luminance(other));
}

/** Maximum difference (0–255) of a plate's pixel from its neighbour, and from the plate's mean colour. */
const FLAT = { step: 5, whole: 42 };
/** Maximum size of a plate that is lifted as a whole, as shares of the picture. Larger ones are cards and panels. */
const PLATE = { width: 0.7, height: 0.2, area: 0.08 };
/** Minimum share of its box that a plate fills: discs fill the least. */
const LEAST_FILLED = 0.72;
/** Minimum area of a flat background that counts as a card or a panel, as a share of the picture. */
const CARD = 0.02;
/** Maximum difference (0–255) of a card's pixels from its mean colour. Grounds of photos vary more. */
const CARD_TONE = 7;

interface Area {
  pixels: readonly number[];
  box: Rect;
}

interface FlatGround {
  plate: LiftedPlate | null;
  /** Whether there is a plate whose outline can't be told from the photo. */
  isTorn: boolean;
  /** The card or panel around a line, if its colour is even. */
  card: Area | null;
}

/** Finds the flat area around a line of text. */
function flatGround(raster: Raster, line: TextLine): FlatGround {
  const tight = inPixels(line, raster, { beside: 0.1, above: 0.1 });
  const ground = groundTone(raster, tight, inkOf(raster, tight, line.isLight));
  const most = { width: PLATE.width * raster.width, height: PLATE.height * raster.height };
  const { pixels, box } = flatArea(raster, tight, ground, { ...FLAT, most });
  const [w, h] = [box.width / raster.width, box.height / raster.height];
  if (w < PLATE.width && h < PLATE.height && w * h < PLATE.area && contains(box, tight)) {
    const filled = filledRows(pixels, box, raster);
    if (filled.reduce((sum, value) => sum + value, 0) > LEAST_FILLED * filled.length) {
      const plate = liftPlate(raster, { pixels, box });
      return { plate, isTorn: plate === null, card: null };
    }
  }
  const card = flatArea(raster, tight, ground, { step: CARD_TONE, whole: CARD_TONE });
  return { plate: null, isTorn: false, card: isCard(card, raster) ? card : null };
}

/** Minimum share of its box that a card fills, letters aside. */
const CARD_FILLED = 0.72;

/** Whether a line stands on a card. */
export function isOnCard(raster: Raster, line: TextLine): boolean {
  return flatGround(raster, line).card !== null;
}

/** Whether a line stands on a button, or on a card: a rectangle of one colour, which hardly any photo shows. */
export function isOnPlate(raster: Raster, line: TextLine): boolean {
  const { plate, isTorn, card } = flatGround(raster, line);
  return plate !== null || isTorn || card !== null;
}

function isCard({ pixels, box }: Area, raster: Raster): boolean {
  return (
    pixels.length > CARD * raster.width * raster.height &&
    pixels.length > CARD_FILLED * box.width * box.height
  );
}

/** Returns the median colour of the pixels of a box that are not ink. */
function groundTone(raster: Raster, box: Rect, ink: Colour): Colour {
  const colours = [...indexesOf(box, raster)].map((at) => colourAt(raster, at));
  const distances = colours.map((colour) => distanceOf(colour, ink));
  const far = 0.75 * quantile(distances, 0.9);
  const ground = colours.filter((_, at) => (distances[at] ?? 0) > far);
  const median = (channel: 0 | 1 | 2) =>
    quantile(
      ground.map((colour) => colour[channel]),
      0.5,
    );
  return [median(0), median(1), median(2)];
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}

function contains(outer: Rect, inner: Rect): boolean {
  const all = joined(outer, inner);
  return all.width * all.height < 1.02 * outer.width * outer.height;
}

/**
 * Returns the connected pixels of a colour that begin inside a box.
 * @param flat.most size in pixels from which the rest of a larger area is not searched
 */
function flatArea(
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
  // Reading channels in place is several times as fast as comparing colours: areas have a million pixels.
  const differs = (at: number, r: number, g: number, b: number, most: number) =>
    Math.abs((data[at] ?? 0) - r) > most ||
    Math.abs((data[at + 1] ?? 0) - g) > most ||
    Math.abs((data[at + 2] ?? 0) - b) > most;
  for (const at of indexesOf(from, raster))
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
  // The list grows during the loop: neighbours of each pixel are appended.
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

/** Returns 1 for the pixels of a plate and of the letters on it, which lie between the ends of its rows. */
function filledRows(pixels: readonly number[], box: Rect, { width }: Raster): Uint8Array {
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

/** Minimum share of an outer row or column, from its first to its last pixel, that has the plate's colour. */
const LEAST_ROW = 0.6;
/** Maximum mean distance of a plate's outline from a rectangle with round corners, in pixels. */
const MOST_FRAYED = 0.75;
/** Distance by which a plate is made smaller, and from which inwards its colour is not mixed, in pixels. */
const INSET = { outline: 0.3, colour: 2.5 };

/**
 * Lifts a plate with the outline of a rectangle with round corners, because noise of compression frays its own
 * outline. Returns null if the plate has another shape.
 */
function liftPlate(raster: Raster, area: Area): LiftedPlate | null {
  const box = withoutFringe(area, raster);
  const within = area.pixels.filter((at) =>
    isIn(box, at % raster.width, Math.floor(at / raster.width)),
  );
  const filled = filledRows(within, box, raster);
  const { width, height } = box;
  const most = Math.min(width, height) / 2;
  let best = { radius: 0, wrong: Number.POSITIVE_INFINITY };
  for (let radius = 0; radius <= most; radius += 0.5) {
    let wrong = 0;
    for (const [at, value] of filled.entries())
      wrong += Math.abs(value - coverage(at, { width, height, radius, inset: 0 }));
    if (wrong < best.wrong) best = { radius, wrong };
  }
  if (best.wrong > MOST_FRAYED * 2 * (width + height)) return null;
  const radius = most - best.radius < ALMOST_HALF * most ? most : best.radius;
  const shape = { width, height, radius, inset: INSET.outline };
  const opacity = Float32Array.from(filled, (_, at) => coverage(at, shape));
  const colours = new Uint8Array(3 * opacity.length);
  for (const at of opacity.keys()) colours.set(innerColour(raster, box, at, radius), 3 * at);
  return { box, opacity, colours };
}

/** Maximum difference of a corner's radius from half the plate's height for which the ends are round, as a share. */
const ALMOST_HALF = 0.12;

/** Cuts off outer rows and columns in which only few pixels have the plate's colour. */
function withoutFringe({ pixels, box }: Area, { width }: Raster): Rect {
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

/** Returns which share of a pixel lies inside a rectangle with round corners. */
function coverage(at: number, { width, height, radius, inset }: Rounded): number {
  const x = Math.abs((at % width) + 0.5 - width / 2) - width / 2 + radius;
  const y = Math.abs(Math.floor(at / width) + 0.5 - height / 2) - height / 2 + radius;
  const away = Math.hypot(Math.max(0, x), Math.max(0, y)) + Math.min(0, Math.max(x, y)) - radius;
  return Math.min(1, Math.max(0, 0.5 - inset - away));
}

/** Returns the colour of a plate's pixel. At the edge, where colours are mixed, it is taken from further inside. */
function innerColour(raster: Raster, box: Rect, at: number, radius: number): Colour {
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
  return colourAt(raster, (box.y + row) * raster.width + box.x + column);
}
