import {
  alphabetOf,
  countTellingWords,
  LATIN_LANGUAGES,
  type LanguageEvidence,
  type LatinLanguage,
  languageEvidence,
  languageOfCharacters,
  languageOfGenders,
  languageVotes,
} from '@adwright/engine-lexicon';
import { WRITTEN_LANGUAGES, type WrittenLanguage, writtenLanguage } from '../content/languages.ts';
import {
  countEnglishWords,
  englishShare,
  isOfSharedWords,
  isPartlyEnglish,
  traitsOf,
} from './language-traits.ts';
import { letterScores } from './letter-scores.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';

/** Letters of Ukrainian that Russian doesn't have; those of its neighbours are in {@link OTHER_LETTERS}. */
const UKRAINIAN = /[іїєґ]/iu;
/** Letters of Belarusian and Russian that Ukrainian doesn't have. */
const BELARUSIAN = /[ыэёъ]/iu;
/** Words for Ukrainian fields without any of those letters, and endings that Russian doesn't have. */
const UKRAINIAN_WORDS =
  /(?<!\p{L})(?:з|й|що|або|грн|гривень|матрац\p{L}*|ортопедичн\p{L}*|знижк\p{L}*|безкоштовн\p{L}*|доставка додому|власник\p{L}*|кав[аиу]|яловичин\p{L}*|одяг\p{L}*|дитяч\p{L}*|будинок|будинк\p{L}*|котедж\p{L}*|садиб\p{L}*|подарун\p{L}*|перукар\p{L}*|крамниц\p{L}*|книгарн\p{L}*|майстерн\p{L}*|цукер\p{L}*|печиво|морозив\p{L}*|борошн\p{L}*|вишиван\p{L}*|прикраси|сукня|шкарпетк\p{L}*|окуляри|годинник\p{L}*|запчастин\p{L}*|автозапчастин\p{L}*|застосун\p{L}*|крафтове|пляш\p{L}*|збери|догляд\p{L}*|фоп|просто неба|вживан\p{L}*|\p{L}{2,}(?:ння|ття|лля|увати|ювати))(?!\p{L})/iu;
/** Letters of Danish and Norwegian, which are otherwise close to Swedish. */
const NORSE = /[æø]/iu;
/** Vietnamese vowels with a tone mark, and two letters of no other alphabet. */
const VIETNAMESE = /[ươạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
/**
 * Letters of Belarusian, Serbian, Macedonian, Kazakh, Persian and Urdu, which share a script with a supported
 * language.
 */
const OTHER_LETTERS = /[ўђјљњћџѓќѕәғқңөұүһ]|[پچژگٹڈڑںےہ]/iu;

/** Letters that only Turkish has among the languages in Latin letters. */
const TURKISH = /[ğĞşŞıİ]/u;

/**
 * Characters that neither simplified nor traditional Chinese has, and the particle that joins Japanese nouns.
 */
const JAPANESE =
  /[気円図経発売実楽薬対営労価検験県駅様浄焼続総歳変単戦鉄転伝読訳帰児両拝拡掲桜酔録銭隠雑霊頼顔沢渋滝竜込働畑峠枠]|(?<=\p{Script=Han})の(?=\p{Script=Han})/u;

/** Simplified characters, which Japanese does not write. */
const SIMPLIFIED =
  /[门车电话这们东为务师馆饭鱼鸟马风飞龙书买卖练维护级红绿纯线组织结给约记设访评识说请课谁调谈财货购费资赛赠轻软载边达运还进远连迟选适邮钟钱铁锁错键镇长问间闻阅阳险难页顶项顺预领频题饮饰骑鸡鸭头岁现场单层张园报爱亲义优农净]/gu;

const SCRIPTS: readonly (readonly [RegExp, WrittenLanguage | 'und'])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/[\p{Script=Georgian}\p{Script=Armenian}\p{Script=Bengali}\p{Script=Tamil}]/gu, 'und'],
];

const WRITTEN_LATIN = LATIN_LANGUAGES.filter(
  (language) => language !== 'en' && writtenLanguage(language) !== 'und',
);
const UNWRITTEN = LATIN_LANGUAGES.filter(
  (language) => !WRITTEN_LANGUAGES.some((written) => written === language),
);
/** Whether the copywriter writes a language that {@link NORSE} letters identify. */
const NORSE_IS_WRITTEN = ['da', 'no'].some((language) => writtenLanguage(language) !== 'und');
/**
 * French and Spanish words in English ads, and a vehicle whose name is a Dutch preposition. They don't
 * indicate the brief's language.
 */
