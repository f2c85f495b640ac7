import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { readShopify } from './read-shopify.ts';

const priceOf = (prices: object) =>
  readShopify(load('<h1>Mug</h1>'), JSON.stringify({ title: 'Mug', images: [], ...prices }))?.price;

it('readShopify reads the old price of a product on sale', () => {
  const prices = { price: 3000, price_min: 3000, price_max: 3000, compare_at_price: 4000 };
  expect(priceOf(prices)).toEqual({ amount: 30, currency: null, isFrom: false, was: 40 });
});

it('readShopify reads no old price if the variants have different prices', () => {
  const prices = { price: 1000, price_min: 1000, price_max: 5000, compare_at_price: 6000 };
  expect(priceOf(prices)).toEqual({ amount: 10, currency: null, isFrom: true });
});
