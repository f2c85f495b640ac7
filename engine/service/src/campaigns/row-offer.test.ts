import type { CampaignBrief } from '@adwright/contracts/campaigns';
import { expect, it } from 'vitest';
import { currentPrice, rowOffer } from './row-offer.ts';

const row = (product: string, offer: CampaignBrief['offer']): CampaignBrief => ({
  product,
  audience: '',
  goal: 'orders',
  emotion: 'trust',
  adType: 'product showcase',
  offer,
});
const sale = { amount: 19.99, currency: 'EUR', isFrom: false, was: 29 };

it.each([
  ['Linen shirt for men', 'November 30', '€29'],
  ['Leinenhemd für Herren', '30. November', '29 €'],
  ['Chemise en lin pour homme', '30 novembre', '29 €'],
])('writes the last day and the old price of %s in its language', (product, until, was) => {
  const brief = row(product, { code: 'TERM15', until: '2026-11-30' });
  expect(rowOffer(brief, sale, '2026-11-30')).toEqual({ code: 'TERM15', until, was });
  expect(rowOffer(brief, null, '2026-11-30')).toEqual({ code: 'TERM15', until });
});

it('keeps a deadline in words, and leaves out what is over', () => {
  expect(rowOffer(row('Mug', { until: 'Sunday' }), sale, '2026-12-01')).toEqual({
    until: 'Sunday',
    was: '€29',
  });
  const over = row('Mug', {
    until: '2026-11-30',
    discount: '20% off',
    code: 'SAVE20',
    smallPrint: 'Online only',
    phone: '030 1',
  });
  expect(rowOffer(over, sale, '2026-12-01')).toEqual({ phone: '030 1' });
  expect(currentPrice(over, sale, '2026-12-01')).toEqual({
    amount: 29,
    currency: 'EUR',
    isFrom: false,
  });
  expect(currentPrice(over, sale, '2026-11-30')).toEqual(sale);
});
