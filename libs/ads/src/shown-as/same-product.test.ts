import { expect, it } from 'vitest';
import { isSameProduct } from './same-product.ts';

it.each([
  ['Soup kit', 'soup kit for four', true],
  ['a soup kit', 'a soup box', true],
  ['Quantora', 'Quantor', true],
  ['コールドブリュー珈琲', 'コールドブリュー珈琲の定期便', true],
  ['soup kit', 'laptop', false],
  ['a kit of soup', 'a box of tea', false],
  ['Quantora', 'Zorbit', false],
  ['soup', '', false],
])(
  'isSameProduct compares the products “%s” and “%s”, with the result %s',
  (one, other, expected) => {
    expect(isSameProduct(one, other)).toBe(expected);
  },
);
