/**
 * Character codes of the digit zero in the scripts whose digits advertisers use (Arabic, Persian,
 * Hindi, Bengali, Thai).
 */
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
 * Folds (normalises) a text: makes letters lower-case, and replaces digits and signs by Latin ones.
 * Each character has the same position in the result. Phrases and the searched texts are folded in
 * the same way.
 */
export function foldLetters(text: string): string {
  const small = lowerText(text).replaceAll('`', "'");
  if (!BEYOND_ASCII.test(small)) return small;
  return small
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0).toLowerCase())
    .replace(/[\u0080-\uffff]/g, foldSign);
}

/**
 * Makes a text lower-case by rules for whole words, such as the Greek final sigma. If these rules
 * would change the text's length, each letter is converted by itself.
 */
function lowerText(text: string): string {
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
