/** A generator of numbers in [0, 1), which are the same for the same seed on every machine. */
export type Random = () => number;

/**
 * Makes the generator Mulberry32 (Tommy Ettinger, public domain). It has 32 bits of state, enough for placing
 * shapes.
 */
export function createSeededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns an entry of a list by any integer; after the last entry it starts again. */
export function cycle<Entry>(list: readonly [Entry, ...Entry[]], index: number): Entry {
  return list[((index % list.length) + list.length) % list.length] ?? list[0];
}
