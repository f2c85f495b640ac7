import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import { getPhoto, type PageShape, SHAPES } from './testing/page-shapes.ts';
import { PRODUCTS, type ShopProduct } from './testing/shop-products.ts';

interface Case {
  shape: PageShape;
  product: ShopProduct;
}

/**
 * Maps declared charsets to the encodings that browsers use for them (WHATWG) and that shops therefore write.
 */
const WRITTEN_AS: Readonly<Record<string, string>> = { 'iso-8859-1': 'windows-1252' };

/** Combines each page shape with three products in different languages and charsets. */
const CASES: Case[] = SHAPES.flatMap((shape, at) =>
  [0, 3, 7].flatMap((step) => {
    const product = PRODUCTS[(at + step) % PRODUCTS.length];
    return product ? [{ shape, product }] : [];
  }),
);

/** Returns the values of a test page that were read incorrectly. */
async function faultsOf({ shape, product }: Case): Promise<string[]> {
  const html = shape.html(product);
  const parsed = await parsePage({
    bytes: iconv.encode(html, WRITTEN_AS[product.charset] ?? product.charset),
    contentType: 'text/html',
    address: `https://www.${product.host}${shape.path ?? '/it.html'}`,
    extras: { shopify: shape.shopify?.(product) ?? null, manifest: null, styles: [] },
  });
  if (parsed.state === 'unreadable') return [`unreadable: ${parsed.reason}`];
  const { name, price, photos, language, brand, kind } = parsed.proposal;
  const expected = {
    kind: 'product',
    name: product.name,
    amount: product.amount,
    currency: product.currency,
    isFrom: shape.isFrom ?? false,
    was: shape.hidesWas ? price?.value.was : product.was,
    photo: getPhoto(product),
    language: product.language,
    shop: product.shop,
  };
  const read = {
    kind,
    name: name?.value,
    amount: price?.value.amount,
    currency: price?.value.currency,
    isFrom: price?.value.isFrom,
    was: price?.value.was,
    photo: photos[0]?.value.replace(/\?.*$/, '').replace('http:', 'https:'),
    language: language?.value,
    shop: brand.name?.value,
  };
  return Object.entries(expected).flatMap(([key, value]) => {
    const actual = Object.entries(read).find(([name]) => name === key)?.[1];
    return actual === value ? [] : [`${key}: ${actual} instead of ${value}`];
  });
}

it('the collection of test pages contains at least 60 pages in eight languages and five charsets', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(CASES.map(({ product }) => product.language)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(CASES.map(({ product }) => product.charset)).size).toBeGreaterThanOrEqual(5);
});

it.each(
  CASES.map(
    (each) => [each.shape.name, each.product.language, each.product.charset, each] as const,
  ),
)('reads every value of the page shape %s (%s, %s)', async (_, _language, _charset, each) => {
  expect(await faultsOf(each)).toEqual([]);
});
