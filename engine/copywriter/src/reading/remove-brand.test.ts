import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { removeBrand } from './remove-brand.ts';

it.each([
  ['Ledgerly invoicing software', 'Ledgerly', 'invoicing software'],
  ['Mill & Crumb sourdough bread', 'Mill & Crumb', 'sourdough bread'],
  // The brand is kept if it belongs to a whole name or a sentence, if it names the product, or if
  // the field names another brand.
  ['Volt Energy Drink', 'Volt', 'Volt Energy Drink'],
  ['Ledgerly helps freelancers get paid', 'Ledgerly', 'Ledgerly helps freelancers get paid'],
  ['Green tea', 'Green', 'Green tea'],
  ['Ledgerly – invoicing software', 'Ledgerly', 'Ledgerly – invoicing software'],
  ['invoicing software', 'Ledgerly', 'invoicing software'],
  ['Ledgerly', 'Ledgerly', 'Ledgerly'],
])('prints %s of the brand %s as %s', (product, brand, spoken) => {
  expect(removeBrand(product, brand)).toBe(spoken);
});

it('does not print the brand twice in a picture', () => {
  for (let variation = 0; variation < 10; variation++) {
    const { headline, subline } = writeAdCopy(
      {
        product: 'Ledgerly invoicing software',
        audience: 'freelancers',
        emotion: 'trust',
        brandName: 'Ledgerly',
      },
      3,
      variation,
    );
    expect(`${headline} ${subline}`).not.toContain('Ledgerly');
  }
});
