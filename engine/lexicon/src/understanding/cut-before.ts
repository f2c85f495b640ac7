import { splitIntoTokens } from '../concepts/tokens.ts';
import { GRAMMARS } from '../grammar/grammar.ts';
import type { Grammar } from '../grammar/grammar-schema.ts';
import type { LexiconLanguage } from '../languages.ts';

/** Lists of a grammar's words before which a name ends. */
type Cuts = 'modifiersBegin' | 'clausesBegin' | 'accompanies' | 'without' | 'links' | 'and';

/**
 * Returns the text before the first word of the given grammar lists, for example "bags" of "bags for
 * children". The first and last words of the text, and parts of hyphenated words, are ignored.
 */
export function cutBefore(text: string, language: LexiconLanguage, ...lists: Cuts[]): string {
  const words = collectCutWords(language, lists);
  const tokens = splitIntoTokens(text);
  const cut = tokens.find(
    ({ text: word, start, end }, at) =>
      at > 0 &&
      words.has(word) &&
      /^\s$/u.test(text[start - 1] ?? '') &&
      /^\s$/u.test(text[end] ?? ''),
  );
  return cut === undefined ? text : text.slice(0, cut.start).trimEnd();
}

const WORDS = new Map<string, ReadonlySet<string>>();

function collectCutWords(language: LexiconLanguage, lists: readonly Cuts[]): ReadonlySet<string> {
  const key = `${language} ${lists}`;
  const known = WORDS.get(key);
  if (known !== undefined) return known;
  const grammar: Grammar = GRAMMARS[language];
  const words = new Set(lists.flatMap((list) => grammar[list]));
  WORDS.set(key, words);
  return words;
}
