import { foldLetters, keepLast } from '@adwright/engine-lexicon';
import { JOINS_BEHIND, type LocalisedLanguage, UNSPACED } from '../content/languages.ts';
import { occasionTexts } from '../content/texts.ts';
import type { ToldBrief } from '../reading/told-brief.ts';

interface Occasion {
  named: RegExp;
  lines: readonly string[];
}

/**
 * The lines for the holiday that a brief names in any of its fields, the first holiday of the list
 * if it names several; empty if it names none.
 */
export function occasionLines(
  {
    product,
    typedProduct,
    audience,
    goal,
  }: Pick<ToldBrief, 'product' | 'typedProduct' | 'audience' | 'goal'>,
  language: LocalisedLanguage,
): readonly string[] {
  if (language === 'und') return [];
  const text = foldLetters([typedProduct ?? product, audience, goal ?? ''].join(' · '));
  return occasionsOf(language).find(({ named }) => named.test(text))?.lines ?? [];
}

const occasionsOf: (language: Exclude<LocalisedLanguage, 'und'>) => readonly Occasion[] = keepLast(
  (language: Exclude<LocalisedLanguage, 'und'>) => [language],
  (language) =>
    occasionTexts(language).map(({ words, lines }) => ({
      named: new RegExp(words.map((word) => sourceOf(word, language)).join('|'), 'u'),
      lines,
    })),
);

/** Regular expression source of a listed word; a star stands for any ending. */
function sourceOf(word: string, language: LocalisedLanguage): string {
  const letters = foldLetters(word.replace('*', ''));
  if (UNSPACED.has(language)) return letters;
  const isJoined = word.endsWith('*') || JOINS_BEHIND.has(language);
  const end = isJoined ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return `(?<![\\p{L}\\p{M}\\p{N}])${letters}${end}`;
}
