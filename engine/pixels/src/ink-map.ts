import type { Rect } from './geometry/rect.ts';
import type { Pixels } from './ground-luminance.ts';

/**
 * Special values of the pixels in an {@link InkMap}. Any value above `darkest` is the luma of a pixel that is
 * fully covered by ink.
 */
const INK = { none: 0, edge: 1, darkest: 2 } as const;

/**
 * Map of the pixels of a picture that the letters of a text cover. The map is plain data, so that threads can exchange
 * it.
 */
export interface InkMap {
  /** Box of the text in whole pixels of the picture. */
  box: Rect;
  /** One value for each pixel of the box, row by row: see {@link INK}. */
  ink: Uint8Array;
  /**
   * For each pixel, 1 if the pixel belongs to an emoji. The text colour does not change emoji. The array is
   * absent for a text without emoji.
   */
  pictures?: Uint8Array;
  /** Font size and distance between baselines of the text, in pixels. */
  size: number;
  leading: number;
}

/**
 * Returns the luma (ITU-R BT.601, 0–255) of a pixel. The argument `at` is the index of the pixel's red value.
 */
function computeLuma(data: Pixels['data'], at: number): number {
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}

/**
 * Makes the ink map of a text from letters that were drawn alone on a transparent background. The position
 * (x, y) is that of the first pixel of the drawn letters in the picture.
 * @param pictures pixels that belong to emoji, as in {@link InkMap}
 */
