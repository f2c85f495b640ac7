import { fileURLToPath } from 'node:url';
import { readCheckedYamlFolder } from '../yaml-folder.ts';
import type { FunctionWords } from './function-words-schema.ts';
import { LATIN_LANGUAGES, type LatinLanguage } from './latin-languages.ts';
import { WordForms } from './word-forms.ts';

const FOLDER = fileURLToPath(new URL('../../function-words', import.meta.url));

const FUNCTION_WORDS: FunctionWords = await readCheckedYamlFolder(
  FOLDER,
  [new URL('./function-words-schema.ts', import.meta.url)],
  async () => (await import('./function-words-schema.ts')).functionWordsSchema,
);

/** Least number of letters before an ending. */
const MIN_STEM = 4;

const KNOWING = new Map<string, LatinLanguage[]>();
const LETTERS = new Map<string, LatinLanguage[]>();
const TELLING = new WordForms<LatinLanguage>();
const SPELLING = new WordForms<LatinLanguage>();
for (const { language, letters, words, tells, tellsNot, spelling } of entries()) {
  for (const form of tells) TELLING.add(form, language);
  for (const word of tellsNot) TELLING.except(word, language);
  for (const form of spelling) SPELLING.add(form, language);
  for (const word of words) add(KNOWING, word, language);
  for (const letter of letters.normalize('NFC')) add(LETTERS, letter, language);
}

function entries() {
  return LATIN_LANGUAGES.map((language) => ({ language, ...FUNCTION_WORDS[language] }));
}

function add(map: Map<string, LatinLanguage[]>, key: string, language: LatinLanguage): void {
  const known = map.get(key);
  if (known) known.push(language);
  else map.set(key, [language]);
}

/** Lower-case letters besides a to z that a language writes its own words with; undefined for another script. */
export function alphabetOf(language: string): string | undefined {
  return entries()
    .find((entry) => entry.language === language)
    ?.letters.normalize('NFC');
}

/** For each language, the number of words in a text that only its ads have. A pair of words counts as one. */
export function countTellingWords(text: string): ReadonlyMap<LatinLanguage, number> {
  return TELLING.countIn(text.normalize('NFC').toLowerCase());
}

/** Whether a lower-case word has the spelling of a language: "sch" in German. */
export function isSpeltAs(word: string, language: LatinLanguage): boolean {
  return SPELLING.ownersOf(word).has(language);
}

/** Evidence for a language from function words and letters. */
export interface LanguageEvidence {
  /** Number of function words in the text that the language has. */
  words: number;
  /** The same, each divided by the number of languages that have the word. */
  own: number;
  /** Whether its alphabet lacks a letter of the text. */
  lacksLetter: boolean;
  /** Letters outside of a to z, each divided by the number of languages that have it. */
  letters: number;
}

/** Evidence for each language in Latin letters from the function words and letters of a text. */
export function languageEvidence(text: string): ReadonlyMap<LatinLanguage, LanguageEvidence> {
  const found = new Map<LatinLanguage, LanguageEvidence>(
    entries().map(({ language }) => [
      language,
      { words: 0, own: 0, lacksLetter: false, letters: 0 },
    ]),
  );
  const plain = text.normalize('NFC').toLowerCase();
  // The "s" of "Martin's" is not a Czech preposition, and the "e" of "7e" is not a Portuguese "and".
  for (const word of new Set(plain.match(/(?<!\p{L}['’])(?<![\p{L}\p{N}])\p{L}+/gu))) {
    const languages = languagesOfWord(word);
    for (const language of languages) {
      const evidence = found.get(language);
      if (!evidence) continue;
      evidence.words += 1;
      evidence.own += 1 / languages.length;
    }
  }
  for (const letter of new Set(plain.match(/(?![a-z])\p{L}/gu))) {
    const languages = LETTERS.get(letter) ?? [];
    for (const [language, evidence] of found) {
      if (languages.includes(language)) evidence.letters += 1 / languages.length;
      else evidence.lacksLetter = true;
    }
  }
  return found;
}

/** The languages that have a word, or else its longest listed ending. */
function languagesOfWord(word: string): readonly LatinLanguage[] {
  const whole = KNOWING.get(word);
  if (whole) return whole;
  for (let start = MIN_STEM; start < word.length; start += 1) {
    const ending = KNOWING.get(`*${word.slice(start)}`);
    if (ending) return ending;
  }
  return [];
}
