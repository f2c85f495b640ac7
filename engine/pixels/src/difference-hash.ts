import sharp from 'sharp';

/** Interleaved sRGB pixels of a picture to hash: red, green and blue, or with alpha as in a canvas. */
export interface HashedPixels {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** Number of columns of the fine hash's grid: one more than the number of comparisons per row. */
const COLUMNS = 17;
/** Number of rows of the fine hash's grid. */
const ROWS = 16;

/**
 * Computes a perceptual hash, by which similar pictures can be found. Each bit of the hash states whether a
 * cell of a coarse grid is lighter than its right neighbour (dHash, Krawetz 2013).
 */
export function computeDifferenceHash({ data, width, height, channels }: HashedPixels): Uint8Array {
  const cells = new Float64Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [left, right] = [
        Math.floor((column * width) / COLUMNS),
        Math.ceil(((column + 1) * width) / COLUMNS),
      ];
      const [top, bottom] = [
        Math.floor((row * height) / ROWS),
        Math.ceil(((row + 1) * height) / ROWS),
      ];
      let sum = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const i = (y * width + x) * channels;
          sum += 0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0);
        }
      }
      cells[row * COLUMNS + column] = sum / ((right - left) * (bottom - top));
    }
  }
  const bits = new Uint8Array((COLUMNS - 1) * ROWS);
  for (let i = 0; i < bits.length; i++) {
    const cell = Math.floor(i / (COLUMNS - 1)) * COLUMNS + (i % (COLUMNS - 1));
    bits[i] = (cells[cell] ?? 0) > (cells[cell + 1] ?? 0) ? 1 : 0;
  }
  return bits;
}

/**
 * Computes a dHash in both horizontal directions. A dHash is a perceptual hash of brightness differences
 * between neighbouring cells. The picture is first scaled to nine by eight grey pixels. Of the 128 bits, 64
 * mark where the picture gets lighter to the right, and 64 mark where it gets darker. In a plain background,
 * no bits are set. Pictures with much background are therefore more similar than by {@link
 * computeDifferenceHash}.
 */
export async function computeCommonHashes({
  data,
  width,
  height,
  channels,
}: HashedPixels): Promise<[lighter: Uint8Array, darker: Uint8Array]> {
  const greys = await sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .greyscale()
    .resize(COMMON_SIDE + 1, COMMON_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const steps = Array.from({ length: COMMON_SIDE ** 2 }, (_, bit) => {
    const at = bit + Math.floor(bit / COMMON_SIDE);
    return (greys[at + 1] ?? 0) - (greys[at] ?? 0);
  });
  const bitsWhere = (test: (step: number) => boolean) =>
    Uint8Array.from(steps, (step) => (test(step) ? 1 : 0));
  return [bitsWhere((step) => step > 0), bitsWhere((step) => step < 0)];
}

/** Number of comparisons along each side of the usual dHash. */
const COMMON_SIDE = 8;

/**
 * Returns the share of bits (0–1) in which two hashes differ. In the hashes of unrelated pictures, about half
 * of the bits differ.
 */
export function hashDistance(first: Uint8Array, second: Uint8Array): number {
  let different = 0;
  for (let i = 0; i < first.length; i++) if (first[i] !== second[i]) different += 1;
  return different / first.length;
}
