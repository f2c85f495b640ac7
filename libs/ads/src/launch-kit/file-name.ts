import type { AdFormat } from '@adwright/contracts';
import anyAscii from 'any-ascii';
import { fromKana } from 'hepburn';

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

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+/gu;
/** Han characters with the endings that Japanese writes beside them: what they sound like depends on the word. */
const KANJI_WORD = /\p{Script=Hiragana}*\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}]*/gu;

/**
 * Letters and digits in ASCII, in words joined by a hyphen; other scripts are transliterated. No character of it is special to a
 * file system, an archive, a spreadsheet or a URL. The underscore is left for the separator between parts. Han characters are
 * read as Chinese, and left out of Japanese and Korean texts, whose readings they don't tell.
 */
export function safePart(text: string, fallback: string, language = ''): string {
  const words = text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const ascii = anyAscii(spelled(words, language))
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-/, '');
  return ascii.slice(0, MAX_PART_LENGTH).replace(/-+$/, '') || fallback;
}

function spelled(words: string, language: string): string {
  if (language.startsWith('de'))
    return words.replace(/[äöü]/giu, (letter) => GERMAN_LETTERS[letter] ?? letter);
  if (language.startsWith('zh')) return words;
  const isOther = language.startsWith('ja') || language.startsWith('ko');
  const read = isOther || words.search(KANA) >= 0 ? words.replace(KANJI_WORD, '-') : words;
  return read.replace(KANA, (kana) => fromKana(kana).toLowerCase());
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
