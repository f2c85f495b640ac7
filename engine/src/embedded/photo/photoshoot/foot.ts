import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { CutOut } from './cut/cut-out.ts';
import type { Placement } from './grounding.ts';

/** Columns in which the foot of a product is looked for. */
const FOOT_COLUMNS = 160;
/** Parts of a product higher than this over its lowest point, as a share of its height or width, do not touch the floor. */
export const FOOT_REACH = 0.24;

/**
 * Where a product meets the floor: for each column its rise over the lowest point in pixels of the picture, or null where
 * it does not touch. A box seen over its corner touches along both lower edges, not only at the lowest point.
 */
export function footOf(product: Canvas, place: Placement): (number | null)[] {
  const { width, height } = place;
  const reach = Math.min(height * FOOT_REACH, width * FOOT_REACH * 1.4);
  const rise = undersideOf(product, place);
  const foot: (number | null)[] = [];
  for (const { from, to, low, hangs } of partsOf(rise, Math.max(6, width * STEP)))
    for (let column = from; column < to; column++) {
      const lift = rise[column] ?? height;
      foot.push(!hangs && low <= reach && lift <= reach ? lift : null);
    }
  return foot;
}

/**
 * How far the foot of a product reaches up from its lowest point, in pixels of the picture: a box seen from above over its
 * corner stands on a deep ground.
 */
export function footDepth({ rgba, width, box }: CutOut, place: Placement): number {
  const highest = box.y + box.height * (1 - FOOT_REACH);
  const rise = Array.from({ length: FOOT_COLUMNS }, (_, column) => {
    const x = box.x + Math.floor(((column + 0.5) * box.width) / FOOT_COLUMNS);
    for (let y = box.y + box.height - 1; y >= highest; y--)
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) > 100)
        return ((box.y + box.height - 1 - y) * place.height) / box.height;
    return null;
  });
  const columnWidth = place.width / FOOT_COLUMNS;
  return rise.reduce<number>(
    (depth, lift, column) =>
      lift !== null && firmness(rise, column, columnWidth) > 0.5 ? Math.max(depth, lift) : depth,
    0,
  );
}

/** A rise from one column to the next of more than this share of the width ends a leg. */
const STEP = 0.035;

interface FootPart {
  from: number;
  to: number;
  low: number;
  /** True where it is held by a part beside it that reaches lower: a seat between legs, a handle. */
  hangs: boolean;
}

/** Parts of an underside without a step in them. */
function partsOf(rise: readonly number[], step: number): FootPart[] {
  const parts: FootPart[] = [];
  for (const [column, lift] of rise.entries()) {
    const last = parts.at(-1);
    if (last && Math.abs(lift - (rise[column - 1] ?? lift)) <= step) {
      last.to = column + 1;
      last.low = Math.min(last.low, lift);
    } else parts.push({ from: column, to: column + 1, low: lift, hangs: false });
  }
  for (const part of parts)
    part.hangs = [rise[part.from - 1], rise[part.to]].some(
      (beside, side) =>
        beside !== undefined && beside + step < (rise[side === 0 ? part.from : part.to - 1] ?? 0),
    );
  return parts;
}

/** Rise of the lowest pixel of each column over the lowest of all, in pixels of the picture. */
export function undersideOf(product: Canvas, { height }: Placement): number[] {
  const columns = Math.min(FOOT_COLUMNS, product.width);
  const rows = Math.min(product.height, Math.round((columns * product.height) / product.width) * 2);
  const small = createCanvas(columns, rows);
  small.getContext('2d').drawImage(product, 0, 0, columns, rows);
  const { data } = small.getContext('2d').getImageData(0, 0, columns, rows);
  return Array.from({ length: columns }, (_, column) => {
    for (let row = rows - 1; row >= 0; row--)
      if ((data[(row * columns + column) * 4 + 3] ?? 0) > 100)
        return ((rows - 1 - row) * height) / rows;
    return height;
  });
}

/** How firmly a column touches: what rises steeply from the floor is a round side that leaves it. */
export function firmness(
  foot: readonly (number | null)[],
  column: number,
  columnWidth: number,
): number {
  const lift = foot[column];
  if (lift === null || lift === undefined) return 0;
  const before = foot[Math.max(0, column - 3)] ?? lift;
  const after = foot[Math.min(foot.length - 1, column + 3)] ?? lift;
  const slope = Math.abs(after - before) / (6 * columnWidth);
  return Math.max(0, Math.min(1, 1.5 - slope * 1.35));
}

/** Where the floor is under each column: between two parts of the foot it goes straight on from one to the other. */
export function floorLine(foot: readonly (number | null)[]): number[] {
  const line: number[] = [];
  let before = -1;
  for (const [column, lift] of foot.entries()) {
    if (lift === null) continue;
    const from = before < 0 ? lift : (foot[before] ?? lift);
    for (let between = before + 1; between <= column; between++)
      line[between] = from + ((lift - from) * (between - before)) / (column - before);
    before = column;
  }
  const last = before < 0 ? 0 : (foot[before] ?? 0);
  for (let rest = before + 1; rest < foot.length; rest++) line[rest] = last;
  return line;
}
