export interface LengthRule {
  maxCharacters: number;
  /** True if the platform counts East Asian wide characters and emoji as two characters. */
  countsWideTwice: boolean;
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303F\uFF01-\uFF60]/gu;

/**
 * Returns the length of a text as the stricter platforms count it: the number of UTF-16 units, plus one for
 * each wide character of a single unit.
 */
export function countCharacters(text: string, countsWideTwice: boolean): number {
  if (!countsWideTwice) return text.length;
  const wide = text.match(WIDE) ?? [];
  return text.length + wide.filter((character) => character.length === 1).length;
}

const fits = (text: string, { maxCharacters, countsWideTwice }: LengthRule) =>
  countCharacters(text, countsWideTwice) <= maxCharacters;

/** Joins the lines of a text, since a platform's field accepts no line break. */
export function joinLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+|\s+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * Matches the space before a sentence that begins with a number, such as "It lasts. 20% off." Unicode’s rules
 * (UAX #29, SB8) would join a sentence that begins with a number to the previous sentence.
 */
const BEFORE_FIGURE =
  /(?<=\p{Ll}{3}[.!?])(?<!(?:approx|aprox|incl|excl|inkl|zzgl|max|min|env|circa)\.)\s+(?=[\p{N}\p{Sc}])/u;

/**
 * Matches a short question such as "Tomorrow?", "Noch eine?" or "Et demain ?", which is meaningless without its
 * answer.
 */
const SHORT_QUESTION =
  /^[^\p{L}\p{N}]*[\p{L}\p{M}\p{N}’'-]+(?:\s+[\p{L}\p{M}\p{N}’'-]+)?\s*[?？]$/u;

/**
 * Splits a text into trimmed sentences, in order. A question of one or two words and its answer form one
 * sentence.
 */
export function splitSentences(text: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(joinLines(text));
  const parts = Array.from(segments, ({ segment }) => segment.trim())
    .flatMap((segment) => segment.split(BEFORE_FIGURE))
    .filter((part) => part !== '');
  const sentences: string[] = [];
  for (const part of parts) {
    const last = sentences.at(-1) ?? '';
    if (SHORT_QUESTION.test(last)) sentences.splice(-1, 1, joinSentences([last, part]));
    else sentences.push(part);
  }
  return sentences;
}

/**
 * Joins sentences with a space, except after a Chinese or Japanese full stop, whose glyph already includes a
 * space.
 */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(' ').replace(/(?<=[。！？]) /gu, '');
}

/**
 * Returns the number of whole sentences, from the start of the text, that together fit into a field. The
 * length includes the spaces that {@link joinSentences} inserts.
 */
export function countFittingSentences(sentences: readonly string[], rule: LengthRule): number {
  let count = 0;
  while (count < sentences.length && fits(joinSentences(sentences.slice(0, count + 1)), rule)) {
    count += 1;
  }
  return count;
}

const ELLIPSIS = '…';
const SEPARATOR_AT_END = /[\s,;:–—-]+$/u;

/**
 * Returns the text cut at the end of a word, with an ellipsis; unchanged if the text fits, empty if no word
 * fits.
 */
export function cutByWord(text: string, rule: LengthRule): string {
  const line = joinLines(text);
  if (fits(line, rule)) return line;
  let kept = '';
  let read = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'word' }).segment(line)) {
    read += segment;
    const cut = read.replace(SEPARATOR_AT_END, '') + ELLIPSIS;
    if (!fits(cut, rule)) break;
    kept = cut;
  }
  return kept;
}
