import { findConcepts } from '../concepts/lexicon.ts';
import type { Mention } from '../concepts/term-index.ts';
import { splitIntoTokens } from '../concepts/tokens.ts';
import { findAlphabet } from '../function-words/function-words.ts';
import { GRAMMARS } from '../grammar/grammar.ts';
import { LEXICON_LANGUAGES, type LexiconLanguage } from '../languages.ts';
import { removeBrands } from './brands.ts';
import { detectCyrillicLanguage } from './detect-cyrillic-language.ts';
import { scoreSpelling } from './score-spelling.ts';
import { listLanguagesAbbreviating } from './write-out.ts';

/** Scripts that identify a language, in the order in which they are checked. */
const SCRIPTS: readonly (readonly [RegExp, LexiconLanguage])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
];

/**
 * Letters that identify one of the languages in Latin script. A letter that several languages share gives each of
 * these languages a part of one vote.
 */
const LETTERS: readonly (readonly [RegExp, LexiconLanguage])[] = [
  [/ß/iu, 'de'],
  [/[ñ¿¡]/iu, 'es'],
  [/[ãõ]/iu, 'pt'],
  [/[łąęśźżćń]/iu, 'pl'],
  [/å/iu, 'sv'],
  [/[ışğİ]/u, 'tr'],
  [/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'vi'],
];

const LATIN = LEXICON_LANGUAGES.filter(
  (language) => !SCRIPTS.some(([, scripted]) => scripted === language),
);
/** Languages in Latin script without an entry in {@link LETTERS}. */
const UNLISTED = LATIN.filter((language) => !LETTERS.some(([, own]) => own === language));
/** Number of votes for a distinctive letter; a word that only one language has counts one vote. */
const LETTER_VOTES = 2;
/**
 * Number of votes that an English word counts. An English word counts less than others, because English words
 * occur in titles of all languages.
 */
const ENGLISH_SHARE = 0.5;

/**
 * Number of votes that one unit of {@link scoreSpelling} counts. The values 0.04 and 0.13 recognise the
 * language of fewer shop titles.
 */
const SPELLING_SHARE = 0.07;

/**
 * For each language in Latin script, the number of a text's words that only this language has
 * (votes). A word that n languages share counts 1/n for each. Words are the terms of concepts,
 * function words, colours and other option values of shops.
 */
export function countLanguageVotes(text: string): ReadonlyMap<LexiconLanguage, number> {
  const spoken = removeBrands(text);
  return countVotes(spoken, findConcepts(spoken));
}

/**
 * Returns the language of a product field by its letters, function words, terms and spelling;
 * English if these don't decide. Callers that know the brief's language use that language instead.
 */
export function detectProductLanguage(text: string, mentions: readonly Mention[]): LexiconLanguage {
  const scripted = SCRIPTS.find(([letters]) => letters.test(text))?.[1];
  if (scripted === 'zh') return chooseHanLanguage(mentions);
  if (scripted === 'ru') return detectCyrillicLanguage(text);
  if (scripted) return scripted;
  const likeness = scoreSpelling(text);
  const votes = [...countVotes(text, mentions)];
  const isVoted = votes.some(([, count]) => count > 0);
  const none: readonly [LexiconLanguage, number] = ['en', -Infinity];
  // Spelling decides between the languages that have a word of the text, or between all languages
  // if none has. The spelling of a single word is ignored if the word is a term of a language.
  const share = isVoted && splitIntoTokens(text).length === 1 ? 0 : SPELLING_SHARE;
  return votes
    .filter(([, count]) => count > 0 || !isVoted)
    .map(([language, count]) => {
      const spelt = share * (likeness.get(language) ?? 0);
      return [language, count + spelt] as const;
    })
    .reduce((best, each) => (each[1] > best[1] ? each : best), none)[0];
}

/** Returns the language of a text that is written in Chinese characters only. */
export function detectCharacterLanguage(text: string): 'ja' | 'zh' {
  return chooseHanLanguage(findConcepts(text));
}

/**
 * Returns the language of a text in Chinese characters. A text in Chinese characters may be
 * Japanese, which writes many trades without kana, for example "税理士事務所". The language whose terms
 * cover more of the text wins; Chinese wins a tie.
 */
function chooseHanLanguage(mentions: readonly Mention[]): 'ja' | 'zh' {
  const countKnownLetters = (language: LexiconLanguage) =>
    Math.max(0, ...mentions.filter(({ term }) => term.language === language).map(getLetters));
  return countKnownLetters('ja') > countKnownLetters('zh') ? 'ja' : 'zh';
}

const getLetters = ({ letters }: Mention): number => letters;

