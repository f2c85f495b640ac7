import { containsWholeText, type Fact } from '@adwright/engine-lexicon';
import type { FactLabels } from './content/fact-words.ts';
import type { WrittenLanguage } from './content/languages.ts';
import { getFactWords } from './content/texts.ts';

/** Adds a label to a value that was typed into its own field without words. */
export function addFactLabel({ kind, text }: Fact, language: WrittenLanguage | 'und'): string {
  const value = text.trim();
  if (kind === 'until' && language !== 'und') {
    const [inCase, before] = DAYS_IN_CASE[language] ?? [];
    if (inCase?.test(value) && before) return before.replace('{value}', () => value);
  }
  if (language === 'und' || !isLabelledKind(kind) || !isBare(kind, value, language)) return value;
  const label = getFactWords(language).labels[kind];
  // A value that already contains the label gets no second label, for example "11月30日まで".
  return containsWholeText(value, label.replace('{value}', ''))
    ? value
    : label.replace('{value}', () => value);
}

/** Matches words before a day that German writes with a capital only at the start of a sentence. */
const GERMAN_PREPOSITION =
  /^(?:Ab|Am|Bei|Beim|Bis|Für|Heute|Im|In|Jetzt|Kommende[rnms]?|Nach|Nächste[rnms]?|Noch|Nur|Seit|Spätestens|Diese[rnms]?|Vom?|Von|Vor|Zu|Zum|Zur)(?!\p{L})/u;

/**
 * Returns a day or deadline in the form that it has inside a sentence, for example "before 20
 * December". Names of days and months keep the capital that the language gives them.
 */
export function lowerDayNames(day: string, language: WrittenLanguage): string {
  // An abbreviation such as "DP" keeps its capitals.
  if (/^\p{Lu}{2}/u.test(day)) return day;
  const isLowered =
    language === 'de'
      ? GERMAN_PREPOSITION.test(day)
      : !listProperDays(language).some((name) => day.startsWith(name));
  return isLowered ? day.charAt(0).toLocaleLowerCase(language) + day.slice(1) : day;
}

const PROPER_DAYS = new Map<WrittenLanguage, readonly string[]>();

/**
 * Returns the names of weekdays and months in a language, with the capitals that they have in a
 * calendar.
 */
function listProperDays(language: WrittenLanguage): readonly string[] {
  const known = PROPER_DAYS.get(language) ?? formatProperDays(language);
  PROPER_DAYS.set(language, known);
  return known;
}

function formatProperDays(language: WrittenLanguage): readonly string[] {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2024, 0, 1 + day)));
  const months = Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2024, at, 1)));
  return [...days, ...months];
}

function isLabelledKind(kind: Fact['kind']): kind is keyof FactLabels {
  return (
    kind === 'was' || kind === 'code' || kind === 'until' || kind === 'phone' || kind === 'discount'
  );
}

/**
 * Matches three capitals beside a sum. Three capitals may be a currency code, which is no label, or
 * a label such as "UVP" or "RRP".
 */
const CAPITALS = /(?<!\p{L})\p{Lu}{3}(?!\p{L})/gu;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * Matches "until" in languages that put it after the day, for example "30 Kasım’a kadar",
 * "12月31日截止".
 */
const SAYS_UNTIL = /(?<!\p{L})kadar(?!\p{L})|[止前]|有效|まで/iu;
/** Matches an abbreviation of several words, such as "i.p.v." for "instead of". */
const ABBREVIATED = /(?:\p{L}\.){2,}/u;

/**
 * Matches a discount without a word or sign for the reduction, for example "20 %", "%20", "€10".
 * "-20 %", "2x1" and "8折" contain a sign for the reduction.
 */
const BARE_DISCOUNT = /^(?:(?:%|\p{Sc})\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|\p{Sc}))$/u;

function isBare(kind: keyof FactLabels, value: string, language: WrittenLanguage): boolean {
  switch (kind) {
    case 'code':
      return !/\s|[:：]/u.test(value);
    case 'discount':
      return BARE_DISCOUNT.test(value);
    case 'until':
      return !SAYS_UNTIL.test(value) && (/^\d/.test(value) || beginsWithDay(value, language));
    case 'was':
    case 'phone':
      return (
        !ABBREVIATED.test(value) &&
        !/\p{L}{3}/u.test(value.replace(CAPITALS, (code) => (CURRENCIES.has(code) ? '' : code)))
      );
  }
}

/** Tells whether a text starts with the name of a weekday or month. */
function beginsWithDay(value: string, language: WrittenLanguage): boolean {
  const first = value.toLocaleLowerCase(language);
  return [...listDayNames(language), ...listDayNames('en')].some((name) => first.startsWith(name));
}

const DAYS = new Map<WrittenLanguage, readonly string[]>();

function listDayNames(language: WrittenLanguage): readonly string[] {
  const known = DAYS.get(language) ?? buildDayNames(language);
  DAYS.set(language, known);
  return known;
}

/** Names of days that people type after "until" and that a calendar does not list. */
const SPOKEN_DAYS: Readonly<Partial<Record<WrittenLanguage, readonly string[]>>> = {
  pl: ['poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty', 'niedzieli'],
  zh: ['周', '本周', '下周', '月底', '年底'],
};

/**
 * Names of days in the grammatical case after "until", for languages in which the label for other
 * days needs another case.
 */
const DAYS_IN_CASE: Readonly<Partial<Record<WrittenLanguage, readonly [RegExp, string]>>> = {
  ru: [
    /^(?:понедельника|вторника|среды|четверга|пятницы|субботы|воскресенья)(?!\p{L})/iu,
    'До {value}',
  ],
  uk: [
    /^(?:понеділка|вівторка|середи|четверга|п['’ʼ]ятниці|суботи|неділі)(?!\p{L})/iu,
    'До {value}',
  ],
};

function buildDayNames(language: WrittenLanguage): string[] {
  return [...listProperDays(language), ...(SPOKEN_DAYS[language] ?? [])].map((name) =>
    name.toLocaleLowerCase(language),
  );
}
