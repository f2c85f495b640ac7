import { toShares, WholeSubject } from '@adwright/engine-cutout';
import { boxBlur, type Raster, type Rect, SumTable } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import type { Size } from './compositions.ts';
import { convertToWindow, findSubjectPart, type KeptPart } from './kept-part.ts';

/** A grid of values that covers a picture. */
export interface Plane extends Size {
  values: ArrayLike<number>;
}

/** Number of cells along each side of the grid that crops are aligned to. */
const SIDE = 96;
/**
 * Maximum factor by which a crop is enlarged to fill its pane (the area of the new picture that shows the
 * crop).
 */
const MOST_ZOOM = 3.2;
/** Minimum share of the photo's whole saliency that a crop must contain. */
const LEAST_SHOWN = 0.3;
/**
 * Minimum distance of a crop from words and cards, as a share of the photo's longer side. The edges of words
 * and cards are blurred.
 */
const DISTANCE = 0.007;
/**
 * Minimum mean of the blurred marks in a cell that counts as covered by words. A smaller mean comes from rounding
 * errors.
 */
const MARKED = 1e-4;
/** Ratio between the widths of a crop and of the next larger crop that is tried. */
const STEP = 0.93;
/** Weight of a crop's size in its score, beside the share of saliency that the crop shows. */
const AREA_WEIGHT = 0.2;

/** Maximum share of a known subject that a crop may omit. Viewers do not notice a loss of so small a part. */
const MOST_LOST = 0.012;
/**
 * Width of the strip along a crop's border in which the subject should not lie, and the weight of that part of the
 * subject.
 */
const AIR = { width: 0.06, weight: 1.5 };

interface OpenWindow {
  window: Rect;
  /** Share of the photo's saliency inside the crop, 0–1. */
  shown: number;
  score: number;
}

interface OpenWindows {
  /** Returns the best crop with the aspect ratio of a pane. */
  at: (pane: Size) => OpenWindow | null;
  /** Returns the best crop of any aspect ratio, and the known subject in it. */
  ofAnyShape: () => { window: Rect; part: KeptPart } | null;
}

/** Aspect ratios of crops that are tried if a crop may have any shape. */
const SHAPES = [2, 1.4, 1, 0.7, 0.5] as const;

interface Sought {
  raster: Raster;
  saliency: Plane;
  /** The photo's subject, if a model found it. Each crop then contains the whole subject. */
  subject?: SubjectMap;
  /** Whether any crop without words is good enough, even if it cuts salient objects or shows little of them. */
  isAny?: boolean;
}

/**
 * Prepares the search for crops of a photo. The crops are in pixels, contain no words and show most of the
 * saliency. The search returns null if the best crop cuts the subject, does not contain it, or would be
 * enlarged too far.
 * @param covered marks the pixels of words and cards with 1
 */
export function openWindows(
  { raster, saliency, subject, isAny = false }: Sought,
  covered: Uint8Array,
): OpenWindows {
  const words = sumPlane({
    width: raster.width,
    height: raster.height,
    values: widen(addEdges(covered, raster), raster),
  });
  const salient = sumPlane({
    ...saliency,
    values: Float32Array.from(saliency.values, (value, at) =>
      isCovered(covered, raster, { at, ...saliency }) ? 0 : value,
    ),
  });
  const seen = subject ? dropWords(subject, words) : null;
  const whole = seen && WholeSubject.of(seen);
  const part = seen && findSubjectPart(seen);
  const search = { raster, words, salient, whole, isAny };
  return {
    at: (pane) => findBestWindow(search, pane),
    ofAnyShape: () => {
      const found = SHAPES.flatMap(
        (aspect) => findBestWindow(search, { width: aspect, height: 1 }) ?? [],
      );
      const [best] = found.sort((one, other) => other.score - one.score);
      return best && part
        ? { window: best.window, part: convertToWindow(part, toShares(best.window, raster)) }
        : null;
    },
  };
}

interface Search {
  raster: Raster;
  words: SumTable;
  salient: SumTable;
  whole: WholeSubject | null;
  isAny: boolean;
}