function countVotes(text: string, mentions: readonly Mention[]): Map<LexiconLanguage, number> {
  const votes = new Map<LexiconLanguage, number>(LATIN.map((language) => [language, 0]));
  const addVote = (language: LexiconLanguage, share: number) =>
    votes.set(language, (votes.get(language) ?? 0) + share);
  for (const [letters, language] of LETTERS) {
    const letter = letters.exec(text)?.[0].toLowerCase();
    if (letter === undefined) continue;
    const having = [language, ...UNLISTED.filter((other) => findAlphabet(other)?.includes(letter))];
    for (const each of having) addVote(each, LETTER_VOTES / having.length);
  }
  const tokens = splitIntoTokens(text);
  for (const [at, { text: word }] of tokens.entries()) {
    if (word === RATE && /^\d/.test(tokens[at + 1]?.text ?? '')) continue;
    const knowing = listGrammarsWithWord(word);
    for (const language of knowing) addVote(language, 1 / knowing.length);
    const naming = listLanguagesWithNoun(word);
    for (const language of naming) addVote(language, 1 / naming.length);
  }
  for (const languages of listLanguagesAbbreviating(text))
    for (const language of languages) addVote(language, 1 / languages.length);
  for (const mention of mentions) {
    const { language } = mention.term;
    // A term inside a longer term of another language doesn't count: "plombier" is no evidence of
    // German "Bier".
    if (language === null || mentions.some((other) => isInside(mention, other))) continue;
    const sharing = mentions.filter(
      (other) => other.start === mention.start && other.end === mention.end,
    );
    // Among terms for the same word, the term with the most letters is the best evidence:
    // "jardineiro" beats "jardin*".
    const rivals = sharing.filter((other) => other.letters >= mention.letters);
    if (rivals.some((other) => other.letters > mention.letters)) continue;
    // A term that is also English is no evidence of another language.
    const isEnglish = rivals.some((other) => other.term.language === 'en');
    if (isEnglish && language !== 'en') continue;
    const words = isEnglish ? ENGLISH_SHARE : (mention.to - mention.from) / rivals.length;
    addVote(language, words);
  }
  return votes;
}

/** Tells whether a longer term of another language contains this term. */
function isInside(one: Mention, other: Mention): boolean {
  if (other.term.language === one.term.language) return false;
  if (other.start > one.start || other.end < one.end) return false;
  return other.end - other.start > one.end - one.start;
}

/** Before a number, this word states a rate in every language: German "8 Abende à 90 Min.". */
const RATE = 'à';

let knownWords: ReadonlyMap<string, readonly LexiconLanguage[]> | undefined;

/** Returns the languages in Latin script whose grammars list a word. */
function listGrammarsWithWord(word: string): readonly LexiconLanguage[] {
  knownWords ??= mapWordsToLanguages();
  return knownWords.get(word) ?? [];
}

/**
 * Minimum number of letters of an ending that identifies a word's language. "-verhuur" is long
 * enough, "-tour" is not.
 */
const MIN_END_LETTERS = 5;

interface LanguagesOfNouns {
  whole: ReadonlyMap<string, readonly LexiconLanguage[]>;
  endings: ReadonlyMap<string, readonly LexiconLanguage[]>;
}

let languagesOfNouns: LanguagesOfNouns | undefined;

/**
 * Returns the languages in Latin script whose grammars list a word among the nouns for an event, a
 * service and so on, for example "pianostemmer".
 */
function listLanguagesWithNoun(word: string): readonly LexiconLanguage[] {
  languagesOfNouns ??= mapNounsToLanguages();
  const { whole, endings } = languagesOfNouns;
  const found = new Set(whole.get(word));
  for (let at = 0; at <= word.length - MIN_END_LETTERS; at += 1)
    for (const language of endings.get(word.slice(at)) ?? []) found.add(language);
  return found.size < 2 ? [...found] : LATIN.filter((language) => found.has(language));
}

function mapNounsToLanguages(): LanguagesOfNouns {
  const whole = new Map<string, LexiconLanguage[]>();
  const endings = new Map<string, LexiconLanguage[]>();
  for (const language of LATIN)
    for (const noun of new Set(Object.values(GRAMMARS[language].kinds).flat())) {
      const isEnding = noun.startsWith('*');
      if (isEnding && noun.length <= MIN_END_LETTERS) continue;
      const letters = isEnding ? noun.slice(1) : noun;
      const languages = isEnding ? endings : whole;
      languages.set(letters, [...(languages.get(letters) ?? []), language]);
    }
  return { whole, endings };
}

function mapWordsToLanguages(): Map<string, LexiconLanguage[]> {
  const languages = new Map<string, LexiconLanguage[]>();
  for (const language of LATIN) {
    const { modifiersBegin, modifiersEnd, without, links, colours, options, accessories } =
      GRAMMARS[language];
    for (const word of new Set([
      ...modifiersBegin,
      ...modifiersEnd,
      ...without,
      ...links,
      ...colours,
      ...options,
      // English names of accessories occur in titles of all languages: "S-bag".
      ...accessories.filter((noun) => !GRAMMARS.en.accessories.includes(noun)),
    ]))
      languages.set(word, [...(languages.get(word) ?? []), language]);
  }
  return languages;
}
