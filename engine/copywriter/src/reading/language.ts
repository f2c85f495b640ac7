import {
  collectLanguageEvidence,
  countLanguageVotes,
  countTellingWords,
  detectCharacterLanguage,
  detectCyrillicLanguage,
  findAlphabet,
  findLanguageOfGenders,
  findLanguageOfStaff,
  LATIN_LANGUAGES,
  type LanguageEvidence,
  type LatinLanguage,
  removeAbbreviations,
  removeBrands,
} from '@adwright/engine-lexicon';
import {
  findWrittenLanguage,
  WRITTEN_LANGUAGES,
  type WrittenLanguage,
} from '../content/languages.ts';
import {
  computeEnglishShare,
  countEnglishWords,
  isOfSharedWords,
  isPartlyEnglish,
  isWhollyEnglish,
  scoreTraits,
} from './language-traits.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { scoreLetters } from './score-letters.ts';
import { weighLanguages } from './weigh-languages.ts';

/**
 * Matches letters of Ukrainian that Russian lacks; letters of other neighbours are in {@link
 * OTHER_LETTERS}.
 */
const UKRAINIAN = /[іїєґ]/iu;
/** Matches letters of Belarusian and Russian that Ukrainian lacks. */
const BELARUSIAN = /[ыэёъ]/iu;
/** Matches letters of Danish and Norwegian that Swedish lacks. */
const NORSE = /[æø]/iu;
/** Matches Vietnamese vowels with a tone mark, and two letters that no other alphabet has. */
const VIETNAMESE = /[ươạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
/**
 * Matches letters of Belarusian, Serbian, Macedonian, Kazakh, Persian and Urdu, which share a
 * script with a supported language.
 */
const OTHER_LETTERS = /[ўђјљњћџѓќѕәғқңөұүһ]|[پچژگٹڈڑںےہ]/iu;

/** Matches letters of Turkish that no other supported language in Latin script has. */
const TURKISH = /[ğĞşŞıİ]/u;

/** Matches characters that only Japanese has, and the particle "の" between two nouns. */
const JAPANESE =
  /[気円図経発売実楽薬対営労価検験県駅様浄焼続総歳変単戦鉄転伝読訳帰児両拝拡掲桜酔録銭隠雑霊頼顔沢渋滝竜込働畑峠枠]|(?<=\p{Script=Han})の(?=\p{Script=Han})/u;

/** Matches Simplified Chinese characters that Japanese does not use. */
const SIMPLIFIED =
  /[门车电话这们东为务师馆饭鱼鸟马风飞龙书买卖练维护级红绿纯线组织结给约记设访评识说请课谁调谈财货购费资赛赠轻软载边达运还进远连迟选适邮钟钱铁锁错键镇长问间闻阅阳险难页顶项顺预领频题饮饰骑鸡鸭头岁现场单层张园报爱亲义优农净]/gu;

/**
 * Matches traditional Chinese characters that Japanese writes in another form, or not at all. Forms
 * that Japanese names keep, such as 龍 and 澤, are left out.
 */
const TRADITIONAL =
  /[團與險發對價實樂藥營經驗檢縣樣燒續總變單戰鐵轉傳讀譯歸兒兩擴歲圖氣賣學會體點當來廣應關號處數條灣證觀覽輕邊畫個們這嗎妳您吧啦嘅咗喺唔冇]/u;

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
  (language) => language !== 'en' && findWrittenLanguage(language) !== 'und',
);
const UNWRITTEN = LATIN_LANGUAGES.filter(
  (language) => !WRITTEN_LANGUAGES.some((written) => written === language),
);
/** Whether the copywriter has texts for a language that the letters in {@link NORSE} identify. */
const NORSE_IS_WRITTEN = ['da', 'no'].some((language) => findWrittenLanguage(language) !== 'und');
/**
 * Matches French and Spanish phrases that English ads use, and a vehicle that is spelt like a Dutch
 * preposition. The phrases are removed from the text, because they are no evidence of the brief's language.
 */
const LOAN_PHRASES =
  /\beau de (?:parfum|toilette|cologne)\b|\bcr[eè]me br[uû]l[eé]e\b|\bcaf[eé]\b|\bdeluxe\b|\b(?:à|a) la carte\b|\bdolce\b|\bbaristas?\b|\bpâtisserie\b|\bdulce de leche\b|\bpiñatas?\b|\bjalapeños?\b|\b(?:ice cream|camper|delivery|cargo|removals?|minibus|transit|electric|food) vans?\b|\bvans? (?:hire|insurance|rentals?|life|leasing|sales?|conversions?|wraps?)\b|\bman (?:with|and) (?:a )?van\b/giu;