function findBestWindow(search: Search, pane: Size): OpenWindow | null {
  const { raster, words, salient, isAny } = search;
  const lowest = isAny ? Number.NEGATIVE_INFINITY : 0;
  const least = isAny ? 0 : LEAST_SHOWN;
  const all = salient.sumOf(0, 0, SIDE, SIDE);
  const aspect = (pane.width / pane.height) * (raster.height / raster.width);
  const widest = SIDE * Math.min(1, aspect);
  let best: { score: number; shown: number; box: Rect } | null = null;
  for (let across = widest; across > 8; across *= STEP) {
    const [w, h] = [Math.round(across), Math.round(across / aspect)];
    if (pane.width > MOST_ZOOM * (w / SIDE) * raster.width) break;
    for (let y = 0; y + h <= SIDE; y++)
      for (let x = 0; x + w <= SIDE; x++) {
        if (words.sumOf(x, y, x + w, y + h) > MARKED) continue;
        const shown = salient.sumOf(x, y, x + w, y + h) / Math.max(1e-6, all);
        const most = shown + AREA_WEIGHT * Math.sqrt((w * h) / SIDE ** 2);
        if (shown < least || most <= (best?.score ?? lowest)) continue;
        const box = { x, y, width: w, height: h };
        const score = most - computeCutCost(search, box);
        if (score > (best?.score ?? lowest)) best = { score, shown, box };
      }
  }
  if (best === null) return null;
  const { x, y, width, height } = best.box;
  const [unitX, unitY] = [raster.width / SIDE, raster.height / SIDE];
  // Both ends of the crop are rounded, so that a crop at the photo's edge does not extend beyond it.
  const [left, top] = [Math.round(x * unitX), Math.round(y * unitY)];
  const window = {
    x: left,
    y: top,
    width: Math.round((x + width) * unitX) - left,
    height: Math.round((y + height) * unitY) - top,
  };
  return { window, shown: best.shown, score: best.score };
}

/**
 * Returns the cost of a crop that leaves little room around the subject. A crop that cuts a known subject gets an
 * infinite cost.
 */
function computeCutCost({ whole, salient }: Search, { x, y, width, height }: Rect): number {
  if (whole === null) return sumSalientCuts(salient, { x, y, width, height });
  const box = { x: x / SIDE, y: y / SIDE, width: width / SIDE, height: height / SIDE };
  if (whole.lostBy(box) > MOST_LOST) return Number.POSITIVE_INFINITY;
  const inner = {
    x: box.x + AIR.width * box.width,
    y: box.y + AIR.width * box.height,
    width: (1 - 2 * AIR.width) * box.width,
    height: (1 - 2 * AIR.width) * box.height,
  };
  return AIR.weight * whole.lostBy(inner);
}

/**
 * Costs of cutting the salient part of a photo without a known subject, at each side of the crop. A cut at
 * the top costs most, because viewers notice a missing roof.
 */
const CUTS = { top: 0.6, side: 0.2, bottom: 0.2 };

/**
 * Returns the cost of those sides of a crop that lie inside the photo. The cost depends on the saliency along
 * each side.
 */
function sumSalientCuts(salient: SumTable, { x, y, width, height }: Rect): number {
  const [right, foot] = [x + width, y + height];
  const mean = salient.sumOf(0, 0, SIDE, SIDE) / SIDE ** 2;
  const along = (left: number, top: number, end: number, low: number) =>
    Math.min(1, salient.sumOf(left, top, end, low) / ((end - left) * (low - top)) / (2 * mean));
  return (
    (y > 0 ? CUTS.top * along(x, y - 1, right, y + 1) : 0) +
    (foot < SIDE ? CUTS.bottom * along(x, foot - 1, right, foot + 1) : 0) +
    (x > 0 ? CUTS.side * along(x - 1, y, x + 1, foot) : 0) +
    (right < SIDE ? CUTS.side * along(right - 1, y, right + 1, foot) : 0)
  );
}

/** Returns a subject's saliency map, with 0 in the cells that contain words and in their neighbours. */
function dropWords({ side, values }: SubjectMap, words: SumTable): SubjectMap {
  const at = (line: number) => (SIDE * line) / side;
  return {
    side,
    values: values.map((value, index) => {
      if (value === 0) return value;
      const [x, y] = [at(index % side), at(Math.floor(index / side))];
      const [left, top] = [Math.max(0, Math.floor(x) - 1), Math.max(0, Math.floor(y) - 1)];
      const [right, foot] = [Math.min(SIDE, left + 3), Math.min(SIDE, top + 3)];
      return words.sumOf(left, top, right, foot) > MARKED ? 0 : value;
    }),
  };
}

/**
 * Limits for a straight edge of a card or a frame: minimum difference in levels (0–255), and minimum length as
 * a share of the photo.
 */
const EDGE = { step: 24, length: 0.45 };

/**
 * Marks long straight edges, in addition to the marked words. Cards and frames have long straight edges;
 * objects in a photo hardly ever do.
 */
function addEdges(covered: Uint8Array, { width, height, data }: Raster): Uint8Array {
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
function widen(covered: Uint8Array, { width, height }: Raster): Uint8Array {
  const distance = Math.ceil(DISTANCE * Math.max(width, height));
  const blurred = boxBlur(Float32Array.from(covered), width, height, distance);
  return Uint8Array.from(blurred, (value) => (value > MARKED ? 1 : 0));
}

/**
 * Tells whether words cover the middle of a cell of the saliency map. Words attract the eye but are not the
 * subject, so their cells are ignored.
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

/** Returns sums over the grid's cells, from which the sum of any box of cells follows. */
function sumPlane({ width, height, values }: Plane): SumTable {
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
