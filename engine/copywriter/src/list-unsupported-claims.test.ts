import { expect, it } from 'vitest';
import { listUnsupportedClaims } from './list-unsupported-claims.ts';

const brief = (product: string) => ({ product, audience: '' });

it.each([
  ['Now 5% off', 'Boots, 15% off', ['5']],
  ['Only $5', 'Boots for $5.99', ['5']],
  ['From $1,299', 'Sofa for $299', ['1,299']],
  ['Open at 10:00', 'Bakery, open from 10', ['10:00']],
  ['Free for you', 'Invoices for freelancers', ['Free']],
])(
  'finds in the text "%s" a claim that the product "%s" does not make',
  (text, product, claims) => {
    const found = listUnsupportedClaims(text, brief(product));
    for (const claim of claims) expect(found).toContain(claim);
  },
);

it.each([
  ['Now 15% off. Was $1,299.', 'Boots, 15% off, was $1,299'],
  ['Until 27.11., from 10:00', 'Wreaths, until 27.11. from 10:00'],
  ['Gluten-free bread', 'Gluten-free bread'],
])('finds in the text "%s" no claim beyond the product "%s"', (text, product) => {
  expect(listUnsupportedClaims(text, brief(product))).toEqual([]);
});
