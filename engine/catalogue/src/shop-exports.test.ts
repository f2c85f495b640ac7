import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue.ts';
import { planCatalogue, readCase } from './testing/plan-case.ts';
import {
  AMAZON,
  ATOM,
  BIGCOMMERCE_3,
  ECWID,
  ETSY,
  HEUREKA,
  JTL,
  LIGHTSPEED,
  LIGHTSPEED_RETAIL,
  MAGENTO,
  MAGENTO_2,
  OPENCART,
  PINTEREST,
  PRESTASHOP_FRENCH,
  PRESTASHOP_LIST,
  RSS,
  SHIFT4SHOP,
  SHOPIFY_OLD,
  SHOPWARE,
  WIX_NEW,
  WOOCOMMERCE,
} from './testing/shop-exports.ts';

const WOOCOMMERCE_BRANDS = `ID,Type,SKU,Name,Published,Images,Brands
7,simple,MUG-1,Stoneware mug,1,https://shop.example/mug.jpg,Kiln &amp; Co
`;
const MERCHANT_BRANDS = `id\ttitle\tlink\timage_link\tbrand
7\tMatcha bowl\thttps://shop.example/bowl\thttps://shop.example/bowl.jpg\tŌkubo
`;

const plan = (file: string | Uint8Array, choices?: Parameters<typeof planCatalogue>[1]) =>
  planCatalogue(Buffer.from(file), choices);

describe('the catalogue reader recognises the shop system that wrote an export', () => {
  it.each([
    ['Shopify', 'shopify-new.csv'],
    ['Wix', 'wix.csv'],
    ['Squarespace', 'squarespace.csv'],
    ['BigCommerce', 'bigcommerce.csv'],
    ['PrestaShop', 'prestashop.csv'],
    ['Amazon', 'amazon.txt'],
    ['Google Merchant Center or Meta', 'merchant.tsv'],
    ['Google Merchant Center or Meta', 'meta.csv'],
    ['Google Merchant Center or Meta', 'feed.xml'],
  ])('recognises the export of %s', async (shop, file) => {
    const { reading } = await parseCatalogue(await readCase(file));
    expect(reading.shop).toBe(shop);
  });

  it.each([
    ['Shopify', SHOPIFY_OLD],
    ['WooCommerce', WOOCOMMERCE],
    ['Magento', MAGENTO],
    ['Etsy', ETSY],
    ['BigCommerce', BIGCOMMERCE_3],
    ['Magento', MAGENTO_2],
    ['PrestaShop', PRESTASHOP_LIST],
    ['Wix', WIX_NEW],
    ['Ecwid', ECWID],
    ['Shift4Shop', SHIFT4SHOP],
    ['OpenCart', OPENCART],
    ['Shopware', SHOPWARE],
    ['Lightspeed', LIGHTSPEED],
    ['Lightspeed', LIGHTSPEED_RETAIL],
    ['JTL', JTL],
  ])(
    'the catalogue reader recognises an export of %s in the format of the documentation',
    async (shop, file) => {
      expect((await parseCatalogue(Buffer.from(file))).reading.shop).toBe(shop);
    },
  );
});

