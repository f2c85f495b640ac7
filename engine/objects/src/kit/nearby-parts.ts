import type { Distance } from './distance.ts';

/**
 * Side of the cells into which the space around an object is divided, in the object's units. Most
 * cells have only two or three parts near them, because cells are small.
 */
const CELL = 0.06;
/**
 * Distance from the object's bounding box up to which the space is divided into cells. The shader
 * samples no point beyond this distance.
 */
const AROUND = 0.36;
/**
 * Smallest ratio of the returned to the true distance, for distance functions of bent or wavy
 * shapes. The low values keep rays from passing through the shape.
 */
const LEAST_SCALE = 0.6;

/**
 * Number of visits to a cell after which the parts near the cell are determined. Determining the
 * parts costs as much as a few full evaluations. Determining the parts pays off only in large
 * pictures, which visit each cell often.
 */
const WORTH_LOOKING = 5;

/** The parts of an object that can be the nearest to a point, each with its index. */
interface Nearby {
  shapes: readonly Distance[];
  indices: readonly number[];
}

/**
 * Returns a function that finds the parts that can be the nearest to a point, so that only these
 * parts are evaluated. The near parts are determined once for each cell of space, after several
 * visits to the cell. A distance never grows faster than the distance travelled. A part is
 * therefore omitted only if another part is nearer everywhere in the cell.
 */
export function nearbyParts(
  parts: readonly Distance[],
  { height, radius }: { height: number; radius: number },
): (x: number, y: number, z: number) => Nearby {
  const half = radius + AROUND;
  const across = Math.ceil((2 * half) / CELL);
  const up = Math.ceil((height + 2 * AROUND) / CELL);
  const all: Nearby = { shapes: parts, indices: parts.map((_, index) => index) };
  /** For each cell, the index of its near parts in `known`; 0 until these parts are determined. */
  const cells = new Uint16Array(across * across * up);
  const known: Nearby[] = [all];
  const visits = new Uint8Array(cells.length);
  const numbers = new Map<string, number>();
  const reach = CELL * Math.sqrt(3);

  function lookAt(column: number, row: number, depth: number): number {
    const x = (column + 0.5) * CELL - half;
    const y = (row + 0.5) * CELL - AROUND;
    const z = (depth + 0.5) * CELL - half;
    const distances = parts.map((distance) => distance(x, y, z));
    const limit = Math.min(...distances) + reach;
    const indices = all.indices.filter((index) => (distances[index] ?? 0) * LEAST_SCALE <= limit);
    const key = indices.join();
    const number = numbers.get(key) ?? known.length;
    if (number === known.length) {
      numbers.set(key, number);
      known.push({ indices, shapes: indices.flatMap((index) => parts[index] ?? []) });
    }
    return number;
  }

  return (x, y, z) => {
    const column = Math.floor((x + half) / CELL);
    const row = Math.floor((y + AROUND) / CELL);
    const depth = Math.floor((z + half) / CELL);
    if (column < 0 || row < 0 || depth < 0 || column >= across || row >= up || depth >= across)
      return all;
    const cell = (row * across + depth) * across + column;
    if (cells[cell] === 0) {
      const visit = (visits[cell] ?? 0) + 1;
      visits[cell] = visit;
      if (visit < WORTH_LOOKING) return all;
      cells[cell] = lookAt(column, row, depth);
    }
    return known[cells[cell] ?? 0] ?? all;
  };
}
