import { type RowPrice, readCurrency } from '@adwright/contracts/campaigns';
import { formatCellText } from '@adwright/engine-untrusted';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { detectLanguage } from './language-of-words.ts';
import { readPriceBlock } from './read-woocommerce.ts';
import { listElements } from './values/elements-of.ts';
import { ELSEWHERE, findHeading, isElsewhere } from './values/page-parts.ts';
import { readPriceText, STRUCK } from './values/price-text.ts';
import { readWrittenAmount } from './values/read-amount.ts';

/**
 * Selectors of elements whose class, id or attribute names a price, the most reliable selectors
 * first.
 */
const PRICE_PLACES = [
  '[data-price-amount]',
  '[data-product-price]',
  '[data-price]',
  '[class*="sale-price" i], [class*="price--sale" i], [class*="price-sale" i], [class*="special-price" i]',
  '[class*="price-final" i], [class*="price-current" i], [class*="current-price" i]',
  '[id*="price" i]',
  '[class*="price" i]',
  '[data-hook*="price" i], [data-testid*="price" i], [data-test*="price" i]',
  '[class*="preis" i], [class*="prix" i], [class*="precio" i], [class*="prezzo" i], [class*="cena" i], [class*="fiyat" i]',
  '[id*="preis" i], [id*="prix" i], [id*="precio" i], [id*="prezzo" i], [id*="cena" i], [id*="fiyat" i]',
];
const ANY_PRICE_PLACE = PRICE_PLACES.slice(3).join(', ');
const OLD_PRICE =
  /(?:^|[\s_-])(?:old|was|regular|compare|list(?=[-_ ]?price)|(?<=price[-_]{1,2})list|original|strike|uvp|rrp|msrp|before|alt|statt|basisprice|crossed|prev|standard|secondary(?=[-_ ]?price)|eski|ilk)/i;
const NO_PRICE =
  /per[-_ ]?unit|unit[-_ ]?price|base[-_ ]?price|shipping|delivery|filter|range|installment|savings?|economy|omnibus|additional|(?:^|(?<!with(?:out)?)[\s_-])(?:save|tax)/i;
/**
 * Matches names of elements with a price before tax. The names also match in shops that show only
 * prices before tax.
 */
