import { foldLetters } from '@adwright/engine-lexicon';
import { joinsThings } from '../content/conjunctions.ts';
import type { WrittenLanguage } from '../content/languages.ts';
import { getFactPatterns } from './facts/fact-patterns.ts';
import { LIST_COMMAS } from './facts/letters.ts';
import { restrictsOffer } from './facts/restricts-offer.ts';

/** Matches a segment of a field: text without punctuation that separates more than a comma. */
const SEGMENT = /(?:[^.;:!?()（）。；：！？\n]|(?<=\p{Nd})[.:](?=\p{Nd}))+/gu;
const COMMA = /\s*(?:,(?!\p{Nd})|(?<!\p{Nd}),|[、،，])\s*/gu;
/** Matches the start of a price: a sign or code of a currency before a sum, or a sum with its currency. */
const PRICE =
  /(?:\p{Sc}|(?<!\p{L})(?:R\$|Rp\.?|Fr\.?|CHF|EUR|USD))\s?\p{Nd}|(?<![\p{Nd}.,])\p{Nd}[\p{Nd}.,\s]*\s?(?:\p{Sc}|(?:eur|euros?|kr|zł|tl|lei|kč|ft|руб|р|грн|quid|dollars|k|tr|đ|juta|ribu|rb)(?!\p{L})|円|元|块|원|만원|บาท|रुपये|रु|ريال|درهم|جنيه|دينار|שקל|ש)/iu;
