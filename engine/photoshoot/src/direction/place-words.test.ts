import { expect, it } from 'vitest';
import { SETS } from '../set-registry.ts';
import { COMMON_PLACES, PLACES, STRIKING_PLACES } from './place-words.ts';
import { SCENES } from './scene-name.ts';

it.each(['striking', 'common', 'rare'] as const)('gives no two %s patterns one rank', (tier) => {
  const ranks = SCENES.flatMap((scene) =>
    SETS[scene].words.flatMap((words) => (words.tier === tier ? words.rank : [])),
  );
  expect(ranks.length).toBeGreaterThan(50);
  expect(ranks.filter((rank, at) => ranks.indexOf(rank) !== at)).toEqual([]);
});

it('tries the patterns of a tier in the order of their ranks, and striking ones first', () => {
  expect(COMMON_PLACES.slice(0, STRIKING_PLACES.length)).toEqual(STRIKING_PLACES);
  expect(PLACES.slice(0, COMMON_PLACES.length)).toEqual(COMMON_PLACES);
  const tiers = [
    STRIKING_PLACES,
    COMMON_PLACES.slice(STRIKING_PLACES.length),
    PLACES.slice(COMMON_PLACES.length),
  ];
  for (const places of tiers)
    for (const [at, { rank }] of places.slice(1).entries())
      expect(rank).toBeGreaterThan(places[at]?.rank ?? Number.POSITIVE_INFINITY);
});

it('gives no pattern twice', () => {
  const patterns = PLACES.map(({ pattern }) => String(pattern));
  expect(patterns.filter((pattern, at) => patterns.indexOf(pattern) !== at)).toEqual([]);
});
