import type { CampaignBrief } from '@adwright/contracts/campaigns';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { expect, it } from 'vitest';
import { buildRowOffer, getDeadlineDay } from './row-offer.ts';

const row = (product: string, offer?: CampaignBrief['offer']): CampaignBrief => ({
  product,
  audience: '',
  goal: 'orders',
  emotion: 'trust',
  adType: 'product showcase',
  offer,
});
const sale = { amount: 19.99, currency: 'EUR', isFrom: false, was: 29 };

it.each([
  ['Linen shirt for men', 'November 30', '€19.99', '€29'],
  ['Leinenhemd für Herren', '30. November', '19,99 €', '29 €'],
  ['Chemise en lin pour homme', '30 novembre', '19,99 €', '29 €'],
])(
  'the offer for “%s” states the last day, price and old price in the language of the brief',
  (product, until, price, was) => {
    const brief = row(product, { code: 'TERM15', until: '2026-11-30' });
    expect(buildRowOffer(brief, sale, '2026-11-30')).toEqual({ code: 'TERM15', until, price, was });
    expect(buildRowOffer(brief, null, '2026-11-30')).toEqual({ code: 'TERM15', until });
  },
);

it.each([
  ['Linen shirt for men', 49.9, 'EUR', true, 'from €49.90'],
  ['Linen shirt for men', 49, 'USD', false, '$49'],
  ['Leinenhemd für Herren', 1299, 'CHF', false, '1.299 CHF'],
  ['Chemise en lin pour homme', 49.9, 'EUR', true, 'à partir de 49,90 €'],
  ['Camisa de lino para hombre', 49.9, 'EUR', false, '49,90 €'],
  ['Lniana koszula dla mężczyzn', 199, 'PLN', true, 'od 199 zł'],
  ['抹茶茶碗を毎日の食卓に', 1980, 'JPY', true, '￥1,980から'],
  ['قميص كتان للرجال', 49, 'SAR', true, 'ابتداءً من 49 ر.س.'],
])(
  'the offer for “%s” at %d %s states the price in the language of the brief',
  (product, amount, currency, isFrom, said) => {
    const brief = row(product);
    const offer = buildRowOffer(brief, { amount, currency, isFrom }, '2026-11-30');
    expect(offer).toEqual({ price: said });
    const copy = writeAdCopy({ ...brief, offer }, 1, 0);
    expect(copy.offer).toEqual({ kind: 'price', text: said });
  },
);

it('the offer of a row states no price without a currency, and no lowest price as the price', () => {
  expect(
    buildRowOffer(row('Mug'), { amount: 9, currency: null, isFrom: false }, '2026-11-30'),
  ).toBe(undefined);
  const unwritten = row('სუფრის ჭურჭელი ოჯახისთვის');
  expect(buildRowOffer(unwritten, { amount: 9, currency: 'EUR', isFrom: true }, '2026-11-30')).toBe(
    undefined,
  );
});

it('the offer of a row states a deadline in words, and omits an expired deadline', () => {
  expect(buildRowOffer(row('Mug', { until: 'Sunday' }), sale, '2026-12-01')).toEqual({
    until: 'Sunday',
    price: '€19.99',
    was: '€29',
  });
  const over = row('Mug', {
    until: '2026-11-30',
    discount: '20% off',
    code: 'SAVE20',
    smallPrint: 'Online only',
    phone: '030 1',
  });
  expect(buildRowOffer(over, sale, '2026-12-01')).toEqual({ phone: '030 1', price: '€29' });
});

it('the offer of a row loses its deadline when the day has ended everywhere on Earth', () => {
  const brief = row('Mug', { until: '2026-11-30', discount: '20% off' });
  const at = (now: string) => buildRowOffer(brief, null, getDeadlineDay(new Date(now)))?.discount;
  expect(at('2026-12-01T00:30:00Z')).toBe('20% off');
  expect(at('2026-12-01T11:59:59Z')).toBe('20% off');
  expect(at('2026-12-01T12:00:00Z')).toBeUndefined();
});
