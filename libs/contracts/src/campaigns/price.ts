import * as z from 'zod';
import type { AdLanguage } from '../ad-languages.ts';

/** The price of a product in an ad. */
export const rowPriceSchema = z.object({
  amount: z.number().positive(),
  /** ISO 4217 code of the currency; null when the currency is unknown. */
  currency: z.string().nullable(),
  /** True if the amount is the lowest of several prices. */
  isFrom: z.boolean(),
  /** The product's price before a sale; absent for a product that is not on sale. */
  was: z.number().positive().optional(),
});
export type RowPrice = z.infer<typeof rowPriceSchema>;

/** A price as the catalogue states it. */
export interface CataloguePrice {
  amount: number;
  /** ISO 4217 code of the currency; null when neither the cell nor the catalogue states a currency. */
  currency: string | null;
}

/**
 * Symbols and short names of currencies, each with its ISO 4217 code. The symbols "$" and "kr" belong to several
 * currencies. A symbol of several currencies stands for its most common currency.
 */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/€|\beuros?\b/i, 'EUR'],
  [/R\$/, 'BRL'],
  [/A\$/, 'AUD'],
  [/C\$/, 'CAD'],
  [/NZ\$/, 'NZD'],
  [/HK\$/, 'HKD'],
  [/NT\$/, 'TWD'],
  [/\$/, 'USD'],
  [/£/, 'GBP'],
  [/円/, 'JPY'],
  [/元|人民币/, 'CNY'],
  [/[¥￥]/, 'JPY'],
  [/₩|원/, 'KRW'],
  [/₹|\brs\.?(?=\s?\d)/i, 'INR'],
  [/(?<![a-z])rp\.?(?![a-z])/i, 'IDR'],
  [/(?<![a-z])rm(?![a-z])/i, 'MYR'],
  [/₱/, 'PHP'],
  [/₽|руб|(?<![а-яё])р\.(?![а-яё])/i, 'RUB'],
  [/₴|грн/i, 'UAH'],
  [/₺|\btl\b/i, 'TRY'],
  [/₪/, 'ILS'],
  [/₫/, 'VND'],
  [/฿/, 'THB'],
  [/zł/i, 'PLN'],
  [/kč/i, 'CZK'],
  [/\bft\b/i, 'HUF'],
  [/\blei\b/i, 'RON'],
  [/лв/i, 'BGN'],
  [/ر\.?\s?س|ريال/, 'SAR'],
  [/د\.?\s?إ|درهم/, 'AED'],
  [/ج\.?\s?م|جنيه/, 'EGP'],
  [/\bkr\b/i, 'SEK'],
  [/\bfr\.(?=\s?\d)/i, 'CHF'],
];
const CODE = /(?<![a-z])[a-z]{3}(?![a-z])/gi;
const AMOUNT = /\d(?:[\d.,'’\s]*\d)?/;

/**
 * Returns the price in a cell, in any notation, such as "1.299,00 €", "19.99 USD" or "CHF 49.–". Returns null
 * when the cell contains no price.
 */
export function readPrice(cell: string, fallback?: string): CataloguePrice | null {
  const text = convertToLatinDigits(cell);
  const written = AMOUNT.exec(text)?.[0];
  if (written === undefined || /^\s*-\s*\d/.test(text)) return null;
  const amount = readAmount(written);
  if (!(amount > 0) || amount >= 1e9) return null;
  return { amount, currency: readCurrency(cell) ?? fallback ?? null };
}

/** Returns the text with Latin digits and English separators, for example "۴۵۰٬۰۰۰", "３，８００" or "४०". */
export function convertToLatinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(/(?![0-9])\p{Nd}/gu, readDigit);
}

/**
 * Returns the value of a decimal digit in any script. Each script has ten consecutive digits, which begin at a
 * code point that ends in 0 or 6 (hexadecimal).
 */
function readDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const start = code - (code % 16);
  const zero = /\p{Nd}/u.test(String.fromCodePoint(start)) ? start : start + 6;
  return String(code - zero);
}

/**
 * Parses the amount of a price. The last separator is the decimal separator, unless three digits follow it. A
 * separator before three digits separates thousands.
 */
function readAmount(written: string): number {
  const digits = written.replace(/['’\s]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const decimals = last < 0 ? 0 : digits.length - last - 1;
  const mark = digits[last] ?? '';
  const isDecimal = last >= 0 && decimals !== 3 && digits.split(mark).length === 2;
  const whole = (isDecimal ? digits.slice(0, last) : digits).replace(/[.,]/g, '');
  return Number(isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole);
}

/**
 * Returns the ISO 4217 code of the currency in a text, by code or symbol; null if the text names no currency.
 */
export function readCurrency(text: string): string | null {
  const codes = [...text.matchAll(CODE)].map(([code]) => code.toUpperCase());
  const known = codes.find((code) => CURRENCY_CODES.includes(code));
  return known ?? CURRENCIES.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/** Currencies that a user may choose for a catalogue that states no currency. */
export const CURRENCY_CODES: readonly string[] = (
  'EUR USD GBP CHF AED ARS AUD BGN BRL CAD CLP CNY COP CZK DKK EGP HKD HUF IDR ILS INR ISK JPY KRW KWD MXN MYR NGN NOK NZD ' +
  'PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TRY TWD UAH UYU VND ZAR'
).split(' ');

/**
 * The translation of "from" before the lowest of several prices, by language. The placeholder `{sum}` is the
 * price.
 */
export const FROM_PRICE: Readonly<Record<AdLanguage, string>> = {
  ar: 'ابتداءً من {sum}',
  de: 'ab {sum}',
  el: 'από {sum}',
  en: 'from {sum}',
  es: 'desde {sum}',
  fr: 'à partir de {sum}',
  he: 'החל מ-{sum}',
  hi: '{sum} से',
  id: 'mulai {sum}',
  it: 'da {sum}',
  ja: '{sum}から',
  ko: '{sum}부터',
  nl: 'vanaf {sum}',
  pl: 'od {sum}',
  pt: 'a partir de {sum}',
  ru: 'от {sum}',
  sv: 'från {sum}',
  th: 'เริ่มต้น {sum}',
  tr: 'Başlangıç fiyatı {sum}',
  uk: 'від {sum}',
  vi: 'từ {sum}',
  zh: '{sum}起',
};
const FROM_WORDS = Object.values(FROM_PRICE).map((phrase) => phrase.toLowerCase().split('{sum}'));

/** Tells whether a cell states the lowest of several prices, such as "from £12" or "ab 12 €". */
export function hasFromPrice(cell: string): boolean {
  const text = cell.trim().toLowerCase();
  return FROM_WORDS.some(
    ([before = '', after = '']) => text.startsWith(before) && text.endsWith(after),
  );
}

/** Returns a price in a language's notation, such as "19,99 €" or "$19.99". Whole amounts have no decimals. */
export function formatPrice({ amount, currency }: CataloguePrice, language = 'en'): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(
    language,
    currency ? { style: 'currency', currency, ...digits } : digits,
  )
    .format(amount)
    .replace(/[\u00a0\u202f]/g, ' ');
}
