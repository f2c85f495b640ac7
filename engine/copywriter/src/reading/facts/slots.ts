import { foldLetters } from '@adwright/engine-lexicon';
import type { FactWords } from '../../content/fact-words.ts';
import { JOINS_BEHIND, type WrittenLanguage } from '../../content/languages.ts';
import { makeAccentsOptional } from './accents.ts';
import { ABBREVIATION_STOP, DIGIT, LETTER, RANGE_HYPHEN, STOP } from './letters.ts';
import { buildPhrasePattern } from './phrase.ts';

const SIGNS =
  '[€$£¥₹₽₴₺₩฿₫₪₡₦₱₲₵₸₼₾៛₭₮₨৳]|(?:r|us|a|c|ca|au|nz|hk|s|sg|nt|mx)\\$|z[łl]|k[rč]|(?<![0-9]\\s?)rm(?=\\s?[0-9])';
const CODES =
  '(?:eur|usd|gbp|chf|sek|nok|dkk|pln|cad|aud|nzd|jpy|cny|rmb|rub|uah|aed|sar|qar|kwd|egp|inr|idr|vnd|vnđ|thb|krw|ils|nis|czk|huf|brl|mxn|sgd|hkd|zar)';
/** Pattern of the units of weight or size after a number, for example "500 g". */
const MEASURES = '(?:[km]?g|[mcd]?l|[cmk]m|oz|lbs?|kwh?|mah)';
const NOT_MEASURED = `(?!${DIGIT}|\\s?${MEASURES}(?!${LETTER}))`;
/**
 * Pattern of the first number and the dash of a small range. A space ends the second number: in "36-46 199
 * zł", the sizes end with 46.
 */
const SMALL_RANGE = `(?<!${DIGIT})${DIGIT}{1,2}[-–]`;
/**
 * Pattern of an amount. The minutes of "10:00，380元" must not start an amount, although folding
 * (normalising) replaces the full-width comma by a plain comma.
 */
const AMOUNT = `(?<!${DIGIT}:)(?:(?<!${SMALL_RANGE})|(?!${DIGIT}{1,3} ))${DIGIT}{1,3}(?:[.,'’ \\u00a0\\u202f]${DIGIT}{3})+(?:[.,]${DIGIT}{1,2})?${NOT_MEASURED}|${DIGIT}+(?:[.,]${DIGIT}{1,2})?(?!${DIGIT})`;
/** Pattern of the note on tax after a Japanese price, for example "（税込）". */
const TAX = '(?:\\s?\\(税[込別抜]み?\\))?';
/** Abbreviated units of a price without a slash, for example "19,90 € mtl.", "€ 295 p.st.". */
const SHORT_UNITS = `(?:c/u|mtl|mtgl|jährl|p${STOP}\\s?(?:st|m|p|a|pers|monat|person|stk|week|persoon)|pp|p/st|/st|p/u|p/p|ea|stk|szt|шт)`;
/** Abbreviated units after a slash, whose full stop belongs to the unit. */
const ABBREVIATED_UNIT =
  '(?:os|szt|mies|msc|godz|pers|per|pes|pess|tyg|kpl|st|stk|std|pn|чел|мес|шт|ос|міс|год|ат|άτ|ατ|τεμ|uni|und|ud|h|osob|oss)';
/**
 * Matches the unit after a price, for example "/kg", "/500 g", "/m²". The full stop of an
 * abbreviation is included only if another punctuation mark follows. Before any other character,
 * the full stop may end the sentence.
 */
export const PER_UNIT = new RegExp(
  `^(?:\\s?/\\s?(?:${DIGIT}{1,4}\\s?)?${LETTER}+(?:${STOP}${LETTER}+)*[²³]?(?:(?<=/\\s?${ABBREVIATED_UNIT})\\.|\\.(?=[,;)])|${ABBREVIATION_STOP})?|\\s?${SHORT_UNITS}(?!${LETTER})(?:\\.(?=[,;)]|$|\\s(?!\\p{Lu}))|${ABBREVIATION_STOP})?)`,
  'u',
);
/** End of a sum without cents and currency, for example "9,–", "499/-". */
const EVEN = '(?:[,.:][-–—]|/[-=](?![0-9]))';
/**
 * Pattern of a sum in South African rand, for example "R450". With fewer digits, "R" and a number
 * may name a model or a size, so a smaller sum needs a unit.
 */
