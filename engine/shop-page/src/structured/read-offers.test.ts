import { expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';

/** Returns the price that is read from a test page with the given offers. */
async function priceOf(offers: object | readonly object[]) {
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Mug', offers };
  const page = `<h1>Mug</h1><script type="application/ld+json">${JSON.stringify(product)}</script>`;
  const material = { bytes: Buffer.from(page), contentType: 'text/html', address: null };
  const parsed = await parsePage(material);
  return parsed.state === 'read' ? (parsed.proposal.price?.value ?? null) : null;
}

const offer = (price: number, more: object = {}) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'USD',
  ...more,
});
const specification = (price: number, more: object) => ({
  ...offer(price, more),
  '@type': 'UnitPriceSpecification',
});
const members = { validForMemberTier: { '@type': 'MemberProgramTier', name: 'gold' } };

it.each([
  ['an offer for members', [offer(30), offer(25, members)]],
  ['a price for members', offer(30, { priceSpecification: [specification(25, members)] })],
  [
    'an offer of a used product',
    [
      offer(15, { itemCondition: 'https://schema.org/UsedCondition' }),
      offer(30, { itemCondition: 'https://schema.org/NewCondition' }),
    ],
  ],
])(
  'readOffersPrice reads the price of a new product for all customers although there is %s',
  async (_, offers) => {
    expect(await priceOf(offers)).toEqual({ amount: 30, currency: 'USD', isFrom: false });
  },
);

it('readOffersPrice reads the price of a product that is only sold used', async () => {
  const used = offer(15, { itemCondition: 'UsedCondition' });
  expect(await priceOf(used)).toMatchObject({ amount: 15 });
});

it('readOffersPrice reads no price from an offer that must be paid each month', async () => {
  const monthly = specification(25, { billingDuration: 12, unitCode: 'MON' });
  expect(await priceOf(offer(25, { priceSpecification: monthly }))).toBeNull();
});
