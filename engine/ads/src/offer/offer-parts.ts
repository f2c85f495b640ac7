import type { Fact } from '@adwright/engine-lexicon';

/**
 * The parts of a fact in reading order: the words before the amount, the amount (which is set large), and the
 * words after the amount. The words before or after the amount may be empty.
 */
export interface OfferParts {
  before: string;
  figure: string;
  after: string;
}

/** Regular expression for the digits of a number; a space may separate thousands. */
const DIGITS = String.raw`\p{Nd}(?:(?:[\p{Nd}.,'’٫٬]|\s(?=\p{Nd}{3}(?!\p{Nd})))*\p{Nd})?`;
/**
 * Regular expression for a price without cents, as Swiss, German and Indian shops write it, such as "49.–",
 * "49,-", "499/-".
 */
const NO_CENTS = `(?:[.,][–—-]|/[-=])?`;
/**
 * Signs beside a number that make it an amount of money or a percentage. The last signs in the list are Japanese,
 * Chinese and Korean currencies, and words for tenths of a price.
 */
const SIGNS = String.raw`[\p{Sc}%٪円元원折割]`;
/** Regular expression for the sign after a number, which may be absent. */
const UNIT = String.raw`(?:\s?${SIGNS})?`;
/** Regular expression for a currency before a number; letters may belong to it, for example "R$", "US$", "RM". */
const CURRENCY_SIGN = String.raw`(?:(?<!\p{L})(?:R|US|CA?|AU?|NZ|HK|S|NT|MX)?\p{Sc}|\p{Sc}|(?<!\p{L})RM?(?=\s?\p{Nd}))`;
/** Regular expression for one amount: sign, currency, digits and unit. */
const AMOUNT = String.raw`(?:[-−–+]\s?)?(?:(?:${CURRENCY_SIGN}|[%٪])\s?)?${DIGITS}${NO_CENTS}${UNIT}`;
/** Matches an amount of money or a percentage, or a range of such amounts. */
const FIGURE = new RegExp(`${AMOUNT}(?:\\s?[–-]\\s?${AMOUNT})?`, 'gu');
const SIGN = new RegExp(`${SIGNS}|^${CURRENCY_SIGN}`, 'u');
/**
 * Regular expression for names of currencies beside a number, which replace a currency sign; further letters
 * may follow.
 */
const CURRENCY =
  'CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN|TRY|TL|AED|SAR|Rp|Rs|kr|Kč|zł|lei|Ft|Fr\\.|euro|franken|pound|dollar|złot|руб|р\\.|грн|гривен|ريال|درهم|جنيه|دينار|บาท|đ|đồng|triệu|ngàn|nghìn|원|만원|ευρώ|lira|रुप|रु|ש[״"]ח|שקל';
const BEFORE_SUM = new RegExp(`(?:${CURRENCY})\\s?$`, 'iu');
const BEHIND_SUM = new RegExp(`^\\s?(?:${CURRENCY}|k(?!\\p{L}))`, 'iu');
/** Matches a code that a customer enters: capitals and digits, as shops write codes. */
const CODE = /[\p{Lu}\p{N}][\p{Lu}\p{N}_-]{2,}/gu;
/** Matches a telephone number of at least six characters. */
const PHONE = /(?:\+|\p{Nd}|\()[\p{Nd}\s()./-]{4,}\p{Nd}/u;

/** Maximum length in characters of a deal that is set large as a whole, such as "2 for 1". */
const MAX_DEAL_CHARACTERS = 9;

/**
 * Splits a fact into the amount, which is set large, and the words before and after the amount. If a fact
 * contains no amount, the whole fact is returned as the amount.
 */
export function splitOffer({ kind, text }: Pick<Fact, 'kind' | 'text'>): OfferParts {
  const found = findFigure(kind, text);
  if (!found) return { before: '', figure: text, after: '' };
  const [figure, at] = found;
  return {
    before: text.slice(0, at).trim(),
    figure,
    after: text.slice(at + figure.length).trim(),
  };
}

/** Tells whether a fact contains an amount, which a line break never splits. */
export function hasFigure({ kind, text }: Pick<Fact, 'kind' | 'text'>): boolean {
  return findFigure(kind, text) !== null;
}

function findFigure(kind: Fact['kind'], text: string): [figure: string, at: number] | null {
  switch (kind) {
    case 'price':
    case 'was':
    case 'discount':
      return placeOf(findSum(text));
    case 'multibuy':
      return [...text].length <= MAX_DEAL_CHARACTERS ? [text, 0] : null;
    case 'code':
      return placeOf([...text.matchAll(CODE)].at(-1) ?? null);
    case 'phone':
      return placeOf(PHONE.exec(text));
    default:
      return null;
  }
}

/**
 * Returns the number in a price fact that is the price: the number with a currency, otherwise the first number.
 * The other numbers say what the price is for, as in "8 evenings €96".
 */
function findSum(text: string): RegExpExecArray | null {
  const numbers = [...text.matchAll(FIGURE)];
  const isNamed = ({ 0: number, index }: RegExpExecArray) =>
    BEHIND_SUM.test(text.slice(index + number.length)) || BEFORE_SUM.test(text.slice(0, index));
  return (
    numbers.find(([number]) => SIGN.test(number)) ?? numbers.find(isNamed) ?? numbers[0] ?? null
  );
}

function placeOf(match: RegExpExecArray | null): [figure: string, at: number] | null {
  return match ? [match[0], match.index] : null;
}

/** A part of a price: the whole number, the decimals or the currency. */
export interface PricePart {
  text: string;
  kind: 'whole' | 'decimals' | 'currency';
  /** Whether a space precedes this part of the price. */
  isApart: boolean;
}

const PRICE = new RegExp(
  String.raw`^([-−–+]?\s?)((?:${CURRENCY_SIGN})?)(\s?)(${DIGITS}${NO_CENTS})(\s?)(\p{Sc}?)$`,
  'u',
);
const WITH_DECIMALS = /^(.*[.,])(\p{Nd}{2})$/u;

/**
 * Splits a price into its parts, in their order. For example, "29,90 €" becomes "29,", "90" and "€". A text
 * that is not a plain price is returned as a single part. The decimal separator stays with the whole number, so
 * that the decimals can be raised.
 */
export function splitPrice(figure: string): PricePart[] {
  const match = PRICE.exec(figure);
  if (!match) return [{ text: figure, kind: 'whole', isApart: false }];
  const [, sign = '', first = '', afterFirst = '', number = '', beforeLast = '', last = ''] = match;
  const [, whole = number, cents = ''] = WITH_DECIMALS.exec(number) ?? [];
  const parts: PricePart[] = [
    { text: sign.trim(), kind: 'whole', isApart: false },
    { text: first, kind: 'currency', isApart: false },
    { text: whole, kind: 'whole', isApart: afterFirst !== '' },
    { text: cents, kind: 'decimals', isApart: false },
    { text: last, kind: 'currency', isApart: beforeLast !== '' },
  ];
  return parts.filter(({ text }) => text !== '');
}
