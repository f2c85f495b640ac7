import { formatCellText } from '@adwright/engine-untrusted';
import type { CheerioAPI } from 'cheerio';
import { readAvailability } from './structured/read-offers.ts';
import type { ProductFacts } from './values/page-facts.ts';
import { readAmount, readWrittenAmount } from './values/read-amount.ts';

/** Values of the page's `meta` tags, by the tag's lower-case name. */
export type MetaTags = ReadonlyMap<string, readonly string[]>;

export function readMetaTags($: CheerioAPI): MetaTags {
  const tags = new Map<string, string[]>();
  for (const { attribs } of $('meta[content]').toArray()) {
    const key = attribs.property ?? attribs.name ?? attribs['http-equiv'] ?? '';
    const value = (attribs.content ?? '').trim();
    if (key === '' || value === '') continue;
    const name = key.toLowerCase();
    tags.set(name, [...(tags.get(name) ?? []), value]);
  }
  return tags;
}

/** Returns the first value of the first named `meta` tag that the page has, as plain text. */
export function tagText(tags: MetaTags, ...names: readonly string[]): string {
  for (const name of names) {
    const text = formatCellText(tags.get(name)?.[0] ?? '');
    if (text !== '') return text;
  }
  return '';
}

/** Reads a product from a page's sharing tags (Open Graph, Facebook, Pinterest, Twitter cards). */
export function readSharingTags(tags: MetaTags): ProductFacts {
  return {
    name: tagText(tags, 'og:title', 'twitter:title'),
    description: tagText(tags, 'og:description', 'twitter:description'),
    price: priceOf(tags),
    availability: readAvailability(
      tagText(tags, 'product:availability', 'og:availability', 'og:product:availability'),
    ),
    photos: [
      'og:image:secure_url',
      'og:image',
      'og:image:url',
      'twitter:image',
      'twitter:image:src',
    ].flatMap((name) => tags.get(name) ?? []),
    brand: tagText(tags, 'product:brand', 'og:brand'),
    category: tagText(tags, 'product:category'),
    gender: tagText(tags, 'product:gender'),
    language: tagText(tags, 'og:locale'),
  };
}

function priceOf(tags: MetaTags): ProductFacts['price'] {
  const currency = tagText(
    tags,
    'product:price:currency',
    'og:price:currency',
    'product:sale_price:currency',
    'product:original_price:currency',
    'og:product:price:currency',
  );
  const amount = (...names: string[]) => readAmount(tagText(tags, ...names) || undefined, currency);
  const price = amount('product:price:amount', 'og:price:amount', 'og:product:price:amount');
  const sale = amount('product:sale_price:amount', 'og:sale_price:amount');
  const original = amount('product:original_price:amount', 'og:price:standard_amount');
  const now = sale ?? price ?? cardPrice(tags);
  if (!now) return null;
  const before = [original, price].find((each) => each && each.amount > now.amount);
  return { ...now, isFrom: false, ...(before ? { was: before.amount } : {}) };
}

/**
 * Reads the price from the tags of a Twitter card. A Twitter card has two labels with a value each.
 * Shops write the price into either value.
 */
function cardPrice(tags: MetaTags) {
  const label = ['1', '2'].find((each) =>
    /price|preis|prix|precio|prezzo|prijs|preço|cena|价格|価格|가격|цена/i.test(
      tagText(tags, `twitter:label${each}`),
    ),
  );
  return label ? readWrittenAmount(tagText(tags, `twitter:data${label}`)) : null;
}
