import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

it.each([
  [
    'Google Merchant Center',
    ['id', 'title', 'description', 'link', 'image_link', 'price', 'brand'],
  ],
  [
    'the same as an XML export names it',
    ['g:id', 'g:title', 'g:description', 'g:link', 'g:image link'],
  ],
  ['Meta', ['id', 'title', 'description', 'availability', 'image_link', 'brand']],
  ['Shopify', ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Image Src']],
  ['WooCommerce', ['ID', 'Type', 'SKU', 'Name', 'Images']],
])('knows the columns of %s', (_, columns) => {
  const { product, photo, reference } = suggestMapping(columns);
  const named = [product, photo, reference].map((at) => columns[at ?? -1]?.toLowerCase());
  expect(named[0]).toMatch(/title|name/);
  expect(named[1]).toMatch(/image/);
  expect(named[2]).toMatch(/id|handle|sku/);
});

it('knows where a product is sold, and takes no picture for it', () => {
  expect(suggestMapping(['id', 'title', 'image_link', 'g:link']).link).toBe(3);
  expect(suggestMapping(['id', 'title', 'image_link']).link).toBeUndefined();
});

it('knows our own columns, in any case and spacing', () => {
  const columns = ['PRODUCT', 'Target audience', 'Goal', 'Emotion', 'Ad type', 'Photo'];
  expect(suggestMapping(columns)).toEqual({
    product: 0,
    audience: 1,
    goal: 2,
    emotion: 3,
    adType: 4,
    photo: 5,
  });
});

it('guesses nothing', () => {
  expect(suggestMapping(['foo', 'bar'])).toEqual({});
});

it.each([
  ['promo code', 'code'],
  ['Gutscheincode', 'code'],
  ['Code promo', 'code'],
  ['Código de descuento', 'code'],
  ['クーポンコード', 'code'],
  ['sale_price_effective_date', 'until'],
  ['Valid until', 'until'],
  ['Gültig bis', 'until'],
  ['Rabatt', 'discount'],
  ['Скидка', 'discount'],
  ['Telefonnummer', 'phone'],
  ['Venue', 'place'],
  ['Small print', 'smallPrint'],
] as const)('knows the column %s of an offer', (column, field) => {
  expect(suggestMapping(['title', column])).toEqual({ product: 0, [field]: 1 });
});

it('reads price and sale price as a pair', () => {
  expect(suggestMapping(['title', 'price', 'sale_price'])).toEqual({
    product: 0,
    price: 1,
    salePrice: 2,
  });
});

it('leaves columns that mean something else in shops to the user', () => {
  expect(suggestMapping(['title', 'Code', 'Location', 'expiration_date'])).toEqual({ product: 0 });
});
