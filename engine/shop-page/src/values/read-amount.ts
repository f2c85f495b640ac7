import { CURRENCY_CODES, readCurrency, readPrice } from '@adwright/contracts/campaigns';
import { formatCellText } from '@adwright/engine-untrusted';

/** ISO 4217 codes of currencies with three decimals. */
const THREE_DECIMALS = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];
const PLAIN_NUMBER = /^\d+(?:\.\d+)?$/;
/**
 * Character codes of the digit zero in scripts with other digits: Arabic, Persian, Devanagari,
 * full-width.
 */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];
const OWN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g;

export interface Amount {
  amount: number;
  /** ISO 4217 code of the currency; null if the text states no currency. */
  currency: string | null;
}

/** Parses an amount that a program wrote into structured data, such as `1299`, `"1299.0000"`, `"1.299,00"`. */
export function readAmount(
  value: string | number | object | undefined,
  currency: string,
): Amount | null {
  if (value === undefined || typeof value === 'object') return null;
  const code = readCurrencyCode(currency);
  if (typeof value === 'number') return positive(value, code);
  const text = withLatinDigits(formatCellText(value));
  const decimals = text.split('.')[1]?.length ?? 0;
  // Programs write a decimal point and no thousands separator, except in localised texts. Three
  // digits after a point are therefore read as thousands, unless the currency has three decimals.
  const isNumber =
    PLAIN_NUMBER.test(text) && (decimals !== 3 || THREE_DECIMALS.includes(code ?? ''));
  return isNumber ? positive(Number(text), code) : readWrittenAmount(text, code);
}

/** Parses an amount that is written for people, such as "ab 19,99 €", "₹1,299". */
export function readWrittenAmount(text: string, currency: string | null = null): Amount | null {
  const price = readPrice(withLatinDigits(text));
  return price && { amount: price.amount, currency: currency ?? price.currency };
}

/** Returns the ISO 4217 code for a currency's code or sign; null for an unknown sign. */
export function readCurrencyCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CURRENCY_CODES.includes(code) ? code : readCurrency(text);
}

function positive(amount: number, currency: string | null): Amount | null {
  return amount > 0 && amount < 1e9 ? { amount: Math.round(amount * 1000) / 1000, currency } : null;
}

function withLatinDigits(text: string): string {
  return text.replace(OWN_DIGITS, latinDigit).replaceAll('\u066b', '.').replaceAll('\u066c', ',');
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.findLast((first) => first <= code) ?? 0;
  return String(code - zero);
}
