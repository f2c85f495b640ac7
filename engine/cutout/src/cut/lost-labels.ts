import type { Raster } from '@adwright/engine-pixels';
import { type Component, findComponents, type Mask } from './mask.ts';

/**
 * Minimum level (0–255) of the darkest colour channel of a paper-white pixel, within a label and beside a
 * label.
 */
const PAPER = { within: 244, beside: 232 };
/**
 * Maximum sideways distance between the upper and the lower end of a label's side, as a share of the label's
 * width.
 */
const ASIDE = 0.035;
/** Width of the strip beside a label in which the background must be white, as a share of the label's width. */
const BESIDE = 0.12;
/** Maximum height of a label, as a share of the label's width. */
const HIGHEST = 1.4;
/**
 * Limits for a part with a blunt end. A blunt end reaches the share `width` of the part's full width within the
 * distance `within` of its tip, which is a share of that width.
 */
const BLUNT = { width: 0.94, within: 0.14 };

/**
 * The row where the end of a part reaches the part's full width, with the first and last column of that row.
 */
interface End {
  row: number;
  left: number;
  right: number;
}

/**
 * Fills the label of a product if the label is as white as the paper behind the product. Without the label, a
 * bottle would remain as two parts, one above and one below the label. A label is a blank white area between
 * two blunt ends of the same width, one directly above the other.
 * @param photo photo of the same size as the mask
 */
export function findLostLabels(product: Mask, photo: Raster): Mask {
  const { width, height } = product;
  const lost: Mask = { width, height, data: new Uint8Array(product.data.length) };
  const { labels, list } = findComponents(product);
  if (list.length < 2) return lost;
  for (const upper of list) {
    for (const lower of list) {
      if (lower.top <= upper.bottom) continue;
      const from = endOf(labels, width, upper, -1);
      const to = endOf(labels, width, lower, 1);
      if (from === null || to === null || !areAligned(from, to)) continue;
      if (isPaper(photo, from, to)) fillBetween(lost, product, from, to);
    }
  }
  return lost;
}

/** Returns the lower or upper end of a part (`−1` searches upwards); null if that end is not blunt. */
function endOf(
  labels: Int32Array,
  width: number,
  { label, left, right, top, bottom }: Component,
  step: 1 | -1,
): End | null {
  const rowAt = (row: number): End | null => {
    const cells = labels.subarray(row * width + left, row * width + right + 1);
    const first = cells.indexOf(label);
    return first < 0 ? null : { row, left: left + first, right: left + cells.lastIndexOf(label) };
  };
  const edge = step < 0 ? bottom : top;
  const reach = Math.round(BLUNT.within * (right - left + 1));
  const last = rowAt(Math.min(bottom, Math.max(top, edge + step * (reach + 2))));
  if (last === null) return null;
  for (let row = edge; row !== edge + step * reach; row += step) {
    if (row < top || row > bottom) return null;
    const end = rowAt(row);
    if (end !== null && end.right - end.left >= BLUNT.width * (last.right - last.left)) return end;
  }
  return null;
}

function areAligned(from: End, to: End): boolean {
  const wide = Math.max(from.right - from.left, to.right - to.left) + 1;
  const apart = Math.max(2, ASIDE * wide);
  return (
    Math.abs(from.left - to.left) <= apart &&
    Math.abs(from.right - to.right) <= apart &&
    to.row - from.row <= HIGHEST * wide
  );
}

/** Tells whether the area between two ends, and the background beside that area, are white like paper. */
function isPaper({ data, width }: Raster, from: End, to: End): boolean {
  const [left, right] = [Math.max(from.left, to.left), Math.min(from.right, to.right)];
  const aside = Math.ceil(BESIDE * (right - left));
  const middle = Math.round((from.row + to.row) / 2);
  const isWhite = (x: number, y: number, level: number) => {
    const at = (y * width + x) * 3;
    return Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) >= level;
  };
  if (left - aside < 0 || right + aside >= width) return false;
  for (let x = left; x <= right; x++) if (!isWhite(x, middle, PAPER.within)) return false;
  for (let x = 1; x <= aside; x++)
    if (!isWhite(left - x, middle, PAPER.beside) || !isWhite(right + x, middle, PAPER.beside))
      return false;
  return true;
}

/** Fills the area between two ends of a product, with straight sides. */
function fillBetween({ data }: Mask, { width, data: product }: Mask, from: End, to: End): void {
  for (let row = from.row; row <= to.row; row++) {
    const share = (row - from.row) / Math.max(1, to.row - from.row);
    const left = Math.round(from.left + (to.left - from.left) * share);
    const right = Math.round(from.right + (to.right - from.right) * share);
    for (let at = row * width + left; at <= row * width + right; at++)
      if (!product[at]) data[at] = 1;
  }
}
