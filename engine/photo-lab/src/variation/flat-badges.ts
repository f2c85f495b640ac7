import type { Raster, Rect } from '@adwright/engine-pixels';
import { type Colour, readColour } from './colours-of-words.ts';
import { isDisc, liftDisc } from './disc-badge.ts';
import { findFlatAreas, measureUnevenness, type Samples } from './flat-areas.ts';
import { findParts } from './lettering.ts';
import type { LiftedBadge } from './lift-badge.ts';
import { keepPerPicture } from './per-picture.ts';

/**
 * Maximum mean deviation (0–255) of a badge's samples from their mean. Samples of areas in photos deviate more.
 */
const MOST_UNEVEN = 2.2;
/** Minimum and maximum area of a badge including its letters, as shares of the picture. */
const AREA = { least: 0.004, most: 0.16 };
/**
 * Minimum share of its bounding box that a badge fills. A ribbon across a corner fills a smaller share of its bounding
 * box than any other badge.
 */
const LEAST_FILLED = 0.22;
/**
 * Maximum raggedness of a badge. Raggedness is the squared outline, divided by that of a disc with the same area. A
 * star has a raggedness of about 2; areas of photos are more ragged.
 */
const MOST_RAGGED = 2.6;
/** Minimum and maximum share of a badge's area that letters cover. */
const LETTERS = { least: 0.05, most: 0.5 };
/** Maximum mean deviation (0–255) among the purest pixels of a badge's letters, which all have the same ink. */
const ONE_INK = 9;
/**
 * Share of a badge's letter pixels whose ink is compared. The compared pixels are those that differ most from
 * the badge.
 */
const PUREST = 0.3;
/**
 * Minimum height of a letter, as a share of the badge's height or of the square root of its area, whichever
 * is smaller. `count` is the minimum number of letters on a badge.
 */
const LETTER = { height: 0.12, count: 2 };

/**
 * Lifts badges of one colour with letters, such as badges, stars, discs and tilted labels. Each badge keeps its
 * outline. The search for lines of text may miss letters on badges, because they are too few or too slanted.
 */
export const findFlatBadges = keepPerPicture<readonly LiftedBadge[]>((raster) => {
  const { samples, step, areas } = findFlatAreas(raster);
  return areas.flatMap(({ pixels, box }) => {
    const shape = makeBadge(pixels, box, samples);
    if (shape === null) return [];
    return [liftShape(raster, { box, shape, step, colour: readColour(samples, pixels[0] ?? 0) })];
  });
});

/**
 * Returns the shape of a badge within its box, including the letters. Returns null if the area is not a
 * badge.
 */
function makeBadge(pixels: readonly number[], box: Rect, samples: Samples): Uint8Array | null {
  const { width, height } = samples;
  const area = box.width * box.height;
  const all = width * height;
  if (area < AREA.least * all || area > (AREA.most / LEAST_FILLED) * all) return null;
  const own = new Uint8Array(area);
  for (const at of pixels)
    own[(Math.floor(at / width) - box.y) * box.width + (at % width) - box.x] = 1;
  const holes = findEnclosed(own, box);
  const inked = holes.reduce((sum, value) => sum + value, 0);
  const filled = pixels.length + inked;
  if (filled < LEAST_FILLED * area || filled > AREA.most * all) return null;
  if (inked < LETTERS.least * filled || inked > LETTERS.most * filled) return null;
  if (
    countLetters(holes, box, filled) < LETTER.count ||
    measureUnevenness(pixels, samples) > MOST_UNEVEN
  )
    return null;
  if (
    measureRaggedness(
      own.map((value, at) => value | (holes[at] ?? 0)),
      box,
      filled,
    ) > MOST_RAGGED
  )
    return null;
  return hasOneInk(holes, box, samples, pixels[0] ?? 0)
    ? own.map((value, at) => value | (holes[at] ?? 0))
    : null;
}

/** Returns the number of letters among a badge's holes. Letters that touch one another make one broad hole. */
function countLetters(holes: Uint8Array, { width, height }: Rect, filled: number): number {
  const least = LETTER.height * Math.min(height, Math.sqrt(filled));
  return findParts(holes, width, height)
    .filter(({ box }) => box.height > least)
    .reduce((sum, { box }) => sum + Math.max(1, Math.round(box.width / box.height)), 0);
}

