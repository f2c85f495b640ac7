import type { AdFormat } from '@adwright/contracts';
import anyAscii from 'any-ascii';

/** Of the brand and of the product; a whole name stays far under the 255 characters of every file system. */
const MAX_PART_LENGTH = 48;

/** German writes its umlauts in two letters where it has none; elsewhere the mark is dropped. */
const GERMAN_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

/**
 * Letters and digits in ASCII, in words joined by a hyphen; other scripts are transliterated. No character of it is special to a
 * file system, an archive, a spreadsheet or a URL. The underscore is left for the separator between parts.
 */
export function safePart(text: string, fallback: string, language = ''): string {
  const words = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const spelled = language.startsWith('de')
    ? words.replace(/[äöü]/giu, (letter) => GERMAN_LETTERS[letter] ?? letter)
    : words;
  const ascii = anyAscii(spelled)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-/, '');
  return ascii.slice(0, MAX_PART_LENGTH).replace(/-+$/, '') || fallback;
}

export interface NamedImage {
  brand: string;
  product: string;
  format: AdFormat;
  adId: string;
  /** Of brand and product, as a BCP 47 tag. */
  language?: string;
}

/** `{brand}_{product}_{format}_{id}` without an extension: file name, ad name and `utm_content` alike. Unique by the id. */
export function imageName({ brand, product, format, adId, language }: NamedImage): string {
  return [
    safePart(brand, 'brand', language),
    safePart(product, 'product', language),
    format,
    adId,
  ].join('_');
}