/** Matches a weight or volume, which shows that the price belongs to the last item: "honey 500 g £6". */
const MEASURE = /\p{Nd}\s?(?:m?[gl]|kg|[кмk]?[гл]|кг|kilo|litr\p{L}*|λίτρα|ק"ג|किलो)(?!\p{L})/iu;
/** Matches words for delivery, whose price is no price of the list before it. */
const DELIVERY =
  /liefer|versand|anfahrt|deliver|shipping|postage|livrais|envío|entrega|consegna|spedizione|bezorg|verzend|dostaw|wysyłk|leverans|frakt|доставк|teslimat|kargo|αποστολ|μεταφορικ|משלוח|توصيل|شحن|डिलीवरी|ongkir|antar(?!\p{L})|giao hàng|送料|配送|배송|运费/iu;
const MAX_WORDS = 3;
const MAX_LAST_WORDS = 6;
const MIN_ITEMS = 3;

/**
 * Marks the commas of a list whose price follows the last item, for example "Coxinha, pão de queijo e kibe R$
 * 65". No pattern for the end of a clause matches the marks, so the list stays whole, and the price stands for
 * all of it. A list has a word for "and" before its last item, items that repeat a preposition, or at least
 * three items. In Chinese, the enumeration comma always separates the items of a list.
 */
export function markLists(product: string, language: WrittenLanguage | 'und'): string {
  if (language === 'und' || language === 'th') return product;
  if (language === 'zh') return product.replaceAll('、', markComma);
  return product.replace(SEGMENT, (segment, at: number) =>
    /^:\s*\p{Nd}/u.test(product.slice(at + segment.length))
      ? markItems(segment, language)
      : markSegment(segment, language),
  );
}

/** Marks the commas of a list before a colon and its prices, for example "kvass, mead: 0.5 l 120, 1 l 200". */
function markItems(segment: string, language: WrittenLanguage): string {
  const items = segment.split(COMMA);
  return items.every((item) => isItem(item, MAX_WORDS, language))
    ? segment.replace(COMMA, (said) => said.replace(/[,、،，]/u, markComma))
    : segment;
}

function markComma(comma: string): string {
  return LIST_COMMAS.get(comma) ?? comma;
}

function markSegment(segment: string, language: WrittenLanguage): string {
  const commas = [...segment.matchAll(COMMA)];
  const starts = [0, ...commas.map((comma) => comma.index + comma[0].length)];
  const items = starts.map((start, at) => segment.slice(start, commas[at]?.index));
  const priced = items.findIndex((item) => PRICE.test(item));
  if (priced < 1) return segment;
  const item = items[priced] ?? '';
  const priceAt = findPriceStart(item, language);
  const named = item.slice(0, priceAt);
  // A pack such as "3 for £5" is a clause of its own behind the list.
  const isPack = /^\s*\p{Nd}+\s?\p{L}/u.test(named);
  const last = isPack ? priced - 1 : priced;
  const first = findListStart(items, last, isPack ? (items[last] ?? '') : named, language);
  if (first === null) return segment;
  const marked = [...segment];
  const separator = commas.at(first)?.[0] ?? ', ';
  for (const { 0: said, index } of commas.slice(first, last))
    marked.splice(index, said.length, ...said.replace(/[,、،，]/u, markComma));
  // A comma separates the list from its price, so that both stay whole.
  const isApart = !isPack && (!/\p{Nd}/u.test(named) || /\p{Nd}\s*$/u.test(named));
  const gap = named.length - named.trimEnd().length;
  if (isApart) marked.splice((starts[priced] ?? 0) + priceAt - gap, gap, separator.trimStart());
  return marked.join('');
}

/** Matches a pack at the end of a text, for example "box of 6 ". */
const PACK_AT_END = /(?<=\s)\p{L}+\s(?:\p{L}{1,3}\s)?\p{Nd}+\s$/u;

/** Returns where a price starts, with the words that belong to it, for example "from" in "from £5". */
function findPriceStart(item: string, language: WrittenLanguage): number {
  const sumAt = item.search(PRICE);
  const folded = foldLetters(item);
  const prices = getFactPatterns(language).kinds.find(([kind]) => kind === 'price')?.[1] ?? [];
  const starts = prices.flatMap(({ pattern }) =>
    [...folded.matchAll(pattern())]
      .filter(({ 0: said, index }) => index <= sumAt && sumAt < index + said.length)
      .filter(({ index }) => !/\p{Nd}/u.test(item.slice(index, sumAt)))
      .map(({ index }) => index),
  );
  const start = Math.min(sumAt, ...starts);
  // A pack before a word such as "for" belongs to the price, for example "box of 6 for £8".
  const [pack = ''] = start < sumAt ? (PACK_AT_END.exec(item.slice(0, start)) ?? []) : [];
  return start - pack.length;
}

/** Returns the position of the first item of a list; null if the items make no list. */
function findListStart(
  items: readonly string[],
  last: number,
  end: string,
  language: WrittenLanguage,
): number | null {
  if (!isItem(end, MAX_LAST_WORDS, language)) return null;
  let first = last;
  let isParallel = false;
  while (first > 0) {
    const before = items[first - 1] ?? '';
    const repeats = repeatsPreposition(before, first === last ? end : (items[first] ?? ''));
    if (!repeats && !isItem(before, MAX_WORDS, language)) break;
    isParallel ||= repeats;
    first -= 1;
  }
  const isJoined = joinsThings(language).test(end) || AND_PREFIX[language]?.test(end);
  // Without "and", a number of pieces shows that the price is that of the last item: "mojitos 2 for £12".
  const isOfLast = MEASURE.test(end) || /\p{Nd}\s?\p{L}/u.test(end);
  // Without "and", a list names what is sold, so it starts the field: "jam, no additives, six sorts, jar £4" is none.
  const isPlainList = first === 0 && !isOfLast && last - first + 1 >= MIN_ITEMS;
  const isList = isJoined || isParallel || isPlainList;
  return first < last && isList ? first : null;
}

/** Matches "and" in the languages that join it to the next word. */
const AND_PREFIX: Partial<Record<WrittenLanguage, RegExp>> = {
  ar: /\sو\p{L}{3}/u,
  he: /\sו\p{L}{3}/u,
};
const MAX_PARALLEL_WORDS = 5;

/** Tells whether an item begins with a short word of the item before it: "with cherries" after "… with cheese". */
function repeatsPreposition(before: string, item: string): boolean {
  const words = before.trim().toLowerCase().split(/\s+/u);
  const [word = '', ...others] = item.trim().toLowerCase().split(/\s+/u);
  const isShort = /^\p{L}{1,4}$/u.test(word) && others.length > 0;
  return isShort && words.length <= MAX_PARALLEL_WORDS && words.slice(0, -1).includes(word);
}

/** Tells whether a clause may be an item of a list: a few words that limit no offer. */
function isItem(clause: string, maxWords: number, language: WrittenLanguage): boolean {
  const text = clause.trim();
  const isShort = text.split(/\s+/u).length <= maxWords;
  const isPlain = maxWords === MAX_LAST_WORDS || !/\p{Nd}/u.test(text);
  const isSold =
    !DELIVERY.test(text) && !restrictsOffer(text, language) && !statesTime(text, language);
  return /\p{L}/u.test(text) && isShort && isPlain && isSold;
}

/** Tells whether a clause states when the advertiser is there, for example "Mon closed". */
function statesTime(text: string, language: WrittenLanguage): boolean {
  const folded = foldLetters(text);
  return getFactPatterns(language).kinds.some(
    ([kind, phrases]) =>
      (kind === 'hours' || kind === 'date') &&
      phrases.some(({ pattern }) => pattern().test(folded)),
  );
}
