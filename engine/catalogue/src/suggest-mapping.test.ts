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
])(
  'suggestMapping finds the columns for product, photo and reference in an export of %s',
  (_, columns) => {
    const { product, photo, reference } = mappingOf(columns);
    const named = [product, photo, reference].map((at) => columns[at ?? -1]?.toLowerCase());
    expect(named[0]).toMatch(/title|name/);
    expect(named[1]).toMatch(/image/);
    expect(named[2]).toMatch(/id|handle|sku/);
  },
);

it('suggestMapping finds the column of product pages, and does not mistake a column of pictures for it', () => {
  expect(mappingOf(['id', 'title', 'image_link', 'g:link']).link).toBe(3);
  expect(mappingOf(['id', 'title', 'image_link']).link).toBeUndefined();
});

it('suggestMapping recognises Adwright’s column names in any case and with any spacing', () => {
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

it('suggestMapping assigns no field to a column with an unknown name and unknown contents', () => {
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
] as const)('suggestMapping recognises %s as the column of an offer’s field', (column, field) => {
  expect(mappingOf(['title', column])).toEqual({ product: 0, [field]: 1 });
});

it('suggestMapping recognises a price and a sale price that belong together', () => {
  expect(mappingOf(['title', 'price', 'sale_price'])).toEqual({
    product: 0,
    price: 1,
    salePrice: 2,
  });
});

it('suggestMapping assigns no field to a column whose name has several meanings in shops', () => {
  expect(mappingOf(['title', 'Code', 'Location', 'expiration_date'])).toEqual({ product: 0 });
});

describe('suggestMapping suggests columns with unknown names', () => {
  const rows = (...lines: string[][]) => lines.map((cells, at) => ({ line: at + 2, cells }));

  it('suggestMapping recognises columns by the words in their names and by their contents', () => {
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

  it('suggestMapping never assigns a purchase price or a former price to the field “price”', () => {
    const columns = ['title', 'Wholesale price', 'Preis netto alt', 'Compare at price'];
    expect(suggestMapping({ columns, rows: rows(['Mug', '5', '6', '7']) })).toEqual({ product: 0 });
  });

  it('suggestMapping groups rows by a repeated product number if only the first row has a name', () => {
    const columns = ['product id', 'title', 'price'];
    const table = { columns, rows: rows(['1', 'Mug', '5'], ['1', '', '6'], ['2', 'Jar', '7']) };
    expect(suggestMapping(table).group).toBe(0);
    const others = { columns, rows: rows(['1', 'Mug', '5'], ['1', 'Jar', '6']) };
    expect(suggestMapping(others).group).toBeUndefined();
  });
});
