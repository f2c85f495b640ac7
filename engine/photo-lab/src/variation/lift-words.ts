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
}

/** A flat plate with its text, such as a button: its box in pixels, and the opacity (0–1) of each pixel of the box. */
export interface LiftedPlate {
  box: Rect;
  opacity: Float32Array;
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
 * Returns the boxes, in pixels, of words on even grounds that were not lifted: small print, and words on plates
 * whose letters were missed.
 */
export function wordsLeft(raster: Raster, { lines, plates }: LiftedWords): Rect[] {
  const lifted = [...lines, ...plates];
  return letteringOf(raster, SMALL_PRINT).flatMap((line) => {
    const box = inPixels(line, raster, { beside: 0.1, above: 0.1 });
    const isLifted = lifted.some((part) => isInside(box, part.box));
    return isLifted || !isGroundEven(raster, box, line.isLight) ? [] : [box];
  });
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
    const raw = opacityOf(raster, box, ink, ground);
    const opacity = keepLetters(raw, box, tight);
    if (opacity === null) return null;
    const share = opacity.reduce((sum, value) => sum + value, 0) / (tight.width * tight.height);
    if (share < SOLID.least || share > SOLID.most) return null;
    if (lostShare(raw, opacity, box, tight) > MOST_LOST) return null;
    if (shareBeside(opacity, box, tight) > MOST_BESIDE) return null;
    // Short words at the ends of a line may have been missed, so the box grows until both ends are empty.
    if (areEndsEmpty(raw, box, tight)) {
      return { ...trimmed(box, opacity), ink, letterHeight: tight.height };
    }
  }
  return null;
}

/** Returns how much of the ink inside the letters' own box was removed, as a share of it. */
function lostShare(raw: Float32Array, kept: Float32Array, box: Rect, tight: Rect): number {
  let [before, after] = [0, 0];
  for (let y = tight.y - box.y; y < tight.y - box.y + tight.height; y++)
    for (let x = tight.x - box.x; x < tight.x - box.x + tight.width; x++) {
      before += raw[y * box.width + x] ?? 0;
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

/** Opacity from which a pixel is inside a letter's stroke. */
const STROKE = 0.5;
/** Minimum number of separate shapes of a line. */
const FEWEST_LETTERS = 3;
/** Distance from a stroke within which a pixel can be its blurred edge, in pixels. */
const EDGE = 2;

/**
 * Removes what is not part of a letter: shapes that the box cuts off, shapes outside the line, and pale traces
 * of the photo away from strokes. Returns null if too few letters are left.
 */
function keepLetters(opacity: Float32Array, box: Rect, tight: Rect): Float32Array | null {
  const { width, height } = box;
  const strokes = Uint8Array.from(opacity, (value) => (value > STROKE ? 1 : 0));
  const near = new Uint8Array(opacity.length);
  let letters = 0;
  const [top, foot] = [tight.y - box.y, tight.y - box.y + tight.height];
  for (const { box: part, pixels } of partsOf(strokes, width, height)) {
    const isCut =
      part.y === 0 ||
      part.y + part.height === height ||
      part.x === 0 ||
      part.x + part.width === width;
    const end = part.y + part.height;
    const isBelow = part.y > top + 0.7 * tight.height && end > foot + 0.3 * tight.height;
    const away = Math.max(
      tight.x - box.x - part.x - part.width,
      part.x - (tight.x - box.x + tight.width),
    );
    const isSpeck = pixels.length < DOT * tight.height ** 2 && away > 0.5 * tight.height;
    const isOutside = isSpeck || isBelow || part.y > foot + 1 || end < top - 0.4 * tight.height;
    if (isCut || isOutside) continue;
    letters++;
    for (const at of pixels) {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let row = Math.max(0, y - EDGE); row <= Math.min(height - 1, y + EDGE); row++)
        near.fill(
          1,
          row * width + Math.max(0, x - EDGE),
          row * width + Math.min(width, x + EDGE + 1),
        );
    }
  }
  return letters < FEWEST_LETTERS ? null : opacity.map((value, at) => (near[at] ? value : 0));
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
const RAMP = { none: 0.2, full: 0.86 };

function opacityOf(raster: Raster, box: Rect, ink: Colour, ground: Float32Array): Float32Array {
  const opacity = new Float32Array(box.width * box.height);
  let i = 0;
  for (const at of indexesOf(box, raster)) {
    const seen = colourAt(raster, at);
    let [along, length] = [0, 0];
    for (const channel of [0, 1, 2] as const) {
      const span = ink[channel] - (ground[3 * i + channel] ?? 0);
      along += (seen[channel] - (ground[3 * i + channel] ?? 0)) * span;
      length += span * span;
    }
    const share = along / Math.max(1, length);
    opacity[i++] = Math.min(1, Math.max(0, (share - RAMP.none) / (RAMP.full - RAMP.none)));
  }
  return opacity;
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
    const opacity = filledOpacity(pixels, box, raster);
    const filled = opacity.reduce((sum, value) => sum + value, 0);
    if (filled > LEAST_FILLED * opacity.length) return { plate: { box, opacity }, card: null };
  }
  const card = flatArea(raster, tight, ground, { step: CARD_TONE, whole: CARD_TONE });
  return { plate: null, card: isCard(card, raster) ? card : null };
}

/** Minimum share of its box that a card fills, letters aside. */
const CARD_FILLED = 0.72;

/** Whether a line stands on a card. */
export function isOnCard(raster: Raster, line: TextLine): boolean {
  return flatGround(raster, line).card !== null;
}

/** Whether a line stands on a button, or on a card: a rectangle of one colour, which hardly any photo shows. */
export function isOnPlate(raster: Raster, line: TextLine): boolean {
  const { plate, card } = flatGround(raster, line);
  return plate !== null || card !== null;
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

/** Number of rows above and below whose ends are compared with a row's. */
const SMOOTHED_ROWS = 3;

/** Returns the opacity of a plate: its rows filled from side to side, with its outermost pixels made soft. */
function filledOpacity(pixels: readonly number[], box: Rect, { width }: Raster): Float32Array {
  const sides = Array.from({ length: box.height }, () => ({ left: box.width, right: -1 }));
  for (const at of pixels) {
    const side = sides[Math.floor(at / width) - box.y];
    if (!side) continue;
    side.left = Math.min(side.left, (at % width) - box.x);
    side.right = Math.max(side.right, (at % width) - box.x);
  }
  const filled = new Float32Array(box.width * box.height);
  for (const row of sides.keys()) {
    // Noise of compression frays the sides, so each row ends where the rows around it do.
    const near = sides.slice(Math.max(0, row - SMOOTHED_ROWS), row + SMOOTHED_ROWS + 1);
    const left = quantile(
      near.map((side) => side.left),
      0.5,
    );
    const right = quantile(
      near.map((side) => side.right),
      0.5,
    );
    for (let x = left; x <= right; x++) filled[row * box.width + x] = 1;
  }
  return boxBlur(filled, box.width, box.height, 1).map((value, at) =>
    Math.max(0, (filled[at] ?? 0) * (1.6 * value - 0.6)),
  );
}
