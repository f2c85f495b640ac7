import { expect, it } from 'vitest';
import { understandProduct } from './understand-product.ts';

it.each([
  ['Motorista carreteiro – Curitiba/PR', 'public-relations'],
  ['Night cleaner, £12.60/hr', 'human-resources'],
  ['Seamstress, Ponce (PR)', 'public-relations'],
])('reads the code of a region or the unit of a rate in “%s” as no product', (product, concept) => {
  const { concept: found, object } = understandProduct(product);
  expect(found?.id).not.toBe(concept);
  expect(object).not.toBe('megaphone');
});

it('keeps an abbreviation that names the product', () => {
  expect(understandProduct('PR agency').object).toBe('megaphone');
  expect(understandProduct('Marketing, PR').object).toBe('megaphone');
});