export function createInkMap(
  { data, width, height }: Pixels,
  place: { x: number; y: number },
  type: Pick<InkMap, 'size' | 'leading'>,
  pictures?: Uint8Array,
): InkMap {
  const ink = new Uint8Array(width * height);
  for (let pixel = 0; pixel < ink.length; pixel++) {
    const alpha = data[pixel * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    const isFull = alpha >= FULL_ALPHA;
    ink[pixel] = isFull ? Math.max(INK.darkest, computeLuma(data, pixel * 4)) : INK.edge;
  }
  return { box: { ...place, width, height }, ink, ...(pictures && { pictures }), ...type };
}

/**
 * Finds the emoji of a text by drawing the text in black and in white. In the result, 1 marks each painted
 * pixel that has the same colour in both drawings and therefore belongs to an emoji.
 */
export function findPictures(one: Pixels['data'], other: Pixels['data']): Uint8Array {
  return Uint8Array.from({ length: one.length / 4 }, (_, pixel) =>
    (one[pixel * 4 + 3] ?? 0) > 0 && one[pixel * 4] === other[pixel * 4] ? 1 : 0,
  );
}

/** Tells whether an emoji of the text covers a pixel of the picture. */
export function hasEmojiPixel({ box, pictures }: InkMap, x: number, y: number): boolean {
  const [column, row] = [x - box.x, y - box.y];
  if (!pictures || column < 0 || row < 0 || column >= box.width || row >= box.height) return false;
  return pictures[row * box.width + column] === 1;
}

/** Minimum alpha (0–255) of a pixel of a letter that hides the background completely. */
const FULL_ALPHA = 235;
/**
 * Maximum luma difference between a text's letters and a pixel of the finished picture in which a letter is
 * visible. A larger difference means that something covers the letter. JPEG compression changes the luma of a
 * thin stroke by less than this difference.
 */
const OTHER_LUMA = 70;
/**
 * Side of the cells in which ink is counted, as a multiple of the font size. A cell of ink is about as large as
 * a letter.
 */
const CELL_SIZES = 0.6;
/** Minimum number of ink pixels that a cell needs so that its visibility is measured. */
const FEWEST_PIXELS = 10;

/** How much of a text is visible in a finished picture. */
export interface FoundInk {
  /** Visible share of the text's ink in the cell in which this share is lowest; 1 if all ink is visible. */
  least: number;
  /** Share (0–1) of the background between the letters that has the colour of the ink. */
  spilled: number;
  /** Whether a part of the text's ink lies outside the picture. */
  isCutOff: boolean;
}

/** Distance between the sampled background pixels of a row, in pixels. */
const GROUND_STEP = 4;

/** Searches a finished picture for the letters of a text at their expected position. */
export function findInk(picture: Pixels, map: InkMap): FoundInk {
  const { box, ink, size, leading } = map;
  const { data, width } = picture;
  const shown = clipToPicture(picture, box);
  const cellWidth = Math.max(4, size * CELL_SIZES);
  const columns = Math.ceil(box.width / cellWidth);
  const cells = columns * Math.ceil(box.height / leading);
  const wanted = new Uint32Array(cells);
  const found = new Uint32Array(cells);
  const ground = { pixels: 0, inked: 0 };
  // The visibility of a text that consists only of emoji is not measured, since emoji are pictures of any
  // colour.
  const letters = hasLetters(map) ? medianLuma(map) : undefined;
  for (let y = shown.top; y < shown.bottom; y++) {
    const firstCell = Math.floor(y / leading) * columns;
    const row = ink.subarray(y * box.width, (y + 1) * box.width);
    // Each row is examined only between its first and last letter, because outside the text the picture shows
    // other objects.
    const begin = Math.max(shown.left, row.findIndex(isInk));
    const end = Math.min(shown.right, row.findLastIndex(isInk) + 1);
    for (let x = begin; x < end; x++) {
      const value = row[x] ?? INK.none;
      if (value === INK.edge || (value === INK.none && x % GROUND_STEP !== 0)) continue;
      const luma = computeLuma(data, ((box.y + y) * width + box.x + x) * 4);
      if (value === INK.none) {
        if (letters === undefined) continue;
        ground.pixels++;
        if (Math.abs(luma - letters) <= OTHER_LUMA / 2) ground.inked++;
        continue;
      }
      const cell = firstCell + Math.floor(x / cellWidth);
      wanted[cell] = (wanted[cell] ?? 0) + 1;
      if (Math.abs(luma - value) <= OTHER_LUMA) found[cell] = (found[cell] ?? 0) + 1;
    }
  }
  const shares = [...wanted].map((count, cell) =>
    count < FEWEST_PIXELS ? 1 : (found[cell] ?? 0) / count,
  );
  return {
    least: Math.min(1, ...shares),
    spilled: ground.pixels === 0 ? 0 : ground.inked / ground.pixels,
    isCutOff: wanted.reduce((sum, count) => sum + count, 0) < inkPixels(ink),
  };
}

const isInk = (value: number) => value >= INK.darkest;

/** Returns the rows and columns of a box that lie inside the picture. */
function clipToPicture({ width, height }: Pixels, box: Rect) {
  return {
    left: Math.max(0, -box.x),
    top: Math.max(0, -box.y),
    right: Math.min(box.width, width - box.x),
    bottom: Math.min(box.height, height - box.y),
  };
}

/** Returns the number of pixels in an ink map that ink covers completely. */
function inkPixels(ink: Uint8Array): number {
  let count = 0;
  for (const value of ink) if (isInk(value)) count++;
  return count;
}

/** Tells whether a text has letters besides emoji. */
export function hasLetters({ ink, pictures }: InkMap): boolean {
  return ink.some((value, at) => isInk(value) && pictures?.[at] !== 1);
}

/** Returns the median luma of the letters' ink in an ink map, without emoji. */
function medianLuma(map: InkMap): number {
  const { ink, pictures } = map;
  const counts = new Uint32Array(256);
  let total = 0;
  for (const [at, value] of ink.entries()) {
    if (!isInk(value) || pictures?.[at] === 1) continue;
    counts[value] = (counts[value] ?? 0) + 1;
    total++;
  }
  let passed = 0;
  return Math.max(
    0,
    counts.findIndex((count) => {
      passed += count;
      return passed * 2 >= total;
    }),
  );
}

/** Tells whether the letters of two texts overlap in any pixel. */
export function overlapInk(one: InkMap, other: InkMap): boolean {
  const left = Math.max(one.box.x, other.box.x);
  const top = Math.max(one.box.y, other.box.y);
  const right = Math.min(one.box.x + one.box.width, other.box.x + other.box.width);
  const bottom = Math.min(one.box.y + one.box.height, other.box.y + other.box.height);
  const covers = ({ box, ink }: InkMap, x: number, y: number) =>
    isInk(ink[(y - box.y) * box.width + x - box.x] ?? INK.none);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (covers(one, x, y) && covers(other, x, y)) return true;
  return false;
}
