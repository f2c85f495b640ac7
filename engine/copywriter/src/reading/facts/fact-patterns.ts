import { foldLetters } from '@adwright/engine-lexicon';
import type { FactWords, SaidKind } from '../../content/fact-words.ts';
import { ifWordsOf } from '../../content/if-words.ts';
import type { WrittenLanguage } from '../../content/languages.ts';
import { factWords } from '../../content/texts.ts';
import { type Anchor, anchorOf } from './anchors.ts';
import { clauseMarks } from './clauses.ts';
import { DIGIT, LETTER } from './letters.ts';
import { patternOfPhrase } from './phrase.ts';
import { type PlacePatterns, placePatterns } from './places.ts';
import { anyOf, slotsOf } from './slots.ts';

/** A phrase that identifies a fact. Its pattern is built when a text first contains the phrase's anchor. */
export interface FactPhrase {
  anchor: Anchor;
  pattern: () => RegExp;
}

/** The patterns and words for finding facts in a language. */
export interface FactPatterns {
  language: WrittenLanguage;
  /** Kinds in the order in which they claim words, each with its phrases. */
  kinds: readonly (readonly [SaidKind, readonly FactPhrase[]])[];
  places: PlacePatterns;
  /** A sum with its currency. */
  sum: RegExp;
  /** Phrases of an old price, with a number that has no currency. */
  bareOldPrices: readonly FactPhrase[];
  /** Words that withdraw the offer after them. */
  doubted: RegExp;
  /** Words that show that a goal is about the business. */
  business: RegExp;
  /** Start the terms of an offer, directly after it. */
  condition: RegExp;
  /** Starts the text after a price with what that includes: "incl. lunch". */
  included: RegExp;
  /** End the text before a sum that isn't a price. */
  notPrice: RegExp;
  /** Start the text after a sum that isn't a price. */
  notPaid: RegExp;
  /** End the text before a labelled phone number. */
  called: RegExp;
  /** End the text before the first day of a range: "from", "Friday". */
  opensSpan: RegExp;
  /** Ends the text before a day that is offered besides others: "also". */
  also: RegExp;
  /** The word that ends the text before a span: "from". */
  spanWord: RegExp;
  /** Ends the text before a day: the days that share its hour, "Tuesdays and". */
  joinedDays: RegExp;
  /** Finds words that make a condition: "if", "when". */
  ifWords: RegExp;
  /** Finds those of them that open the condition. */
  ifOpens: RegExp;
  /** Parts clauses, for the functions of clauses.ts. */
  clauses: RegExp;
  /** End the text before the first day of an event that lasts several days. */
  heldOnDays: RegExp;
  /** Start the text between an old price and the present one. */
  loweredTo: RegExp;
  /** End the text before a price that a lower one replaces: "from". */
  loweredFrom: RegExp;
  /** End the text before a number of pieces: "kit de". */
  inPack: RegExp;
  /** End the text before a duration: "a quote within 24 h". */
  within: RegExp;
  /** Start another product that the offer before them doesn't cover. */
  notOffered: RegExp;
  /** Finds words such as "order" or "book", which make a day in the same clause a deadline. */
  asksToAct: RegExp;
}

/** Each kind claims its words before the next: a delivery "over $40" contains no price. */
const READING_ORDER: readonly SaidKind[] = [
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

/** Languages without spaces between words: a phrase may stand between any letters. */
export const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'th']);
/** Languages with particles joined to a word's end. */
const JOINS_BEHIND: ReadonlySet<string> = new Set(['ko', ...UNSPACED]);
/** Greatest number of letters of small words joined to a word's beginning. */
const PREFIX_LETTERS: Partial<Record<WrittenLanguage, number>> = { he: 1, ar: 3 };

const PATTERNS = new Map<WrittenLanguage, FactPatterns>();

/** Patterns of a language, created on the first use. */
export function factPatterns(language: WrittenLanguage): FactPatterns {
  const known = PATTERNS.get(language);
  if (known) return known;
  const made = makePatterns(language, factWords(language));
  PATTERNS.set(language, made);
  return made;
}

/** Kinds recognised by numbers and days alone, in every language. */
const EVERYWHERE: Partial<Record<SaidKind, readonly string[]>> = {
  hours: ['{days}[:|,] {times}', '{clocktimes}', '24/7'],
  date: ['{date}[,] {time}', '{weekday}[,] {time}', '{date}'],
  discount: ['-{percent}', '–{percent}', '−{percent}', '(-|–|−) {percent}{end}'],
  price: ['{sum}'],
};

