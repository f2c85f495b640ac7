import type { Rect } from '@adwright/engine-pixels';
import { measureDifference } from './colours-of-words.ts';
import type { InkShape } from './ink-shapes.ts';
import { joinBoxes } from './lettering.ts';

/** Shapes of one ink that stand in a row. */
export interface InkRow {
  box: Rect;
  shapes: InkShape[];
  /** Height of the tallest shape. */
  tallest: number;
}

/** Maximum difference between the colours of letter shapes in one row, in levels (0–255). */
export const SAME_INK = 10;
/**
 * Maximum gaps in a row, in heights of the taller shape: between neighbours, and between a letter and its
 * accents.
 */
const GAP = { beside: 0.75, above: 0.12 };
/** Maximum height of a row of shapes, in heights of its tallest shape. */
const TALLEST = 1.9;
/** Number of cells of the grid along the longer side of the area that all shapes cover. */
const CELLS = 96;

/**
 * Joins shapes of one ink that stand in a row, and their accents. The tallest shapes are joined first. A grid
 * finds the neighbours of each row, because a page of text has thousands of shapes.
 */
export function joinRows(shapes: readonly InkShape[]): InkRow[] {
  const rows = new Map<number, InkRow>();
  const sorted = shapes.toSorted((one, other) => other.box.height - one.box.height);
  for (const [id, shape] of sorted.entries())
    rows.set(id, { box: shape.box, shapes: [shape], tallest: shape.box.height });
  const grid = new Grid(Math.max(1, ...shapes.map(({ box }) => reachOf(box) / CELLS)));
  for (const [id, row] of rows) grid.add(id, row);
  const findPartner = (id: number, row: InkRow, isAllowed: (other: number) => boolean) => {
    let least: number | undefined;
    for (const other of grid.listNear(row)) {
      if (other === id || !isAllowed(other) || other >= (least ?? Number.POSITIVE_INFINITY))
        continue;
      const partner = rows.get(other);
      if (partner && areOneRow(row, partner)) least = other;
    }
    return least;
  };
  for (let at = 0; at < sorted.length; at++)
    for (let id: number | undefined = at; id !== undefined; ) {
      const row = rows.get(id);
      const own: number = id;
      const next = row && findPartner(own, row, (other) => other > own);
      const partner = next === undefined ? undefined : rows.get(next);
      if (!row || next === undefined || !partner) {
        id = undefined;
        continue;
      }
      grid.remove(own, row);
      grid.remove(next, partner);
      rows.delete(next);
      const joined = {
        box: joinBoxes(row.box, partner.box),
        shapes: [...row.shapes, ...partner.shapes],
        tallest: Math.max(row.tallest, partner.tallest),
      };
      rows.set(own, joined);
      grid.add(own, joined);
      // After a row has grown, only pairs with this row need a new check. A row that was checked earlier may therefore
      // become its partner.
      id = findPartner(own, joined, (other) => other < own) ?? own;
    }
  return [...rows.values()];
}

const reachOf = ({ x, y, width, height }: Rect) => Math.max(x + width, y + height);

function areOneRow(one: InkRow, other: InkRow): boolean {
  const [first, second] = [one.shapes[0], other.shapes[0]];
  if (!first || !second || measureDifference(first.ink, second.ink) > SAME_INK) return false;
  const tall = Math.max(one.tallest, other.tallest);
  const beside =
    Math.max(one.box.x, other.box.x) -
    Math.min(one.box.x + one.box.width, other.box.x + other.box.width);
  const below =
    Math.max(one.box.y, other.box.y) -
    Math.min(one.box.y + one.box.height, other.box.y + other.box.height);
  if (joinBoxes(one.box, other.box).height > TALLEST * tall) return false;
  return beside < GAP.beside * tall && below < GAP.above * tall;
}

/** A grid of cells that finds the rows near a given row. */
class Grid {
  readonly #cells = new Map<string, Set<number>>();
  readonly #side: number;

  constructor(side: number) {
    this.#side = side;
  }

  add(id: number, row: InkRow): void {
    for (const key of this.#listKeys(row)) {
      const cell = this.#cells.get(key);
      if (cell) cell.add(id);
      else this.#cells.set(key, new Set([id]));
    }
  }

  remove(id: number, row: InkRow): void {
    for (const key of this.#listKeys(row)) this.#cells.get(key)?.delete(id);
  }

  *listNear(row: InkRow): Generator<number> {
    for (const key of this.#listKeys(row)) yield* this.#cells.get(key) ?? [];
  }

  /** Yields the cells of a row's box, widened by the row's largest gap to a neighbour. */
  *#listKeys({ box, tallest }: InkRow): Generator<string> {
    const [beside, above] = [GAP.beside * tallest, GAP.above * tallest];
    const cellOf = (place: number) => Math.floor(place / this.#side);
    const last = cellOf(box.x + box.width + beside);
    for (let y = cellOf(box.y - above); y <= cellOf(box.y + box.height + above); y++)
      for (let x = cellOf(box.x - beside); x <= last; x++) yield `${x},${y}`;
  }
}
