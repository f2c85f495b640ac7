import { openPhoto } from '@adwright/engine-uploads';

/** Width at which pictures are compared: large enough that a figure of the small print fills a cell. */
const WIDTH = 540;
/** Side of a cell, pixels. */
const CELL = 9;
/** How far a cell's mean may be off, of 255, after a picture was saved again or scaled down. */
const MOST_OFF = 14;
/** How far the ratio of the sides may be off after scaling. */
const MOST_STRETCHED = 0.01;

/**
 * Whether two files show the very same picture, saved again or scaled at most. Other words, prices or colours anywhere make it
 * another one; so does a crop.
 * @throws {AppError} as `openPhoto`
 */
export async function isSamePicture(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((bytes) => openPhoto(bytes)));
  if (!a || !b) return false;
  const ratio = (a.width * b.height) / (a.height * b.width);
  if (Math.abs(ratio - 1) > MOST_STRETCHED) return false;
  const height = Math.round((WIDTH * a.height) / a.width);
  const [first, second] = await Promise.all(
    [a, b].map((photo) =>
      photo
        .pixels(4 * WIDTH * height)
        .flatten({ background: '#ffffff' })
        .resize(WIDTH, height, { fit: 'fill' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!first || !second || first.info.channels !== second.info.channels) return false;
  return furthestCell(first.data, second.data, height, first.info.channels) <= MOST_OFF;
}

/** The largest difference of two pictures' means in a cell and a channel, 0–255. */
function furthestCell(one: Buffer, other: Buffer, height: number, channels: number): number {
  const across = Math.ceil(WIDTH / CELL);
  const sums = new Float64Array(across * Math.ceil(height / CELL) * channels);
  const counts = new Float64Array(sums.length);
  for (let at = 0; at < one.length; at++) {
    const pixel = Math.floor(at / channels);
    const column = Math.floor((pixel % WIDTH) / CELL);
    const row = Math.floor(Math.floor(pixel / WIDTH) / CELL);
    const cell = (row * across + column) * channels + (at % channels);
    sums[cell] = (sums[cell] ?? 0) + (one[at] ?? 0) - (other[at] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return sums.reduce(
    (most, sum, cell) => Math.max(most, Math.abs(sum) / Math.max(1, counts[cell] ?? 1)),
    0,
  );
}