/**
 * Matches "per" before the unit of a price, which is English and not Italian, for example "$99 per
 * episode".
 */
const COUNTED_BY = /(?<=\d\s?[€$£]?\s?)per(?=\s[a-z]+)/giu;
/**
 * Matches "per" before an English, Dutch, Swedish or Indonesian unit, which is not Italian either,
 * for example "Ved per kubik".
 */
const PER_UNIT =
  /(?<!\p{L})per(?=\s(?:hour|day|week|month|year|person|night|head|uur|dag|keer|stuk|kuub|zak|persoon|maand|nacht|timme|dygn|ton|kubik|säck|styck|månad|vecka|natt|kväll|jam|hari|meter|orang|bulan|malam|porsi)(?!\p{L}))/giu;
/**
 * Matches URLs and e-mail addresses, in which "com" is no Portuguese word and "de" is no Spanish
 * word.
 */
const ADDRESSES = /https?:\/\/\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?![\p{L}\p{N}])\S*/giu;
/** Matches abbreviations with full stops, such as "i.p.v.", whose letters are no words. */
const ABBREVIATIONS = /(?<!\p{L})(?:\p{L}\.){2,}/gu;
/**
 * Matches a unit after its number, which is no word: the V of "18 V" is not the Czech preposition. The letters of
 * "75 cl" tell no language.
 */
const UNITS =
  /(?<=\p{Nd}\s?)(?:[VWAKNLglmhs]|[cdm]l|[cm]m|[km]g|[kK]?Wh?|GB|TB|mAh)(?![\p{L}\p{N}])/gu;
/**
 * Matches the French "à" before an amount, which German and Swedish titles have too, for example "6er Pack à
 * 100 g", "à 90 Min.".
 */
const EACH_OF =
  /(?<!\p{L})à(?=\s?\d+(?:[.,]\d+)?\s?(?:m?g|kg|m?l|cl|c?m|st|min|std|stk|stück|blatt|teile|seiten)(?!\p{L}))/giu;
/** Matches a clothing size by itself, which is no word, for example "Regenjas maat L". */
const SIZES = /(?<![\p{L}\p{N}'’])[SML](?![\p{L}\p{N}'’])/gu;
/** Minimum number of letters of a text whose language can be recognised. */
const MIN_LETTERS = 5;
/**
 * Minimum confidence of a statistical guess from a few words. If the confidence is lower, English
 * is the better guess.
 */
const MIN_CONFIDENCE = 0.25;

/**
 * Returns the language of a brief's free text as a BCP 47 tag: one of {@link WRITTEN_LANGUAGES}, or
 * `und` for a language that the copywriter can't write. The script is checked first. Function
 * words, letters and n-grams (letter sequences) are checked together in the next step. If two
 * languages remain equally likely, the statistics of n-grams (library `eld`) and the lexicon's
 * words determine the language.
 */