/** A currency sign makes the number after it a sum: no phrase starts with the number of "€12 for 500 g". */
const NO_SUM = `(?!(?<=[€$£¥₹₽₴₺₩฿₫₪]\\s?)${DIGIT})`;

/** Adds to a phrase that ends in a price the same phrase with a unit directly after it: "20 € Stunde". */
function withUnit(phrase: string): string[] {
  return phrase.endsWith('{sum}') ? [phrase, `${phrase} {unit}{end}`] : [phrase];
}

function makePatterns(language: WrittenLanguage, words: FactWords): FactPatterns {
  const slots = slotsOf(language, words);
  const starts = UNSPACED.has(language)
    ? `(?<!${DIGIT})${NO_SUM}`
    : `(?<!${LETTER}{${1 + (PREFIX_LETTERS[language] ?? 0)}}|${DIGIT}|${DIGIT}[.,])${NO_SUM}`;
  const ends = JOINS_BEHIND.has(language) ? `(?!${DIGIT})` : `(?!${LETTER}|${DIGIT}|[.,]${DIGIT})`;
  const phraseOf = (phrase: string): FactPhrase => {
    let built: RegExp | undefined;
    return {
      anchor: anchorOf(foldLetters(phrase)),
      pattern: () => {
        built ??= new RegExp(`${starts}(?:${patternOfPhrase(phrase, slots)})${ends}`, 'g');
        return built;
      },
    };
  };
  const word = (list: readonly string[]) => `${starts}(?:${phrases(list)})${ends}`;
  // No small word is joined to these phrases: Hebrew "מלא" is "full", not "from no".
  const wholeWord = UNSPACED.has(language)
    ? word
    : (list: readonly string[]) => `(?<!${LETTER})${word(list)}`;
  const phrases = (list: readonly string[]) =>
    list.length === 0 ? '(?!)' : list.map((phrase) => patternOfPhrase(phrase, slots)).join('|');
  const kinds = READING_ORDER.map(
    (kind) =>
      [
        kind,
        [...(words.phrases[kind] ?? []), ...(EVERYWHERE[kind] ?? [])]
          .flatMap(withUnit)
          .map(phraseOf),
      ] as const,
  );
  return {
    language,
    kinds,
    places: placePatterns(language, words),
    sum: new RegExp(slots.sum ?? '(?!)'),
    bareOldPrices: (words.phrases.was ?? [])
      .map((phrase) => phrase.replaceAll('{sum}', '{amount}'))
      .map(phraseOf),
    doubted: new RegExp(wholeWord(words.doubted)),
    business: new RegExp(word(words.business)),
    condition: new RegExp(`^[,(]?\\s*(?:${phrases(words.conditions)})${ends}`),
    included: new RegExp(`^\\s?(?:${phrases(words.included)})${ends}`),
    notPrice: new RegExp(`${starts}(?:${phrases(words.notPrices)})\\s*$`),
    notPaid: new RegExp(`^\\s*(?:${phrases(words.notPaid)})${ends}`),
    called: new RegExp(`${starts}(?:${anyOf(words.phoneWords)})[\\s.:–-]*(?:${LETTER}+[\\s:]+)?$`),
    opensSpan: new RegExp(`${starts}(?:${slots.days}|${anyOf(words.spanFrom)})[,.]?\\s*$`),
    also: new RegExp(`${starts}${anyOf(words.alsoWords)}\\s$`),
    spanWord: new RegExp(`${starts}${anyOf(words.spanFrom)}\\s$`),
    joinedDays: new RegExp(
      `${starts}(?:${slots.weekday}(?:,\\s|\\s?${anyOf(words.dayJoins)}\\s?))+$`,
    ),
    ...ifWordsOf(language),
    clauses: clauseMarks(language),
    heldOnDays: new RegExp(`${anyOf(words.heldOnDays)}${UNSPACED.has(language) ? '' : '\\s'}$`),
    loweredTo: new RegExp(
      `^\\s*(?:→|⇒|->|»|(?:[,;–-]\\s?)?${anyOf(words.loweredTo)}${JOINS_BEHIND.has(language) ? '' : `(?!${LETTER})`})`,
    ),
    loweredFrom: new RegExp(`${starts}${anyOf(words.loweredFrom)}\\s?$`),
    inPack: new RegExp(`${starts}(?:${anyOf(words.packWords)})\\s*$`),
    within: new RegExp(`(?:^|\\s)${anyOf(words.within)}\\s$`),
    notOffered: new RegExp(`^\\s(?:${phrases(words.notOffered)})${ends}`),
    asksToAct: new RegExp(word(words.asksToAct)),
  };
}