const RAND = `r\\s?(?:(?:${DIGIT}{3,6}|${DIGIT}{1,3}(?:[ ,]${DIGIT}{3})+)(?:[.,]${DIGIT}{2})?(?!${DIGIT}|${LETTER})|${DIGIT}{2}(?=\\s?(?:pp|p/p|each|per|/)(?!${LETTER})))`;

const escapePattern = (word: string) =>
  word.replace(/[\\^$*+?()[\]{}|/-]/g, '\\$&').replaceAll('.', STOP);

/**
 * Returns a pattern that matches any of the given words, the longest first. The pattern matches
 * nothing if there are no words.
 */
export function joinAny(words: readonly string[]): string {
  const longest = words.map(foldLetters).sort((a, b) => b.length - a.length);
  return words.length === 0
    ? '(?!)'
    : `(?:${longest.map((word) => makeAccentsOptional(escapePattern(word))).join('|')})`;
}

/** Languages that may write the month before the day. */
const MONTH_FIRST: ReadonlySet<string> = new Set(['en', 'vi', ...JOINS_BEHIND]);

/** Returns the patterns for the names in braces, for a language. */
export function buildSlotPatterns(
  language: WrittenLanguage,
  words: FactWords,
): Readonly<Record<string, string>> {
  const wordEnd = JOINS_BEHIND.has(language) ? '' : `(?!${LETTER})`;
  return {
    ...buildFigurePatterns(language, words, wordEnd),
    ...buildDayPatterns(language, words, wordEnd),
    ...buildTimePatterns(words, wordEnd),
    unit: `${joinAny(words.priceUnits)}${wordEnd}`,
    end: CLAUSE_END,
    inside: UNIT_IS_SURE.has(language) ? UNIT_INSIDE : '(?!)',
    // An amount at a clause's end counts as a unit, because a price per unit is not the product's
    // price, for example "12 € per 100 g". An amount before other words belongs to the product's
    // name, for example "12 € per 500 g di caffè".
    word: `(?:${LETTER}(?:${LETTER}|[0-9’'-])*|\\s?${DIGIT}{1,4}\\s?${MEASURES}(?!${LETTER})${CLAUSE_END})`,
    names: `${LETTER}[^\\s,;:!?()]*(?:\\s(?!${DIGIT}+(?:[\\s,]|$))[^\\s,;:!?()]+){0,3}`,
    house: `${DIGIT}{1,4}[a-z]?(?!${LETTER}|\\s?[€$£₽])(?!${buildDayBehindPattern(language, words)}|${buildClockBehindPattern(words)})`,
    code: `(?:${QUOTE}\\s?)?(?:${buildCodePattern(language)})(?:\\s?${QUOTE})?`,
  };
}

/**
 * Returns the pattern that recognises a number as the first day of a date or range. The 12 in
 * "Kerstmarkt 12 t/m 14 december", for example, is no house number.
 */
function buildDayBehindPattern(language: WrittenLanguage, words: FactWords): string {
  const { months, shortMonths } = readCalendar(language, words);
  const last = `(?:${buildSpanPattern(words)}${DIGIT}{1,2})?`;
  return `${ORDINAL}${last}${ORDINAL}\\s?(?:${joinAny(words.dateLinks)}\\s)?${joinAny([...months, ...shortMonths])}`;
}

/**
 * Returns the pattern that recognises a number as an hour. The 8 in "Flohmarkt 8–16 Uhr", for
 * example, is no house number.
 */
function buildClockBehindPattern(words: FactWords): string {
  const minutes = `(?:[:.]${DIGIT}{2})?`;
  return `${minutes}(?:${buildSpanPattern(words)}${DIGIT}{1,2}${minutes})?\\s?${joinAny(words.clock)}(?!${LETTER})`;
}

/** Lookahead that requires the end of a clause. */
const CLAUSE_END = `(?=${ABBREVIATION_STOP}?\\s*(?:$|[,.;:!?)，。、！？–—-]))`;

