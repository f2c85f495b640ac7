import type { FactWords, SaidKind } from '../../content/fact-words.ts';
import type { WrittenLanguage } from '../../content/languages.ts';
import { factWords } from '../../content/texts.ts';
import { type Anchor, anchorOf } from './anchors.ts';
import { DIGIT, fold, LETTER } from './fold.ts';
import { patternOfPhrase } from './phrase.ts';
import { type PlacePatterns, placePatterns } from './places.ts';
import { anyOf, slotsOf } from './slots.ts';

/** A phrase that tells a fact; its pattern is built when a text first holds the phrase's anchor. */
export interface FactPhrase {
  anchor: Anchor;
  pattern: () => RegExp;
}

/** How facts are found in a language. */
export interface FactPatterns {
  language: WrittenLanguage;
  /** Kinds in the order in which they take their words, each with the phrases that tell it. */
  kinds: readonly (readonly [SaidKind, readonly FactPhrase[]])[];
  places: PlacePatterns;
  /** Behind one of these an offer is taken back. */
  doubted: RegExp;
  /** With one of these a goal speaks of the business. */
  business: RegExp;
  /** Begins the terms of an offer, at the start of what follows it. */
  condition: RegExp;
  /** Ends what stands before a sum that is no price. */
  notPrice: RegExp;
  /** Begins what stands behind a sum that is no price. */
  notPaid: RegExp;
  /** Ends what stands before a phone number that is said to be one. */
  called: RegExp;
  /** Ends what stands before the first day of a span: "from", "Friday". */
  opensSpan: RegExp;
  /** Ends what stands before the first day of a span of what takes place on days. */
  heldOnDays: RegExp;
  /** Begins what stands between an old price and the present one. */
  loweredTo: RegExp;
  /** Ends what stands before how long something takes: "a quote within 24 h". */
  within: RegExp;
  /** Begins what makes another thing of the offer before it. */
  notOffered: RegExp;
  /** Finds words such as "order" or "book", which make a day in the same clause a deadline. */
  asksToAct: RegExp;
}

/** A kind takes its words before the next: a delivery "over $40" holds no price. */
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
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'th']);
/** Particles are joined to a word's end. */
const JOINS_BEHIND: ReadonlySet<string> = new Set(['ko', ...UNSPACED]);
/** How many letters of small words may be joined to a word's beginning. */
const PREFIX_LETTERS: Partial<Record<WrittenLanguage, number>> = { he: 1, ar: 3 };

const PATTERNS = new Map<WrittenLanguage, FactPatterns>();

/** Patterns of a language, made when first asked for. */
export function factPatterns(language: WrittenLanguage): FactPatterns {
  const known = PATTERNS.get(language);
  if (known) return known;
  const made = makePatterns(language, factWords(language));
  PATTERNS.set(language, made);
  return made;
}

/** Told by figures and days alone, in every language. */
const EVERYWHERE: Partial<Record<SaidKind, readonly string[]>> = {
  hours: ['{days}[:|,] {times}', '{clocktimes}', '24/7'],
  date: ['{date}[,] {time}', '{weekday}[,] {time}', '{date}'],
  discount: ['-{percent}', '–{percent}', '−{percent}', '(-|–|−) {percent}{end}'],
  price: ['{sum}'],
};

/** The sign of a currency makes a sum of the number behind it: no phrase begins with the number of "€12 for 500 g". */
const NO_SUM = `(?!(?<=[€$£¥₹₽₴₺₩฿₫₪]\\s?)${DIGIT})`;

/** A phrase that ends in a price, and the same with what the price is for and no word between: "20 € Stunde". */
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
      anchor: anchorOf(fold(phrase)),
      pattern: () => {
        built ??= new RegExp(`${starts}(?:${patternOfPhrase(fold(phrase), slots)})${ends}`, 'g');
        return built;
      },
    };
  };
  const word = (list: readonly string[]) => `${starts}(?:${phrases(list)})${ends}`;
  const phrases = (list: readonly string[]) =>
    list.length === 0
      ? '(?!)'
      : list.map((phrase) => patternOfPhrase(fold(phrase), slots)).join('|');
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
    doubted: new RegExp(word(words.doubted)),
    business: new RegExp(word(words.business)),
    condition: new RegExp(`^[,(]?\\s*(?:${phrases(words.conditions)})${ends}`),
    notPrice: new RegExp(`${starts}(?:${phrases(words.notPrices)})\\s*$`),
    notPaid: new RegExp(`^\\s*(?:${phrases(words.notPaid)})${ends}`),
    called: new RegExp(`${starts}(?:${anyOf(words.phoneWords)})[\\s.:–-]*(?:${LETTER}+[\\s:]+)?$`),
    opensSpan: new RegExp(`${starts}(?:${slots.days}|${anyOf(words.spanFrom)})[,.]?\\s*$`),
    heldOnDays: new RegExp(`${anyOf(words.heldOnDays)}${UNSPACED.has(language) ? '' : '\\s'}$`),
    loweredTo: new RegExp(
      `^\\s*(?:→|⇒|->|»|(?:[,;–-]\\s?)?${anyOf(words.loweredTo)}${JOINS_BEHIND.has(language) ? '' : `(?!${LETTER})`})`,
    ),
    within: new RegExp(`(?:^|\\s)${anyOf(words.within)}\\s$`),
    notOffered: new RegExp(`^\\s(?:${phrases(words.notOffered)})${ends}`),
    asksToAct: new RegExp(word(words.asksToAct)),
  };
}
