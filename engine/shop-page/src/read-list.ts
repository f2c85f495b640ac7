import { formatCellText } from '@adwright/engine-untrusted';
import type { CheerioAPI } from 'cheerio';
import type { ListedFacts } from './values/page-facts.ts';
import { isElsewhere } from './values/page-parts.ts';

/** Matches the paths of product pages in common shop systems. */
const PRODUCT_PATH =
  /\/(?:products?|produkte?|produits?|productos?|prodotti|produtos?|producten|p|dp|item|items|listing|artikel|shop|store|tovar|goods|product-page)\/[^/?#]{3,}|[-_/]p-?\d{3,}|\/[^/?#]{6,}\.html?(?:$|[?#])/i;
const NO_PRODUCT =
  /\/(?:cart|account|login|register|search|blog|pages?|policies|category|categories|collections?\/?$|product-category|tag|wishlist|compare|checkout|contact|about|impressum|agb|datenschutz)(?:\/|$|[?#])/i;
const CARD =
  '[class*="product" i], [class*="card" i], [class*="item" i], [class*="tile" i], li, article';
/**
 * Minimum number of links with pictures that count as a product list. Fewer links with pictures are recommendations.
 */
const MIN_LISTED = 4;

/** Tells whether a URL leads to a single product, according to the paths that shop systems use. */
export function isProductAddress(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    PRODUCT_PATH.test(`${url.pathname}${url.search}`) &&
    !NO_PRODUCT.test(url.pathname)
  );
}

/**
 * Returns the links on a page that have a picture and lead to products. In every shop system,
 * collection pages show products as links with pictures.
 */
export function readLinkedProducts($: CheerioAPI, address: string): ListedFacts[] {
  const host = URL.parse(address)?.host;
  const found = new Map<string, ListedFacts>();
  for (const link of $('a[href]').toArray()) {
    const url = URL.parse(link.attribs.href ?? '', address);
    if (!url || url.host !== host || isElsewhere($, link)) continue;
    if (!isProductAddress(url.href)) continue;
    const card = $(link).closest(CARD);
    const image = ($(link).find('img').length > 0 ? $(link) : card).find('img').first();
    const photo = image.attr('data-src') ?? image.attr('src') ?? '';
    const heading = formatCellText(
      card.find('h2, h3, h4, [class*="title" i], [class*="name" i]').first().text(),
    );
    const name = heading || formatCellText($(link).text()) || (image.attr('alt') ?? '').trim();
    url.hash = '';
    const known = found.get(url.href);
    found.set(url.href, {
      address: url.href,
      name: known?.name || name,
      photo: known?.photo || (photo.startsWith('data:') ? '' : photo),
    });
  }
  const listed = [...found.values()].filter(({ photo, name }) => photo !== '' || name !== '');
  return listed.length >= MIN_LISTED ? listed : [];
}
