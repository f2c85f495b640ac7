export interface Random {
  integer(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Creates a random generator (Mulberry32) that returns the same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    integer,
    pick(list) {
      const [chosen] = list.slice(integer(0, list.length - 1));
      if (chosen === undefined) throw new Error('the list to pick from is empty');
      return chosen;
    },
  };
}
