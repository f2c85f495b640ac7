import { GRAMMARS } from '../grammar/grammar.ts';
import type { LexiconLanguage } from '../languages.ts';

/** Words that may follow a shortened word such as "d": whole words and beginnings of words. */
interface Following {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
}

const ELIDED = new Map<LexiconLanguage, ReadonlyMap<string, readonly Following[]>>();

/** Restores the apostrophes that a form removed, for example "huile d’olive" for "huile dolive". */
export function restoreApostrophes(text: string, language: LexiconLanguage): string {
  const elided = getElidedWords(language);
  if (elided.size === 0) return text;
  return text.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    for (const [first, followings] of elided) {
      const second = lower.slice(first.length);
      if (lower.startsWith(first) && followings.some((following) => mayFollow(following, second)))
        return `${word.slice(0, first.length)}’${word.slice(first.length)}`;
    }
    return word;
  });
}

function mayFollow({ words, beginnings }: Following, word: string): boolean {
  return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

function getElidedWords(language: LexiconLanguage): ReadonlyMap<string, readonly Following[]> {
  const known = ELIDED.get(language);
  if (known !== undefined) return known;
  const elided = new Map<string, Following[]>();
  for (const { words, before } of GRAMMARS[language].elided) {
    const following = {
      words: new Set(before.filter((word) => !word.endsWith('*'))),
      beginnings: before.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    };
    for (const word of words) elided.set(word, [...(elided.get(word) ?? []), following]);
  }
  ELIDED.set(language, elided);
  return elided;
}
