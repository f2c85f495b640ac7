import { GRAMMARS } from '../grammar/grammar.ts';
import { LEXICON_LANGUAGES, type LexiconLanguage } from '../languages.ts';

/** An abbreviation with its sign, and the word that it stands for. */
interface Abbreviation {
  pattern: RegExp;
  word: string;
}

const ABBREVIATIONS: ReadonlyMap<LexiconLanguage, readonly Abbreviation[]> = new Map(
  LEXICON_LANGUAGES.map((language) => [
    language,
    Object.entries(GRAMMARS[language].abbreviations).map(([short, word]) => ({
      pattern: buildAbbreviationPattern(short),
      word,
    })),
  ]),
);

/**
 * Matches an abbreviation in lower case as a word by itself, which is not part of a measure such as "30 x
 * 40". Only a slash may join the abbreviation to the next word: "д/дома".
 */
function buildAbbreviationPattern(short: string): RegExp {
  const letters = short.replaceAll('.', '\\.');
  const end = short.endsWith('/') ? '\\s*(?=\\p{L})' : '\\s+(?=\\p{L})';
  return new RegExp(`(?<![\\p{L}\\p{N}/.])(?<!\\p{N}\\s)${letters}${end}`, 'gu');
}

/** Returns a text with the abbreviations of a language written out: "Capa p/ sofá" is "Capa para sofá". */
export function writeOut(text: string, language: LexiconLanguage): string {
  return (ABBREVIATIONS.get(language) ?? []).reduce(
    (written, { pattern, word }) => written.replace(pattern, `${word} `),
    text,
  );
}

/** Returns a text without the abbreviations of any language, whose letters are no words. */
export function removeAbbreviations(text: string): string {
  return [...ABBREVIATIONS.values()]
    .flat()
    .reduce((kept, { pattern }) => kept.replace(pattern, ' '), text);
}

/** Returns, for each abbreviation in a text, the languages that have it. */
export function listLanguagesAbbreviating(text: string): LexiconLanguage[][] {
  const found = new Map<string, LexiconLanguage[]>();
  for (const [language, abbreviations] of ABBREVIATIONS)
    for (const { pattern } of abbreviations)
      if (text.search(pattern) !== -1)
        found.set(pattern.source, [...(found.get(pattern.source) ?? []), language]);
  return [...found.values()];
}