const WITHOUT_TAX = /without[-_ ]?tax|ex(?:cl)?[-_ ]?tax/i;
const HIDDEN_TEXT = '.a-offscreen';
/** Matches words for "from" before an amount, such as German "ab". */
const FROM =
  /(?:^|[\s(])(?:from|starting at|as low as|ab|à partir de|dès|desde|a partir de|a partire da|da|vanaf|od|från|от|από|від|from|から|起|부터|से|từ|mulai)\s*[:：]?\s*(?:[^\p{L}\s]{0,3}|[A-Z]{3})\s*\d|\d[\s円¥]*(?:から|〜|～|起|부터)/iu;
/**
 * In a number, spaces and apostrophes may only separate thousands: "1 290" is one number, but "29
 * 13%" is two.
 */
const NUMBER = String.raw`(?:\d{1,3}(?:[\u00a0\u202f '’]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d[\d.,]*)`;
const SIGN_BEFORE =
  '(?:US|A|C|NZ|HK|R)?\\$|€|£|¥|￥|₹|₩|₽|₴|₺|₪|฿|₫|zł|kr\\.?|CHF|EUR|USD|GBP|Rp\\.?|RM';
const SIGN_BEHIND =
  '€|£|¥|円|元|₽|руб|₴|грн|₺|TL|₪|₫|zł|Kč|Ft|lei|лв|kr\\b|CHF|EUR|USD|GBP|PLN|SEK|원|₩';
/** Matches an amount with its currency in running text. */
const WRITTEN_PRICE = new RegExp(
  `(?:${SIGN_BEFORE})\\s?${NUMBER}|${NUMBER}\\s?(?:${SIGN_BEHIND})`,
  'gu',
);
const SHIPPING =
  'shipping|delivery|versand|lieferung|livraison|env[ií]o|spedizione|verzending|bezorging|frete|frakt|dostaw|kargo|доставк|送料|배송|运费|運費';
/**
 * Matches words before an amount that is not the product's price. The words cover the languages of
 * the test pages and a few more. The words include "30 days", because shops in the EU must state
 * the lowest price of the last 30 days.
 */
const OTHER_BEFORE = new RegExp(
  `(?:${SHIPPING})|шт\\.? от|\\b30 (?:days|tagen?|derniers|giorni|d[ií]as|dni|dagen|dagar)\\b|(?:\\d\\s?[x×]\\s?(?:de|of|à|a)?|\\b(?:install?ments? of|save|spare|sparen sie|économisez|ahorra|risparmia|spend|over|above|under|off)(?: up to)?)\\s*$`,
  'i',
);
/**
 * Matches words directly after an amount that is not the product's price, such as "4,95 € Versand". An
 * exception is an amount before the German words for "plus shipping", which is the product's price. A unit
 * after a slash marks another amount too, for example "25,80 €/kg" or "$25/month".
 */
const OTHER_BEHIND = new RegExp(
  `^(?:\\W{0,3}(?:${SHIPPING}|off\\b|cashback|discount|rabatt|monthly|per month|a month|sem juros)|\\s?/\\s?\\d*\\s?\\p{L})`,
  'iu',
);
/** Matches words before an old price, which is no longer valid. */
const OLD_BEFORE =
  /(?:bisher\w*|früher|ursprünglich\w*|statt|\bwas\b|before|originally|previously|list price|regular price|uvp|rrp|msrp|\bmrp\b|avant|au lieu de|antes|prima|anziché|zamiast|przed|раньше|вместо|van voor|eerder|tidigare|precio habitual|prix habituel|oude prijs|ordinarie pris|eski fiyat|liste fiyatı|старая цена|stara cena|通常価格|定価|市场价|原价|정가)[^\d]{0,30}$/i;
/** Matches words between an old price and the current price, such as "por" in "de R$ 199 por R$ 149". */
const OLD_BEHIND = /^[\s.,;:]*(?:por|now|jetzt|nur|ahora|ora|teraz|теперь)\b[^\d]{0,12}$/iu;
const NEARBY = 30;
/**
 * Maximum distance in characters between an amount and words about it in the same block. Across
 * blocks, the maximum is smaller.
 */
const NEARBY_IN_BLOCK = 80;
/**
 * Matches tags that end a block of text. Tags of table cells don't end a block, because the next
 * cell continues the statement.
 */
const BLOCK_ENDS = /<\/(?:p|li|tr|h[1-6]|section)>|<br\b/gi;
/** Character that marks the end of a block in the text. */
const BLOCK_END = '\u2063';

/**
 * Maximum number of elements per selector in which a price is searched. The price of the page's
 * product is among the first elements. Searching long lists would take seconds.
 */
const MAX_PLACES = 200;
/**
 * Maximum number of descendants of an element that counts as a price. Larger elements contain other
 * content too.
 */
const MAX_PARTS = 100;

/**
 * Returns the visible price: from an element whose name means a price, or otherwise the first
 * amount after the heading.
 */
export function readShownPrice($: CheerioAPI): RowPrice | null {
  const before = [
    ...oldPrices($, $(STRUCK).toArray()),
    ...oldPrices(
      $,
      listElements($, ANY_PRICE_PLACE).filter((each) => OLD_PRICE.test(nameOfElement(each))),
    ),
  ];
  const price =
    priceOfPlaces($, 'now') ??
    priceOfPlaces($, 'untaxed') ??
    priceOfPlaces($, 'any') ??
    findWrittenPrice($);
  return price && withOld(correctYuan($, price), before);
}

/**
 * Returns the price in the elements whose class, id or attribute names a price.
 * @param wanted `now` accepts only the current price; `untaxed` also accepts prices before tax. `any` also
 * accepts prices named "regular", because some shops use this name for the current price
 */
function priceOfPlaces($: CheerioAPI, wanted: 'now' | 'untaxed' | 'any'): RowPrice | null {
  const isOther = (element: Element) => {
    const name = nameOfElement(element);
    if (NO_PRICE.test(name)) return true;
    return (
      (wanted === 'now' && WITHOUT_TAX.test(name)) || (wanted !== 'any' && OLD_PRICE.test(name))
    );
  };
  for (const place of PRICE_PLACES) {
    for (const element of listElements($, place).slice(0, MAX_PLACES)) {
      if ($(element).find('*').length > MAX_PARTS) continue;
      if (isElsewhere($, element) || isOther(element)) continue;
      if ($(element).closest(STRUCK).length > 0) continue;
      if (wanted !== 'any' && isWithinOld($, element)) continue;
      const price = priceIn($, $(element), isOther);
      if (!price || isOfOtherProduct($, element)) continue;
      const around = textsAround($, element);
      const isFrom = price.isFrom || around.some((text) => isFromBefore(price.amount, text));
      return { ...price, isFrom, currency: price.currency ?? currencyIn(around) };
    }
  }
  return null;
}

/** Tells whether the name of one of an element's two nearest ancestors means an old price. */
function isWithinOld($: CheerioAPI, element: Element): boolean {
  return $(element)
    .parents()
    .slice(0, 2)
    .toArray()
    .some(
      (parent) => OLD_PRICE.test(nameOfElement(parent)) && /price/i.test(nameOfElement(parent)),
    );
}

const NAMES = ['class', 'id', 'data-hook', 'data-testid', 'data-test'];
const NAMED = NAMES.map((name) => `[${name}]`).join(', ');

/**
 * Returns the class, id and test attributes of an element as one text, split into words. For example, "productOldPrice"
 * becomes "product-Old-Price".
 */
function nameOfElement({ attribs }: Element): string {
  return NAMES.map((name) => attribs[name] ?? '')
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1-$2');
}

const MAX_CARD_DEPTH = 5;
/**
 * Caches the classification of the elements around prices, because the prices of a product list
 * share ancestors.
 */
const cards = new WeakMap<Element, 'card' | 'other' | 'no-heading'>();

/**
 * Tells whether an element is in a card with a link as its only heading. The price in the card then
 * belongs to another product.
 */
function isOfOtherProduct($: CheerioAPI, element: Element): boolean {
  for (const around of $(element).parents().slice(0, MAX_CARD_DEPTH).toArray()) {
    const kind = cards.get(around) ?? cardKind($, around);
    cards.set(around, kind);
    if (kind !== 'no-heading') return kind === 'card';
  }
  return false;
}

function cardKind($: CheerioAPI, element: Element): 'card' | 'other' | 'no-heading' {
  const headings = $(element).find('h1, h2, h3, h4, h5, h6');
  if (headings.length === 0) return 'no-heading';
  const isLinked = headings.find('a[href]').length > 0 || headings.closest('a[href]').length > 0;
  return headings.length === 1 && !headings.is('h1') && isLinked ? 'card' : 'other';
}

/**
 * Maximum length of the text around an amount if the currency sign or "from" is in a separate
 * element. Longer texts contain other statements too.
 */
const MAX_AROUND = 60;

function textsAround($: CheerioAPI, element: Element): string[] {
  return $(element)
    .parents()
    .slice(0, 2)
    .toArray()
    .map((parent) => formatCellText($(parent).text()))
    .filter((text) => text.length <= MAX_AROUND);
}

/** Tells whether a word for "from" precedes an amount in a text. */
function isFromBefore(amount: number, text: string): boolean {
  const start = text.search(FROM);
  return start !== -1 && readWrittenAmount(text.slice(start))?.amount === amount;
}

function currencyIn(texts: readonly string[]): string | null {
  return texts.map((text) => readCurrency(text)).find((code) => code !== null) ?? null;
}

/** Corrects the currency of a price on a Chinese page, where "¥" means yuan instead of yen. */
function correctYuan($: CheerioAPI, price: RowPrice): RowPrice {
  if (price.currency !== 'JPY') return price;
  const isChinese = /^zh\b/i.test($('html').attr('lang') ?? detectLanguage($) ?? '');
  return isChinese ? { ...price, currency: 'CNY' } : price;
}

/** Returns the first price in the page's text: after the heading, or otherwise anywhere. */
function findWrittenPrice($: CheerioAPI): RowPrice | null {
  const content = ['main', 'article', 'body'].map((name) => $(name).first());
  const shown = (content.find(({ length }) => length > 0) ?? $.root()).clone();
  shown.find(`${ELSEWHERE}, script, style, ${STRUCK}`).remove();
  shown.find('h1 br, h2 br').replaceWith(' ');
  const html = (shown.html() ?? '').replace(BLOCK_ENDS, `${BLOCK_END}$&`);
  // If cents are in a separate element, the text has a space before them, for example "1 249, 00 zł".
  const text = formatCellText(html).replace(/(\d[.,]) (\d{2})(?!\d)/g, '$1$2');
  const heading = findHeading($);
  const behind = heading === '' ? 0 : Math.max(0, text.indexOf(heading)) + heading.length;
  for (const part of [text.slice(behind), text]) {
    const price = firstWritten(part);
    if (price) return price;
  }
  return null;
}

/**
 * Returns the first amount in a text that is the current price of the product. Words near a price that belong to
 * another amount are ignored.
 */
function firstWritten(text: string): RowPrice | null {
  const matches = [...text.matchAll(WRITTEN_PRICE)];
  for (const [at, match] of matches.entries()) {
    const end = endOf(match);
    const before = text.slice(startOfWords(text, matches[at - 1], match), match.index);
    const behind = text.slice(end, Math.min(matches[at + 1]?.index ?? Infinity, end + NEARBY));
    const [behindInBlock = ''] = behind.split(BLOCK_END);
    const price = readWrittenAmount(match[0]);
    if (!price || OTHER_BEFORE.test(before) || OTHER_BEHIND.test(behindInBlock)) continue;
    if (OLD_BEFORE.test(before) || OLD_BEHIND.test(behind)) continue;
    const isFrom = FROM.test(`${before}${match[0]}${behind}`) || isRange(text.slice(match.index));
    return { ...price, isFrom };
  }
  return null;
}

/**
 * Returns the position at which words about an amount can start: the end of the previous amount in the same
 * block.
 */
function startOfWords(
  text: string,
  previous: RegExpExecArray | undefined,
  match: RegExpExecArray,
): number {
  const block = text.lastIndexOf(BLOCK_END, match.index) + 1;
  return Math.max(endOf(previous), block, match.index - NEARBY_IN_BLOCK);
}

const endOf = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : 0);

