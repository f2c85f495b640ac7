import { boxBlur, type Raster, type Rect, SumTable } from '@adwright/engine-pixels';
import type { Size } from './compositions.ts';

/** A grid of values that covers a picture. */
export interface Plane extends Size {
  values: ArrayLike<number>;
}

/** Number of cells along each side of the grid that crops are aligned to. */
const SIDE = 96;
/**
 * Width of the photo's border that no crop shows, as a share of the photo, because frames and lines of ads lie
 * there.
 */
const RIM = 0.035;
/** Maximum factor by which a crop is enlarged to fill its pane. */
const MOST_ZOOM = 3.2;
/** Minimum share of the photo's saliency inside a crop. */
const LEAST_SHOWN = 0.3;
/**
 * Minimum distance of a crop from words and cards, as a share of the photo's longer side, because the edges of
 * words and cards are blurred.
 */
const DISTANCE = 0.007;
/**
 * Mean of the blurred marks in a cell from which the cell counts as covered; a smaller mean is a rounding
 * error.
 */
const MARKED = 1e-4;
/** Ratio between the widths of a crop and of the next smaller crop that is tried. */
const STEP = 0.93;
/** Weight of a crop's size in its score, beside the share of saliency that the crop shows. */
const AREA_WEIGHT = 0.2;

/**
 * Returns the crop of the photo, in pixels, with the pane's aspect ratio that shows most of the saliency and no
 * words. Also returns the share of the saliency inside the crop. Returns null if the best crop misses the
 * subject or would be enlarged too far.
 * @param covered marks the pixels of words and cards with 1
 */
export function openWindow(
  { raster, saliency }: { raster: Raster; saliency: Plane },
  covered: Uint8Array,
  pane: Size,
): { window: Rect; shown: number } | null {
  const words = summed({
    width: raster.width,
    height: raster.height,
    values: widened(withEdges(covered, raster), raster),
  });
  const salient = summed({
    ...saliency,
    values: Float32Array.from(saliency.values, (value, at) =>
      isCovered(covered, raster, { at, ...saliency }) ? 0 : value,
    ),
  });
  const all = salient.sumOf(0, 0, SIDE, SIDE);
  const aspect = (pane.width / pane.height) * (raster.height / raster.width);
  const [from, to] = [Math.ceil(RIM * SIDE), Math.floor((1 - RIM) * SIDE)];
  let best: { score: number; shown: number; box: Rect } | null = null;
  for (let across = (to - from) * Math.min(1, aspect); across > 8; across *= STEP) {
    const [w, h] = [Math.round(across), Math.round(across / aspect)];
    if (pane.width > MOST_ZOOM * (w / SIDE) * raster.width) break;
    for (let y = from; y + h <= to; y++)
      for (let x = from; x + w <= to; x++) {
        if (words.sumOf(x, y, x + w, y + h) > MARKED) continue;
        const shown = salient.sumOf(x, y, x + w, y + h) / Math.max(1e-6, all);
        const score = shown + AREA_WEIGHT * Math.sqrt((w * h) / SIDE ** 2);
        if (shown < LEAST_SHOWN || score <= (best?.score ?? 0)) continue;
        best = { score, shown, box: { x, y, width: w, height: h } };
      }
  }
  if (best === null) return null;
  const { x, y, width, height } = best.box;
  const [unitX, unitY] = [raster.width / SIDE, raster.height / SIDE];
  const window = {
    x: Math.round(x * unitX),
    y: Math.round(y * unitY),
    width: Math.round(width * unitX),
    height: Math.round(height * unitY),
  };
  return { window, shown: best.shown };
}

/**
 * Limits for a straight edge of a card or a frame: minimum difference in levels (0–255), and minimum length as
 * a share of the photo.
 */
const EDGE = { step: 24, length: 0.45 };

/**
 * Marks long straight edges in addition to the words. Long straight edges belong to cards and frames, and
 * hardly ever to objects in a photo.
 */
function withEdges(covered: Uint8Array, { width, height, data }: Raster): Uint8Array {
  const marked = Uint8Array.from(covered);
  const levelAt = (at: number) =>
    ((data[3 * at] ?? 0) + (data[3 * at + 1] ?? 0) + (data[3 * at + 2] ?? 0)) / 3;
  const markRuns = (
    lines: number,
    long: number,
    indexOf: (line: number, place: number) => number,
  ) => {
    for (let line = 1; line < lines - 1; line++) {
      let [from, side] = [0, 0];
      for (let place = 0; place <= long; place++) {
        const step =
          place < long ? levelAt(indexOf(line + 1, place)) - levelAt(indexOf(line - 1, place)) : 0;
        const own = Math.abs(step) < EDGE.step ? 0 : Math.sign(step);
        if (own === side) continue;
        if (side !== 0 && place - from > EDGE.length * long)
          for (let other = from; other < place; other++) marked[indexOf(line, other)] = 1;
        [from, side] = [place, own];
      }
    }
  };
  markRuns(height, width, (line, place) => line * width + place);
  markRuns(width, height, (line, place) => place * width + line);
  return marked;
}

/** Marks all pixels within a small distance of marked pixels. */
function widened(covered: Uint8Array, { width, height }: Raster): Uint8Array {
  const distance = Math.ceil(DISTANCE * Math.max(width, height));
  const blurred = boxBlur(Float32Array.from(covered), width, height, distance);
  return Uint8Array.from(blurred, (value) => (value > MARKED ? 1 : 0));
}

/**
 * Whether words cover the middle of a cell of the saliency map. Words are salient but are not the subject, so
 * their cells are ignored.
 */
function isCovered(
  covered: Uint8Array,
  raster: Raster,
  { at, width, height }: Size & { at: number },
): boolean {
  const [u, v] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
  const [x, y] = [Math.floor(u * raster.width), Math.floor(v * raster.height)];
  return covered[y * raster.width + x] === 1;
}

/** Returns the sums of a plane's mean values in the cells of the grid. */
function summed({ width, height, values }: Plane): SumTable {
  const cells = new Float64Array(SIDE * SIDE);
  const counts = new Float64Array(SIDE * SIDE);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y / height) * SIDE) * SIDE + Math.floor((x / width) * SIDE);
      cells[cell] = (cells[cell] ?? 0) + (values[y * width + x] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  return new SumTable(SIDE, SIDE, (at) => (cells[at] ?? 0) / Math.max(1, counts[at] ?? 0));
}
