import { foldLetters } from '@adwright/engine-lexicon';
import type { FactWords, WordedKind } from '../../content/fact-words.ts';
import { buildConditionPatterns } from '../../content/if-words.ts';
import { JOINS_BEHIND, UNSPACED, type WrittenLanguage } from '../../content/languages.ts';
import { getFactWords } from '../../content/texts.ts';
import { type Anchor, findAnchor } from './anchors.ts';
import { chooseClauseMarks } from './clauses.ts';
import { ABBREVIATION_STOP, DIGIT, LETTER } from './letters.ts';
import { buildPhrasePattern } from './phrase.ts';
import { type PlacePatterns, placePatterns } from './places.ts';
import { buildSlotPatterns, joinAny } from './slots.ts';

/**
 * A phrase by which a fact is recognised. A phrase's pattern is built when a text first contains
 * the phrase's anchor (words without which the phrase can't match).
 */
export interface FactPhrase {
  anchor: Anchor;
  pattern: () => RegExp;
}

/** The patterns and words by which facts are found in a language. */
export interface FactPatterns {
  language: WrittenLanguage;
  /**
   * Kinds of facts in the order in which they are searched for, each with its phrases. If words
   * match several kinds, the words belong to the first of these kinds.
   */
  kinds: readonly (readonly [WordedKind, readonly FactPhrase[]])[];
  places: PlacePatterns;
  /** Matches a sum with its currency. */
  sum: RegExp;
  /** Phrases for an old price, with a number that has no currency. */
  bareOldPrices: readonly FactPhrase[];
  /** Words that cancel the offer after them, for example "no", "instead of". */
  doubted: RegExp;
  /** Words that show that a goal's numbers are about the advertiser's business. */
  business: RegExp;
  /** Words for what customers get without paying, for example "free", "on us". */
  free: RegExp;
  /** First words of a clause that states what the advertiser wants, for example "get people", "so that". */
  wanted: RegExp;
  /** Words between what customers should do and what they get, for example "pour avoir". */
  purpose: RegExp;
  /** First words of a clause that follows another one in time: "then". */
  afterwards: RegExp;
  /** Words that start the terms of an offer, directly after it. */
  condition: RegExp;
  /** Words after a price that introduce what it includes, for example "incl. lunch". */
  included: RegExp;
  /**
   * A note on tax directly after a price, with the unit after it, for example "+ VAT per month".
   */
  taxNote: RegExp;
  /** Words directly before a sum that is no price. */
  notPrice: RegExp;
  /** Words directly after a sum that is no price. */
  notPaid: RegExp;
  /** Words directly before a telephone number that announce it, for example "Tel.". */
  called: RegExp;
  /** Words directly before the first day of a range, for example "from", "Friday". */
  opensSpan: RegExp;
  /** A word directly before a day that is offered in addition to others, for example "also". */
  also: RegExp;
  /** The word directly before a range of days or hours, for example "from". */
  spanWord: RegExp;
  /** Days directly before a day, which share its time, for example "Tuesdays and". */
  joinedDays: RegExp;
  /** Matches the words between two days, for example "and". */
  dayJoin: RegExp;
  /** Matches words that introduce a condition, for example "if", "when". */
  ifWords: RegExp;
  /** Matches words for "if" that precede a condition, and that may have another meaning elsewhere. */
  ifOpens: RegExp;
  /** Matches words for "if" that have no other meaning. */
  conjunctions: RegExp;
  /**
   * Matches the separators of clauses. The functions of `clauses.ts` use the pattern of separators.
   */
  clauses: RegExp;
  /** Words directly before the first day of an event that lasts several days. */
  heldOnDays: RegExp;
  /** Words between an old price and the new one. */
  loweredTo: RegExp;
  /** A word directly before a price that a lower one replaces, for example "from". */
  loweredFrom: RegExp;
  /** Words directly before a number of pieces, for example "kit de". */
  inPack: RegExp;
  /** Words directly before a duration, for example "a quote within 24 h". */
  within: RegExp;
  /** Words that start another product, which the offer before them doesn't cover. */
  notOffered: RegExp;
  /** Words of a clause that limits the offer, for example "no pets", "small scratch", "cash only". */
  restriction: RegExp;
  /** Words such as "order" or "book", which make a day in the same clause a deadline. */
  asksToAct: RegExp;
  /** Words for what readers bring, send or collect, or do not need: "photo", "no CV". */
  statesTerm: RegExp;
  /** Words for the way to take a step: "online", "by phone". */
  statesWay: RegExp;
  /** A number that says when readers may act: "after 6", "2 days ahead". */
  timeOfStep: RegExp;
}

/**
 * Order in which the kinds of facts are searched for. Words that match one kind are not searched
 * for the next kinds. The sum in a delivery "over $40", for example, is not read as a price.
 */
