import { foldLetters } from '@adwright/engine-lexicon';
import type { FactWords } from '../../content/fact-words.ts';
import type { WrittenLanguage } from '../../content/languages.ts';
import { getFactWords } from '../../content/texts.ts';
import { isOrdinaryWord, isPlace } from '../english-nouns.ts';
import { GAZETTEER } from '../gazetteer.ts';
import { CLAUSE_MARKS, cutClauseBefore } from './clauses.ts';
import { DIGIT, LETTER } from './letters.ts';
import type { Span } from './phone.ts';
import { joinAny, readCalendar } from './slots.ts';

/** The words and patterns by which places are found in a language. */
export interface PlacePatterns {
  /** Matches a word such as "in" or "near" before a name. */
  before: RegExp | null;
  /** Matches listed names of places, with the preposition if there is one. */
  named: RegExp | null;
  /** Capitalised names that are no places: months, days, holidays, languages. */
  others: ReadonlySet<string>;
  /** Words in the same clause that show where something is made and not where it is sold. */
  made: RegExp;
  /** Words of `before` that count only before a likely place. */
  uncertain: RegExp;
  /** Words that start a name that is no place. */
  notPlace: RegExp;
  /**
   * A lower-case noun directly after a name, which makes the name an adjective, for example "in
   * Harris tweed".
   */
  nounBehind: RegExp;
  /** Whether a capital letter is a sign of a name in this language. */
  hasNames: boolean;
  /** Whether names that were typed in lower case are looked up in the lists. */
  isEnglish: boolean;
  /** Whether a house number follows a street without a word for "street": "на Ленина, 15". */
  hasBareStreets: boolean;
}

/**
 * Languages in which only listed names are places: languages without capitals, and German, in which
 * every noun starts with a capital.
 */
const WITHOUT_NAMES: ReadonlySet<string> = new Set([
  'de',
  'ar',
  'he',
  'hi',
  'th',
  'zh',
  'ja',
  'ko',
  'tr',
]);
const LANGUAGES =
  'en de fr es it pt nl pl sv tr id vi ru uk el ar he hi th zh ja ko da no fi cs hu ro la'.split(
    ' ',
  );
/**
 * Matches the name of a place, of one or more words, for example "Frankfurt am Main", "Rio de
 * Janeiro".
 */
const NAME =
  /^(?:(?:the|la|le|les|los|las|el|il|den|de|het|’t|al|the city of)\s)?(?:St\.\s)?\p{Lu}[\p{L}\p{M}’'-]+(?:\s(?:(?:de|del|la|le|les|am|an der|ob der|upon|of|on|do|da|dos|das|sur|nad|di|i|en|und|and|&)\s)?\p{Lu}[\p{L}\p{M}’'-]+){0,3}/u;
export function placePatterns(language: WrittenLanguage, words: FactWords): PlacePatterns {
  const edge = /^(?:ja|zh|th|ko)$/.test(language) ? '' : `(?<!${LETTER}|${DIGIT})`;
  const end = /^(?:ja|zh|th|ko)$/.test(language) ? '' : `(?!${LETTER}|${DIGIT})`;
  const before = joinAny(words.placeWords);
  const gap = /^(?:he|th|zh)$/.test(language) ? '\\s?-?' : '\\s';
  const listed = [
    ...(words.cities.length === 0
      ? []
      : [
          `(?:${edge}${before}${gap})?${language === 'he' ? '' : edge}${joinAny(words.cities)}${buildCityEndPattern(language)}${end}`,
        ]),
    ...(words.towns.length === 0 ? [] : [matchTownsAlone(words.towns, edge, end)]),
  ];
  return {
    before: words.placeWords.length === 0 ? null : new RegExp(`${edge}${before}\\s`, 'g'),
    named: listed.length === 0 ? null : new RegExp(listed.join('|'), 'gu'),
    others: listOtherNames(language, words),
    made: new RegExp(`${edge}${matchStarred(words.madeWords)}${end}`),
    uncertain: new RegExp(`^${joinAny(words.uncertainPlaceWords)}\\s`),
    notPlace: new RegExp(
      `^${joinAny([...getFactWords('en').notPlaces, ...words.notPlaces])}(?!${LETTER})|\\s[ivx]{2,}$`,
    ),
    nounBehind: new RegExp(`^\\s(?!${joinAny(words.behindPlaces)}(?!${LETTER}))\\p{Ll}{5,}`, 'u'),
    hasNames: !WITHOUT_NAMES.has(language),
    isEnglish: language === 'en',
    hasBareStreets: language === 'ru' || language === 'uk',
  };
}

/** Returns the pattern of the characters after a city's name, for example "大阪市内", "上海徐汇区". */
function buildCityEndPattern(language: WrittenLanguage): string {
  if (language === 'ja') return '(?:[都道府県市区町村]?内|(?<![都道府県市区町村])[都府県市区])?';
  return language === 'zh' ? '(?:市?\\p{Script=Han}{2,3}[区县镇])?' : '';
}

/**
 * Returns the pattern of names that are a clause by themselves, or that have the ending for "in",
 * as in Turkish.
 */
function matchTownsAlone(towns: readonly string[], edge: string, end: string): string {
  const names = joinAny(towns).replaceAll('\\-', '-');
  const alone = `(?<=^|[,;|(·–—-]\\s?)${names}(?=\\s?(?:[,;|)·.!–—]|$))`;
  return `${alone}|${edge}${names}['’]?[dt][ea](?:ki)?${end}`;
}

