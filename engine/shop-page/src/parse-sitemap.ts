import { type ListedProduct, MAX_LISTED_PRODUCTS } from '@adwright/contracts/shop-page';
import { formatCellText } from '@adwright/engine-untrusted';
import { load } from 'cheerio';
import { isProductAddress } from './read-list.ts';
import { completeAddress } from './values/complete-address.ts';

/**
 * Content of a sitemap (sitemaps.org): products with data of Google's image extension, or URLs of further
 * sitemaps.
 */
export interface ParsedSitemap {
  products: ListedProduct[];
  /** URLs of further sitemaps; sitemaps with a name that mentions products come first. */
  sitemaps: string[];
}

const MAX_SITEMAPS = 20;

export function parseSitemap(xml: string, address: string): ParsedSitemap {
  const $ = load(xml, { xml: true });
  const sitemaps = $('sitemap > loc')
    .toArray()
    .flatMap((loc) => completeAddress($(loc).text(), address) ?? [])
    .toSorted((one, other) => Number(/product/i.test(other)) - Number(/product/i.test(one)));
  const isOfProducts = /product/i.test(address);
  const products = new Map<string, ListedProduct>();
  for (const url of $('url').toArray()) {
    const page = completeAddress($(url).children('loc').text(), address);
    if (!page || products.has(page) || !(isProductAddress(page) || isOfProducts)) continue;
    // Product sitemaps also list the shop's home page, which is not a product.
    if (new URL(page).pathname === '/') continue;
    const image = $(url).find('image\\:image').first();
    products.set(page, {
      address: page,
      name: formatCellText(image.find('image\\:title').text()).slice(0, 150),
      photo: completeAddress(image.find('image\\:loc').text(), address),
    });
    if (products.size === MAX_LISTED_PRODUCTS) break;
  }
  return { products: [...products.values()], sitemaps: sitemaps.slice(0, MAX_SITEMAPS) };
}
