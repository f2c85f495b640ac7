import type { RowPrice } from '@adwright/contracts/campaigns';
import { cellText } from '@adwright/engine-untrusted';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { type MetaTags, tagText } from './read-sharing-tags.ts';
import { readPriceBlock } from './read-woocommerce.ts';
import { elementsOf } from './values/elements-of.ts';
import type { ProductFacts } from './values/page-facts.ts';
import { readWrittenAmount } from './values/read-amount.ts';

/** Where a page speaks of other things than its product. */
export const ELSEWHERE =
  'header, footer, nav, aside, [class*="related" i], [class*="recommend" i], [class*="upsell" i], [class*="cross-sell" i], [class*="recently" i], [class*="similar" i], [class*="minicart" i], [id*="related" i], [id*="recommend" i]';
/** Elements that say by name that they hold a price, the surest first. */
const PRICE_PLACES = [
  '[data-price-amount]',
  '[data-product-price]',
  '[data-price]',
  '[class*="sale-price" i], [class*="price--sale" i], [class*="price-sale" i], [class*="special-price" i]',
  '[id*="price" i]',
  '[class*="price" i]',
  '[class*="preis" i], [class*="prix" i], [class*="precio" i], [class*="prezzo" i], [class*="cena" i]',
  '[id*="preis" i], [id*="prix" i], [id*="precio" i], [id*="prezzo" i], [id*="cena" i]',
];
const OLD_PRICE =
  /(?:^|[\s_-])(?:old|was|regular|compare|list|original|strike|uvp|rrp|msrp|before|alt|statt|basisprice|crossed|prev)/i;
const NO_PRICE =
  /per[-_ ]?unit|unit[-_ ]?price|base[-_ ]?price|shipping|delivery|filter|range|installment|savings?/i;
