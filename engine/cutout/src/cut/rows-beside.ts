import type { Lab } from './grain.ts';
import type { Mask } from './mask.ts';
import type { Part } from './parts.ts';

/** Maximum and minimum number of background pixels that are compared on each side of a row. */
const REACH_PX = { most: 40, least: 20 };
/** Minimum number of pixels in a row of a part. A shorter row belongs to the part's tip. */
const LEAST_ROW_PX = 3;
/** Minimum share (0–1) of a part's rows with enough background on both sides for a comparison. */
const COMPARABLE = 0.8;
/**
 * Rows can be compared only if the background varies from row to row by more than this (standard deviation,
 * in Lab units).
 */
const CHANGING = 0.6;
/**
 * Maximum mean differences of lightness and of colour between a part and the background beside the part, in Lab
 * units.
 */
const OFF = { light: 1, colour: 0.8 };
/**
 * Maximum share of the background's variation that a part's rows may fail to follow: over all rows, and over
 * the rows above the foot. Rows at the foot may differ, because either the part or the background may lie in
 * the product's shadow there.
 */
const LEFT = { all: 0.25, aboveFoot: 0.15 };
/** Share of a part's rows, counted from the top, that lie above the part's foot. */
const ABOVE_FOOT = 0.75;

/**
 * Tells whether a part shows background, because its rows change in lightness and colour like the background
 * on both sides. The wall, horizon and floor of a studio continue behind a product. Print, or a face of the
 * product, changes differently from row to row.
 * @param outside mask of the background, without the pixels at the product's outline
 */
export function matchesRowsBeside(part: Part, outside: Mask, planes: Lab): boolean {
  const rows = averageRows(part, outside, planes[0]);
  if (rows.length < COMPARABLE * (part.bottom - part.top + 1)) return false;
  const above = rows.slice(0, Math.ceil(ABOVE_FOOT * rows.length));
  if (!follow(rows, LEFT.all) && !follow(above, LEFT.aboveFoot)) return false;
  return [planes[1], planes[2]].every(
    (plane) =>
      Math.abs(computeMean(averageRows(part, outside, plane), (row) => row.partMean - row.ground)) <
      OFF.colour,
  );
}

/**
 * Tells whether a part, above its foot, has the background's lightness and colour. Such a part is background,
 * not a white object.
 */
export function matchesColourBeside(part: Part, outside: Mask, planes: Lab): boolean {
  return planes.every((plane, index) => {
    const rows = averageRows(part, outside, plane);
    const above = rows.slice(0, Math.ceil(ABOVE_FOOT * rows.length));
    const most = index === 0 ? OFF.light : OFF.colour;
    return (
      above.length > 0 &&
      computeMean(above, ({ partMean, ground }) => Math.abs(partMean - ground)) < most
    );
  });
}

/**
 * Tells whether rows are about as light as the background beside them, and change from row to row in the same
 * way.
 */
function follow(rows: readonly Row[], most: number): boolean {
  const off = computeMean(rows, ({ partMean, ground }) => partMean - ground);
  const ground = computeMean(rows, (row) => row.ground);
  const changes = Math.sqrt(computeMean(rows, (row) => (row.ground - ground) ** 2));
  const left = Math.sqrt(computeMean(rows, (row) => (row.partMean - row.ground - off) ** 2));
  return changes > CHANGING && Math.abs(off) < OFF.light && left < most * changes;
}

interface Row {
  partMean: number;
  ground: number;
}

/**
 * Returns the means of a plane over each row of a part, and over the nearest background pixels on both sides of
 * that row.
 */
function averageRows(part: Part, outside: Mask, plane: Float32Array): Row[] {
  const { width } = outside;
  const rows: Row[] = [];
  for (let y = part.top; y <= part.bottom; y++) {
    const row = y * width;
    let [sum, count] = [0, 0];
    for (let at = row + part.left; at <= row + part.right; at++) {
      if (part.labels[at] !== part.label) continue;
      sum += plane[at] ?? 0;
      count++;
    }
    if (count < LEAST_ROW_PX) continue;
    const beside = [
      averageAlong(plane, outside, row + part.left, row - 1, -1),
      averageAlong(plane, outside, row + part.right, row + width, 1),
    ].filter((mean) => mean !== undefined);
    if (beside.length > 0)
      rows.push({ partMean: sum / count, ground: computeMean(beside, (mean) => mean) });
  }
  return rows;
}

/**
 * Mean of a plane over the first mask pixels between two positions; undefined if too few of the pixels are in
 * the mask.
 */
function averageAlong(
  plane: Float32Array,
  { data }: Mask,
  from: number,
  to: number,
  step: number,
): number | undefined {
  let [sum, count] = [0, 0];
  for (let at = from; at !== to && count < REACH_PX.most; at += step) {
    if (!data[at]) continue;
    sum += plane[at] ?? 0;
    count++;
  }
  return count < REACH_PX.least ? undefined : sum / count;
}

function computeMean<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0) / Math.max(1, values.length);
}
