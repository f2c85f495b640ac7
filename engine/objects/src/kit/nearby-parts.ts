import type { Distance } from './distance.ts';

/** Side of a cell, in the object's units: small enough that most cells know of two or three parts. */
const CELL = 0.06;
/** Room about the object that has cells: as far as the shader's taps reach. */
const AROUND = 0.36;
/** Distances may be understated by so much, to keep rays from stepping through what is bent or waves. */
const LEAST_SCALE = 0.6;

/** Looking at a cell costs as much as asking all parts some times; a preview comes by less often. */
const WORTH_LOOKING = 5;

/** The parts of an object that can be nearest to a point, each with its index. */
interface Nearby {
  shapes: readonly Distance[];
  indices: readonly number[];
}

/**
 * For each point of an object those of its parts that can be nearest, so that the others need not be asked. Worked out
 * for a cell of space once rays have come there a few times: nothing is left out that comes closer anywhere in the cell than the
 * nearest does, since no distance grows faster than the way.
 */
export function nearbyParts(
  parts: readonly Distance[],
  { height, radius }: { height: number; radius: number },
): (x: number, y: number, z: number) => Nearby {
  const half = radius + AROUND;
  const across = Math.ceil((2 * half) / CELL);
  const up = Math.ceil((height + 2 * AROUND) / CELL);
  const all: Nearby = { shapes: parts, indices: parts.map((_, index) => index) };
  /** Which of `known` holds in a cell; 0 where that was not asked yet. */
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
