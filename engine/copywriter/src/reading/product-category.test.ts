import { expect, it } from 'vitest';
import { CATEGORIES } from './product-category.ts';

it('gives no two categories the same rank', () => {
  const ranks = CATEGORIES.map(({ rank }) => rank);
  expect(ranks.filter((rank, at) => ranks.indexOf(rank) !== at)).toEqual([]);
});

it('tries categories in the order of their ranks', () => {
  const ranks = CATEGORIES.map(({ rank }) => rank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});
