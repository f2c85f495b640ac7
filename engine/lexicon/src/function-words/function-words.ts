import { fileURLToPath } from 'node:url';
import { readCheckedYamlFolder } from '../yaml-folder.ts';
import type { FunctionWords } from './function-words-schema.ts';
import { LATIN_LANGUAGES, type LatinLanguage } from './latin-languages.ts';
import { WordForms } from './word-forms.ts';

const FOLDER = fileURLToPath(new URL('../../function-words', import.meta.url));

const FUNCTION_WORDS: FunctionWords = await readCheckedYamlFolder(
  FOLDER,
  [
    new URL('./function-words-schema.ts', import.meta.url),
    new URL('./latin-languages.ts', import.meta.url),
  ],
  async () => (await import('./function-words-schema.ts')).functionWordsSchema,
);

/** Minimum number of letters before a listed ending such as "*schaft". */
const MIN_STEM = 4;

const KNOWING = new Map<string, LatinLanguage[]>();
const LETTERS = new Map<string, LatinLanguage[]>();
const TELLING = new WordForms<LatinLanguage>();
const SPELLING = new WordForms<LatinLanguage>();
for (const { language, letters, words, tells, tellsNot, spelling } of listEntries()) {
  for (const form of tells) TELLING.add(form, language);
  for (const word of tellsNot) TELLING.except(word, language);
  for (const form of spelling) SPELLING.add(form, language);
  for (const word of words) add(KNOWING, word, language);
  for (const letter of letters.normalize('NFC')) add(LETTERS, letter, language);
}

function listEntries() {
  return LATIN_LANGUAGES.map((language) => ({ language, ...FUNCTION_WORDS[language] }));
}

function add(map: Map<string, LatinLanguage[]>, key: string, language: LatinLanguage): void {
  const known = map.get(key);
  if (known) known.push(language);
  else map.set(key, [language]);
}

/**
 * Returns the lower-case letters that a language's own words use in addition to a to z; undefined
 * if the script is not Latin.
 */
export function findAlphabet(language: string): string | undefined {
  return listEntries()
    .find((entry) => entry.language === language)
    ?.letters.normalize('NFC');
}

/**
 * For each language, the number of a text's words that occur only in ads of this language. A listed
 * pair of words counts as one word.
 */
export function countTellingWords(text: string): ReadonlyMap<LatinLanguage, number> {
  return TELLING.countIn(text.normalize('NFC').toLowerCase());
}

/**
 * Tells whether the spelling of a lower-case word is typical of a language, as "sch" is of German.
 */
export function hasSpellingOf(word: string, language: LatinLanguage): boolean {
  return SPELLING.ownersOf(word).has(language);
}

/**
 * Evidence that a text is in a language: its function words (articles, prepositions) and letters.
 */
export interface LanguageEvidence {
  /** Number of the text's words that are function words of the language. */
  words: number;
  /** Number of the text's function words, where a word that n languages share counts 1/n. */
  own: number;
  /** Whether the text contains a letter that is not in the language's alphabet. */
  lacksLetter: boolean;
  /**
   * Number of the text's special letters (outside a to z) of the language. A letter that n
   * languages share counts 1/n.
   */
  letters: number;
}

/**
 * Returns the evidence for each language in Latin script, from the function words and letters of a
 * text.
 */
export function collectLanguageEvidence(
  text: string,
): ReadonlyMap<LatinLanguage, LanguageEvidence> {
  const found = new Map<LatinLanguage, LanguageEvidence>(
    listEntries().map(({ language }) => [
      language,
      { words: 0, own: 0, lacksLetter: false, letters: 0 },
    ]),
  );
  const plain = text.normalize('NFC').toLowerCase();
  // A letter after an apostrophe or a figure is not a word. The "s" of "Martin's" is not the Czech
  // preposition, and the "e" of "7e" is not Portuguese "and".
  for (const word of new Set(plain.match(/(?<!\p{L}['’])(?<![\p{L}\p{N}])\p{L}+/gu))) {
    const languages = listLanguagesOfWord(word);
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

/**
 * Returns the languages that list a word as a function word. If there are none, returns the
 * languages with its longest listed ending.
 */
function listLanguagesOfWord(word: string): readonly LatinLanguage[] {
  const whole = KNOWING.get(word);
  if (whole) return whole;
  for (let start = MIN_STEM; start < word.length; start += 1) {
    const ending = KNOWING.get(`*${word.slice(start)}`);
    if (ending) return ending;
  }
  return [];
}
