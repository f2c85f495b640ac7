import type { Fact } from '@adwright/engine-lexicon';

/** A fact in reading order: the figure that is set large, and the words around it. Either side may be empty. */
export interface OfferParts {
  before: string;
  figure: string;
  after: string;
}

/** Thousands may be parted by a space. */
const DIGITS = String.raw`\p{Nd}(?:(?:[\p{Nd}.,'’٫٬]|\s(?=\p{Nd}{3}(?!\p{Nd})))*\p{Nd})?`;
/** Swiss and German prices write "49.–" and "49,-". */
const NO_CENTS = `(?:[.,][–—-])?`;
const UNIT = String.raw`(?:\s?(?:\p{Sc}|[%٪]|[円元원折割]))?`;
const AMOUNT = String.raw`(?:[-−–+]\s?)?(?:(?:\p{Sc}|[%٪])\s?)?${DIGITS}${NO_CENTS}${UNIT}`;
/** An amount of money or a percentage, or a range of them. */
const FIGURE = new RegExp(`${AMOUNT}(?:\\s?[–-]\\s?${AMOUNT})?`, 'u');
/** A code to type: capitals and figures, as shops write them. */
const CODE = /[\p{Lu}\p{N}][\p{Lu}\p{N}_-]{2,}/gu;
const PHONE = /(?:\+|\p{Nd}|\()[\p{Nd}\s()./-]{4,}\p{Nd}/u;

/** Longest deal that is a figure as a whole: "2 for 1". */
const MAX_DEAL_CHARACTERS = 9;

/** Parts a fact into what is set large and the rest. A fact without a figure is all figure. */
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

/** Whether a fact has a figure, which no line parts. */
export function hasFigure({ kind, text }: Pick<Fact, 'kind' | 'text'>): boolean {
  return figureIn(kind, text) !== null;
}

function figureIn(kind: Fact['kind'], text: string): [figure: string, at: number] | null {
  switch (kind) {
    case 'price':
    case 'was':
    case 'discount':
      return placeOf(FIGURE.exec(text));
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

function placeOf(match: RegExpExecArray | null): [figure: string, at: number] | null {
  return match ? [match[0], match.index] : null;
}

/** A part of a price: its whole number, its decimals, its currency. */
export interface PricePart {
  text: string;
  kind: 'whole' | 'decimals' | 'currency';
  /** Whether a space stands before it. */
  isApart: boolean;
}

const PRICE = new RegExp(
  String.raw`^([-−–+]?\s?)(\p{Sc}?)(\s?)(${DIGITS}${NO_CENTS})(\s?)(\p{Sc}?)$`,
  'u',
);
const WITH_DECIMALS = /^(.*[.,])(\p{Nd}{2})$/u;

/**
 * Parts the figure of a price, in order: "29,90 €" into "29,", "90" and "€". What is no plain price stays whole. The separator stays
 * with the whole number, so that the decimals may be set raised.
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
