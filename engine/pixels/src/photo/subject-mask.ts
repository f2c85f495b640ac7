import type { Rect } from '../geometry/rect.ts';
import { norm } from '../norm.ts';
import type { SaliencyMap } from './saliency.ts';

/** Minimum saliency of a cell that counts as part of the subject. */
const SUBJECT = 0.5;
/** Minimum local detail of a hard edge; areas out of focus have less detail. */
export const HARD_EDGE = 0.8;
/**
 * Maximum share of the picture that connected edges may add to the subject. If more edges are connected with
 * the subject, they belong to a detailed scene behind it.
 */
const MAX_GROWN = 0.12;

/**
 * Returns a mask with 1 for each cell of the subject, and 0 for every other cell. If a model found the
 * subject, the mask contains the model's cells and skin. Otherwise it contains salient cells and the hard
 * edges connected with them. The black neck of a bottle is thin and as dark as the picture's border, so
 * saliency alone would miss the neck. In a detailed scene, hard edges connect everything, so the mask
 * contains only salient cells.
 */
export function createSubjectMask(map: SaliencyMap): Uint8Array {
  const { width, height, values, detail, skin } = map;
  if (map.isKnown)
    return Uint8Array.from(values, (value, at) =>
      Math.max(value, skin[at] ?? 0) > SUBJECT ? 1 : 0,
    );
  const core = Uint8Array.from(values, (value, at) => (value + (skin[at] ?? 0) > SUBJECT ? 1 : 0));
  const grown = Uint8Array.from(core);
  const open = [...core.keys()].filter((at) => core[at] === 1);
  let added = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of neighbours(at, width, height)) {
      if (grown[next] === 1 || (detail[next] ?? 0) < HARD_EDGE) continue;
      grown[next] = 1;
      open.push(next);
      added++;
    }
  }
  const mask = added > MAX_GROWN * grown.length ? core : grown;
  const enclosed = findEnclosed({ width, height, detail });
  return enclosed === null ? mask : mask.map((is, at) => is | (enclosed[at] ?? 0));
}

/** Maximum median of the local detail in a photo whose background counts as plain. */
const CALM = 0.07;
/** Minimum local detail of a faint outline, such as the outline of a white object on pale grey. */
const FAINT_EDGE = 0.085;
/** Maximum share of the picture that an object in front of a background may cover. */
const MAX_ENCLOSED = 0.6;

/**
 * Returns the cells that an outline separates from the plain background at the picture's border. A white mug in
 * front of a pale wall, for example, has little saliency, but has an outline. Returns null if the picture's
 * background is not plain.
 */
function findEnclosed({
  width,
  height,
  detail,
}: Pick<SaliencyMap, 'width' | 'height' | 'detail'>): Uint8Array | null {
  const middle = Float32Array.from(detail).sort()[detail.length >> 1] ?? 1;
  if (middle > CALM) return null;
  const inside = new Uint8Array(detail.length).fill(1);
  const open: number[] = [];
  const reach = (at: number) => {
    if (inside[at] === 0 || (detail[at] ?? 0) > FAINT_EDGE) return;
    inside[at] = 0;
    open.push(at);
  };
  for (let x = 0; x < width; x++) for (const row of [0, height - 1]) reach(row * width + x);
  for (let y = 0; y < height; y++) for (const column of [0, width - 1]) reach(y * width + column);
  for (let at = open.pop(); at !== undefined; at = open.pop())
    // Diagonal cells do not count as neighbours, so that an outline one cell wide has no gap.
    for (const next of neighbours(at, width, height))
      if (next % width === at % width || Math.abs(next - at) === 1) reach(next);
  const share = inside.reduce((sum, is) => sum + is, 0) / inside.length;
  return share > MAX_ENCLOSED ? null : inside;
}

function neighbours(at: number, width: number, height: number): number[] {
  const x = at % width;
  const y = Math.floor(at / width);
  return [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((across) => [x + across, y + down] as const))
    .filter(([column, row]) => column >= 0 && row >= 0 && column < width && row < height)
    .map(([column, row]) => row * width + column);
}

/**
 * Maximum distance from the picture's edge, in cells of the saliency map, of a crop's side that cuts no
 * subject.
 */
const EDGE = 1;