describe('a campaign makes one ad of each product in an export, with its photo, link and price', () => {
  it.each<[string, string, Record<string, unknown>]>([
    [
      'shopify-new.csv',
      'Linen shirt',
      {
        photo: 'https://cdn.shop.example/linen.jpg',
        link: 'https://shop.example/products/linen-shirt',
        variants: 3,
      },
    ],
    [
      'wix.csv',
      'Blue Tee',
      { photo: 'https://cdn.example/a.jpg', price: { amount: 20, currency: null, isFrom: true } },
    ],
    [
      'squarespace.csv',
      'Beeswax candle',
      {
        photo: 'https://images.squarespace.example/a.jpg',
        price: { amount: 9, currency: null, isFrom: true },
      },
    ],
    [
      'bigcommerce.csv',
      'Desk lamp',
      { photo: 'https://cdn.example/lamp.jpg', link: 'https://shop.example/desk-lamp/' },
    ],
    [
      'prestashop.csv',
      'Ceramic mug',
      {
        photo: 'https://shop.example/img/mug.jpg',
        price: { amount: 9.9, currency: null, isFrom: false },
      },
    ],
    ['amazon.txt', 'Garlic press', { photo: 'https://m.example/1.jpg', reference: 'AM-1' }],
    [
      'merchant.tsv',
      'Trail jacket',
      { variants: 4, price: { amount: 89, currency: 'EUR', isFrom: false } },
    ],
    [
      'meta.csv',
      'Blue Facebook T-Shirt (Unisex)',
      { price: { amount: 10, currency: 'USD', isFrom: false } },
    ],
    ['feed.xml', 'Watch', { photo: 'https://e.example/w.png' }],
  ])('planCatalogue plans the campaign from the export of %s', async (file, name, expected) => {
    const [row] = await planCatalogue(await readCase(file));
    expect(row).toMatchObject({ name, problems: [], leftOut: null, ...expected });
  });
});

const outcomes = (rows: Awaited<ReturnType<typeof plan>>) =>
  rows.map(({ name, leftOut }) => [name, leftOut]);

it.each<[string, string | Promise<Uint8Array>, string]>([
  ['Shopify', SHOPIFY_OLD, 'North'],
  ['Shopify, the new names', readCase('shopify-new.csv'), 'North'],
  ['WooCommerce', WOOCOMMERCE_BRANDS, 'Kiln & Co'],
  ['Google Merchant Center', MERCHANT_BRANDS, 'Ōkubo'],
])(
  'the brand in an export of %s goes into the launch kit (files for ad platforms)',
  async (_, file, brand) => {
    const rows = await plan(await file);
    expect(rows[0]?.brief?.brandName).toBe(brand);
  },
);

describe('a campaign from a Shopify export', () => {
  it('a campaign reports unpublished and sold-out products, but accepts products whose stock is not tracked', async () => {
    expect(outcomes(await plan(SHOPIFY_OLD))).toEqual([
      ['Linen shirt', null],
      ['Wool scarf', null],
      ['Felt hat', 'draft'],
      ['Belt', 'soldOut'],
    ]);
    const [shirt] = await plan(SHOPIFY_OLD);
    // The size that costs 49.00 is sold out, so the product's price is 45.
    expect(shirt).toMatchObject({ price: { amount: 45, isFrom: false }, variants: 2 });
  });

  it('a campaign makes one ad of each variant with its own photo, if the user chose ads of variants', async () => {
    const rows = await plan(SHOPIFY_OLD, { variants: 'each', soldOut: true, drafts: true });
    expect(rows.map(({ name, photo }) => [name, photo.slice(-6)])).toEqual([
      ['Linen shirt, S', '/a.jpg'],
      ['Linen shirt, M', '/m.jpg'],
      ['Wool scarf', '/s.jpg'],
      ['Felt hat', '/h.jpg'],
      ['Belt', '/t.jpg'],
    ]);
  });
});

it('the reader of WooCommerce exports assigns variations to their parent by id and by SKU', async () => {
  expect(outcomes(await plan(WOOCOMMERCE))).toEqual([
    ['Hoodie', null],
    ['Cap', 'draft'],
    ['Mug', 'soldOut'],
  ]);
  const [hoodie] = await plan(WOOCOMMERCE);
  expect(hoodie).toMatchObject({
    variants: 2,
    price: { amount: 42 },
    photo: 'https://a.example/h.jpg',
  });
  const each = await plan(WOOCOMMERCE, { variants: 'each' });
  expect(outcomes(each).slice(0, 2)).toEqual([
    ['Hoodie - Blue', null],
    ['Hoodie - Red', 'soldOut'],
  ]);
});

