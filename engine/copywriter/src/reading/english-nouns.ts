import { capitalise, parseEnglish } from '@adwright/engine-lexicon';
import pluralize from 'pluralize';
import { GAZETTEER } from './gazetteer.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { findProductCategory } from './product-category.ts';

/**
 * Matches endings of describing words, which rarely start a name, for example "women’s",
 * "compression", "waterproof".
 */
const COMMON_ENDING =
  /^(?:(?:wo)?men|children|kids?|girls?|boys?|ladies|toddler|baby)[’']s?$|\p{L}{3}(?:sion|tion|ment|proof|less|able|ible|wear|ware)$|\p{L}-(?:inspired|style|based|made|grown|friendly|free|fed|aged)$/iu;

/** Tells whether a word is a describing word, which rarely starts a name. */
export function isOrdinaryWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    ORDINARY_WORDS.has(lower) ||
    COMMON_ENDING.test(lower) ||
    findProductCategory(lower) !== null ||
    parseEnglish(lower).has('(#Adjective|#Verb|#Determiner|#Value)') ||
    parseEnglish(capitalise(lower)).has('#Demonym')
  );
}

/**
 * Matches holidays that are always capitalised; the tagger (the library `compromise`) does not know
 * all of them.
 */
const NAMED_DAY =
  /^(?:black friday|cyber monday|boxing day|christmas|easter|halloween|(?:mother|father|valentine)’?s)\b/i;

/**
 * Matches words for languages and peoples that the tagger (the library `compromise`) tags wrongly.
 */
export const LANGUAGE =
  /^(?:Arabic|British|Cantonese|Catalan|Cornish|Danish|English|Finnish|Hebrew|Hindi|Irish|Latin|Mandarin|Montessori|Polish|Scottish|Spanish|Swedish|Turkish|Urdu|Waldorf|Welsh)$/;

/** Makes the first letter lower-case, except in words that always have a capital. */
export function lowerFirstWord(text: string): string {
  const [first = '', ...others] = text.split(' ');
  const keeps =
    NAMED_DAY.test(text) ||
    (LANGUAGE.test(first) && others.length > 0) ||
    // A musical key keeps its capital ("D minor", "C major"), while "A" is an article.
    (first === first.toUpperCase() &&
      (first.length > 1 || (/[B-HJ-Z]/.test(first) && others.length > 0))) ||
    /^\p{Ll}+\p{Lu}/u.test(first) ||
    parseEnglish(first).has('(#Demonym|#Place|#Month|#Holiday)');
  const lowered = keeps ? first : first.toLowerCase();
  return [lowered, ...others].join(' ');
}

/** Tells whether a word is the name of a place, even if it was typed in lower case. */
export function isPlace(word: string): boolean {
  return (
    GAZETTEER.has(word.toLowerCase()) ||
    parseEnglish(capitalise(word)).has('(#Place|#City|#Country|#Region|#Demonym)')
  );
}

/**
 * Tells whether a word is the name of a city, even if it was typed in lower case. Names of
 * countries are excluded, because "china" and "turkey" are also goods.
 */
export function isCity(word: string): boolean {
  return parseEnglish(capitalise(word)).has('#City');
}

const SINGULAR_IN_S = /(?:ss|us|is|ics|ness|bus|gas|lens|canvas|christmas)$/i;

/** Returns the last word of a text, where words are separated by spaces. */
export function getLastWord(text: string): string {
  return text.split(' ').at(-1) ?? '';
}

/**
 * Tells whether a product's name is plural. Company names with "& Co" are singular, and so are
 * "Bob’s Burgers" and "CloudKitchen OS".
 */
export function isPlural(text: string, isName: boolean): boolean {
  if (isName && /^\p{Lu}\p{Ll}+’s\s(?:\S+\s)*\p{Lu}\S*$|\s\p{Lu}{2,}$/u.test(text)) return false;
  const end = getLastWord(text.replace(/\s+online$/i, ''));
  const isJoined = /\s(?:and|&)\s/.test(text);
  // The company name "Cedar & Salt" is singular, although its product "sea salt caramels" is
  // plural.
  if (isJoined && (!isName || /^\p{Lu}/u.test(end))) return !isName;
  const last = end.toLowerCase();
  return pluralize.isPlural(last) && !pluralize.isSingular(last) && !SINGULAR_IN_S.test(last);
}

const MASS =
  /(?:care|software|coffee|tea|water|juice|beer|wine|milk|food|bread|honey|jewelry|furniture|clothing|apparel|equipment|insurance|training|coaching|therapy|tutoring|cleaning|catering|consulting|hosting|marketing|advice|skincare|makeup|chocolate|yogurt|butter|oil|soap|shampoo|bedding|activewear|wear|gear|cookware|produce|granola|kombucha|photography|design|repair|delivery|storage|security|rice|pasta|cheese|meat|gin|whiskey|vodka|lingerie|luggage|art|music|education|wellness|yoga|fitness|meditation|powder|management|research|analytics|translation|compliance|protection|support|help)$/i;

/**
 * Matches work that ends in "-ing", which has no plural ("valeting", "bookkeeping"); things such as
 * "painting" and "awning" are excluded.
 */
const WORK_IN_ING =
  /(?<!^(?:awn|bear|build|ceil|coat|cover|cross|draw|dumpl|earr|even|fill|gather|greet|hous|land|list|meet|morn|offer|open|out|paint|pudd|rail|read|seedl|sett|spr|stock|str|tast|th|topp|view|wedd))(?<=\p{L}{3})ing$/iu;

/** Tells whether a noun is uncountable, for example "coffee", "software". */
export function isMass(text: string): boolean {
  return (
    MASS.test(getLastWord(text)) ||
    WORK_IN_ING.test(getLastWord(text)) ||
    (pluralize.isPlural(getLastWord(text)) && pluralize.isSingular(getLastWord(text)))
  );
}

const VOWEL_SOUND_EXCEPTIONS = /^(?:uni(?!n)|use|usu|eu|one|ubi|uk\b)/i;
const SILENT_H = /^(?:hour|honest|heir|honou?r)/i;

/**
 * Returns the indefinite article of a phrase, by its sound, for example "an hour", "a unicorn", "an
 * SEO tool".
 */
export function chooseArticle(phrase: string): 'a' | 'an' {
  const [first = ''] = phrase.split(' ');
  if (/^[A-Z]{2,}/.test(first)) return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  if (/^(?:8|11\b|18\b|80)/.test(first)) return 'an';
  if (SILENT_H.test(first)) return 'an';
  return /^[aeiou]/i.test(first) && !VOWEL_SOUND_EXCEPTIONS.test(first) ? 'an' : 'a';
}