/** Languages in which a unit directly after a price has no other meaning. */
const UNIT_IS_SURE: ReadonlySet<WrittenLanguage> = new Set(['de', 'es', 'pl', 'ru', 'sv', 'uk']);
/**
 * Lookahead after the unit of a price inside a clause: no word that would make the unit part of a
 * phrase.
 */
const UNIT_INSIDE = `(?=\\s${LETTER})(?!\\s(?:de|del|der|des|von|i|z|w|na|do|av|с|в|на|до|и|та|у|oder|und|y|och)(?!${LETTER}))`;

/** Quotation marks that may surround a code. */
const QUOTE = '["\'“”„‟«»‹›「」『』‘‚]';

/**
 * Returns the pattern of a code's characters; in languages without spaces, it ends with the Latin
 * letters.
 */
function buildCodePattern(language: WrittenLanguage): string {
  return JOINS_BEHIND.has(language)
    ? `[a-z0-9][a-z0-9_-]{2,}`
    : `(?:${LETTER}|${DIGIT})(?:${LETTER}|[0-9_-]){2,}`;
}

function buildFigurePatterns(language: WrittenLanguage, words: FactWords, wordEnd: string) {
  const amount = `(?:${AMOUNT})(?:\\s?${joinAny(words.thousands)}${wordEnd})?`;
  const money = `(?:${SIGNS}|${CODES}|${joinAny(words.currencies)})`;
  const sign = `(?:%|${joinAny(words.percent)}${wordEnd})`;
  const span = `(?:[-–−]\\s?)?(?:${DIGIT}{1,2}\\s?[-–]\\s?)?`;
  return {
    sum: [
      `${DIGIT}+\\s?€${DIGIT}{2}(?!${DIGIT})`,
      `(?<![ァ-ヴー])${money}\\s?(?:${amount})(?:${EVEN})?(?:\\s?${CODES}(?!${LETTER}))?${TAX}`,
      `(?:${amount})(?:${EVEN})?\\s?${money}${wordEnd}${TAX}`,
      `(?:${AMOUNT})${EVEN}`,
      ...(language === 'en' ? [RAND] : []),
    ].join('|'),
    amount,
    bare: `(?<!${DIGIT})(?:${DIGIT}{3,6}|${DIGIT}{1,3}(?:[.,]${DIGIT}{3})+)(?:[.,]${DIGIT}{2})?(?![.,:]?${DIGIT})${NOT_MEASURED}`,
    percent: `${span}${DIGIT}{1,2}(?:[.,]${DIGIT})?\\s?${sign}|%\\s?${DIGIT}{1,2}`,
    n: `(?:(?<!${DIGIT})${DIGIT}{1,3}${NOT_MEASURED}|${joinAny(words.numbers)}${wordEnd})`,
    decimal: `${DIGIT}+[.,]${DIGIT}{2}(?!${DIGIT})`,
    tenths: `(?:${DIGIT}{1,2}(?:\\.${DIGIT})?|[一二三四五六七八九]{1,2})`,
  };
}

