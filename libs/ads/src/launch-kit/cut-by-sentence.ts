export interface LengthRule {
  maxCharacters: number;
  /** East Asian wide characters and emoji count twice. */
  countsWideTwice: boolean;
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303F\uFF01-\uFF60]/gu;

/** Length of a text as the stricter platforms count it: UTF-16 units, plus one for each wide character that has one unit. */
export function countCharacters(text: string, countsWideTwice: boolean): number {
  if (!countsWideTwice) return text.length;
  const wide = text.match(WIDE) ?? [];
  return text.length + wide.filter((character) => character.length === 1).length;
}

/** One line: a field of a platform holds no line break. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+|\s+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Sentences of a text in order, each trimmed. */
export function sentencesOf(text: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(oneLine(text));
  return Array.from(segments, ({ segment }) => segment.trim()).filter((part) => part !== '');
}

/** As many whole sentences from the start as fit; empty when the first one does not. */
export function cutBySentence(text: string, rule: LengthRule): string {
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (countCharacters(longer, rule.countsWideTwice) > rule.maxCharacters) break;
    kept = longer;
  }
  return kept;
}

/** The first of the texts of which a whole sentence fits; empty when none has one. */
export function firstThatFits(texts: readonly string[], rule: LengthRule): string {
  for (const text of texts) {
    const cut = cutBySentence(text, rule);
    if (cut !== '') return cut;
  }
  return '';
}
