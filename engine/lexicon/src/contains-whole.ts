/** Matches two letters of the same word, in scripts that put spaces between words. */
const WORD_GOES_ON = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2}$/u;

/**
 * Tells whether a text contains a part, and no further digit extends the part's number. "15% off"
 * does not contain "5% off", and "$5.99" does not contain "$5".
 *
 * @param wholeWords whether the part must also consist of whole words, so that "wholesale" does not
 * contain "sale". The option has no effect in scripts that don't separate words, such as Han and
 * Thai.
 */
export function containsWhole(text: string, part: string, { wholeWords = false } = {}): boolean {
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

/**
 * Matches characters of scripts that don't separate words or in which the space is optional
 * (Hangul). In these scripts, spaces have no meaning and a word may start anywhere.
 */
export const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Tells whether a text contains a fact or name in full. Case, spaces and punctuation between words
 * may differ, because the typography of an ad changes them. Letters and figures must be the same,
 * and no further letter or figure may extend the match.
 */
export function containsWholeText(text: string, said: string): boolean {
  const [whole, part] = [normaliseForComparison(text), normaliseForComparison(said)];
  return UNPARTED.test(part)
    ? containsWhole(removeBlanks(whole), removeBlanks(part), { wholeWords: true })
    : containsWhole(whole, part, { wholeWords: true });
}

/**
 * Returns a text without its spaces, except spaces between two digits. Without those spaces,
 * "CLEAN5. 12월" would contain 512.
 */
function removeBlanks(text: string): string {
  return text.replace(/(?<!\p{N}) | (?!\p{N})/gu, '');
}

/**
 * Returns the text's words and figures in lower case, separated by one space. Punctuation within a
 * number, and signs that change its value, are kept.
 */
function normaliseForComparison(text: string): string {
  return (
    text
      // A full-width mark separates two numbers, but its ASCII form may belong to one: "12:30，188元".
      .replace(/[，；：]/g, '$& ')
      .normalize('NFKC')
      // The lower case of the Turkish dotted capital has a combining dot.
      .replace(/İ/gu, 'i')
      .toLowerCase()
      .replace(/[\u00ad\u200b-\u200f\u2060'‘’ʼ`´]/g, '')
      .replace(/(?<=\p{N})\s+(?=[%+\p{Sc}])|(?<=[\p{Sc}+-])\s+(?=\p{N})/gu, '')
      .replace(/(?<!\p{N})[.,:]|[.,:](?!\p{N})|[^\p{L}\p{M}\p{N}\p{Sc}%+.,:]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim()
  );
}
