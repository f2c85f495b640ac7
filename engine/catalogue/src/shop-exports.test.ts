import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue.ts';
import { planCatalogue, readCase } from './testing/plan-case.ts';

const SHOPIFY_OLD = `Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image,Status
shirt,Linen shirt,<p>Light</p>,North,TRUE,Size,S,LS-S,shopify,0,deny,49.00,,https://cdn.example/a.jpg,1,,active
shirt,,,,,,M,LS-M,shopify,3,deny,45.00,,https://cdn.example/b.jpg,2,https://cdn.example/m.jpg,
shirt,,,,,,,,,,,,,https://cdn.example/c.jpg,3,,
scarf,Wool scarf,,North,TRUE,Title,Default Title,WS,,0,deny,29.00,,https://cdn.example/s.jpg,1,,active
hat,Felt hat,,North,FALSE,Title,Default Title,FH,,,deny,39.00,,https://cdn.example/h.jpg,1,,active
belt,Belt,,North,TRUE,Title,Default Title,BT,shopify,0,deny,19.00,,https://cdn.example/t.jpg,1,,active
`;
const WOOCOMMERCE = `ID,Type,SKU,Name,Published,In stock?,Regular price,Sale price,Images,Parent,Attribute 1 name,Attribute 1 value(s)
44,variable,HOOD,Hoodie,1,1,,,"https://a.example/h.jpg, https://a.example/h2.jpg",,Color,"Blue, Red"
45,variation,HOOD-B,Hoodie - Blue,1,1,45,42,https://a.example/hb.jpg,id:44,Color,Blue
46,variation,HOOD-R,Hoodie - Red,1,0,45,,https://a.example/hr.jpg,HOOD,Color,Red
47,simple,CAP,Cap,-1,1,18,,https://a.example/c.jpg,,,
48,simple,MUG,Mug,1,0,12,,https://a.example/m.jpg,,,
`;
const MAGENTO = `sku,product_type,name,price,special_price,url_key,base_image,product_online,visibility,is_in_stock,configurable_variations
T-S,simple,Tee-S,20,,tee-s,/t/s.jpg,1,Not Visible Individually,1,
T-M,simple,Tee-M,22,,tee-m,/t/m.jpg,1,Not Visible Individually,1,
T,configurable,Tee,,,tee,/t/t.jpg,1,"Catalog, Search",1,"sku=T-S,size=S|sku=T-M,size=M"
OFF,simple,Old lamp,9,,old-lamp,/l.jpg,2,"Catalog, Search",1,
`;
const ETSY = `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,SKU
Beeswax candle,<p>x</p>,19.90,EUR,4,"a,b",wax,https://i.etsy.example/1.jpg,https://i.etsy.example/2.jpg,BC
Sold candle,x,12.00,EUR,0,,wax,https://i.etsy.example/3.jpg,,SC
`;
const PINTEREST = `id,item_group_id,title,description,link,image_link,price,availability
1,G,"Vase, blue",x,//shop.example/v?c=blue,//cdn.example/b.jpg,19.99 USD,in stock
2,G,"Vase, green",x,//shop.example/v?c=green,//cdn.example/g.jpg,24.99 USD,out of stock
`;
const AMAZON = `item_sku\titem_name\tmain_image_url\tparent_child\tparent_sku\tsize_name\tstandard_price\tcurrency\tquantity
P\tGarlic press\thttps://m.example/p.jpg\tparent\t\t\t\t\t
P-S\tGarlic press small\thttps://m.example/s.jpg\tchild\tP\tSmall\t9.99\tGBP\t3
P-L\tGarlic press large\thttps://m.example/l.jpg\tchild\tP\tLarge\t14.99\tGBP\t0
`;
const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>
<item><g:id>J-S</g:id><title><![CDATA[Jacket & hood]]></title><g:link>https://s.example/j?s=S</g:link><g:image_link>https://s.example/j.jpg</g:image_link><g:additional_image_link>https://s.example/1.jpg</g:additional_image_link><g:additional_image_link>https://s.example/2.jpg</g:additional_image_link><g:price>89,00 EUR</g:price><g:sale_price>79,00 EUR</g:sale_price><g:availability>in_stock</g:availability><g:item_group_id>J</g:item_group_id><g:size>S</g:size><g:shipping><g:price>4 EUR</g:price></g:shipping></item>
<item><g:id>J-M</g:id><title>Jacket &amp;amp; hood</title><g:image_link>https://s.example/j.jpg</g:image_link><g:price>89,00 EUR</g:price><g:availability>out_of_stock</g:availability><g:item_group_id>J</g:item_group_id><g:size>M</g:size></item>
<item><g:id>L</g:id><title>Lamp</title><g:image_link>https://s.example/l.jpg</g:image_link><g:price>19 EUR</g:price><g:availability>out_of_stock</g:availability></item>
</channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
<entry><g:id>1</g:id><title>Caf&#233; table</title><link rel="alternate" href="https://s.example/t"/><g:image_link>https://s.example/t.jpg</g:image_link></entry></feed>`;
const HEUREKA = `<SHOP><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Hrnek</PRODUCTNAME><URL>https://s.example/1</URL><IMGURL>https://s.example/1.jpg</IMGURL></SHOPITEM><SHOPITEM><ITEM_ID>2</ITEM_ID><PRODUCTNAME>Konvice</PRODUCTNAME><URL>https://s.example/2</URL><IMGURL>https://s.example/2.jpg</IMGURL></SHOPITEM></SHOP>`;

