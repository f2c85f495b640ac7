import { writeAdCopy } from '@adwright/engine-copywriter';
import { expect, test } from 'vitest';
import type { AdInput } from './compose-ad.ts';
import { FinishedApart } from './finished-apart.ts';

const BITS = 16;
/**
 * Range of bits that are set in the 16-bit hash of each ad, by variation number. Two ads with hashes that
 * differ in only four of sixteen bits are too similar.
 */
const SET_BITS: Record<number, readonly [number, number]> = {
  1: [0, 3],
  2: [0, 8],
  3: [0, 16],
  7: [0, 9],
  8: [8, 16],
};
const BRIEF = { product: 'tea', audience: 'readers', emotion: 'trust' } as const;

const inputOf = (variation: number): AdInput => ({
  brief: BRIEF,
  copy: writeAdCopy(BRIEF, 1, variation),
  format: 'story',
  seed: 1,
  variation,
  layout: 'hero-side',
});

/**
 * Runs a plan of four ads whose rendering takes the given times in milliseconds. Returns the ad that was
 * delivered for each position, in the order of delivery.
 */
async function run(times: readonly number[], replacements: number[]) {
  const delivered: [position: number, ad: number][] = [];
  const asked: (readonly number[])[] = [];
  const ads = new FinishedApart<number>({
    async render({ variation }) {
      await new Promise((resolve) => setTimeout(resolve, times[variation] ?? 0));
      const [from, to] = SET_BITS[variation] ?? [0, 0];
      const hash = new Uint8Array(BITS).fill(1, from, to);
      return { picture: variation, layout: 'hero-side', hashes: [hash] };
    },
    async replace(_, stay, tried) {
      asked.push([stay.length, ...tried]);
      const next = replacements.shift();
      return next === undefined ? null : inputOf(next);
    },
    deliver: async (position, ad) => void delivered.push([position, ad]),
  });
  for (const variation of [0, 1, 2, 3]) ads.begin(inputOf(variation));
  await ads.end();
  return { delivered, asked };
}

test.each([[[0, 0, 0, 0]], [[30, 0, 20, 10]]])(
  'FinishedApart replaces an ad that is too similar to an earlier ad, in any order of completion (%o)',
  async (times) => {
    const { delivered, asked } = await run(times, [7, 8]);
    // The replacement ad 7 was also too similar to another ad.
    expect(delivered).toEqual([
      [0, 0],
      [2, 2],
      [3, 3],
      [1, 8],
    ]);
    expect(asked).toEqual([
      [3, 0, 1, 2, 3],
      [3, 0, 1, 2, 3, 7],
    ]);
  },
);

test('FinishedApart keeps the planned ad if there are no replacements left', async () => {
  expect((await run([], [])).delivered.at(-1)).toEqual([1, 1]);
});