const LOAN_PHRASES =
  /\beau de (?:parfum|toilette|cologne)\b|\bcr[eè]me br[uû]l[eé]e\b|\bcaf[eé]\b|\bdeluxe\b|\b(?:à|a) la carte\b|\bdolce\b|\bpâtisserie\b|\bdulce de leche\b|\bpiñatas?\b|\bjalapeños?\b|\b(?:ice cream|camper|delivery|cargo|removals?|minibus|transit|electric|food) vans?\b|\bvans? (?:hire|insurance|rentals?|life|leasing|sales?|conversions?|wraps?)\b|\bman (?:with|and) (?:a )?van\b/giu;
/** "$99 per episode": a unit of a price isn't Italian. */
const COUNTED_BY = /(?<=\d\s?[€$£]?\s?)per(?=\s[a-z]+)/giu;
/** Addresses of sites and mailboxes: "com" isn't Portuguese there, nor "de" Spanish. */
const ADDRESSES = /https?:\/\/\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?![\p{L}\p{N}])\S*/giu;
/** The letters of "i.p.v." are not words such as Polish "i" and "z". */
const ABBREVIATIONS = /(?<!\p{L})(?:\p{L}\.){2,}/gu;
/** A unit after its number is not a word: the V of "18 V" isn't Czech. */
const UNITS = /(?<=\p{Nd}\s?)[VWAKNLglmhs](?![\p{L}\p{N}])/gu;
/** A size by itself is not a word either: "Regenjas maat L". */
const SIZES = /(?<![\p{L}\p{N}'’])[SML](?![\p{L}\p{N}'’])/gu;
/** Fewer letters than this don't indicate a language. */
const MIN_LETTERS = 5;
/** Below this a statistical guess on a few words is unreliable, and English is the better guess. */
const MIN_CONFIDENCE = 0.25;

/**
 * Language of the brief's free text as a BCP 47 tag: one of {@link WRITTEN_LANGUAGES}, or `und` for a language
 * that the copywriter can't write. The script decides first, then function words, letters and n-grams together.
 * If two languages are equally likely, n-grams (eld) and the lexicon's words decide.
 */
