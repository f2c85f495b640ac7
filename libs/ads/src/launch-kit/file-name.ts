import type { AdFormat } from '@adwright/contracts';
import anyAscii from 'any-ascii';
import { fromKana } from 'hepburn';

/**
 * Maximum number of characters of the brand and of the product in a file name. A whole name thus stays far
 * below the 255 characters that every file system allows.
 */
const MAX_PART_LENGTH = 48;

/** German writes umlauts as two letters. Other languages drop the diacritic. */
const GERMAN_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+/gu;
/** Han characters with Japanese endings, whose reading depends on the word. */
const KANJI_WORD = /\p{Script=Hiragana}*\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}]*/gu;

/**
 * Returns the text in ASCII letters and digits, with words joined by a hyphen. Other scripts are
 * transliterated. None of these characters is special to a file system, an archive, a spreadsheet or a URL. The
 * parts of a name are separated by underscores. Han characters are transliterated with their Chinese reading.
 * In Japanese and Korean texts these characters are left out, since their readings are unknown.
 */
export function sanitiseNamePart(text: string, fallback: string, language = ''): string {
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

interface NamedImage {
  brand: string;
  product: string;
  format: AdFormat;
  adId: string;
  /** Language of brand and product names, as a BCP 47 tag. */
  language?: string;
}

/**
 * Returns the name `{brand}_{product}_{format}_{id}`, without an extension. The file, the ad and `utm_content`
 * have this name, and the id makes it unique.
 */
export function buildImageName({ brand, product, format, adId, language }: NamedImage): string {
  return [
    sanitiseNamePart(brand, 'brand', language),
    sanitiseNamePart(product, 'product', language),
    format,
    adId,
  ].join('_');
}
