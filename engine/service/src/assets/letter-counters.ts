import { countSteps } from './count-steps.ts';

/** The size of a logo's picture, and the pixels that belong to the background outside of the logo. */
interface Shapes {
  width: number;
  height: number;
  isGround: Uint8Array;
  /** Returns the difference of a pixel from the background's colour, in levels (0–255). */
  distanceAt: (at: number) => number;
}

/** A connected part of a logo, including the areas that it encloses. */
interface Part {
  pixels: number[];
  top: number;
  bottom: number;
  /** Pixels of the background's colour that the part of the logo encloses, such as the inside of an "o". */
  enclosed: number[];
  /** Half the width of the part's broadest stroke, in pixels. */
  stroke: number;
  /** Distance in pixels from the areas that the part encloses to the part's farthest pixel. */
  reach: number;
}

/**
 * The first pixel of an enclosed area may differ from the background by `first` levels (0–255), pixels
 * connected with it by `next` levels.
 */
const PAPER_LEVELS = { first: 9, next: 24 };
/** Minimum height of a part of a logo that may be a letter, in pixels; smaller parts are dots and dust. */
const LEAST_HEIGHT_PX = 8;
/**
 * Letters of one line overlap vertically by at least the share `shared` of their height, and no letter is more
 * than `taller` times as high as another.
 */
const LINE = { shared: 0.6, taller: 2 };
/**
 * Maximum ratio of the stroke widths of two letters of one typeface. Letters of one line have strokes of
 * similar width; a plate (filled shape) around a letter has a broader stroke. Half the width of a stroke is
 * counted in whole pixels, so half widths may differ by one extra pixel.
 */
const STROKE_RATIO = 1.5;
/**
 * Minimum distance of a letter's stem or tail from the area that the letter encloses, in widths of the broadest
 * stroke.
 */
const FAR_STROKES = 1.5;
/** Maximum area of a speck inside a letter that the compression of a JPEG causes, in pixels. */
const CRUMB_PX = 8;
/**
 * Maximum height of small print in pixels: letters of small print may merge, so that one part of the logo
 * encloses another part.
 */
const SMALL_PRINT_PX = 28;
/**
 * Minimum number of similar parts in a line of lettering, including the part that encloses the examined area.
 */
const LEAST_LETTERS = 3;

/**
 * Returns the pixels inside of letters such as "o" and "R", through which the background is visible. An
 * enclosed area counts as the inside of a letter only if it lies in a line of letters with the same stroke
 * width. At least one of these letters must enclose nothing, or have a stem or a tail as in "d". A white
 * letter on a plate and outlined letters also enclose areas, but no letter beside them has the same stroke
 * and reaches far from all enclosed areas.
 */
export function findCounters(shapes: Shapes): number[] {
  const parts = findParts(shapes).filter(({ top, bottom }) => bottom - top >= LEAST_HEIGHT_PX);
  return parts
    .filter((part) => part.enclosed.length > 0 && isLetter(part, parts, shapes))
    .flatMap(({ enclosed }) => enclosed);
}

function isLetter(part: Part, parts: readonly Part[], shapes: Shapes): boolean {
  const line = parts.filter((other) => other === part || areAlike(part, other));
  const isSmall = part.bottom - part.top <= SMALL_PRINT_PX;
  return (
    line.length >= LEAST_LETTERS &&
    line.some(hasLongStroke) &&
    (isSmall || isOnePiece(part, shapes))
  );
}

/**
 * Tells whether a part of a logo, such as "d", has a stem or a tail: strokes that enclose nothing. An outline
 * around a white letter has no stem: no pixel is farther from the white than the outline is wide.
 */
function hasLongStroke({ stroke, reach }: Part): boolean {
  return reach > FAR_STROKES * 2 * stroke;
}

function areAlike(one: Part, other: Part): boolean {
  const heights = [one.bottom - one.top, other.bottom - other.top];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const [thin, broad] = [one.stroke, other.stroke].sort((a, b) => a - b);
  const isOneFace = (broad ?? 0) <= STROKE_RATIO * (thin ?? 0) + 1;
  return shared >= LINE.shared * low && high <= LINE.taller * low && isOneFace;
}

/**
 * Tells whether the areas that a part encloses contain no further part. A white letter on a plate would be a
 * further part.
 */
function isOnePiece({ pixels, enclosed }: Part, { width, height }: Shapes): boolean {
  const ink = new Set(pixels);
  for (const at of enclosed) ink.delete(at);
  let pieces = 0;
  while (ink.size > CRUMB_PX && pieces < 2) {
    const [start = 0] = ink;
    const reached = spread(start, width, height, (at) => ink.delete(at));
    if (reached.length > CRUMB_PX) pieces++;
  }
  return pieces === 1;
}

/** Returns the connected parts of a logo's picture that are not background. */
function findParts(shapes: Shapes): Part[] {
  const { width, height, isGround, distanceAt } = shapes;
  const isKnown = isGround.slice();
  const isPaper = new Uint8Array(width * height);
  const take = (at: number) => {
    if (isKnown[at]) return false;
    isKnown[at] = 1;
    return true;
  };
  const takePaper = (at: number) => {
    if (isGround[at] || isPaper[at] || distanceAt(at) > PAPER_LEVELS.next) return false;
    isPaper[at] = 1;
    return true;
  };
  const parts: Part[] = [];
  for (let start = 0; start < isKnown.length; start++) {
    if (isKnown[start]) continue;
    const pixels = spread(start, width, height, take);
    const enclosed = pixels.flatMap((at) =>
      isPaper[at] || distanceAt(at) > PAPER_LEVELS.first || isBesideGround(at, shapes)
        ? []
        : spread(at, width, height, takePaper),
    );
    parts.push({ pixels, enclosed, ...findRows(pixels, width), stroke: 0, reach: 0 });
  }
  const depths = countSteps((at) => isGround[at] === 1 || isPaper[at] === 1, shapes, true);
  const away = countSteps((at) => isPaper[at] === 1, shapes);
  return parts.map((part) => ({
    ...part,
    stroke: part.pixels.reduce((most, at) => Math.max(most, depths[at] ?? 0), 0),
    reach: part.pixels.reduce((most, at) => Math.max(most, away[at] ?? 0), 0),
  }));
}

/**
 * Tells whether a pixel touches the background outside of the logo. Pale edge pixels of letters touch it;
 * pixels of enclosed areas don't.
 */
function isBesideGround(at: number, { width, isGround }: Shapes): boolean {
  return [at - 1, at + 1, at - width, at + width].some((near) => isGround[near] === 1);
}

/** Returns all pixels that `take` accepts and that are connected with the first pixel, by sides or corners. */
function spread(
  start: number,
  width: number,
  height: number,
  take: (at: number) => boolean,
): number[] {
  if (!take(start)) return [];
  const reached = [start];
  for (let next = 0; next < reached.length; next++) {
    const at = reached[next] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++)
        if (take(ny * width + nx)) reached.push(ny * width + nx);
  }
  return reached;
}

function findRows(pixels: readonly number[], width: number): { top: number; bottom: number } {
  let [top, bottom] = [Number.POSITIVE_INFINITY, 0];
  for (const at of pixels) {
    const y = Math.floor(at / width);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { top, bottom };
}
