import { BOOST_VARIATION_COUNT } from '@adwright/contracts';
import { createSeededRandom } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { ChosenApart, MIN_LAYOUTS } from './choose-apart.ts';

const LAYOUTS = 13;
const LIMIT = 0.35;

/**
 * Returns a candidate with a hash that has ones at the bit positions `at`, and zeros elsewhere. Candidates with
 * equal bit positions have equal hashes, so their distance is 0.
 */
const candidate = (layout: number, at: number) => ({
  layout,
  hashes: [Uint8Array.from({ length: 64 }, (_, bit) => ((bit * (at + 1) * 37) % 64 < 32 ? 1 : 0))],
});

async function choose(offers: readonly ReturnType<typeof candidate>[]) {
  const plan = new ChosenApart<number, ReturnType<typeof candidate>>(LIMIT);
  for (const one of offers) plan.offer(one);
  const certain = plan.chosen.length;
  await plan.fillUp();
  return { certain, layouts: plan.chosen.map(({ layout }) => layout) };
}

describe('ten candidates in six layouts', () => {
  it('ChosenApart still chooses ten candidates if too few of them differ enough', async () => {
    const { certain, layouts } = await choose(
      Array.from({ length: 3 * LAYOUTS }, (_, index) => candidate(index % LAYOUTS, 0)),
    );
    expect(certain).toBe(1);
    expect(layouts).toHaveLength(BOOST_VARIATION_COUNT);
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(MIN_LAYOUTS);
  });

  it('ChosenApart still uses six layouts if one layout has the candidates that differ most', async () => {
    const apart = Array.from({ length: 10 }, (_, ones) => ({
      layout: 0,
      hashes: [Uint8Array.from({ length: 10 }, (_unused, bit) => (bit === ones ? 5 : ones + 10))],
    }));
    const same = Array.from({ length: LAYOUTS }, (_, layout) => ({
      layout,
      hashes: apart[0]?.hashes ?? [],
    }));
    const plan = new ChosenApart<number, (typeof same)[number]>(LIMIT);
    for (const one of [...apart, ...same]) plan.offer(one);
    // Five of the ten places for variations are reserved for the layouts that are still missing.
    expect(plan.chosen).toHaveLength(BOOST_VARIATION_COUNT - MIN_LAYOUTS + 1);
    expect(plan.hasRoomFor(0)).toBe(false);
    await plan.fillUp();
    expect(plan.isFull).toBe(true);
    expect(new Set(plan.chosen.map(({ layout }) => layout)).size).toBe(MIN_LAYOUTS);
  });

  it('ChosenApart chooses ten candidates that differ enough, in whatever order they are offered', async () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = createSeededRandom(seed);
      const offers = Array.from({ length: 6 * LAYOUTS }, (_, index) =>
        candidate(index % LAYOUTS, Math.floor(random() * (1 + (seed % 24)))),
      ).sort(() => random() - 0.5);
      const { layouts } = await choose(offers);
      expect(layouts).toHaveLength(BOOST_VARIATION_COUNT);
      expect(new Set(layouts).size).toBeGreaterThanOrEqual(MIN_LAYOUTS);
    }
  });
});

it('ChosenApart takes skipped candidates, the most distant first, after the required distance was lowered', async () => {
  const bits = (ones: number) => ({
    layout: ones,
    hashes: [Uint8Array.from({ length: 10 }, (_, bit) => (bit < ones ? 255 : 0))],
  });
  const plan = new ChosenApart<number, ReturnType<typeof bits>>(0.5);
  for (const ones of [0, 2, 3, 5]) plan.offer(bits(ones));
  expect(plan.chosen.map(({ layout }) => layout)).toEqual([0, 5]);
  expect(await plan.relaxTo(0.3)).toEqual([]);
  expect((await plan.relaxTo(0.2)).map(({ layout }) => layout)).toEqual([2]);
  expect(plan.offer(bits(7))).toBe(true);
});

it('ChosenApart measures a skipped candidate again before it chooses it', async () => {
  const hash = (ones: number) => [
    Uint8Array.from({ length: 10 }, (_, bit) => (bit < ones ? 255 : 0)),
  ];
  const spare = { layout: 1, hashes: hash(4) };
  // With the words for the second place, the spare is equal to the first candidate.
  const renewed = { layout: 1, hashes: hash(0) };
  const plan = new ChosenApart<number, typeof spare>(0.5, async () => renewed);
  for (const one of [{ layout: 0, hashes: hash(0) }, spare]) plan.offer(one);
  expect(await plan.relaxTo(0.3)).toEqual([]);
  await plan.fillUp();
  expect(plan.chosen[1]).toBe(renewed);
});