it('the reader of Magento exports assigns simple products to their configurable product, and starts picture paths at the media folder', async () => {
  const rows = await plan(MAGENTO);
  expect(outcomes(rows)).toEqual([
    ['Tee', null],
    ['Old lamp', 'draft'],
  ]);
  expect(rows[0]).toMatchObject({
    photo: 'https://shop.example/media/catalog/product/t/t.jpg',
    link: 'https://shop.example/tee.html',
    price: { amount: 20, isFrom: true },
  });
});

it('the reader of Etsy exports reads the currency from the currency column', async () => {
  const rows = await plan(ETSY);
  expect(rows[0]).toMatchObject({
    photo: 'https://i.etsy.example/1.jpg',
    price: { amount: 19.9, currency: 'EUR' },
  });
  expect(rows[1]?.leftOut).toBe('soldOut');
});

it('the reader of Pinterest feeds takes the common part of the variants’ titles as the name, and adds the protocol to links', async () => {
  const [row] = await plan(PINTEREST);
  expect(row).toMatchObject({
    link: 'https://shop.example/v?c=blue',
    photo: 'https://cdn.example/b.jpg',
  });
  expect(row?.variants).toBe(2);
});

it('the reader of Amazon exports assigns child rows to their parent row, which is not a product that can be bought', async () => {
  expect(outcomes(await plan(AMAZON))).toEqual([['Garlic press', null]]);
  expect(outcomes(await plan(AMAZON, { variants: 'each' }))).toEqual([
    ['Garlic press small', null],
    ['Garlic press large', 'soldOut'],
  ]);
});

