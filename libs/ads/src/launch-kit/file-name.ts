import type { AdFormat } from '@adwright/contracts';
import anyAscii from 'any-ascii';
import { fromKana } from 'hepburn';

/**
 * Maximum number of characters for the brand, and for the product, in a file name. The whole file name is
 * then shorter than the 255 characters that every file system allows.
 */
const MAX_PART_LENGTH = 48;

/**
 * In German, an umlaut is transliterated as two letters. In other languages, only its diacritic is omitted.
 */
const GERMAN_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+/gu;
/**
 * Matches Han characters together with Japanese endings. A word of Han characters with a Japanese ending is omitted,
 * because the pronunciation of the characters depends on the word.
 */
const KANJI_WORD = /\p{Script=Hiragana}*\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}]*/gu;

/**
 * Returns the text in ASCII letters and digits, with hyphens between words. Letters of other scripts are
 * transliterated. The file name contains no character that is special to a file system, an archive, a spreadsheet or a
 * URL. The file name contains no underscore, because underscores separate the parts of a file name. Han characters are
 * transliterated with their Chinese pronunciation. In Japanese and Korean texts, Han characters are omitted, since
 * their pronunciation is unknown.
 */
export function sanitiseNamePart(text: string, fallback: string, language = ''): string {
  const words = text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const ascii = anyAscii(transliterateWords(words, language))
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-/, '');
  return ascii.slice(0, MAX_PART_LENGTH).replace(/-+$/, '') || fallback;
}

function transliterateWords(words: string, language: string): string {
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
  /** Language of the brand and product names, as a BCP 47 tag. */
  language?: string;
}

/**
 * Returns the image name `{brand}_{product}_{format}_{id}`, without an extension. The image file, the ad and
 * `utm_content` have this name, which is unique because of the id.
 */
export function buildImageName({ brand, product, format, adId, language }: NamedImage): string {
  return [
    sanitiseNamePart(brand, 'brand', language),
    sanitiseNamePart(product, 'product', language),
    format,
    adId,
  ].join('_');
}
