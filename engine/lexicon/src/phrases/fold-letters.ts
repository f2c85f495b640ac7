/** Zero digits of the scripts whose digits advertisers use: Arabic, Persian, Hindi, Bengali, Thai. */
const NOUGHTS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const FULL_WIDTH = /[！-～]/g;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const OTHERS: Readonly<Record<string, string>> = {
  İ: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '٪': '%',
  '٫': '.',
  '٬': ',',
  '￥': '¥',
  '￦': '₩',
};

/**
 * A text with lower-case letters and Latin digits and signs, character by character, so positions are the
 * same as in the original. Phrases and the texts in which they are sought are folded alike.
 */
export function foldLetters(text: string): string {
  const small = lowered(text).replaceAll('`', "'");
  if (!BEYOND_ASCII.test(small)) return small;
  return small
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0).toLowerCase())
    .replace(/[\u0080-\uffff]/g, foldSign);
}

/** Lower case by the rules of words, such as the last sigma of a Greek one, unless a letter becomes two. */
function lowered(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/./gsu, lowerLetter);
}

function lowerLetter(letter: string): string {
  const small = OTHERS[letter] ?? letter.toLowerCase();
  return small.length === letter.length ? small : letter;
}

function foldSign(sign: string): string {
  const code = sign.charCodeAt(0);
  const nought = NOUGHTS.find((zero) => code >= zero && code < zero + 10);
  return nought === undefined ? (OTHERS[sign] ?? sign) : String(code - nought);
}