/**
 * Returns how much a window (a crop, in shares of the picture) cuts the subject. The result is the largest
 * share of a side of the window that runs through the sharp part of the subject. Sides on the picture's edge
 * do not count.
 */
export function cutOf(map: SaliencyMap, window: Rect): number {
  return cutThrough(findFocusedCells(map), map, window);
}

/**
 * Returns how much a window (a crop) cuts the whole subject, including parts out of focus; see {@link cutOf}.
 */
export function measureCrossing(map: SaliencyMap, window: Rect): number {
  return cutThrough(createSubjectMask(map), map, window);
}

/** Number of steps along each axis at which a shifted crop is tried. */
const SHIFTS = 24;
/**
 * Minimum cut of the subject for which a crop is shifted; a smaller cut runs through a shadow or a leaf. A
 * crop is shifted only if this avoids at least half of the cut.
 */
const NOTABLE_CUT = 0.04;

/**
 * Factor by which a cut at the subject's top counts more than a cut at its bottom. A neck is narrower than a
 * body, so its cut would count too little.
 */
const BEHEADS = 2.5;

/**
 * Shifts a window (a crop, in shares of the picture) to the position at which the window cuts the subject
 * least. Returns the window unchanged if no shift reduces the cut enough.
 */
export function findSparingWindow(map: SaliencyMap, window: Rect): Rect {
  const hits = findFocusedCells(map);
  const before = cutThrough(hits, map, window, BEHEADS);
  if (before < NOTABLE_CUT) return window;
  const seen = countSeenCells(hits, map, window);
  let best = { window, cut: before / 2, distance: Number.POSITIVE_INFINITY };
  for (let step = 0; step <= SHIFTS; step++) {
    const shifted = {
      ...window,
      x: ((1 - window.width) * step) / SHIFTS,
      y: ((1 - window.height) * step) / SHIFTS,
    };
    const cut = cutThrough(hits, map, shifted, BEHEADS);
    const distance = norm(shifted.x - window.x, shifted.y - window.y);
    // A window without the subject would cut nothing, so a shift that loses the subject is skipped.
    if (countSeenCells(hits, map, shifted) < KEPT * seen) continue;
    const isBetter = cut < best.cut - 1e-6 || (cut <= best.cut && distance < best.distance);
    if (isBetter) best = { window: shifted, cut, distance };
  }
  return best.window;
}

/** Minimum share of the visible subject that must stay visible after a crop is shifted. */
const KEPT = 0.75;

/** Returns the number of the subject's cells that lie inside a window (a crop). */
function countSeenCells(
  hits: Uint8Array,
  { width: columns, height: rows }: Pick<SaliencyMap, 'width' | 'height'>,
  { x, y, width, height }: Rect,
): number {
  let seen = 0;
  for (let row = Math.round(y * rows); row < Math.round((y + height) * rows); row++)
    for (let column = Math.round(x * columns); column < Math.round((x + width) * columns); column++)
      seen += hits[row * columns + column] ?? 0;
  return seen;
}

/** Returns a mask with 1 for each cell in which the subject is in focus. */
function findFocusedCells(map: SaliencyMap): Uint8Array {
  return createSubjectMask(map).map((is, at) =>
    is === 1 && (map.detail[at] ?? 0) >= HARD_EDGE ? 1 : 0,
  );
}

function cutThrough(
  hits: Uint8Array,
  map: Pick<SaliencyMap, 'width' | 'height'>,
  { x, y, width, height }: Rect,
  above = 1,
): number {
  const left = Math.round(x * map.width);
  const top = Math.round(y * map.height);
  const right = Math.round((x + width) * map.width) - 1;
  const bottom = Math.round((y + height) * map.height) - 1;
  const across = (row: number) => share(left, right, (column) => hits[row * map.width + column]);
  const down = (column: number) => share(top, bottom, (row) => hits[row * map.width + column]);
  return Math.max(
    top > EDGE ? above * across(top) : 0,
    bottom < map.height - 1 - EDGE ? across(bottom) : 0,
    left > EDGE ? down(left) : 0,
    right < map.width - 1 - EDGE ? down(right) : 0,
  );
}

function share(from: number, to: number, hits: (at: number) => number | undefined): number {
  let sum = 0;
  for (let at = from; at <= to; at++) sum += hits(at) ?? 0;
  return sum / Math.max(1, to - from + 1);
}
