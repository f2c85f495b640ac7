import type { CutOut } from '@adwright/engine-cutout';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Placement } from './placement.ts';

/** Number of columns in which a product's contact with the floor is measured. */
const FOOT_COLUMNS = 160;
/**
 * A part touches the floor if it is at most this far above the product's lowest point, as a share of the
 * product's height or width.
 */
export const FOOT_REACH = 0.24;

/**
 * Measures where a product touches the floor. For each column, the result is the contact's height above the
 * product's lowest point, in pixels of the picture, or null without contact. A box seen from its corner touches
 * the floor along both lower edges, not only at the lowest point.
 */
export function measureFoot(product: Canvas, place: Placement): (number | null)[] {
  const { width, height } = place;
  const reach = Math.min(height * FOOT_REACH, width * FOOT_REACH * 1.4);
  const rise = measureUnderside(product, place);
  const foot: (number | null)[] = [];
  const parts = splitParts(rise, Math.max(6, width * STEP));
  const behind = findBody(rise, height);
  for (const part of parts)
    for (let column = part.from; column < part.to; column++) {
      const lift = rise[column] ?? height;
      const touches = !part.hangs && part.low <= reach && lift <= reach;
      foot.push(
        touches || behind.some(({ from, to }) => column >= from && column < to) ? lift : null,
      );
    }
  return foot;
}

/**
 * Minimum width of a body on each side of a protruding part (such as a camera's lens), as a share of the
 * product's width.
 */
const SIDE_WIDTH = 0.12;
/** Maximum width of the part that protrudes from a body, as a share of the product's width. */
const REACHED_OUT = 0.6;
/**
 * Minimum and maximum height of the body's underside above the lowest point of the product, as shares of the
 * product's height.
 */
const BEHIND = [0.12, 0.32] as const;
/** Maximum height difference along an underside that counts as level, as a share of the product's height. */
const LEVEL = 0.05;

interface Columns {
  from: number;
  to: number;
}

/**
 * Finds the two sides of a body beside its protruding front part, such as a camera's body beside the lens. Seen
 * from above, the body's level underside appears higher in the picture than the protruding part, on both sides
 * of that part.
 */
function findBody(rise: readonly number[], height: number): readonly Columns[] {
  const lowest = rise.indexOf(Math.min(...rise));
  const left = levelRun(rise, { from: 0, to: lowest }, height);
  const right = levelRun(rise, { from: lowest, to: rise.length }, height);
  if (left === null || right === null) return [];
  const apart = Math.abs((rise[left.from] ?? 0) - (rise[right.from] ?? 0));
  const reachedOut = right.from - left.to;
  // Columns next to the two sides that reach lower than the body are legs or wheels.
  const beside = [...rise.slice(0, left.from), ...rise.slice(right.to)];
  const legs = beside.some((lift) => lift < (rise[left.from] ?? 0) - LEVEL * height);
  const lens = rise.slice(left.to, right.from);
  const isLens = reachedOut <= REACHED_OUT * rise.length && isRound(lens, height);
  return apart <= LEVEL * height && !legs && isLens ? [left, right] : [];
}

/**
 * Minimum share of the columns that rise above the floor in a round shape. A round shape rises at its sides;
 * a straight stem does not.
 */
const LEAVES = 0.3;
/**
 * Minimum height above the floor, as a share of the product's height, of a column that does not touch the
 * floor.
 */
const LEFT = 0.03;

/**
 * Tells whether the underside descends to a single lowest part and rises again on the other side, as a ball's
 * underside does.
 */
function isRound(rise: readonly number[], height: number): boolean {
  const lowest = rise.indexOf(Math.min(...rise));
  const isOne = [rise.slice(0, lowest).reverse(), rise.slice(lowest)].every((side) =>
    side.every((lift, at) => lift >= (side[at - 1] ?? 0) - 2),
  );
  return isOne && rise.filter((lift) => lift > LEFT * height).length > LEAVES * rise.length;
}

/**
 * Finds the longest run of columns with a level underside, at a height at which the floor lies farther from
 * the camera.
 */
function levelRun(rise: readonly number[], within: Columns, height: number): Columns | null {
  let best: Columns = { from: 0, to: 0 };
  for (let { from } = within; from < within.to; from++) {
    const start = rise[from] ?? 0;
    if (start < BEHIND[0] * height || start > BEHIND[1] * height) continue;
    let to = from;
    while (to < within.to && Math.abs((rise[to] ?? 0) - start) <= LEVEL * height) to++;
    if (to - from > best.to - best.from) best = { from, to };
  }
  return best.to - best.from >= SIDE_WIDTH * rise.length ? best : null;
}

/**
 * Returns the height in the picture of a product's contact area above the product's lowest point, in pixels. A
 * box seen from above its corner has a contact area that is high in the picture.
 */
export function measureFootDepth({ rgba, width, box }: CutOut, place: Placement): number {
  const highest = box.y + box.height * (1 - BEHIND[1]);
  const rise = Array.from({ length: FOOT_COLUMNS }, (_, column) => {
    const x = box.x + Math.floor(((column + 0.5) * box.width) / FOOT_COLUMNS);
    for (let y = box.y + box.height - 1; y >= highest; y--)
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) > 100)
        return ((box.y + box.height - 1 - y) * place.height) / box.height;
    return null;
  });
  const foot = rise.map((lift) =>
    lift !== null && lift <= FOOT_REACH * place.height ? lift : null,
  );
  const columnWidth = place.width / FOOT_COLUMNS;
  const own = foot.map((lift, column) =>
    lift !== null && computeFirmness(foot, column, columnWidth) > 0.5 ? lift : 0,
  );
  const behind = findBody(
    rise.map((lift) => lift ?? place.height),
    place.height,
  ).map(({ from, to }) => Math.max(...rise.slice(from, to).map((lift) => lift ?? 0)));
  return Math.max(0, ...own, ...behind);
}

/**
 * Adjacent columns belong to different parts if their heights differ by at least this (share of the product's
 * width).
 */
const STEP = 0.035;

interface FootPart {
  from: number;
  to: number;
  low: number;
  /**
   * Whether this part hangs above the floor, because a lower part beside it supports the product, as legs
   * support a seat.
   */
  hangs: boolean;
}

/** Splits a product's underside into parts without steps in height. */
function splitParts(rise: readonly number[], step: number): FootPart[] {
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

/**
 * Returns, for each column, the height of its lowest pixel above the product's lowest pixel, in
 * pixels of the picture.
 */
export function measureUnderside(product: Canvas, { height }: Placement): number[] {
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

/**
 * Returns the degree of contact (0–1) of a column with the floor. A steeply rising underside belongs to the
 * round side of an object, which is above the floor.
 */
export function computeFirmness(
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

/** Returns the height of the floor under each column, interpolated linearly between the contact areas. */
export function computeFloorLine(foot: readonly (number | null)[]): number[] {
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
