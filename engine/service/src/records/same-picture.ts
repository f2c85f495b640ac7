import { openPhoto } from '@adwright/engine-uploads';

/**
 * Maximum width in pixels to which pictures are scaled for comparison. At this width, the size of a delivered
 * square, a digit of the small print fills a cell.
 */
const MAX_WIDTH = 1080;
/**
 * Minimum width in pixels of a copy that is compared; digits of the small print in a smaller copy are
 * unreadable.
 */
const MIN_WIDTH = 640;
/** Side of the cells in which lightness is compared, in pixels. */
const CELL = 9;
/**
 * Maximum difference in the mean lightness (0–255) of a cell between a picture and its copy. Copies of ads
 * that were encoded again at quality 60 or scaled down differed by at most 6.2. A wrong digit 15 pixels tall
 * makes a larger difference.
 */
const MOST_OFF = 8;
/** Side of the cells in which red, green and blue are compared, in pixels. */
const COLOUR_CELL = 18;
/**
 * Maximum difference of a cell's colour channel, in levels (0–255). Copies differ by at most 8.4, because
 * JPEG stores colours at a lower resolution.
 */
const MOST_OFF_IN_COLOUR = 14;
/** Maximum relative change of a picture's aspect ratio after scaling. */
const MOST_STRETCHED = 0.01;

/**
 * Measures how much two files differ, beyond differences by encoding and scaling. Returns the largest
 * difference between two corresponding cells, 0–255. Resolves to null for different pictures, including
 * pictures with other words, prices or crops, and for a copy that is too small to compare.
 * @throws {AppError} for the same files as `openPhoto`
 */
export async function measureCopyDifference(
  one: Uint8Array,
  other: Uint8Array,
): Promise<number | null> {
  const [a, b] = await Promise.all([one, other].map((bytes) => openPhoto(bytes)));
  if (!a || !b) return null;
  const ratio = (a.width * b.height) / (a.height * b.width);
  const width = Math.min(MAX_WIDTH, a.width, b.width);
  if (Math.abs(ratio - 1) > MOST_STRETCHED || width < MIN_WIDTH) return null;
  const height = Math.round((width * a.height) / a.width);
  const [first, second] = await Promise.all(
    [a, b].map((photo) =>
      photo
        .pixels(4 * width * height)
        .flatten({ background: '#ffffff' })
        .resize(width, height, { fit: 'fill' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!first || !second || first.info.channels !== second.info.channels) return null;
  const { lightness, colour } = findFurthestCells(first.data, second.data, first.info);
  return lightness <= MOST_OFF && colour <= MOST_OFF_IN_COLOUR ? lightness : null;
}

/**
 * Returns the largest differences between the mean values of two pictures in a cell, 0–255. The compared
 * pictures must have at least three colour channels.
 */
function findFurthestCells(
  one: Buffer,
  other: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
): { lightness: number; colour: number } {
  const light = new Cells(width, height, CELL);
  const reds = new Cells(width, height, COLOUR_CELL);
  const greens = new Cells(width, height, COLOUR_CELL);
  const blues = new Cells(width, height, COLOUR_CELL);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += channels) {
      const red = (one[at] ?? 0) - (other[at] ?? 0);
      const green = (one[at + 1] ?? 0) - (other[at + 1] ?? 0);
      const blue = (one[at + 2] ?? 0) - (other[at + 2] ?? 0);
      // The weights of red, green and blue are defined in ITU-R BT.601, by which JPEG also computes lightness.
      light.add(x, y, 0.299 * red + 0.587 * green + 0.114 * blue);
      reds.add(x, y, red);
      greens.add(x, y, green);
      blues.add(x, y, blue);
    }
  const colour = Math.max(reds.furthest(), greens.furthest(), blues.furthest());
  return { lightness: light.furthest(), colour };
}

/** Sums up the differences between two pictures in square cells. */
class Cells {
  readonly #across: number;
  readonly #side: number;
  readonly #sums: Float64Array;
  readonly #counts: Float64Array;

  constructor(width: number, height: number, side: number) {
    this.#side = side;
    this.#across = Math.ceil(width / side);
    this.#sums = new Float64Array(this.#across * Math.ceil(height / side));
    this.#counts = new Float64Array(this.#sums.length);
  }

  add(x: number, y: number, value: number): void {
    const cell = Math.floor(y / this.#side) * this.#across + Math.floor(x / this.#side);
    this.#sums[cell] = (this.#sums[cell] ?? 0) + value;
    this.#counts[cell] = (this.#counts[cell] ?? 0) + 1;
  }

  /** Returns the mean difference of the cell with the largest mean, as an absolute value. */
  furthest(): number {
    return this.#sums.reduce(
      (most, sum, cell) => Math.max(most, Math.abs(sum) / Math.max(1, this.#counts[cell] ?? 1)),
      0,
    );
  }
}