/** Maximum length in characters of a price range with a dash. */
const MAX_RANGE_LENGTH = 60;

/** Tells whether a text starts with a price range, such as "$25 – $60". */
function isRange(text: string): boolean {
  const near = text.slice(0, MAX_RANGE_LENGTH);
  const [first, second] = [...near.matchAll(WRITTEN_PRICE)];
  if (!first || !second || first.index > 0) return false;
  const between = near.slice(first[0].length, second.index);
  const [least, most] = [first, second].map(([written]) => readWrittenAmount(written)?.amount ?? 0);
  return /^\s*[-–—~]\s*$/.test(between) && (least ?? 0) < (most ?? 0);
}

function withOld(price: RowPrice, before: readonly number[]): RowPrice {
  // A price range gets no old price, because the old price belongs to only one variant.
  if (price.was !== undefined || price.isFrom) return price;
  const was = before.find((amount) => amount > price.amount && amount < price.amount * 10);
  return was === undefined ? price : { ...price, was };
}

function oldPrices($: CheerioAPI, elements: readonly Element[]): number[] {
  return elements
    .slice(0, MAX_PLACES)
    .filter((element) => !isElsewhere($, element))
    .flatMap((element) => readWrittenAmount(readPriceText($, $(element)))?.amount ?? []);
}