const READING_ORDER: readonly WordedKind[] = [
  'code',
  'place',
  'was',
  'multibuy',
  'trial',
  'delivery',
  'discount',
  'guarantee',
  'hours',
  'until',
  'from',
  'date',
  'seats',
  'price',
];

/** Maximum number of letters of small words that are joined to the beginning of a word. */
const PREFIX_LETTERS: Partial<Record<WrittenLanguage, number>> = { he: 1, ar: 3 };

const PATTERNS = new Map<WrittenLanguage, FactPatterns>();

/** Returns the patterns of a language; they are created on first use. */
export function getFactPatterns(language: WrittenLanguage): FactPatterns {
  const known = PATTERNS.get(language);
  if (known) return known;
  const made = makePatterns(language, getFactWords(language));
  PATTERNS.set(language, made);
  return made;
}

/** Phrases that consist only of numbers and days, which are the same in every language. */
const EVERYWHERE: Partial<Record<WordedKind, readonly string[]>> = {
  hours: ['{days}[:|,] {times}', '{clocktimes}', '24/7'],
  date: [
    '{dates}',
    '{date}[,] {time}',
    '{weekday}[,] {time}',
    '{date}',
    '{quarterclock}',
    '{clockrange}',
  ],
  discount: ['-{percent}', '–{percent}', '−{percent}', '(-|–|−) {percent}{end}'],
  price: ['{sum}', '{decimal}/{word}'],
};

/** Prevents a phrase from starting with the number of a sum, for example "€12 for 500 g". */
const NO_SUM = `(?!(?<=[€$£¥₹₽₴₺₩฿₫₪]\\s?)${DIGIT})`;

/**
 * Returns a phrase and, if it ends with a price, also the phrase with a unit directly after the
 * price, for example "20 € Stunde".
 */
function addUnitPhrases(phrase: string): string[] {
  return phrase.endsWith('{sum}')
    ? [phrase, `${phrase} {unit}{end}`, `${phrase} {unit}{inside}`]
    : [phrase];
}

/**
 * Returns the source of the pattern that must match before a phrase: no letter or digit that
 * belongs to the phrase's first word.
 */
function startOfPhrase(language: WrittenLanguage): string {
  return UNSPACED.has(language)
    ? `(?<!${DIGIT})${NO_SUM}`
    : `(?<!${LETTER}{${1 + (PREFIX_LETTERS[language] ?? 0)}}|${DIGIT}|${DIGIT}[.,])${NO_SUM}`;
}

function makePatterns(language: WrittenLanguage, words: FactWords): FactPatterns {
  const slots = buildSlotPatterns(language, words);
  const start = startOfPhrase(language);
  const ends = JOINS_BEHIND.has(language) ? `(?!${DIGIT})` : `(?!${LETTER}|${DIGIT}|[.,]${DIGIT})`;
  const createFactPhrase = (phrase: string): FactPhrase => {
    let built: RegExp | undefined;
    return {
      anchor: findAnchor(foldLetters(phrase)),
      pattern: () => {
        built ??= new RegExp(`${start}(?:${buildPhrasePattern(phrase, slots)})${ends}`, 'g');
        return built;
      },
    };
  };
  const matchWord = (list: readonly string[]) => `${start}(?:${matchPhrases(list)})${ends}`;
  // Words that cancel an offer match only as whole words without joined prefixes, because Hebrew
  // "מלא" means "full" and not "from no".
  const wholeWord = UNSPACED.has(language)
    ? matchWord
    : (list: readonly string[]) => `(?<!${LETTER})${matchWord(list)}`;
  const matchPhrases = (list: readonly string[]) =>
    list.length === 0 ? '(?!)' : list.map((phrase) => buildPhrasePattern(phrase, slots)).join('|');
  const findWords = UNSPACED.has(language) ? matchPhrases : wholeWord;
  const kinds = READING_ORDER.map(
    (kind) =>
      [
        kind,
        [...(words.phrases[kind] ?? []), ...(EVERYWHERE[kind] ?? [])]
          .flatMap(addUnitPhrases)
          .map(createFactPhrase),
      ] as const,
  );
  return {
    language,
    kinds,
    places: placePatterns(language, words),
    sum: new RegExp(slots.sum ?? '(?!)'),
    bareOldPrices: (words.phrases.was ?? [])
      .map((phrase) => phrase.replaceAll('{sum}', '{amount}'))
      .map(createFactPhrase),
    doubted: new RegExp(wholeWord(words.doubted)),
    restriction: new RegExp(findWords(words.restrictions)),
    ...createGoalPatterns(words, matchWord, UNSPACED.has(language)),
    condition: new RegExp(`^[,(]?\\s*(?:${matchPhrases(words.conditions)})${ends}`),
    included: new RegExp(`^\\s?(?:${matchPhrases(words.included)})${ends}`),
    taxNote: createTaxNotePattern(matchPhrases(words.taxNotes), slots.unit ?? '(?!)', ends),
    notPrice: new RegExp(`${start}(?:${matchPhrases(words.notPrices)})\\s*$`),
    notPaid: new RegExp(`^\\s*(?:${matchPhrases(words.notPaid)})${ends}`),
    called: createCalledPattern(start, words),
    opensSpan: new RegExp(`${start}(?:${slots.days}|${joinAny(words.spanFrom)})[,.]?\\s*$`),
    also: new RegExp(`${start}${joinAny(words.alsoWords)}\\s$`),
    spanWord: new RegExp(`${start}${joinAny(words.spanFrom)}\\s$`),
    joinedDays: new RegExp(
      `${start}(?:${slots.weekday}(?:,\\s|\\s?${joinAny(words.dayJoins)}\\s?))+$`,
    ),
    dayJoin: new RegExp(`^\\s?(?:&|\\+|${joinAny(words.dayJoins)})\\s?$`),
    ...buildConditionPatterns(language),
    clauses: chooseClauseMarks(language),
    heldOnDays: new RegExp(`${joinAny(words.heldOnDays)}${UNSPACED.has(language) ? '' : '\\s'}$`),
    ...createLoweredPatterns(start, words, language),
    inPack: new RegExp(`${start}(?:${joinAny(words.packWords)})\\s*$`),
    within: new RegExp(`(?:^|\\s)${joinAny(words.within)}\\s$`),
    notOffered: new RegExp(`^\\s(?:${matchPhrases(words.notOffered)})${ends}`),
  };
}