const HIDDEN_TEXT = '.a-offscreen';
/** "ab", "from" and the like, before an amount. */
const FROM =
  /(?:^|[\s(])(?:from|starting at|as low as|ab|à partir de|dès|desde|a partir de|a partire da|da|vanaf|od|från|от|από|від|から|起|부터|से|từ|mulai)\s*[:：]?\s*(?:[^\p{L}\s]{0,3}|[A-Z]{3})\s*\d|\d[\s円¥]*(?:から|〜|～|起|부터)/iu;
/** An amount with its currency, in running text. */
const WRITTEN_PRICE =
  /(?:(?:US|A|C|NZ|HK|R)?\$|€|£|¥|￥|₹|₩|₽|₴|₺|₪|฿|₫|zł|kr\.?|CHF|EUR|USD|GBP|Rp\.?|RM)\s?\d[\d.,'’\u00a0\u202f ]*|\d[\d.,'’\u00a0\u202f ]*\s?(?:€|£|¥|円|元|₽|руб|₴|грн|₺|TL|₪|₫|zł|Kč|Ft|lei|лв|kr\b|CHF|EUR|USD|GBP|PLN|SEK|원|₩)/gu;

/** What people read on the page: its heading, the price near it, its first sentences, its large pictures. */
export function readPageText($: CheerioAPI, tags: MetaTags): ProductFacts {
  const heading = headingOf($);
  const price = priceOf($);
  return {
    name: heading || cellText($('title').first().text()) || tagText(tags, 'title'),
    description: tagText(tags, 'description') || firstSentences($),
    price,
    availability: null,
    photos: picturesOf($, heading),
    category: breadcrumbOf($),
  };
}

export function headingOf($: CheerioAPI): string {
  const headings = $('#productTitle, h1')
    .toArray()
    .filter(
      (element) =>
        $(element).closest('header, nav, footer').find('img[class*="logo" i]').length === 0,
    )
    .map((element) => cellText($(element).html() ?? ''));
  return headings.find((text) => text !== '') ?? '';
}

function isElsewhere($: CheerioAPI, element: AnyNode): boolean {
  return $(element).closest(ELSEWHERE).length > 0;
}

function nameOfElement({ attribs }: Element): string {
  return `${attribs.class ?? ''} ${attribs.id ?? ''}`;
}

function priceOf($: CheerioAPI): ProductFacts['price'] {
  const before = [
    ...oldPrices($, $('del, s, strike').toArray()),
    ...oldPrices(
      $,
      $('[class*="price" i]')
        .toArray()
        .filter((each) => OLD_PRICE.test(nameOfElement(each))),
    ),
  ];
  for (const place of PRICE_PLACES) {
    for (const element of elementsOf($, place)) {
      const name = nameOfElement(element);
      if (isElsewhere($, element) || OLD_PRICE.test(name) || NO_PRICE.test(name)) continue;
      if ($(element).closest('del, s, strike').length > 0) continue;
      const price = priceIn($, $(element));
      if (price) return withOld(price, before);
    }
  }
  const written = writtenPrice($);
  return written && withOld(written, before);
}

/** Amounts that are no price of a product, in the languages of the corpus and a few more. */
const OTHER_AMOUNT =
  /shipping|delivery|versand|lieferung|livraison|env[ií]o|spedizione|verzending|bezorging|frete|frakt|dostaw|kargo|доставк|送料|배송|运费|運費|шт\.? от/i;
const NEARBY = 30;

/** The first amount with a currency in the page's text: behind its heading, else anywhere. */
function writtenPrice($: CheerioAPI): Price | null {
  const content = ['main', 'article', 'body'].map((name) => $(name).first());
  const shown = (content.find(({ length }) => length > 0) ?? $.root()).clone();
  shown.find(`${ELSEWHERE}, script, style, del, s`).remove();
  const text = cellText(shown.html() ?? '');
  const heading = headingOf($);
  const behind = heading === '' ? 0 : Math.max(0, text.indexOf(heading)) + heading.length;
  const parts = [text.slice(behind), text];
  for (const part of parts) {
    for (const match of part.matchAll(WRITTEN_PRICE)) {
      const start = Math.max(0, match.index - NEARBY);
      const around = part.slice(start, match.index + match[0].length + NEARBY);
      const price = readWrittenAmount(match[0]);
      if (price && !OTHER_AMOUNT.test(around)) return { ...price, isFrom: FROM.test(around) };
    }
  }
  return null;
}

type Price = RowPrice;

function withOld(price: Price, before: readonly number[]): Price {
  if (price.was !== undefined) return price;
  const was = before.find((amount) => amount > price.amount && amount < price.amount * 10);
  return was === undefined ? price : { ...price, was };
}

function oldPrices($: CheerioAPI, elements: readonly Element[]): number[] {
  return elements
    .filter((element) => !isElsewhere($, element))
    .flatMap((element) => readWrittenAmount(cellText($(element).html() ?? ''))?.amount ?? []);
}

/** The amount that an element holds: in an attribute, for those who can't see it, or in its text. */
function priceIn($: CheerioAPI, element: Cheerio<Element>): Price | null {
  const attribute =
    element.attr('data-price-amount') ??
    element.attr('data-product-price') ??
    element.attr('data-price');
  const shown = cellText(element.html() ?? '');
  const written = readPriceBlock($, element);
  if (attribute && /^\d+(?:\.\d+)?$/.test(attribute)) {
    const amount = Number(attribute);
    // Shopify's themes write hundredths here.
    const isHundredths = written !== null && Math.round(written.amount * 100) === amount;
    if (amount > 0 && !isHundredths) {
      return { amount, currency: written?.currency ?? null, isFrom: FROM.test(shown) };
    }
  }
  const hidden = element.find(HIDDEN_TEXT).first();
  const spoken = hidden.length > 0 ? readWrittenAmount(cellText(hidden.text())) : null;
  if (spoken) return { ...spoken, isFrom: FROM.test(shown) };
  if (!written || shown.length > 120) return null;
  return { ...written, isFrom: written.isFrom || FROM.test(shown) };
}

const MAX_SENTENCES_CHARACTERS = 300;
const DESCRIPTIONS =
  '[itemprop="description"], #feature-bullets, [class*="product-description" i], [class*="product__description" i], [id*="description" i], [class*="description" i], [class*="beschreibung" i]';

function firstSentences($: CheerioAPI): string {
  const described = elementsOf($, DESCRIPTIONS)
    .filter((element) => !isElsewhere($, element))
    .map((element) => cellText($(element).html() ?? ''))
    .find((text) => text.length > 20);
  const paragraph = $('main p, article p, p')
    .toArray()
    .filter((element) => !isElsewhere($, element))
    .map((element) => cellText($(element).html() ?? ''))
    .find((text) => text.length > 40);
  return (described ?? paragraph ?? '').slice(0, 2 * MAX_SENTENCES_CHARACTERS);
}

const NO_PRODUCT_PICTURE =
  /logo|icon|sprite|avatar|payment|badge|flag|banner|placeholder|pixel|tracking|spinner|loader|star|rating/i;
const MIN_SHOWN_PX = 120;

function picturesOf($: CheerioAPI, heading: string): string[] {
  const images = $('img, picture source[srcset]')
    .toArray()
    .filter((element) => !isElsewhere($, element))
    .map((element) => ({ element, address: largestAddress(element) }))
    .filter(({ element, address }) => {
      const { width, height, alt, class: name } = element.attribs;
      const side = Math.min(
        Number(width ?? Infinity) || Infinity,
        Number(height ?? Infinity) || Infinity,
      );
      return (
        address !== '' &&
        side >= MIN_SHOWN_PX &&
        !NO_PRODUCT_PICTURE.test(
          `${address.split('/').at(-1)} ${name ?? ''} ${alt === heading ? '' : (alt ?? '')}`,
        )
      );
    });
  const isGallery = (element: Element) =>
    /gallery|product|main|hero|landing|zoom|carousel|slide/i.test(
      `${nameOfElement(element)} ${$(element).parents().slice(0, 4).toArray().map(nameOfElement).join(' ')}`,
    );
  return images
    .toSorted((one, other) => Number(isGallery(other.element)) - Number(isGallery(one.element)))
    .map(({ address }) => address);
}

/** Lazy pictures have their addresses in attributes of their scripts. */
function largestAddress({ attribs }: Element): string {
  const large = [
    'data-old-hires',
    'data-zoom-image',
    'data-large_image',
    'data-large',
    'data-full',
    'data-zoom',
    'data-image',
  ];
  const [named] = large.flatMap((name) => attribs[name] ?? []).filter((value) => value !== '');
  const set = attribs.srcset ?? attribs['data-srcset'];
  const plain =
    attribs['data-src'] ??
    attribs['data-original'] ??
    attribs['data-lazy-src'] ??
    attribs.src ??
    '';
  const ofSet = set ? largestOfSet(set) : undefined;
  return named ?? ofSet ?? (plain.startsWith('data:') ? '' : plain);
}

function largestOfSet(set: string): string | undefined {
  const candidates = [...set.matchAll(/(\S*[^,\s])(?:\s+([\d.]+)[wx])?(?:,|\s*$)/g)].map(
    ([, address = '', size = '1']) => ({ address, size: Number(size) }),
  );
  return candidates
    .filter(({ address }) => !address.startsWith('data:'))
    .toSorted((one, other) => other.size - one.size)[0]?.address;
}

const BREADCRUMBS =
  '[class*="breadcrumb" i] a, [id*="breadcrumb" i] a, nav[aria-label*="breadcrumb" i] a';

function breadcrumbOf($: CheerioAPI): string {
  const parts = elementsOf($, BREADCRUMBS)
    .map((element) => cellText($(element).text()))
    .filter((text) => text !== '');
  return parts.length > 1 ? (parts.at(-1) ?? '') : '';
}