/** Returns the pattern of some words. A star in a word stands for any ending. */
function matchStarred(words: readonly string[]): string {
  return joinAny(words).replaceAll('\\*', `${LETTER}*`);
}

function listOtherNames(language: WrittenLanguage, words: FactWords): Set<string> {
  const calendar = readCalendar(language, words);
  const ofLanguages = new Intl.DisplayNames(language, { type: 'language' });
  return new Set(
    [
      ...calendar.months,
      ...calendar.weekdays,
      ...words.days.flatMap((phrase) => phrase.match(/\p{Lu}\p{L}+/gu) ?? []),
      ...LANGUAGES.map((tag) => ofLanguages.of(tag) ?? tag),
    ].map(foldLetters),
  );
}

/** Matches a town after street and number, with its postcode. */
const TOWN = /^,?\s(?:\p{Nd}{4,5}\s)?\p{Lu}[\p{L}\p{M}-]{3,}/u;

/** Matches streets, which have a proper name, unlike "corso di ceramica il 14". */
const NAMED_STREET = /^\p{Nd}*,?\s?\S+\s.*\p{Lu}|^\p{Lu}\S+\s?\p{Nd}|\p{Lo}/u;
/** Matches lower-case words after a street's name, which are no part of it. */
const BEHIND_STREET = /(?:\s\p{Ll}[\p{L}\p{M}’'-]*)+$/u;

/**
 * Returns the end of an address, including the town after street and number; null if the address
 * contains no proper name, for example "3 course lunch court".
 */
export function endOfAddress(
  text: string,
  { start, end }: Span,
  patterns: PlacePatterns,
): number | null {
  const said = text.slice(start, end);
  if (!NAMED_STREET.test(said)) return null;
  const isNumbered = /^\p{Nd}/u.test(said) && !patterns.isEnglish;
  const last = start + (isNumbered ? said.replace(BEHIND_STREET, '') : said).length;
  const [town = ''] = TOWN.exec(text.slice(last)) ?? [];
  return isOther(town.replace(/^,?\s(?:\p{Nd}+\s)?/u, ''), patterns) ? last : last + town.length;
}

/**
 * Returns the positions of named places in a text. Each range includes the preposition, for example
 * "in Köln".
 */
export function findPlaces(text: string, folded: string, patterns: PlacePatterns): Span[] {
  const listed = patterns.named === null ? [] : [...folded.matchAll(patterns.named)];
  const spans = listed.map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
  const named =
    patterns.hasNames || patterns.isEnglish ? findNamedPlaces(text, folded, patterns) : [];
  return [...spans, ...named].filter(
    ({ start }) => !patterns.made.test(cutWordsBefore(folded, start)),
  );
}

/** Returns the last four words before a place, which may state that something is made there. */
function cutWordsBefore(folded: string, start: number): string {
  return cutClauseBefore(folded, start, CLAUSE_MARKS).split(/\s+/).slice(-4).join(' ');
}

/** Matches a house number at the end of a clause. */
const HOUSE_NUMBER = /^,?\s(?:д\.\s?|буд\.\s?)?\p{Nd}{1,3}\p{L}?(?=\s*(?:$|[,;.)]))/u;

function findNamedPlaces(text: string, folded: string, patterns: PlacePatterns): Span[] {
  const { before } = patterns;
  if (before === null) return [];
  return [...folded.matchAll(before)].flatMap(({ 0: lead, index }) => {
    const at = index + lead.length;
    const name = NAME.exec(text.slice(at))?.[0] ?? findLowerCaseTown(text.slice(at), patterns);
    if (name === undefined || isOther(name, patterns)) return [];
    if (patterns.notPlace.test(foldLetters(name))) return [];
    if (patterns.uncertain.test(lead) && !isLikelyPlace(name)) return [];
    const behindName = at + name.replace(/[.’']$/, '').length;
    const [house = ''] = patterns.hasBareStreets
      ? (HOUSE_NUMBER.exec(text.slice(behindName)) ?? [])
      : [];
    const end = behindName + house.length;
    return patterns.nounBehind.test(text.slice(end)) ? [] : [{ start: index, end }];
  });
}

/**
 * Tells whether a name is likely to be a place. The name or its first word must be a known place,
 * or the name must be one unusual word.
 */
function isLikelyPlace(name: string): boolean {
  const [first = '', ...others] = foldLetters(name).split(/\s/);
  const isKnown = [foldLetters(name), first].some(
    (known) => GAZETTEER.has(known) || isPlace(known),
  );
  return isKnown || (others.length === 0 && !isOrdinaryWord(first));
}

/** Returns a town that was typed in lower case. Only English towns are recognised. */
function findLowerCaseTown(rest: string, { isEnglish }: PlacePatterns): string | undefined {
  const word = /^\p{Ll}{3,}/u.exec(rest)?.[0];
  return isEnglish && word !== undefined && (GAZETTEER.has(word) || isPlace(word))
    ? word
    : undefined;
}

function isOther(name: string, { others }: PlacePatterns): boolean {
  const [first = ''] = foldLetters(name).split(/[\s’']/);
  // One to three capitals are an abbreviation and no place, for example "in XL", "in HD".
  return others.has(first) || others.has(foldLetters(name)) || /^\p{Lu}{1,3}\p{Nd}*$/u.test(name);
}