export function detectLanguage(field: string): WrittenLanguage | 'und' {
  // A single ª or º isn't a letter of a word, and neither is the sign for a diameter: "Ø 22 cm".
  const text = field
    .replace(ADDRESSES, ' ')
    .replace(ABBREVIATIONS, ' ')
    .replace(UNITS, ' ')
    .replace(SIZES, ' ')
    .replace(LOAN_PHRASES, ' ')
    .replace(COUNTED_BY, ' ')
    .replace(/(?<![\p{L}\d])(?:[ªº]|ø(?=\s?\d))/giu, ' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // Few languages share a script other than Latin, so two of its characters are enough.
  const isOfItself = (text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0) > 1;
  if (letters < MIN_LETTERS && !isOfItself && !TURKISH.test(text)) return 'en';
  if (OTHER_LETTERS.test(text)) return 'und';
  if (UKRAINIAN.test(text)) return BELARUSIAN.test(text) ? 'und' : 'uk';
  if ((text.normalize('NFC').match(VIETNAMESE)?.length ?? 0) > 1) return 'vi';
  if (JAPANESE.test(text)) return 'ja';
  if (isSimplified(text)) return 'zh';
  for (const [pattern, language] of SCRIPTS) {
    const found = text.match(pattern)?.length ?? 0;
    const share = found / letters;
    if (share > (language === 'ja' ? 0.1 : 0.3)) return inScript(text, language);
  }
  const told = latinLanguage(text, languageVotes(field.replace(ABBREVIATIONS, ' ')));
  // "Koch (m/w/d)": an English title in a German job ad stays English.
  return told === 'en' ? told : (languageOfGenders(field) ?? told);
}

/** Whether a text without kana has several simplified characters. */
function isSimplified(text: string): boolean {
  const isKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return !isKana && (text.match(SIMPLIFIED)?.length ?? 0) > 2;
}

/** Language of a text in a script shared by two languages, by its words. */
function inScript(text: string, language: WrittenLanguage | 'und'): WrittenLanguage | 'und' {
  if (language === 'zh') return languageOfCharacters(text);
  return language === 'ru' && isUkrainian(text) ? 'uk' : language;
}

/** Whether a text in letters shared by Russian and Ukrainian is Ukrainian, by its words. */
function isUkrainian(text: string): boolean {
  return !BELARUSIAN.test(text) && UKRAINIAN_WORDS.test(text);
}

/**
 * Whether a text is certainly in another language than the ad that would print it. Languages with one script
 * share many words, so only English is distinguished from the others.
 */
export function isOtherLanguage(text: string, language: WrittenLanguage): boolean {
  if (!/\p{L}/u.test(text)) return false;
  const found = detectLanguage(text);
  if (found === language) return false;
  const isLatin = /\p{Script=Latin}/u.test(text);
  const isWrittenLatin = new Intl.Locale(language).maximize().script === 'Latn';
  return found === 'en' || language === 'en' || isLatin !== isWrittenLatin;
}

/** Weight of a word that only one language has. */
const VOTE_WEIGHT = 0.35;

/** Probability of each language by the letters of a text, from 0 to 1. */
function guessLanguages(text: string): (language: string) => number {
  const scores = letterScores(text);
  // The data includes Malay, which shares most words with Indonesian.
  const indonesian = Math.max(scores.get('id') ?? 0, scores.get('ms') ?? 0);
  return (language) => (language === 'id' ? indonesian : (scores.get(language) ?? 0));
}

function latinLanguage(text: string, votes: ReadonlyMap<string, number>): WrittenLanguage | 'und' {
  if (/å/iu.test(text) && /[äö]/iu.test(text) && !NORSE.test(text)) return 'sv';
  const guesses = guessLanguages(text);
  const told = languageByFunctionWords(text, guesses, votes);
  const telling = countTellingWords(text);
  const toldOf = (language: LatinLanguage) => telling.get(language) ?? 0;
  const hasEnglish = toldOf('en') > 0;
  // English also stands for languages without texts, because the ad can be written in it.
  if (told !== null && (told !== 'und' || !hasEnglish)) return told;
  if (NORSE.test(text) && !NORSE_IS_WRITTEN && !hasEnglish) return 'und';
  const isTold = (language: LatinLanguage) =>
    toldOf(language) > 0 || (votes.get(language) ?? 0) > 0;
  if (!hasEnglish && isUnwrittenNeighbour(text, guesses, isTold)) return 'und';
  if (isOfSharedWords(text) && !LATIN_LANGUAGES.some((language) => toldOf(language) > 0)) {
    return 'en';
  }
  const score = (language: LatinLanguage) => {
    const voted = VOTE_WEIGHT * (votes.get(language) ?? 0);
    const ordinary = language === 'en' ? ordinaryWords(text) : 0;
    return Math.min(0.8, guesses(language)) + 0.4 * toldOf(language) + 0.15 * ordinary + voted;
  };
  const isEnglishVoted =
    (votes.get('en') ?? 0) > 0 &&
    [...votes.values()].every((count) => count <= (votes.get('en') ?? 0));
  const foreign =
    hasEnglish || isEnglishVoted || isPartlyEnglish(text) ? null : foreignLanguage(text, score);
  if (foreign !== null) return foreign;
  const [best = 'en'] = [...LATIN_LANGUAGES].sort((a, b) => score(b) - score(a));
  // Statistics of a few words are often sure and wrong.
  if (toldOf(best) === 0 && englishShare(text) >= ENOUGH_ENGLISH) return 'en';
  if (best === 'en' || score(best) < MIN_CONFIDENCE || score('en') >= score(best)) return 'en';
  const written = WRITTEN_LANGUAGES.find((language) => language === best);
  if (written !== undefined) return written;
  // Without a distinctive letter, a few words are more likely unusual English than an unsupported language.
  const isSaid = (text.match(/\p{L}+/gu)?.length ?? 0) > MAX_ODD_WORDS;
  return UNWRITTEN_LETTERS.test(text) || isSaid ? 'und' : 'en';
}

/**
 * Margin by which an unsupported language must be more likely than each supported one, if no distinctive word
 * decides.
 */
const UNWRITTEN_MARGIN = 0.06;

/**
 * Whether a text is in an unsupported language that shares letters and words with supported ones: Danish
 * beside Swedish, Czech beside Polish, Romanian beside Italian.
 */
function isUnwrittenNeighbour(
  text: string,
  guesses: (language: string) => number,
  isTold: (language: LatinLanguage) => boolean,
): boolean {
  if (UNWRITTEN_LETTERS.test(text)) return true;
  if (LATIN_LANGUAGES.some((language) => !UNWRITTEN.includes(language) && isTold(language))) {
    return false;
  }
  const most = (languages: readonly string[]) => Math.max(...languages.map(guesses));
  return most(UNWRITTEN) - most(['en', ...WRITTEN_LATIN]) >= UNWRITTEN_MARGIN;
}

/** Weight of a function word, and extra weight of one that only a single language has. */
const FUNCTION_WORD_WEIGHT = 0.5;
/**
 * Penalty for a letter missing from the language's alphabet, and bonus for one that only this language has.
 */
const LETTER_WEIGHT = 1;
/** Margin by which the best language must lead; otherwise function words decide nothing. */
const CLEAR_LEAD = 0.25;

/**
 * Score from which letters decide without a function word: one letter shared by two languages, or several.
 */
const OWN_LETTERS = 0.5;

const NO_EVIDENCE: LanguageEvidence = { words: 0, own: 0, letters: 0, lacksLetter: false };

/**
 * The language that best matches the function words, letters and n-grams of a text in Latin letters; null if
 * two match about equally. Names of towns and products have no function words, so they never decide alone.
 */
function languageByFunctionWords(
  text: string,
  guesses: (language: string) => number,
  votes: ReadonlyMap<string, number>,
): WrittenLanguage | 'und' | null {
  const evidence = languageEvidence(text);
  const score = (language: LatinLanguage) => {
    const { words, own, letters, lacksLetter } = evidence.get(language) ?? NO_EVIDENCE;
    const alphabet = LETTER_WEIGHT * (letters - (lacksLetter ? 1 : 0));
    const english = language === 'en' ? FUNCTION_WORD_WEIGHT * countEnglishWords(text) : 0;
    return (
      FUNCTION_WORD_WEIGHT * (words + own) +
      alphabet +
      english +
      Math.min(0.8, guesses(language)) +
      VOTE_WEIGHT * Math.min(1, votes.get(language) ?? 0)
    );
  };
  const ranking = LATIN_LANGUAGES.map((language) => ({
    told: writtenLanguage(language),
    rating: score(language),
    words: evidence.get(language)?.words ?? 0,
    letters: evidence.get(language)?.letters ?? 0,
  })).sort((a, b) => b.rating - a.rating);
  const [best] = ranking;
  // Languages without texts count as one, so Danish and Norwegian need not be distinguished.
  const second = ranking.find(({ told }) => told !== best?.told);
  if (
    !best ||
    !second ||
    (best.words === 0 && best.letters < OWN_LETTERS) ||
    best.rating - second.rating < CLEAR_LEAD
  )
    return null;
  // In a field of two languages the foreign one decides; the next step recognises English best.
  return best.told === 'en' ? null : best.told;
}

/** Number of words that may still be English in a text whose words are in no list. */
const MAX_ODD_WORDS = 4;

/**
 * Letters of Czech, Slovak, Hungarian, Romanian, Croatian and the Baltic languages, as far as no written
 * language has them. Vietnamese shares two of them, but its tone marks identify it earlier.
 */
const UNWRITTEN_LETTERS = new RegExp(
  `[${[...'čřšžěůďťňľőűățșđāēīū'].filter((letter) => !isWrittenLetter(letter)).join('')}]`,
  'iu',
);

function isWrittenLetter(letter: string): boolean {
  return LATIN_LANGUAGES.some(
    (language) =>
      language !== 'vi' && !UNWRITTEN.includes(language) && alphabetOf(language)?.includes(letter),
  );
}
/** Below this score none of the other languages can be recognised from a few words. */
const MIN_FOREIGN_SCORE = 0.3;
/** Lead in score that an unsupported language needs; with a smaller one its supported neighbour is used. */
const NEIGHBOUR_MARGIN = 0.45;

/** The supported language of a text without English words; null if nothing decides. */
function foreignLanguage(
  text: string,
  score: (language: LatinLanguage) => number,
): WrittenLanguage | 'und' | null {
  if (UNWRITTEN_LETTERS.test(text)) return null;
  const rated = WRITTEN_LATIN.map((language) => ({
    language,
    rating: score(language) + traitsOf(text, language),
  })).sort((a, b) => b.rating - a.rating);
  const [best] = rated;
  const neighbour = Math.max(...UNWRITTEN.map(score));
  return best && best.rating >= MIN_FOREIGN_SCORE && neighbour - best.rating < NEIGHBOUR_MARGIN
    ? writtenLanguage(best.language)
    : null;
}

/** Share of English words from which a text is English, if no word belongs to the other language only. */
const ENOUGH_ENGLISH = 0.5;

/** Number of words that are frequent in English ads; a single one may be a loanword. */
function ordinaryWords(text: string): number {
  const words = new Set(text.toLowerCase().match(/\p{L}{3,}/gu));
  const found = [...words].filter((word) => ORDINARY_WORDS.has(word)).length;
  return found > 1 ? found : 0;
}