export function detectLanguage(field: string): WrittenLanguage | 'und' {
  // The signs ª and º by themselves are removed, because they are no letters of a word. The sign
  // for a diameter is removed too, for example in "Ø 22 cm".
  const text = removeAbbreviations(removeBrands(field))
    .replace(ADDRESSES, ' ')
    .replace(ABBREVIATIONS, ' ')
    .replace(UNITS, ' ')
    .replace(SIZES, ' ')
    .replace(EACH_OF, ' ')
    .replace(LOAN_PHRASES, ' ')
    .replace(COUNTED_BY, ' ')
    .replace(PER_UNIT, ' ')
    .replace(/(?<![\p{L}\d])(?:[ªº]|ø(?=\s?\d))/giu, ' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // Two characters of a script other than Latin identify the language, because few languages share
  // such a script.
  const isOfItself = (text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0) > 1;
  if (letters < MIN_LETTERS && !isOfItself && !TURKISH.test(text)) return 'en';
  if (OTHER_LETTERS.test(text)) return 'und';
  if (UKRAINIAN.test(text)) return BELARUSIAN.test(text) ? 'und' : 'uk';
  if ((text.normalize('NFC').match(VIETNAMESE)?.length ?? 0) > 1) return 'vi';
  if (JAPANESE.test(text)) return 'ja';
  if (isSimplified(text) || isTraditional(text)) return 'zh';
  for (const [pattern, language] of SCRIPTS) {
    const found = text.match(pattern)?.length ?? 0;
    const share = found / letters;
    if (share > (language === 'ja' ? 0.1 : 0.3)) return chooseLanguageOfScript(text, language);
  }
  const votes = countLanguageVotes(
    field.replace(ABBREVIATIONS, ' ').replace(EACH_OF, ' ').replace(UNITS, ' '),
  );
  const guesses = guessLanguages(text);
  const told = chooseByEvidence(detectLatinLanguage(text, guesses, votes), text, guesses);
  // A job title that seems English but has a German gender mark is in a German ad, for example
  // "Koch (m/w/d)".
  if (told !== 'en') return findLanguageOfGenders(field) ?? told;
  // An occupation tells the language of a job ad whose other words are names: "Spülkraft Hotel Adler".
  const ofStaff = findWrittenLanguage(findLanguageOfStaff(field) ?? 'und');
  return ofStaff === 'und' ? told : ofStaff;
}

/** Tells whether a text without kana contains at least three simplified Chinese characters. */
function isSimplified(text: string): boolean {
  const isKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return !isKana && (text.match(SIMPLIFIED)?.length ?? 0) > 2;
}

/** Tells whether a text without kana contains a character that only traditional Chinese has. */
function isTraditional(text: string): boolean {
  return TRADITIONAL.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** Returns the language of a text in a script that two languages share, by its words. */
function chooseLanguageOfScript(
  text: string,
  language: WrittenLanguage | 'und',
): WrittenLanguage | 'und' {
  if (language === 'zh') return detectCharacterLanguage(text);
  return language === 'ru' ? detectCyrillicLanguage(text) : language;
}

/**
 * Tells whether a text is certainly in another language than the ad that would print it. Languages
 * with the same script share many words, so only English is distinguished from other languages in
 * Latin script.
 */
export function isOtherLanguage(text: string, language: WrittenLanguage): boolean {
  if (!/\p{L}/u.test(text)) return false;
  const found = detectLanguage(text);
  if (found === language) return false;
  const isLatin = /\p{Script=Latin}/u.test(text);
  const isWrittenLatin = new Intl.Locale(language).maximize().script === 'Latn';
  return found === 'en' || language === 'en' || isLatin !== isWrittenLatin;
}

/** Score of a word that only one language has. */
const VOTE_WEIGHT = 0.35;

/** Returns the probability of each language, 0–1, by the letter sequences of a text. */
function guessLanguages(text: string): (language: string) => number {
  const scores = scoreLetters(text);
  // The library also knows Malay, most of whose words are Indonesian too.
  const indonesian = Math.max(scores.get('id') ?? 0, scores.get('ms') ?? 0);
  return (language) => (language === 'id' ? indonesian : (scores.get(language) ?? 0));
}

/**
 * Another language replaces the recognised language only if its evidence (logarithm of odds) leads
 * by more than this.
 */
const OUTWEIGHING_LEAD = 3;

/**
 * Returns the language with most evidence if its lead over the recognised language is large enough,
 * otherwise the recognised language. If the recognised language has no texts, a language whose
 * terms the text contains replaces it, unless function words and n-grams suit the recognised
 * language better. Endings that are typical of a language without texts are no evidence: Finnish
 * "-sta" is also in "laboralista".
 */
function chooseByEvidence(
  told: WrittenLanguage | 'und',
  text: string,
  guesses: (language: string) => number,
): WrittenLanguage | 'und' {
  if (told === 'und' && UNWRITTEN_LETTERS.test(text)) return told;
  const votes = countLanguageVotes(text);
  const weighed = weighLanguages(text, { guesses, votes, ordinaryWords: countOrdinaryWords(text) });
  if (told !== 'und') {
    // An English audience beside a product of another language does not make the brief English.
    const isSpoken = weighed.language === 'en' && (votes.get(told) ?? 0) >= 1;
    const isLoan = told === 'en' && weighed.functionWords === 0 && isWhollyEnglish(text);
    const isUnlikely = weighed.lacksLetter || isSpoken || isLoan;
    return !isUnlikely && weighed.leadOver(told) > OUTWEIGHING_LEAD ? weighed.language : told;
  }
  const evidence = collectLanguageEvidence(text);
  const isSpoken = (language: LatinLanguage) =>
    (evidence.get(language)?.words ?? 0) > weighed.functionWords &&
    guesses(language) > guesses(weighed.language);
  const isNamed = weighed.votes > 0 && !weighed.lacksLetter;
  return isNamed && !UNWRITTEN.some(isSpoken) ? weighed.language : told;
}

function detectLatinLanguage(
  text: string,
  guesses: (language: string) => number,
  votes: ReadonlyMap<string, number>,
): WrittenLanguage | 'und' {
  if (/å/iu.test(text) && /[äö]/iu.test(text) && !NORSE.test(text)) return 'sv';
  const told = chooseByFunctionWords(text, guesses, votes);
  const telling = countTellingWords(text);
  const countTellingWordsOf = (language: LatinLanguage) => telling.get(language) ?? 0;
  const hasEnglish = countTellingWordsOf('en') > 0;
  // If the text contains English words, an unsupported language counts as English, because an
  // English ad is possible.
  if (told !== null && (told !== 'und' || !hasEnglish)) return told;
  if (NORSE.test(text) && !NORSE_IS_WRITTEN && !hasEnglish) return 'und';
  const isTold = (language: LatinLanguage) =>
    countTellingWordsOf(language) > 0 || (votes.get(language) ?? 0) > 0;
  if (!hasEnglish && isUnwrittenNeighbour(text, guesses, isTold)) return 'und';
  if (
    (isOfSharedWords(text) || isWhollyEnglish(text)) &&
    !LATIN_LANGUAGES.some((language) => countTellingWordsOf(language) > 0)
  ) {
    return 'en';
  }
  const score = (language: LatinLanguage) => {
    const voted = VOTE_WEIGHT * (votes.get(language) ?? 0);
    const ordinary = language === 'en' ? countOrdinaryWords(text) : 0;
    return (
      Math.min(0.8, guesses(language)) +
      0.4 * countTellingWordsOf(language) +
      0.15 * ordinary +
      voted
    );
  };
  const isEnglishVoted =
    (votes.get('en') ?? 0) > 0 &&
    [...votes.values()].every((count) => count <= (votes.get('en') ?? 0));
  const foreign =
    hasEnglish || isEnglishVoted || isPartlyEnglish(text)
      ? null
      : chooseForeignLanguage(text, score);
  if (foreign !== null) return foreign;
  const [best = 'en'] = [...LATIN_LANGUAGES].sort((a, b) => score(b) - score(a));
  // For a few words, the statistics are often wrong despite a high confidence, so English words
  // have priority.
  const isNamed = countTellingWordsOf(best) > 0 || isNamedIn(text, best);
  if (!isNamed && computeEnglishShare(text) >= ENOUGH_ENGLISH) return 'en';
  if (best === 'en' || score(best) < MIN_CONFIDENCE || score('en') >= score(best)) return 'en';
  const written = WRITTEN_LANGUAGES.find((language) => language === best);
  if (written !== undefined) return written;
  // A few words without a distinctive letter are more likely unusual English than an unsupported
  // language.
  const isSaid = (text.match(/\p{L}+/gu)?.length ?? 0) > MAX_ODD_WORDS;
  return UNWRITTEN_LETTERS.test(text) || isSaid ? 'und' : 'en';
}

/**
 * Tells whether the lexicon knows more words of a text in a language than in English. In "Spannbettlaken
 * Jersey Pack", German "Spannbettlaken" counts more than English "pack".
 */
function isNamedIn(text: string, language: LatinLanguage): boolean {
  const votes: ReadonlyMap<string, number> = countLanguageVotes(text);
  const own = language === 'en' ? 0 : (votes.get(language) ?? 0);
  return own >= 1 && own > (votes.get('en') ?? 0);
}

/**
 * An unsupported language must lead each supported language by at least this probability, if the
 * text contains no distinctive word.
 */
const UNWRITTEN_MARGIN = 0.06;

/**
 * Tells whether a text is in an unsupported language that resembles a supported language, as Danish
 * resembles Swedish and Czech resembles Polish.
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
  const findHighestGuess = (languages: readonly string[]) => Math.max(...languages.map(guesses));
  return (
    findHighestGuess(UNWRITTEN) - findHighestGuess(['en', ...WRITTEN_LATIN]) >= UNWRITTEN_MARGIN
  );
}

/** Score of a function word, and additional score if only one language has it. */
const FUNCTION_WORD_WEIGHT = 0.5;
/**
 * Penalty for a letter that the language's alphabet lacks, and bonus for one that only this
 * language has.
 */
const LETTER_WEIGHT = 1;
/**
 * Minimum lead of the best language in score. With a smaller lead, the function words do not
 * determine the language.
 */
const CLEAR_LEAD = 0.25;

/**
 * Letters determine the language without a function word if they score at least this: one letter
 * that two languages share, or several letters.
 */
const OWN_LETTERS = 0.5;

const NO_EVIDENCE: LanguageEvidence = { words: 0, own: 0, letters: 0, lacksLetter: false };

/**
 * Returns the language that the function words, letters and n-grams of a text in Latin script match
 * best; null if two languages match about equally. Letters and n-grams do not determine the
 * language by themselves, because names of towns and products have no function words.
 */
function chooseByFunctionWords(
  text: string,
  guesses: (language: string) => number,
  votes: ReadonlyMap<string, number>,
): WrittenLanguage | 'und' | null {
  const evidence = collectLanguageEvidence(text);
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
    told: findWrittenLanguage(language),
    rating: score(language),
    words: evidence.get(language)?.words ?? 0,
    letters: evidence.get(language)?.letters ?? 0,
  })).sort((a, b) => b.rating - a.rating);
  const [best] = ranking;
  // All languages without texts are treated as one language, so Danish and Norwegian need not be
  // distinguished.
  const second = ranking.find(({ told }) => told !== best?.told);
  if (
    !best ||
    !second ||
    (best.words === 0 && best.letters < OWN_LETTERS) ||
    best.rating - second.rating < CLEAR_LEAD
  )
    return null;
  // If a field mixes English with another language, the other language is returned. A text in
  // English alone gives null, because the next step recognises English better.
  return best.told === 'en' ? null : best.told;
}