describe('the catalogue reader reads an XML feed', () => {
  it('the feed reader reads an RSS feed with variants, sale prices and lists of photos', async () => {
    const rows = await plan(RSS);
    expect(outcomes(rows)).toEqual([
      ['Jacket & hood', null],
      ['Lamp', 'soldOut'],
    ]);
    expect(rows[0]).toMatchObject({
      photo: 'https://s.example/j.jpg',
      link: 'https://s.example/j?s=S',
      price: { amount: 79, currency: 'EUR' },
    });
  });

  it('the feed reader reads an Atom feed, and a feed with a shop’s own list elements', async () => {
    expect(await plan(ATOM)).toMatchObject([{ name: 'Café table', link: 'https://s.example/t' }]);
    expect(await plan(HEUREKA)).toMatchObject([
      { name: 'Hrnek', photo: 'https://s.example/1.jpg' },
      { name: 'Konvice', link: 'https://s.example/2' },
    ]);
  });

  it('the feed reader does not expand entities that the feed defines', async () => {
    const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><title>&b;</title><id>1</id></item></channel></rss>`;
    const rows = await plan(laughs);
    expect(rows[0]?.name).toBe('&b;');
  });
});

describe('planCatalogue plans a campaign from an export', () => {
  type ExpectedRow = [
    product: string,
    photo: string,
    price: number | null,
    variants: number,
    leftOut: string | null,
  ];
  const SHOP = 'https://shop.example';
  const CDN = 'https://cdn11.bigcommerce.example';
  it.each<[string, string, ExpectedRow[]]>([
    [
      'BigCommerce, rows of pictures and variants',
      BIGCOMMERCE_3,
      [
        ['Fog Linen Chambray Towel', `${CDN}/towel.jpg`, 59, 2, null],
        ['Orbit Terrarium', `${CDN}/orbit.jpg`, 109, 1, 'soldOut'],
        ['Hidden Vase', '', 20, 1, 'draft'],
      ],
    ],
    [
      'Magento, configurable rows and another store view',
      MAGENTO_2,
      [
        ['Radiant Tee', `${SHOP}/media/catalog/product/w/s/ws12-orange_main.jpg`, 22, 2, null],
        ['Solo jacket', '', 79.5, 1, null],
      ],
    ],
    [
      'PrestaShop, the list of its back office',
      PRESTASHOP_LIST,
      [
        [
          'Hummingbird printed t-shirt',
          'http://shop.example/img/p/1/1-small_default.jpg',
          28.68,
          1,
          null,
        ],
        [
          'Brown bear sweater',
          'http://shop.example/img/p/2/2-small_default.jpg',
          43.08,
          1,
          'soldOut',
        ],
        ['Old cushion', 'http://shop.example/img/p/3/3-small_default.jpg', 22.68, 1, 'draft'],
      ],
    ],
    [
      'PrestaShop in French',
      PRESTASHOP_FRENCH,
      [
        ['T-shirt imprimé colibri', 'http://shop.example/img/p/1/1.jpg', 28.68, 1, null],
        ['Pull ours brun', 'http://shop.example/img/p/2/2.jpg', 43.08, 1, 'soldOut'],
        ['Vieux coussin', 'http://shop.example/img/p/3/3.jpg', 22.68, 1, 'draft'],
      ],
    ],
    [
      'Wix, columns with brackets',
      WIX_NEW,
      [
        ['Blue Tee', 'https://static.wixstatic.example/media/a.jpg', 20, 2, null],
        ['Gone cap', 'https://static.wixstatic.com/media/2bcd_4f.jpg', 10, 1, 'draft'],
      ],
    ],
    [
      'Ecwid, options and variations',
      ECWID,
      [
        ['Green apple soap', 'https://d2j.example/soap.jpg', 7.5, 1, null],
        ['Old soap', 'https://d2j.example/old.jpg', 5, 1, 'draft'],
        ['Sold soap', 'https://d2j.example/sold.jpg', 5, 1, 'soldOut'],
      ],
    ],
    [
      'Shift4Shop, pictures below its address',
      SHIFT4SHOP,
      [
        ['Garden gnome', `${SHOP}/assets/images/gnome.jpg`, 14.99, 1, null],
        ['Secret gnome', `${SHOP}/assets/images/s.jpg`, 19.99, 1, 'draft'],
        ['Sold gnome', `${SHOP}/assets/images/z.jpg`, 19.99, 1, 'soldOut'],
      ],
    ],
    [
      'OpenCart',
      OPENCART,
      [
        ['Apple Cinema 30"', `${SHOP}/image/catalog/demo/apple_cinema_30.jpg`, 100, 1, null],
        ['MacBook', `${SHOP}/image/catalog/demo/macbook_1.jpg`, 500, 1, 'soldOut'],
        ['Old phone', `${SHOP}/image/catalog/demo/old.jpg`, 50, 1, 'draft'],
      ],
    ],
    [
      'Shopware, variants without a name',
      SHOPWARE,
      [
        ['Lederhandschuh „Kälte“', 'https://sw.example/media/handschuh.jpg', 40, 2, null],
        ['Mütze', 'https://sw.example/media/m.jpg', 11.9, 1, 'draft'],
      ],
    ],
    [
      'Lightspeed, columns that begin with a language',
      LIGHTSPEED,
      [
        ['Houten klomp', 'https://cdn.webshopapp.example/klomp.jpg', 29.95, 2, null],
        ['Geheim', 'https://cdn.webshopapp.example/g.jpg', 5, 1, 'draft'],
      ],
    ],
    [
      'Lightspeed Retail, a stock for each outlet',
      LIGHTSPEED_RETAIL,
      [
        ['Crew t-shirt', '', 19.95, 2, null],
        ['Straw hat', '', 15, 1, 'draft'],
      ],
    ],
    [
      'JTL, parents and children',
      JTL,
      [
        ['Wanderstiefel Höhe', 'https://jtl.example/stiefel.jpg', 129.95, 2, null],
        ['Alte Socken', 'https://jtl.example/socken.jpg', 9.95, 1, 'draft'],
      ],
    ],
  ])(
    'planCatalogue reads product, photo, price, variants and the reason for an omission from %s',
    async (_, file, expectedRows) => {
      const rows = await plan(file);
      const found = rows.map(({ brief, photo, price, variants, leftOut }) => [
        brief?.product,
        photo,
        price?.amount ?? null,
        variants,
        leftOut,
      ]);
      expect(found).toEqual(expectedRows);
    },
  );
});