const plan = (file: string | Uint8Array, choices?: Parameters<typeof planCatalogue>[1]) =>
  planCatalogue(Buffer.from(file), choices);

describe('an export is recognised', () => {
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
  ])('of %s', async (shop, file) => {
    const { reading } = await parseCatalogue(await readCase(file));
    expect(reading.shop).toBe(shop);
  });

  it.each([
    ['Shopify', SHOPIFY_OLD],
    ['WooCommerce', WOOCOMMERCE],
    ['Magento', MAGENTO],
    ['Etsy', ETSY],
  ])('of %s, as its help describes it', async (shop, file) => {
    expect((await parseCatalogue(Buffer.from(file))).reading.shop).toBe(shop);
  });
});

describe('one ad is made of a product, with its photo, link and price', () => {
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
  ])('of %s', async (file, name, expected) => {
    const [row] = await planCatalogue(await readCase(file));
    expect(row).toMatchObject({ name, problems: [], leftOut: null, ...expected });
  });
});

const outcomes = (rows: Awaited<ReturnType<typeof plan>>) =>
  rows.map(({ name, leftOut }) => [name, leftOut]);

describe('Shopify', () => {
  it('names what is not published and what is sold out; untracked stock is no stock', async () => {
    expect(outcomes(await plan(SHOPIFY_OLD))).toEqual([
      ['Linen shirt', null],
      ['Wool scarf', null],
      ['Felt hat', 'draft'],
      ['Belt', 'soldOut'],
    ]);
    const [shirt] = await plan(SHOPIFY_OLD);
    // The size that costs 49.00 is sold out.
    expect(shirt).toMatchObject({ price: { amount: 45, isFrom: false }, variants: 2 });
  });

  it('makes an ad of each variant where that is chosen, with its own photo', async () => {
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

it('WooCommerce: variations belong to their parent by id and by SKU', async () => {
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

it('Magento: simple products belong to the configurable one, and paths are of its media folder', async () => {
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

it('Etsy: the currency is a column of its own', async () => {
  const rows = await plan(ETSY);
  expect(rows[0]).toMatchObject({
    photo: 'https://i.etsy.example/1.jpg',
    price: { amount: 19.9, currency: 'EUR' },
  });
  expect(rows[1]?.leftOut).toBe('soldOut');
});

it('Pinterest: titles of variants give the name that they share; links without protocol get it', async () => {
  const [row] = await plan(PINTEREST);
  expect(row).toMatchObject({
    link: 'https://shop.example/v?c=blue',
    photo: 'https://cdn.example/b.jpg',
  });
  expect(row?.variants).toBe(2);
});

it('Amazon: children belong to their parent, which is none to buy', async () => {
  expect(outcomes(await plan(AMAZON))).toEqual([['Garlic press', null]]);
  expect(outcomes(await plan(AMAZON, { variants: 'each' }))).toEqual([
    ['Garlic press small', null],
    ['Garlic press large', 'soldOut'],
  ]);
});

describe('a feed in XML', () => {
  it('is read as RSS, with variants, sale prices and lists of photos', async () => {
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

  it('is read as Atom and as a list of a shop', async () => {
    expect(await plan(ATOM)).toMatchObject([{ name: 'Café table', link: 'https://s.example/t' }]);
    expect(await plan(HEUREKA)).toMatchObject([
      { name: 'Hrnek', photo: 'https://s.example/1.jpg' },
      { name: 'Konvice', link: 'https://s.example/2' },
    ]);
  });

  it('expands no entities of its own', async () => {
    const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><title>&b;</title><id>1</id></item></channel></rss>`;
    const rows = await plan(laughs);
    expect(rows[0]?.name).toBe('&b;');
  });
});
