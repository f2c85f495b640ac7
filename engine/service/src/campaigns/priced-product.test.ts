import { writeAdCopy } from '@adwright/engine-copywriter';
import { expect, it } from 'vitest';
import { pricedProduct } from './priced-product.ts';

const brief = (product: string) =>
  ({
    product,
    audience: '',
    goal: 'orders',
    emotion: 'trust',
    adType: 'product showcase',
  }) as const;

it.each([
  ['Linen shirt for men', 49.9, 'EUR', true, 'from €49.90', 'From €49.90'],
  ['Linen shirt for men', 49, 'USD', false, '$49', '$49'],
  ['Leinenhemd für Herren', 19.99, 'EUR', true, 'ab 19,99 €', 'Ab 19,99 €'],
  ['Leinenhemd für Herren', 1299, 'CHF', false, '1.299 CHF', '1.299 CHF'],
  ['Chemise en lin pour homme', 49.9, 'EUR', true, 'à partir de 49,90 €', 'À partir de 49,90 €'],
  ['Camisa de lino para hombre', 49.9, 'EUR', false, '49,90 €', '49,90 €'],
  ['Lniana koszula dla mężczyzn', 199, 'PLN', true, 'od 199 zł', 'Od 199 zł'],
])(
  '%s at %d %s: the ad says it in its language',
  (product, amount, currency, isFrom, sum, said) => {
    const priced = pricedProduct(brief(product), { amount, currency, isFrom });
    expect(priced).toBe(`${product}, ${sum}`);
    const copy = writeAdCopy({ ...brief(product), product: priced }, 1, 0);
    expect(copy.offer).toEqual({ kind: 'price', text: said });
  },
);

it('says no number without currency, and no least price as the price', () => {
  expect(pricedProduct(brief('Mug'), { amount: 9, currency: null, isFrom: false })).toBe('Mug');
  expect(pricedProduct(brief('抹茶茶碗'), { amount: 9, currency: 'JPY', isFrom: true })).toBe(
    '抹茶茶碗',
  );
});
