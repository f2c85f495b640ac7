import { type RowPrice, readCurrency } from '@adwright/contracts/campaigns';
import { cellText } from '@adwright/engine-untrusted';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { readPriceBlock } from './read-woocommerce.ts';
import { elementsOf } from './values/elements-of.ts';
import { ELSEWHERE, headingOf, isElsewhere } from './values/page-parts.ts';
import { priceText, STRUCK } from './values/price-text.ts';
import { readWrittenAmount } from './values/read-amount.ts';

/** Elements that say by name that they hold a price, the surest first. */
const PRICE_PLACES = [
  '[data-price-amount]',
  '[data-product-price]',
  '[data-price]',
  '[class*="sale-price" i], [class*="price--sale" i], [class*="price-sale" i], [class*="special-price" i]',
  '[class*="price-final" i], [class*="price-current" i], [class*="current-price" i]',
  '[id*="price" i]',
  '[class*="price" i]',
  '[class*="preis" i], [class*="prix" i], [class*="precio" i], [class*="prezzo" i], [class*="cena" i], [class*="fiyat" i]',
  '[id*="preis" i], [id*="prix" i], [id*="precio" i], [id*="prezzo" i], [id*="cena" i], [id*="fiyat" i]',
];
const ANY_PRICE_PLACE = PRICE_PLACES.slice(3).join(', ');
const OLD_PRICE =
  /(?:^|[\s_-])(?:old|was|regular|compare|list|original|strike|uvp|rrp|msrp|before|alt|statt|basisprice|crossed|prev|standard|eski|ilk)/i;
const NO_PRICE =
  /per[-_ ]?unit|unit[-_ ]?price|base[-_ ]?price|shipping|delivery|filter|range|installment|savings?|economy|omnibus|additional|without[-_ ]?tax|(?:^|[\s_-])(?:save|tax)/i;
