import { describe, expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

const mappingOf = (columns: string[]) => suggestMapping({ columns, rows: [] });

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
])('recognises the columns of %s', (_, columns) => {
  const { product, photo, reference } = mappingOf(columns);
  const named = [product, photo, reference].map((at) => columns[at ?? -1]?.toLowerCase());
  expect(named[0]).toMatch(/title|name/);
  expect(named[1]).toMatch(/image/);
  expect(named[2]).toMatch(/id|handle|sku/);
});

it('recognises the column of product pages, and does not confuse it with pictures', () => {
  expect(mappingOf(['id', 'title', 'image_link', 'g:link']).link).toBe(3);
  expect(mappingOf(['id', 'title', 'image_link']).link).toBeUndefined();
});

it('recognises our own columns, in any case and spacing', () => {
  const columns = ['PRODUCT', 'Target audience', 'Goal', 'Emotion', 'Ad type', 'Photo'];
  expect(mappingOf(columns)).toEqual({
    product: 0,
    audience: 1,
    goal: 2,
    emotion: 3,
    adType: 4,
    photo: 5,
  });
});

it('guesses nothing', () => {
  expect(mappingOf(['foo', 'bar'])).toEqual({});
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
] as const)('recognises the column %s of an offer', (column, field) => {
  expect(mappingOf(['title', column])).toEqual({ product: 0, [field]: 1 });
});

it('reads price and sale price as a pair', () => {
  expect(mappingOf(['title', 'price', 'sale_price'])).toEqual({
    product: 0,
    price: 1,
    salePrice: 2,
  });
});

it('leaves columns that mean something else in shops to the user', () => {
  expect(mappingOf(['title', 'Code', 'Location', 'expiration_date'])).toEqual({ product: 0 });
});

describe('columns with unknown names', () => {
  const rows = (...lines: string[][]) => lines.map((cells, at) => ({ line: at + 2, cells }));

  it('are recognised by the words of their names and by their contents', () => {
    const columns = [
      'Bild Beschriftung',
      'Neuer Verkaufspreis',
      'Bilder des Artikels',
      'Lagermenge',
    ];
    const [caption, price, photo, stock] = ['Vorn', '12,00', 'https://a.example/1.jpg', '3'];
    expect(suggestMapping({ columns, rows: rows([caption, price, photo, stock]) })).toEqual({
      price: 1,
      photo: 2,
      availability: 3,
    });
    expect(suggestMapping({ columns, rows: rows([caption, 'auf Anfrage', 'Vorn', '']) })).toEqual(
      {},
    );
  });

  it('are never what a shop pays, or what it charged before', () => {
    const columns = ['title', 'Wholesale price', 'Preis netto alt', 'Compare at price'];
    expect(suggestMapping({ columns, rows: rows(['Mug', '5', '6', '7']) })).toEqual({ product: 0 });
  });

  it('share a product’s number if rows have no name of their own', () => {
    const columns = ['product id', 'title', 'price'];
    const table = { columns, rows: rows(['1', 'Mug', '5'], ['1', '', '6'], ['2', 'Jar', '7']) };
    expect(suggestMapping(table).group).toBe(0);
    const others = { columns, rows: rows(['1', 'Mug', '5'], ['1', 'Jar', '6']) };
    expect(suggestMapping(others).group).toBeUndefined();
  });
});
