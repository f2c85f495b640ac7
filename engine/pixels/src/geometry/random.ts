/**
 * A generator of random numbers from 0 to less than 1. The same seed gives the same numbers on every machine.
 */
export type Random = () => number;

/**
 * Makes a seeded random number generator, Mulberry32 (Tommy Ettinger, public domain). The generator has 32 bits
 * of state, which are enough for placing shapes at random.
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

/** Returns the list's entry for an integer of any size, as if the list were repeated endlessly. */
export function cycle<Entry>(list: readonly [Entry, ...Entry[]], index: number): Entry {
  return list[((index % list.length) + list.length) % list.length] ?? list[0];
}