/** Maximum number of words of a text that may still be English, although no list contains them. */
const MAX_ODD_WORDS = 4;

/**
 * Matches letters of Czech, Slovak, Hungarian, Romanian, Croatian and the Baltic languages that no
 * supported language has. Vietnamese has two letters of this list, but the tone marks of Vietnamese
 * identify it earlier.
 */
const UNWRITTEN_LETTERS = new RegExp(
  `[${[...'čřšžěůďťňľőűățșđāēīū'].filter((letter) => !isWrittenLetter(letter)).join('')}]`,
  'iu',
);

function isWrittenLetter(letter: string): boolean {
  return LATIN_LANGUAGES.some(
    (language) =>
      language !== 'vi' &&
      !UNWRITTEN.includes(language) &&
      findAlphabet(language)?.includes(letter),
  );
}
/** Minimum score of a language other than English for a text of a few words. */
const MIN_FOREIGN_SCORE = 0.3;
/**
 * Minimum lead in score of an unsupported language. With a smaller lead, the result is the
 * supported language that resembles the unsupported language.
 */
const NEIGHBOUR_MARGIN = 0.45;

/**
 * Returns the supported language of a text without English words; null if the evidence is too weak.
 */
function chooseForeignLanguage(
  text: string,
  score: (language: LatinLanguage) => number,
): WrittenLanguage | 'und' | null {
  if (UNWRITTEN_LETTERS.test(text)) return null;
  const rated = WRITTEN_LATIN.map((language) => ({
    language,
    rating: score(language) + scoreTraits(text, language),
  })).sort((a, b) => b.rating - a.rating);
  const [best] = rated;
  const neighbour = Math.max(...UNWRITTEN.map(score));
  return best && best.rating >= MIN_FOREIGN_SCORE && neighbour - best.rating < NEIGHBOUR_MARGIN
    ? findWrittenLanguage(best.language)
    : null;
}

/**
 * A text counts as English if at least this share of its words is English and no word belongs only
 * to the other language.
 */
const ENOUGH_ENGLISH = 0.5;

/**
 * Returns the number of words that are frequent in English ads. The result is 0 if only one word is
 * frequent in English ads, because a single word may be a loanword.
 */
function countOrdinaryWords(text: string): number {
  const words = new Set(text.toLowerCase().match(/\p{L}{3,}/gu));
  const found = [...words].filter((word) => ORDINARY_WORDS.has(word)).length;
  return found > 1 ? found : 0;
}
