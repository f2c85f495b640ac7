import {
  findAlphabet,
  getEnglishModel,
  hasSpellingOf,
  type LatinLanguage,
} from '@adwright/engine-lexicon';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { findProductCategory } from './product-category.ts';

/**
 * Scores: for a word with a letter that only one language has, and for a word whose spelling is
 * typical of the language.
 */
const LETTER_WEIGHT = 0.3;
const SPELLING_WEIGHT = 0.2;
const MAX_WORDS = 4;

/** Matches English words with accents, which are no evidence of another language. */
const LOANS =
  /^(?:caf[eé]s?|d[eé]cor|r[eé]sum[eé]s?|fa[cç]ades?|macram[eé]|ros[eé]|soir[eé]es?|fianc[eé]e?s?|entr[eé]es?|frapp[eé]s?|cr[eè]ches?|cr[eê]pes?|cr[eè]mes?|a[cç]a[ií]|über|clich[eé]s?|appliqu[eé]|ombr[eé]|touch[eé]|pur[eé]es?|gruy[eè]re|comt[eé]|jalapeños?|piñatas?|señor\p{L}*|pok[eé]mon|noël|zoë|chlo[eé]|ren[eé]e?|andr[eé]|beyonc[eé]|na[iï]ve|saut[eé]\p{L}*|souffl[eé]s?|p[aâ]t[eé]s?|flamb[eé]|latt[eé]s?|brûl[eé]e|exfoli\p{L}+|matcha|dulce|r[oö]sti|müsli|smörg\p{L}+|fjällräven|häagen|nestl[eé]|loréal|l’oréal|chaise|déjà|à|é)$/iu;

/**
 * Scores how well letters and spelling of a text's words suit a language, from 0; used for texts
 * without English words.
 */
export function scoreTraits(text: string, language: LatinLanguage): number {
  const words = listWords(text);
  const alphabet = findAlphabet(language) ?? '';
  const count = (isTrait: (word: string) => boolean) =>
    Math.min(MAX_WORDS, words.filter(isTrait).length);
  const lettered = count((word) =>
    [...word].some((letter) => ACCENTED.test(letter) && alphabet.includes(letter)),
  );
  return (
    LETTER_WEIGHT * lettered + SPELLING_WEIGHT * count((word) => hasSpellingOf(word, language))
  );
}

/** Returns the share of English words among the longer words of a text. */
export function computeEnglishShare(text: string): number {
  lexicon ??= loadKnownWords();
  const words = listWords(text).filter((word) => !isName(word) || isEnglishWord(word));
  return words.length === 0
    ? 0
    : words.filter((word) => isEnglishWord(word) || endsAsEnglish(word)).length / words.length;
}

/** Returns the number of a text's words that only English has. */
export function countEnglishWords(text: string): number {
  return listWords(text).filter(isEnglishWord).length;
}

/** Matches endings of English words that are in no list. */
const ENGLISH_ENDING =
  /\p{L}{3}(?:ors|ians|ings?|ness|ships?|works?|wear|ware|wood|tech|ght|ists|ified|ly|hood)$/u;

/**
 * Matches words that the tagger (the library `compromise`) knows but that other languages have too.
 */
const SHARED =
  /^(?:catering|camping|parking|marketing|training|shopping|coaching|leasing|jogging|styling|lifting|peeling|fitness|wellness|bistro|seniors?|mobile?|reiter|pension|pose|location|sec|sans|expert|main|laine|mates|lana|iva|pele|domicile|chalets?|bricolage|villa|villas|hotel|hotels|salon|taxi|pizza|yoga|bar|café|restaurant|cave|data|note|vase|son|sole|pane|mare|come|once|ten|pies|red|sin|dado|real|total|local|natural|animal|animales|final|normal|original|musical|personal|digital|social|special|mode|vent|plus|beige|tarte|table|pain|four|cousin|important|excellent|simple|possible|sensible|service|services|piano|opera|solo|auto|studio|camera|costume|pasta|via|no|non|hat|war|die|man|rock|gift|bad|rot|wand|hut|ring|arm|hand|warm|land|park|bank|film|start|test|team|plan|bus|sport|sauna|wind|ast|kind|boot|brief|fast|not|art|rat|mist|stand|winter|sommer|garage|garages|massage|massages|menu|dessert|parfum|boutique|van|over|week|water|open|post|best|huis|kan|pot|pen|bril|drop|room|elk|ham|bed|film|mat|fin|glad|barn|bra|far|mat|hem|vi|hus)$/u;

/** Returns the tagger's dictionary. */
function loadKnownWords(): object {
  const model = getEnglishModel();
  const one = 'one' in model ? model.one : null;
  return typeof one === 'object' &&
    one !== null &&
    'lexicon' in one &&
    typeof one.lexicon === 'object'
    ? (one.lexicon ?? {})
    : {};
}

let lexicon: object | undefined;

/**
 * Tells whether a text may be English: at least one word is in the tagger's dictionary (`compromise`) or in
 * our lists, or has an English ending. If a text contains accents that English has only in loanwords, at
 * least half of the words without accents must be known.
 */
export function isPartlyEnglish(text: string): boolean {
  const words = listWords(text);
  const isAccented = words.some((word) => ACCENTED.test(word));
  const plain = words.filter((word) => !ACCENTED.test(word));
  // Accented words are judged separately, because the word lists treat an accented letter as a word
  // boundary. Without this separation, “villaägare” would contain the English word “villa”.
  if (isAccented) return plain.length > 0 && plain.filter(isEnglishWord).length * 2 >= plain.length;
  return (
    words.some((word) => isEnglishWord(word) || endsAsEnglish(word)) ||
    findProductCategory(words.filter((word) => !SHARED.test(word)).join(' ')) !== null
  );
}

/**
 * Tells whether a text of several words is English although other languages have some of its words, for example
 * "social club", "piano stool".
 */
export function isWhollyEnglish(text: string): boolean {
  const words = listWords(text);
  return (
    words.length > 1 &&
    words.some(isEnglishWord) &&
    words.every((word) => isEnglishWord(word) || SHARED.test(word))
  );
}

/** Tells whether a word has an English ending and is no word that other languages share. */
function endsAsEnglish(word: string): boolean {
  return ENGLISH_ENDING.test(word) && !SHARED.test(word);
}

/** Tags of proper names, which are no evidence of a language, for example "Garage Martin". */
const NAMES: ReadonlySet<unknown> = new Set([
  'MaleName',
  'FemaleName',
  'FirstName',
  'LastName',
  'Person',
  'Organization',
  'City',
  'Region',
]);

/**
 * Tells whether every word of a text is a name or shared by several languages, so that none is
 * evidence of a language.
 */
export function isOfSharedWords(text: string): boolean {
  lexicon ??= loadKnownWords();
  return listWords(text).every((word) => SHARED.test(word) || isName(word));
}

function isName(word: string): boolean {
  return [Reflect.get(lexicon ?? {}, word)].flat().some((tag) => NAMES.has(tag));
}

/**
 * Tells whether the tagger (`compromise`) or our lists know a word, and no other language has the
 * word.
 */
function isEnglishWord(word: string): boolean {
  lexicon ??= loadKnownWords();
  return (
    !SHARED.test(word) &&
    !ACCENTED.test(word) &&
    (ORDINARY_WORDS.has(word) ||
      ORDINARY_WORDS.has(word.replace(/s$/, '')) ||
      (!isName(word) && (word in lexicon || word.replace(/s$/, '') in lexicon)))
  );
}

const ACCENTED = /[^a-z]/u;

function listWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !LOANS.test(word));
}
