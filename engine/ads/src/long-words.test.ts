import { writeAdCopy } from '@adwright/engine-copywriter';
import { expect, it } from 'vitest';
import { composeAd } from './compose-ad.ts';

const BRIEF = {
  product: 'Kaffee',
  audience: 'Frühaufsteher',
  goal: 'Verkauf',
  emotion: 'trust',
  language: 'de',
} as const;
const headline = 'Donaudampfschifffahrtsgesellschaftskapitän';

function headlineBy(renderer?: number) {
  const copy = { ...writeAdCopy(BRIEF, 3, 0), headline };
  const input = { brief: BRIEF, copy, seed: 3, variation: 0, renderer };
  const { composition } = composeAd({ ...input, format: 'story', layout: 'hero-disc' });
  for (const item of composition.items)
    if (item.kind === 'text' && item.role === 'headline') return item.fitted;
  throw new Error('the composed ad has no headline');
}

it('a new ad sets a long word large, and breaks it where the parts of a compound join', () => {
  expect(headlineBy().size).toBeGreaterThanOrEqual(headlineBy(3).size);
  expect(headlineBy().lines).toEqual(['Donaudampfschiff-', 'fahrtsgesellschafts-', 'kapitän']);
});

it('an ad of an older renderer keeps its line breaks in long words', () => {
  expect(headlineBy(3).lines).toEqual(['Donaudampfschiff-', 'fahrtsgesell-', 'schaftskapitän']);
  expect(headlineBy(2)).toEqual(headlineBy(3));
  expect(headlineBy(5).lines).toEqual(['Donaudampfschifffahrts-', 'gesellschaftskapitän']);
  expect(headlineBy(4)).toEqual(headlineBy(5));
});