/** Returns the raggedness of a shape: its squared outline, divided by that of a disc with the same area. */
function measureRaggedness(shape: Uint8Array, { width }: Rect, area: number): number {
  let steps = 0;
  for (const [at, value] of shape.entries()) {
    if (!value) continue;
    const x = at % width;
    const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const other of near) if (!shape[other]) steps++;
  }
  // The pixel steps along a sloped outline are on average 4 / π times as long as the straight slope.
  const outline = (Math.PI / 4) * steps;
  return outline ** 2 / (4 * Math.PI * area);
}

/**
 * Tells whether each hole of a badge has about one colour. Only the pixels that differ most from the badge's colour are
 * compared. Two lines of text on one badge may have different colours.
 */
function hasOneInk(holes: Uint8Array, box: Rect, samples: Samples, badgeAt: number): boolean {
  const badge = readColour(samples, badgeAt);
  const away = (one: Colour, other: Colour) =>
    Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));
  let [deviation, count] = [0, 0];
  for (const { pixels } of findParts(holes, box.width, box.height)) {
    const colours = pixels
      .map((at) => {
        const row = box.y + Math.floor(at / box.width);
        return readColour(samples, row * samples.width + box.x + (at % box.width));
      })
      .toSorted((one, other) => away(other, badge) - away(one, badge));
    const purest = colours.slice(0, Math.max(1, Math.ceil(PUREST * colours.length)));
    const ink = purest[Math.floor(purest.length / 2)] ?? badge;
    deviation += purest.reduce((sum, colour) => sum + away(colour, ink), 0);
    count += purest.length;
  }
  return deviation < ONE_INK * count;
}

/**
 * Returns a mask of the pixels that an area encloses. Enclosed pixels lie outside the area and are not
 * connected to the border of its box.
 */
function findEnclosed(own: Uint8Array, { width, height }: Rect): Uint8Array {
  const holes = own.map((value) => 1 - value);
  for (const { box, pixels } of findParts(holes, width, height)) {
    const isOpen =
      box.x === 0 || box.y === 0 || box.x + box.width === width || box.y + box.height === height;
    if (isOpen) for (const at of pixels) holes[at] = 0;
  }
  return holes;
}

/**
 * Limits for the share of a sample's area that a badge covers. A sample between the limits lies on the badge's outline,
 * where the badge's colour replaces the mixed colours.
 */
const OUTLINE = { from: 0.5, to: 0.95 };

/** Lifts a badge from the picture. The badge's samples are enlarged, and the outline becomes smooth. */
function liftShape(
  raster: Raster,
  from: { box: Rect; shape: Uint8Array; step: number; colour: Colour },
): LiftedBadge {
  const { box: small, shape, step, colour } = from;
  const [x, y] = [Math.floor(small.x * step), Math.floor(small.y * step)];
  const width = Math.min(raster.width - x, Math.ceil(small.width * step));
  const height = Math.min(raster.height - y, Math.ceil(small.height * step));
  if (isDisc(shape, small)) return liftDisc(raster, { x, y, width, height }, colour);
  const soft = soften(shape, small);
  const opacity = new Float32Array(width * height);
  const colours = new Uint8Array(3 * opacity.length);
  for (const at of opacity.keys()) {
    const [column, row] = [at % width, Math.floor(at / width)];
    const share = interpolate(soft, small, (column + 0.5) / step - 0.5, (row + 0.5) / step - 0.5);
    opacity[at] = Math.min(1, Math.max(0, (share - OUTLINE.from) * Math.max(2, step) + 0.25));
    const isInner = share > OUTLINE.to;
    colours.set(
      isInner ? readColour(raster, (y + row) * raster.width + x + column) : colour,
      3 * at,
    );
  }
  return { box: { x, y, width, height }, opacity, colours };
}

/** Returns the mean of a shape's values in the area around each sample. */
function soften(shape: Uint8Array, { width, height }: Rect): Float32Array {
  return Float32Array.from(shape, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let sum = 0;
    for (let row = y - 1; row <= y + 1; row++)
      for (let column = x - 1; column <= x + 1; column++)
        if (row >= 0 && row < height && column >= 0 && column < width)
          sum += shape[row * width + column] ?? 0;
    return sum / 9;
  });
}

/** Returns the interpolated value at a position between samples. */
function interpolate(soft: Float32Array, { width, height }: Rect, u: number, v: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height
      ? 0
      : (soft[row * width + column] ?? 0);
  const [dx, dy] = [u - x, v - y];
  return (
    (1 - dy) * ((1 - dx) * at(x, y) + dx * at(x + 1, y)) +
    dy * ((1 - dx) * at(x, y + 1) + dx * at(x + 1, y + 1))
  );
}