/** Matches words at the start or the end of a clause that say what the advertiser wants. */
function createWantedPattern(
  { wantedWords, wantedEnds }: FactWords,
  word: (list: readonly string[]) => string,
  isUnspaced: boolean,
): RegExp {
  const starts = `^(?:${word(wantedWords)})`;
  if (wantedEnds.length === 0) return new RegExp(starts);
  const ends = isUnspaced ? joinAny(wantedEnds) : word(wantedEnds);
  return new RegExp(`${starts}|(?:${ends})\\s*$`);
}

/** Creates patterns for what a goal field says about the business, the customers, and the offer. */
function createGoalPatterns(
  words: FactWords,
  word: (list: readonly string[]) => string,
  isUnspaced: boolean,
) {
  return {
    business: new RegExp(word(words.business)),
    // In scripts without spaces, a sum may directly follow the word: "立减50".
    free: new RegExp(isUnspaced ? joinAny(words.freeWords) : word(words.freeWords)),
    wanted: createWantedPattern(words, word, isUnspaced),
    purpose: new RegExp(`^\\s(?:${word(words.purposeWords)})`),
    afterwards: new RegExp(`^(?:${word(words.thenWords)})`),
    asksToAct: new RegExp(word(words.asksToAct)),
    statesTerm: new RegExp(word(words.termWords)),
    statesWay: new RegExp(word(words.wayWords)),
    timeOfStep: createTimePattern(words, isUnspaced),
  };
}

/** Creates patterns for the words around an old price that a lower one replaces. */
function createLoweredPatterns(start: string, words: FactWords, language: WrittenLanguage) {
  const end = JOINS_BEHIND.has(language) ? '' : `(?!${LETTER})`;
  return {
    loweredTo: new RegExp(`^\\s*(?:→|⇒|->|»|(?:[,;–-]\\s?)?${joinAny(words.loweredTo)}${end})`),
    loweredFrom: new RegExp(`${start}${joinAny(words.loweredFrom)}\\s?$`),
  };
}

/**
 * Creates the pattern for words such as "after" before or behind a number, with at most two words between
 * them.
 */
function createTimePattern({ timeWords }: FactWords, isUnspaced: boolean): RegExp {
  const when = joinAny(timeWords);
  if (isUnspaced) return new RegExp(`${DIGIT}[点時时시日天]?半?\\s?${when}|${when}\\s?${DIGIT}`);
  const words = `(?:${LETTER}+\\s){0,2}`;
  const before = `(?<!${LETTER})${when}\\s${words}${DIGIT}`;
  return new RegExp(`${before}|${DIGIT}[^\\s,]*?\\s?${words}${when}(?!${LETTER})`);
}

/** Creates the pattern for words that announce a telephone number, at the end of a text. */
function createCalledPattern(start: string, { phoneWords }: FactWords): RegExp {
  return new RegExp(
    `${start}(?:${joinAny(phoneWords)})[\\s.${ABBREVIATION_STOP}:–-]*(?:${LETTER}+[\\s:]+)?$`,
  );
}

/** Matches a note on tax at the start of a text, such as " (excl. VAT)", and the unit after it. */
function createTaxNotePattern(notes: string, unit: string, ends: string): RegExp {
  return new RegExp(`^\\.?,?\\s?\\(?(?:${notes})${ends}\\)?(?:\\s${unit}${ends})?`);
}