const HIDDEN_TEXT = '.a-offscreen';
/** "ab", "from" and the like, before an amount. */
const FROM =
  /(?:^|[\s(])(?:from|starting at|as low as|ab|à partir de|dès|desde|a partir de|a partire da|da|vanaf|od|från|от|από|від|from|から|起|부터|से|từ|mulai)\s*[:：]?\s*(?:[^\p{L}\s]{0,3}|[A-Z]{3})\s*\d|\d[\s円¥]*(?:から|〜|～|起|부터)/iu;
/** Blanks and apostrophes part thousands alone: "1 290", but not "29 13%". */
const NUMBER = String.raw`(?:\d{1,3}(?:[\u00a0\u202f '’]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d[\d.,]*)`;
const SIGN_BEFORE =
  '(?:US|A|C|NZ|HK|R)?\\$|€|£|¥|￥|₹|₩|₽|₴|₺|₪|฿|₫|zł|kr\\.?|CHF|EUR|USD|GBP|Rp\\.?|RM';
const SIGN_BEHIND =
  '€|£|¥|円|元|₽|руб|₴|грн|₺|TL|₪|₫|zł|Kč|Ft|lei|лв|kr\\b|CHF|EUR|USD|GBP|PLN|SEK|원|₩';
/** An amount with its currency, in running text. */
const WRITTEN_PRICE = new RegExp(
  `(?:${SIGN_BEFORE})\\s?${NUMBER}|${NUMBER}\\s?(?:${SIGN_BEHIND})`,
  'gu',
);
/** Amounts that are no price of a product, in the languages of the corpus and a few more. */
const OTHER_AMOUNT =
  /shipping|delivery|versand|lieferung|livraison|env[ií]o|spedizione|verzending|bezorging|frete|frakt|dostaw|kargo|доставк|送料|배송|运费|運費|шт\.? от/i;
/** Words before a price that holds no more. */
const OLD_WORDS =
  /(?:bisher\w*|früher|statt|\bwas\b|before|previously|list price|regular price|uvp|rrp|msrp|avant|au lieu de|antes|prima|anziché|zamiast|przed|раньше|вместо|van voor|eerder|tidigare)[^\d]{0,30}$/i;
const NEARBY = 30;

/** The price that people read on a page: where an element is named after it, else the first amount behind the heading. */
export function readShownPrice($: CheerioAPI): RowPrice | null {
  const before = [
    ...oldPrices($, $(STRUCK).toArray()),
    ...oldPrices(
      $,
      elementsOf($, ANY_PRICE_PLACE).filter((each) => OLD_PRICE.test(nameOfElement(each))),
    ),
  ];
  const price = priceOfPlaces($) ?? writtenPrice($);
  return price && withOld(ofChina($, price), before);
}

function priceOfPlaces($: CheerioAPI): RowPrice | null {
  for (const place of PRICE_PLACES) {
    for (const element of elementsOf($, place)) {
      const name = nameOfElement(element);
      if (isElsewhere($, element) || OLD_PRICE.test(name) || NO_PRICE.test(name)) continue;
      if ($(element).closest(STRUCK).length > 0 || isWithinOther($, element)) continue;
      const price = priceIn($, $(element));
      if (price) return price.currency ? price : { ...price, currency: currencyBeside($, element) };
    }
  }
  return null;
}

/** Whether an element around it is named after a saving or an old price. */
function isWithinOther($: CheerioAPI, element: Element): boolean {
  return $(element)
    .parents()
    .slice(0, 2)
    .toArray()
    .some(
      (parent) => OLD_PRICE.test(nameOfElement(parent)) && /price/i.test(nameOfElement(parent)),
    );
}

/** Names of classes and ids, "productOldPrice" as "product-Old-Price". */
function nameOfElement({ attribs }: Element): string {
  return `${attribs.class ?? ''} ${attribs.id ?? ''}`.replace(/([a-z])([A-Z])/g, '$1-$2');
}

/** Around an amount whose sign stands in an element of its own; more text speaks of other things, too. */
const MAX_AROUND = 60;

function currencyBeside($: CheerioAPI, element: Element): string | null {
  const around = $(element)
    .parents()
    .slice(0, 2)
    .toArray()
    .map((parent) => cellText($(parent).text()))
    .filter((text) => text.length <= MAX_AROUND);
  return around.map((text) => readCurrency(text)).find((code) => code !== null) ?? null;
}

/** "¥" is a yen but for pages in Chinese. */
function ofChina($: CheerioAPI, price: RowPrice): RowPrice {
  const isChinese = /^zh\b/i.test($('html').attr('lang') ?? '');
  return isChinese && price.currency === 'JPY' ? { ...price, currency: 'CNY' } : price;
}

/** The first amount with a currency in the page's text: behind its heading, else anywhere. */
function writtenPrice($: CheerioAPI): RowPrice | null {
  const content = ['main', 'article', 'body'].map((name) => $(name).first());
  const shown = (content.find(({ length }) => length > 0) ?? $.root()).clone();
  shown.find(`${ELSEWHERE}, script, style, ${STRUCK}`).remove();
  const text = cellText(shown.html() ?? '');
  const heading = headingOf($);
  const behind = heading === '' ? 0 : Math.max(0, text.indexOf(heading)) + heading.length;
  for (const part of [text.slice(behind), text]) {
    const price = firstWritten(part);
    if (price) return price;
  }
  return null;
}

/** The first amount of a text that is the product's price now. */
function firstWritten(text: string): RowPrice | null {
  for (const match of text.matchAll(WRITTEN_PRICE)) {
    const before = text.slice(Math.max(0, match.index - NEARBY), match.index);
    const behind = match.index + match[0].length;
    const around = `${before}${match[0]}${text.slice(behind, behind + NEARBY)}`;
    const price = readWrittenAmount(match[0]);
    if (!price || OTHER_AMOUNT.test(around) || OLD_WORDS.test(before)) continue;
    return { ...price, isFrom: FROM.test(around) || isRange(text.slice(match.index)) };
  }
  return null;
}

/** "$25 – $60", with a price at its begin. */
function isRange(text: string): boolean {
  const [first, second] = [...text.matchAll(WRITTEN_PRICE)];
  if (!first || !second || first.index > 0) return false;
  const between = text.slice(first[0].length, second.index);
  const [least, most] = [first, second].map(([written]) => readWrittenAmount(written)?.amount ?? 0);
  return /^\s*[-–—~]\s*$/.test(between) && (least ?? 0) < (most ?? 0);
}

function withOld(price: RowPrice, before: readonly number[]): RowPrice {
  // The old price of one variant says nothing of the others.
  if (price.was !== undefined || price.isFrom) return price;
  const was = before.find((amount) => amount > price.amount && amount < price.amount * 10);
  return was === undefined ? price : { ...price, was };
}

function oldPrices($: CheerioAPI, elements: readonly Element[]): number[] {
  return elements
    .filter((element) => !isElsewhere($, element))
    .flatMap((element) => readWrittenAmount(priceText($, $(element)))?.amount ?? []);
}

/** The amount that an element holds: in an attribute, for those who can't see it, or in its text. */
function priceIn($: CheerioAPI, element: Cheerio<Element>): RowPrice | null {
  const attribute =
    element.attr('data-price-amount') ??
    element.attr('data-product-price') ??
    element.attr('data-price');
  const now = withoutOld($, element);
  const shown = priceText($, now);
  const isFrom = FROM.test(shown) || isRange(shown.slice(Math.max(0, shown.search(WRITTEN_PRICE))));
  const block = readPriceBlock($, now);
  const written = block && { ...block, isFrom: block.isFrom || isFrom };
  if (attribute && /^\d+(?:\.\d+)?$/.test(attribute)) {
    const amount = Number(attribute);
    // Shopify's themes write hundredths here.
    const isHundredths = written !== null && Math.round(written.amount * 100) === amount;
    if (amount > 0 && !isHundredths) return { amount, currency: written?.currency ?? null, isFrom };
  }
  const hidden = element.find(HIDDEN_TEXT).first();
  const spoken = hidden.length > 0 ? readWrittenAmount(cellText(hidden.text())) : null;
  if (spoken) return { ...spoken, isFrom };
  if (!written || shown.length > 120) return null;
  return written;
}

/** An element without what is named after an old price or a saving; struck ones are read apart. */
function withoutOld($: CheerioAPI, element: Cheerio<Element>): Cheerio<Element> {
  const now = element.clone();
  for (const part of now.find('[class], [id]').toArray()) {
    const name = nameOfElement(part);
    if (OLD_PRICE.test(name) || NO_PRICE.test(name)) $(part).remove();
  }
  return now;
}
