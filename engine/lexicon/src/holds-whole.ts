/** Two letters of one word, in scripts that part words. */
const WORD_GOES_ON = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2}$/u;

/**
 * Whether a text holds a part that no figure goes on beyond: "5% off" is none in "15% off", nor "$5" in "$5.99".
 *
 * @param wholeWords whether no word may go on beyond it either: "sale" is none in "wholesale". Words of Han, Thai and the like are not parted.
 */
export function holdsWhole(text: string, part: string, { wholeWords = false } = {}): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const before = text.slice(0, at);
    const behind = text.slice(at + part.length);
    const figureGoesOn =
      (/^\p{N}/u.test(part) && /\p{N}[.,]?$/u.test(before)) ||
      (/\p{N}$/u.test(part) && /^[.,]?\p{N}/u.test(behind));
    const wordGoesOn =
      WORD_GOES_ON.test(before.slice(-1) + part.slice(0, 1)) ||
      WORD_GOES_ON.test(part.slice(-1) + behind.slice(0, 1));
    if (!figureGoesOn && !(wholeWords && wordGoesOn)) return true;
  }
  return false;
}

/** Scripts that part no words, or as the writer likes (Hangul): blanks in them say nothing, and a term is found anywhere. */
export const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Whether a text says a fact or a name whole. Case, blanks and marks between words may differ, as typography changes them; letters and
 * figures may not, and neither a word nor a figure goes on beyond them.
 */
export function saysWhole(text: string, said: string): boolean {
  const [whole, part] = [comparable(text), comparable(said)];
  return UNPARTED.test(part)
    ? holdsWhole(withoutBlanks(whole), withoutBlanks(part), { wholeWords: true })
    : holdsWhole(whole, part, { wholeWords: true });
}

/** A text without its blanks, except for those between two figures: "CLEAN5. 12월" holds no 512. */
function withoutBlanks(text: string): string {
  return text.replace(/(?<!\p{N}) | (?!\p{N})/gu, '');
}

/** Words and figures in small letters, parted by one blank. Marks within a figure and signs that change it stay. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060'‘’ʼ`´]/g, '')
    .replace(/(?<=\p{N})\s+(?=[%+\p{Sc}])|(?<=[\p{Sc}+-])\s+(?=\p{N})/gu, '')
    .replace(/(?<!\p{N})[.,:]|[.,:](?!\p{N})|[^\p{L}\p{M}\p{N}\p{Sc}%+.,:]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
