export type Direction = 'ltr' | 'rtl';
export type HanLanguage = 'ja' | 'zh' | 'ko';

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Returns the base direction of a text, which its first strong character determines (Unicode UAX #9, rules P2
 * and P3).
 */
export function detectTextDirection(text: string): Direction {
  for (const character of text) {
    if (RIGHT_TO_LEFT.test(character)) return 'rtl';
    if (/\p{L}/u.test(character)) return 'ltr';
  }
  return 'ltr';
}

/**
 * Returns the language for the Han glyphs of a text: Japanese for a text with kana, Korean for a text with
 * Hangul, otherwise Chinese.
 */
export function detectHanLanguage(text: string): HanLanguage {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Hangul}/u.test(text) ? 'ko' : 'zh';
}

/**
 * Tells whether a text has letters of a script with joined or stacked letters. Letter spacing would separate
 * joined letters, and stacked letters need more space between lines.
 */
export function isConnectedScript(text: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Oriya}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}\p{Script=Meetei_Mayek}\p{Script=Thaana}]/u.test(
    text,
  );
}

/**
 * Matches Vietnamese letters with two marks, or with one mark and a dot below. Vietnamese letters with stacked
 * marks would touch the neighbouring lines.
 */
const STACKED_MARKS = /[\u1ea0-\u1ef9]/u;

/**
 * Returns the smallest leading, as a multiple of the font size, at which the marks of letters on adjacent lines
 * do not touch.
 */
export function getMinimumLeading(text: string): number {
  if (isConnectedScript(text)) return 1.4;
  if (STACKED_MARKS.test(text)) return 1.3;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
    ? 1.24
    : 0;
}

/** Tells whether a text is in a script without spaces, so that lines may break between its words. */
export function breaksWithoutSpaces(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );
}
