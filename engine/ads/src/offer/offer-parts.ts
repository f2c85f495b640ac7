import type { Fact } from '@adwright/engine-lexicon';

/**
 * The parts of a fact in reading order: the words before the amount, the amount (which is set large), and the
 * words after it. Either group of words may be empty.
 */
export interface OfferParts {
  before: string;
  figure: string;
  after: string;
}

/** Digits of a number; a space may separate thousands. */
const DIGITS = String.raw`\p{Nd}(?:(?:[\p{Nd}.,'’٫٬]|\s(?=\p{Nd}{3}(?!\p{Nd})))*\p{Nd})?`;
/**
 * Regular expression for a price without cents, as Swiss and German shops write it, such as "49.–", "49,-".
 */
const NO_CENTS = `(?:[.,][–—-])?`;
/**
 * Signs beside a number that make it an amount of money or a percentage: the last ones are Japanese, Chinese and
 * Korean currencies, and words for tenths of a price.
 */
const SIGNS = String.raw`[\p{Sc}%٪円元원折割]`;
/** Regular expression for the sign after a number, which may be absent. */
const UNIT = String.raw`(?:\s?${SIGNS})?`;
/** Regular expression for one amount: sign, currency, digits and unit. */
const AMOUNT = String.raw`(?:[-−–+]\s?)?(?:(?:\p{Sc}|[%٪])\s?)?${DIGITS}${NO_CENTS}${UNIT}`;
/** An amount of money or a percentage, or a range of them. */
const FIGURE = new RegExp(`${AMOUNT}(?:\\s?[–-]\\s?${AMOUNT})?`, 'gu');
const SIGN = new RegExp(SIGNS, 'u');
/**
 * Names of currencies that stand beside a number in place of a sign; any letters may follow the first ones.
 */
const CURRENCY =
  'CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN|TRY|TL|AED|SAR|Rp|Rs|kr|Kč|zł|lei|Ft|Fr\\.|euro|franken|pound|dollar|złot|руб|р\\.|грн|гривен|ريال|درهم|جنيه|دينار|บาท|đ|đồng|triệu|ngàn|nghìn|원|만원|ευρώ|lira|रुप|रु|ש[״"]ח|שקל';
const BEFORE_SUM = new RegExp(`(?:${CURRENCY})\\s?$`, 'iu');
const BEHIND_SUM = new RegExp(`^\\s?(?:${CURRENCY}|k(?!\\p{L}))`, 'iu');
/** A code to enter: capitals and digits, as shops write them. */
const CODE = /[\p{Lu}\p{N}][\p{Lu}\p{N}_-]{2,}/gu;
/** A telephone number of at least six characters. */
const PHONE = /(?:\+|\p{Nd}|\()[\p{Nd}\s()./-]{4,}\p{Nd}/u;

/** Maximum length in characters of a deal that counts as an amount as a whole, such as "2 for 1". */
const MAX_DEAL_CHARACTERS = 9;

/**
 * Splits a fact into the amount, which is set large, and the words around it. A fact without an amount is
 * returned whole as the amount.
 */
export function offerParts({ kind, text }: Pick<Fact, 'kind' | 'text'>): OfferParts {
  const found = figureIn(kind, text);
  if (!found) return { before: '', figure: text, after: '' };
  const [figure, at] = found;
  return {
    before: text.slice(0, at).trim(),
    figure,
    after: text.slice(at + figure.length).trim(),
  };
}

/** Tells whether a fact contains an amount, which is never broken across lines. */
export function hasFigure({ kind, text }: Pick<Fact, 'kind' | 'text'>): boolean {
  return figureIn(kind, text) !== null;
}

function figureIn(kind: Fact['kind'], text: string): [figure: string, at: number] | null {
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
 * Returns the amount of a price among its numbers: the one with a currency, otherwise the first. All other
 * numbers count what the price is for, as in "8 evenings €96".
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

/** A part of a price: whole number, decimals or currency. */
export interface PricePart {
  text: string;
  kind: 'whole' | 'decimals' | 'currency';
  /** Whether a space precedes the part. */
  isApart: boolean;
}

const PRICE = new RegExp(
  String.raw`^([-−–+]?\s?)(\p{Sc}?)(\s?)(${DIGITS}${NO_CENTS})(\s?)(\p{Sc}?)$`,
  'u',
);
const WITH_DECIMALS = /^(.*[.,])(\p{Nd}{2})$/u;

/**
 * Splits a price into its parts, in order. For example, "29,90 €" becomes "29,", "90" and "€". A text that
 * isn't a plain price stays whole. The separator stays with the whole number, so that the decimals can be
 * raised.
 */
export function priceParts(figure: string): PricePart[] {
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