/** Reads the price of an element, from an attribute for programs or from the element's text. */
function priceIn(
  $: CheerioAPI,
  element: Cheerio<Element>,
  isOther: (part: Element) => boolean,
): RowPrice | null {
  const attribute =
    element.attr('data-price-amount') ??
    element.attr('data-product-price') ??
    element.attr('data-price');
  const now = withoutOthers($, element, isOther);
  const shown = readPriceText($, now);
  const isFrom = FROM.test(shown) || isRange(shown.slice(Math.max(0, shown.search(WRITTEN_PRICE))));
  const block = readPriceBlock($, now);
  const written = block && { ...block, isFrom: block.isFrom || isFrom };
  if (attribute && /^\d+(?:\.\d+)?$/.test(attribute)) {
    const amount = Number(attribute);
    // If an attribute is a hundred times the visible amount, it is in hundredths, as in Shopify's
    // themes.
    const isHundredths = written !== null && Math.round(written.amount * 100) === amount;
    if (amount > 0 && !isHundredths) return { amount, currency: written?.currency ?? null, isFrom };
  }
  const hidden = element.find(HIDDEN_TEXT).first();
  const spoken = hidden.length > 0 ? readWrittenAmount(formatCellText(hidden.text())) : null;
  if (spoken) return { ...spoken, isFrom };
  if (!written || shown.length > 120) return null;
  return correctByWords(written, readPriceText($, withoutStruck(now)));
}

/**
 * Corrects a price by the words around its amounts, for example "was $50 now $30" or "4 x $25". Returns null
 * if these words exclude all amounts.
 */
function correctByWords(written: RowPrice, text: string): RowPrice | null {
  if (text.search(WRITTEN_PRICE) < 0) return written;
  const firstPrice = firstWritten(text);
  if (firstPrice === null || firstPrice.amount === written.amount) return firstPrice && written;
  // An old price without a line through it may come first, for example "Old price 80 €, price 65 €".
  const [first] = text.matchAll(WRITTEN_PRICE);
  const isOldFirst = first !== undefined && OLD_BEFORE.test(text.slice(0, first.index));
  return isOldFirst && written.amount > firstPrice.amount
    ? { ...firstPrice, was: written.amount }
    : firstPrice;
}

function withoutStruck(element: Cheerio<Element>): Cheerio<Element> {
  const now = element.clone();
  now.find(STRUCK).remove();
  return now;
}

/**
 * Removes the parts of an element whose name means another amount. Struck-through amounts are
 * handled separately.
 */
function withoutOthers(
  $: CheerioAPI,
  element: Cheerio<Element>,
  isOther: (part: Element) => boolean,
): Cheerio<Element> {
  const now = element.clone();
  for (const part of now.find(NAMED).toArray()) if (isOther(part)) $(part).remove();
  return now;
}
