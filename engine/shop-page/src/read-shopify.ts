import { formatCellText } from '@adwright/engine-untrusted';
import type { CheerioAPI } from 'cheerio';
import * as z from 'zod';
import { parseLoosely } from './structured/read-json-ld.ts';
import type { ProductFacts } from './values/page-facts.ts';
import { readCurrencyCode } from './values/read-amount.ts';

const text = z.string().nullish().catch(null);
/** Schema of an amount in hundredths of the currency, which Shopify uses for every currency. */
const cents = z.coerce.number().nonnegative().nullish().catch(null);

/**
 * Schema of the product data at `/products/{handle}.js` of any Shopify shop. Themes also include
 * this data in the page.
 */
const productSchema = z.object({
  title: z.string().min(1),
  description: text,
  vendor: text,
  type: text,
  price: cents,
  price_min: cents,
  price_max: cents,
  compare_at_price: cents,
  available: z.boolean().nullish().catch(null),
  featured_image: text,
  images: z.array(z.string()).catch([]),
});

const SHOP_NAME = /^(?:vendor|default)$/i;
const ACTIVE_CURRENCY = /Shopify\.currency\s*=\s*\{[^}]*"active"\s*:\s*"([A-Z]{3})"/;

/** Tells whether a page belongs to a Shopify shop, which serves product data at a separate URL. */
export function isShopify($: CheerioAPI): boolean {
  return (
    $(
      'script[src*="cdn.shopify.com"], link[href*="cdn.shopify.com"], script[src*="/cdn/shop"], link[href*="/cdn/shop"]',
    ).length > 0 ||
    $('script:contains("Shopify.theme"), script:contains("Shopify.shop")').length > 0
  );
}

/** Returns the URL of the product data for a Shopify product page's URL; null for any other URL. */
export function getShopifyDataAddress(address: string): string | null {
  const url = URL.parse(address);
  const handle = url && /^(.*\/products\/[^/]+?)(?:\.js)?\/?$/.exec(url.pathname)?.[1];
  return url && handle ? new URL(`${handle}.js`, url).href : null;
}

/**
 * Reads a Shopify product from `data`, the product data at the separate URL. Without `data`, reads the
 * product from the page.
 */
export function readShopify($: CheerioAPI, data: string | null): ProductFacts | null {
  const texts = [
    data ?? '',
    ...$('script[type="application/json"][data-product-json], script[id^="ProductJson"]')
      .toArray()
      .map((script) => $(script).text()),
  ];
  for (const each of texts) {
    const raw = each === '' ? undefined : parseLoosely(each);
    const product = productSchema.safeParse(raw);
    if (product.success) return factsOf(product.data, currencyOf($));
  }
  return null;
}

function currencyOf($: CheerioAPI): string | null {
  const scripts = $('script:not([src])')
    .toArray()
    .map((script) => $(script).text());
  const active = scripts.map((script) => ACTIVE_CURRENCY.exec(script)?.[1]).find(Boolean);
  const tag = $('meta[property="og:price:currency"], meta[property="product:price:currency"]');
  return readCurrencyCode(active ?? tag.attr('content') ?? '');
}

function factsOf(product: z.infer<typeof productSchema>, currency: string | null): ProductFacts {
  const { price, price_min: least, price_max: most, compare_at_price: before } = product;
  const now = least ?? price ?? 0;
  const isFrom = typeof most === 'number' && most > now;
  // If the variants have different prices, the old price belongs to only one of them and is
  // omitted.
  const isSale = !isFrom && typeof before === 'number' && before > now;
  const photos = [product.featured_image ?? '', ...product.images].filter(Boolean);
  return {
    name: formatCellText(product.title),
    description: formatCellText(product.description ?? ''),
    price:
      now > 0
        ? {
            amount: now / 100,
            currency,
            isFrom,
            ...(isSale ? { was: before / 100 } : {}),
          }
        : null,
    availability:
      typeof product.available === 'boolean'
        ? product.available
          ? 'in-stock'
          : 'out-of-stock'
        : null,
    photos,
    brand: SHOP_NAME.test(product.vendor ?? '') ? '' : formatCellText(product.vendor ?? ''),
    category: formatCellText(product.type ?? ''),
  };
}