function buildDayPatterns(language: WrittenLanguage, words: FactWords, wordEnd: string) {
  const calendar = readCalendar(language, words);
  const month = `(?:${joinAny(calendar.months)})${wordEnd}`;
  const weekday = `(?:${joinAny(calendar.weekdays)})${wordEnd}`;
  // The last letter of a Thai word may be the same as a day's abbreviation, for example
  // "คริสต์มาส".
  const dayStart = language === 'th' ? `(?<!${LETTER})` : '';
  const shortDay = `(?:${joinAny(calendar.weekdays)}|${dayStart}${joinAny(calendar.shortDays)})${STOP}?${wordEnd}`;
  // A full stop after the full name of a month ends the sentence.
  const shortMonth = `(?:${joinAny(calendar.months)}|${joinAny(calendar.shortMonths)}${STOP}?)${wordEnd}`;
  const link = `(?:${joinAny(words.dateLinks)}\\s*)?`;
  const ofMonth = `(?<!${DIGIT})${DIGIT}{1,2}${ORDINAL}(?!${DIGIT})`;
  const firstDay = `(?<!${DIGIT})${DIGIT}{1,2}${ORDINAL}\\s?(?:[-–]|${joinAny(words.dayJoins)})\\s?`;
  const year = `(?:,?\\s*${link}${DIGIT}{4}(?:\\s?(?:г${STOP}|р${STOP}|года|року|年|년))?)?`;
  const date = `(?:${shortDay},?\\s*${link})?(?:${[
    ...NUMERIC_DATES,
    `(?:${firstDay})?${ofMonth}\\s*${link}${shortMonth}${year}`,
    ...(MONTH_FIRST.has(language)
      ? [
          `${shortMonth}\\s+${ofMonth}(?:\\s?(?:[-–]|${joinAny(words.dayJoins)})\\s?${ofMonth})?${year}`,
        ]
      : []),
  ].join('|')})`;
  const ofDays = { month, weekday, n: `${DIGIT}{1,2}` };
  const named = words.days.map((phrase) => buildPhrasePattern(phrase, ofDays));
  const numeric = `(?:${weekday},?\\s*${link})?${ofMonth}(?:/${DIGIT}{1,2}|\\.(?:0?[1-9]|1[0-2])(?!${DIGIT}))`;
  const to = buildSpanPattern(words);
  return {
    month,
    weekday,
    date,
    // A range of days without a word before it, for example "3 au 7 mars", "4/20-5/10". A single
    // "4/20" may be a fraction.
    dates: `(?<!${DIGIT})${DIGIT}{1,2}${ORDINAL}${to}${ofMonth}\\s*${link}${shortMonth}${year}|${MONTH_AND_DAY}\\s?[-–—~〜至]\\s?${MONTH_AND_DAY}(?!${DIGIT}|/)`,
    // The name of a day may start like a date and must therefore be tried first, for example "1月底".
    day: [...named, date, numeric, weekday, `${month}(?:\\s+${DIGIT}{4})?`].join('|'),
    days: `${shortDay}(?:(?:${to}|\\s?[/,&+]\\s?)${shortDay})*`,
    daysign: '[月火水木金土日一二三四五六월화수목금토]',
    monthday: `(?<!${DIGIT}|/)${MONTH_AND_DAY}(?!${DIGIT}|/)`,
    bracketed: '\\s?\\((?:週|周|星期)?[月火水木金土日一二三四五六월화수목금토일]\\)',
  };
}

/** Endings of a number that make it a day, for example "30th", "1er", "30-го", "30.". */
const ORDINAL = '(?:st|nd|rd|th|er|º|°|ª|ος|η|-?го|-?е|:a|:e|\\.)?';
const NUMERIC_DATES = [
  `(?:${DIGIT}{4}\\s?[年년]\\s?)?${DIGIT}{1,2}\\s?[月월]\\s?(?:${DIGIT}{1,2}\\s?[日號号일])?`,
  `${DIGIT}{1,2}\\.${DIGIT}{1,2}\\.(?:${DIGIT}{4}|${DIGIT}{2})?`,
  `${DIGIT}{1,2}/${DIGIT}{1,2}/${DIGIT}{2,4}`,
  `${DIGIT}{4}-${DIGIT}{2}-${DIGIT}{2}`,
];

const MONTH_AND_DAY = `${DIGIT}{1,2}/${DIGIT}{1,2}`;

const buildSpanPattern = ({ to }: FactWords) =>
  `\\s?(?:[-${RANGE_HYPHEN}–—~〜至]|${joinAny(to)})\\s?`;

