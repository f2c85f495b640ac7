import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { readOccasion } from './occasion.ts';

const writeHeadlines = (goal: string, product = 'soy candles') =>
  Array.from(
    { length: 10 },
    (_, variation) =>
      writeAdCopy({ product, audience: 'women', goal, emotion: 'happiness' }, 0, variation)
        .headline,
  ).join(' / ');

it.each([
  ['mother’s day sale', /Mother’s Day/],
  ['launch our new collection', /it’s here|fresh out of the box|new here/i],
  ['grand opening', /Doors open|We’re opening|New on the corner/],
])('writes headlines for the occasion in “%s”', (goal, line) => {
  expect(writeHeadlines(goal)).toMatch(line);
});

it('writes no headlines about a goal without an occasion, and prints no other words of the goal', () => {
  expect(readOccasion('increase sales by 20%', 'yoga mat').headlines).toEqual([]);
  expect(writeHeadlines('black friday sale, sell 40 before Sunday')).not.toMatch(/40|Sunday|sale/i);
});