function buildTimePatterns(words: FactWords, wordEnd: string) {
  const clock = joinAny(words.clock);
  const hour = `(?<![0-9.,:])${DIGIT}{1,2}`;
  const minutes = `[:.]${DIGIT}{2}`;
  const time = [
    `${hour}[:.h]${DIGIT}{2}(?:\\s?${clock}${wordEnd})?`,
    `${hour}\\s?(?:${clock}|h)${wordEnd}`,
    `${clock}\\s?${hour}(?:${minutes})?(?!${DIGIT})(?:\\s?${clock})?`,
  ].join('|');
  // The pattern excludes scales of models, for example "1:12 - 1:24". At least one of the two times
  // in a range must therefore have two digits or a word for time.
  const sure = [
    `(?<![0-9.,:])${DIGIT}{2}[:.]${DIGIT}{2}`,
    `${hour}h${DIGIT}{2}`,
    `${hour}[:.]${DIGIT}{2}\\s?${clock}${wordEnd}`,
    `${hour}\\s?(?:${clock}|h)${wordEnd}`,
    `${clock}\\s?${hour}(?:${minutes})?(?!${DIGIT})`,
  ].join('|');
  // A full or half hour is certainly a time, because no scale model has the scale 1:00 or 1:30.
  const onTheHour = `${hour}:[03]0`;
  const bare = `${hour}(?:${minutes})?`;
  const to = buildSpanPattern(words);
  const clocktimes = [
    `(?:${sure})${to}(?:${time})(?:\\s?${clock}${wordEnd})?`,
    `(?:${time})${to}(?:${sure})(?:\\s?${clock}${wordEnd})?`,
    `${onTheHour}${to}${onTheHour}`,
  ].join('|');
  const behind = `(?!\\s?[%€$£₽])`;
  const notScale = `(?<!${joinAny(words.scaleWords)}[\\s:]*)`;
  // Only quarters of an hour from seven o’clock are certain: "16:10" is the shape of a screen, "1:15" a scale.
  const quarter = `(?<![0-9.,:])(?:0?[7-9]|1[0-9]|2[0-4]):(?:00|15|30|45)(?![0-9:])`;
  const clocktime = [
    quarter,
    `${hour}h${DIGIT}{2}(?!${DIGIT})`,
    `${bare}\\s?${clock}${wordEnd}`,
    `${clock}\\s?${bare}(?!${DIGIT})`,
  ].join('|');
  return {
    time,
    // A single time of day that has a word for time or minutes.
    clocktime: `${notScale}(?:${clocktime})${behind}`,
    quarterclock: `${notScale}${quarter}${behind}`,
    minuteclock: `${hour}${minutes}(?!${DIGIT})${behind}`,
    // An hour with or without minutes, for phrases that contain a word for time.
    oclock: `${bare}(?!${DIGIT})${behind}`,
    clockrange: `${clock}\\s?${bare}${to}${bare}(?!${DIGIT})`,
    hourrange: `${bare}${to}${bare}(?!${DIGIT})`,
    clocktimes: `${notScale}(?:${clocktimes})${behind}`,
    times: [
      `(?:${time}|${hour})${to}(?:${time})(?:\\s?${clock})?`,
      `${bare}\\s?[-–—]\\s?${bare}(?![0-9%€$£])(?:\\s?(?:${clock}|h)${wordEnd})?`,
    ].join('|'),
  };
}

interface Calendar {
  months: string[];
  shortMonths: string[];
  weekdays: string[];
  shortDays: string[];
}

/**
 * Returns the names of months and days in a language, in the forms that they have alone and beside
 * a number, from its calendar.
 */
export function readCalendar(language: WrittenLanguage, words: FactWords): Calendar {
  const formatParts = (options: Intl.DateTimeFormatOptions, type: 'month' | 'weekday', at: Date) =>
    new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' })
      .formatToParts(at)
      .flatMap((part) => (part.type === type ? [part.value.replace(/\.$/, '')] : []));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 5, 1 + day)));
  const formatMonths = (width: 'long' | 'short', dates: readonly Date[]) =>
    dates.flatMap((at) => [
      ...formatParts({ month: width }, 'month', at),
      ...formatParts({ month: width, day: 'numeric' }, 'month', at),
    ]);
  const isName = (name: string) => !/^\p{Nd}+$/u.test(name);
  return {
    months: [...new Set([...formatMonths('long', months).filter(isName), ...words.months])],
    shortMonths: [...new Set(formatMonths('short', months).filter(isName))],
    weekdays: [
      ...new Set([
        ...days.flatMap((at) => formatParts({ weekday: 'long' }, 'weekday', at)),
        ...words.weekdays,
      ]),
    ],
    shortDays: [...new Set(days.flatMap((at) => formatParts({ weekday: 'short' }, 'weekday', at)))],
  };
}
