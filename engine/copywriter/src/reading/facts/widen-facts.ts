import type { FactKind } from '@adwright/contracts';
import { joinsThings } from '../../content/conjunctions.ts';
import { UNSPACED, type WrittenLanguage } from '../../content/languages.ts';
import { cutClauseBefore, cutClauseBehind, findClauseOfFact } from './clauses.ts';
import type { FactPatterns } from './fact-patterns.ts';
import { findClausesBehindName, isAlwaysApart, listFactsOfClause } from './field-clauses.ts';
import { type FoundFact, isOfDays, widenFact } from './found-fact.ts';

/*
 * Extends facts by the neighbouring words that belong to them. `text` is folded. `taken` contains
 * all facts of the text, because a fact must not include words of another fact.
 */

/**
 * Extends hours and dates by the word that starts their range, for example "od poniedziałku do
 * piątku".
 */
export function extendBySpanWord(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  { spanWord }: FactPatterns,
): FoundFact {
  const word = isOfDays(found) ? spanWord.exec(text.slice(0, found.start))?.[0] : undefined;
  return word === undefined ? found : widenFact(found, { start: found.start - word.length }, taken);
}

const MAX_WORDS_BEFORE_ALSO = 2;

/**
 * Extends a day by the word "also" before it and the event that takes place then, for example
 * "citas también los sábados". Without "also", the day would seem to be the only day.
 */
export function extendByAlso(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  { also, clauses }: FactPatterns,
): FoundFact {
  const before = text.slice(0, found.start);
  const word = isOfDays(found) ? also.exec(before)?.[0] : undefined;
  if (word === undefined) return found;
  const whole = cutClauseBefore(text, found.start, clauses);
  const clause = whole.trimStart();
  const isOwnClause = whole.length < found.start;
  const isShort = clause.trim().split(/\s+/u).length <= MAX_WORDS_BEFORE_ALSO + 1;
  const { length } = isOwnClause && isShort ? clause : word;
  return widenFact(found, { start: found.start - length }, taken);
}

/** Kinds of facts that include a single other word in their clause. */
const WHOLE_KINDS: ReadonlySet<FactKind> = new Set([
  'trial',
  'delivery',
  'guarantee',
  'price',
  'until',
  'from',
]);
/** Matches the Arabic article, which is joined to the first word of a phrase. */
const ARTICLE = /(?<!\p{L})ال$/u;
/** Matches a single word, or a number and a word, for example "14 days". */
const ONE_WORD = /^(?:\p{Nd}{1,3}\s)?[\p{L}\p{M}]{1,12}$/u;

/**
 * Extends a fact by the only other word of its clause. The phrases alone would match only the end
 * of "first consultation free". Facts in the first clause are not extended, because that clause
 * names the product.
 */
export function extendToWholeClause(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  { clauses }: FactPatterns,
): FoundFact {
  const from = found.start - (ARTICLE.exec(text.slice(0, found.start))?.[0].length ?? 0);
  const span = { start: from, end: found.end };
  const { behind, isFirst, isFollowed } = findClauseOfFact(text, span, taken, clauses);
  if (!WHOLE_KINDS.has(found.kind) || isFirst) return found;
  // A single word between two facts only joins them and is not added, for example "£18 with free
  // delivery".
  if (isFollowed && behind.trim() !== '') return found;
  const before = cutClauseBefore(text, from, clauses);
  // The text joins both sides by a space, so one word on each side makes two words.
  if (!ONE_WORD.test(`${before} ${behind}`.trim())) return widenFact(found, { start: from }, taken);
  const start = from - before.trimStart().length;
  return widenFact(found, { start, end: found.end + behind.trimEnd().length }, taken);
}

const MAX_WORDS_BESIDE_DISCOUNT = 3;

/**
 * Extends a discount by the product or condition to which it applies, for example "first week with
 * 50% off", "15% off with a student card".
 */
export function extendByDiscountedThing(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  { clauses }: FactPatterns,
): FoundFact {
  if (found.kind !== 'discount') return found;
  const { before, behind, isFirst } = findClauseOfFact(text, found, taken, clauses);
  if (isFirst && before.length >= found.start) return found;
  const isFew = (words: string) => words.trim().split(/\s+/u).length <= MAX_WORDS_BESIDE_DISCOUNT;
  // A short word after another fact only joins both, for example "code FRESH20 for 20% off".
  const isJoint =
    /^\p{L}{1,3}$/u.test(before.trim()) &&
    taken.some(({ end }) => end === found.start - before.length);
  return {
    ...found,
    start: isFew(before) && !isJoint ? found.start - before.trimStart().length : found.start,
    end: isFew(behind) ? found.end + behind.trimEnd().length : found.end,
  };
}

/** Kinds of facts that a customer gets from a certain sum on. */
const BOUND_KINDS: ReadonlySet<FactKind> = new Set(['delivery', 'discount']);
const MAX_WORDS_BESIDE_THRESHOLD = 3;

/**
 * Extends facts by a minimum sum before them, for example "from £40 free delivery". A minimum sum
 * is no price, so a fact that reads the minimum sum as a price is dropped. In the first clause,
 * which names the product, the sum stays a price.
 */
export function joinThresholds(
  text: string,
  taken: readonly FoundFact[],
  patterns: FactPatterns,
): FoundFact[] {
  const bounded = taken.map((found) => extendByThreshold(text, found, patterns));
  const isThreshold = (found: FoundFact) =>
    found.kind === 'price' &&
    bounded.some(
      (other) => other.start <= found.start && found.end <= other.end && other.kind !== 'price',
    );
  return bounded.filter((found) => !isThreshold(found));
}

function extendByThreshold(
  text: string,
  found: FoundFact,
  { clauses, sum, condition, notPrice, notPaid }: FactPatterns,
): FoundFact {
  const whole = cutClauseBefore(text, found.start, clauses);
  const clause = whole.trimStart();
  if (!BOUND_KINDS.has(found.kind) || whole.length >= found.start) return found;
  const amount = sum.exec(clause);
  if (amount === null) return found;
  const opening = clause.slice(0, amount.index);
  const closing = clause.slice(amount.index + amount[0].length);
  const isShort = [opening, closing].every(
    (words) => words.trim().split(/\s+/u).length <= MAX_WORDS_BESIDE_THRESHOLD,
  );
  const isBound = notPrice.test(opening) || condition.test(clause) || notPaid.test(closing);
  return isShort && isBound ? { ...found, start: found.start - clause.length } : found;
}

/**
 * Adds the currency to a number of pieces with its price, which the phrases leave out, for example
 * "3 por 24 €". With a currency, the fact becomes a price, unlike "3 por 2".
 */
export function addCurrency(text: string, found: FoundFact, { sum }: FactPatterns): FoundFact {
  const amount =
    found.kind === 'multibuy' ? LAST_NUMBER.exec(text.slice(found.start, found.end)) : null;
  if (amount === null) return found;
  const start = found.start + amount.index;
  const whole = sum.exec(text.slice(start));
  if (whole === null || whole.index !== 0 || start + whole[0].length <= found.end) return found;
  return { ...found, kind: 'price', end: start + whole[0].length };
}

const LAST_NUMBER = /\p{Nd}+$/u;

const MAX_INCLUSIVE_CHARACTERS = 32;
/**
 * Matches "with" and a word after a sum. The word "with" may introduce what is included ("1900
 * рублей с диагностикой") or a unit ("300 рублей с человека").
 */
const WITH_WORD = /\s(?:с|со|з|із)\s\p{L}+$/u;

/**
 * Matches two further items of a list of what is included, for example ", Kette, Software-Update."
 * A single item that no second item follows may be a town.
 */
const OTHER_ITEMS = /^(?:\s*,\s\p{L}[\p{L}\p{M}’'-]*){2}\s*(?:[,.;!?]|$)/u;

/** Extends a price by what it includes, for example "£65 incl. lunch". */
export function extendByInclusions(
  text: string,
  said: FoundFact,
  taken: readonly FoundFact[],
  { included, clauses }: FactPatterns,
): FoundFact {
  const withWord = WITH_WORD.exec(text.slice(said.start, said.end))?.[0] ?? '';
  const isFollowed = taken.some(({ start }) => start === said.end + 1);
  const goesOn = !isFollowed && /^\s[\p{L}\p{N}]/u.test(text.slice(said.end));
  const isCut = said.kind === 'price' && withWord !== '' && goesOn;
  const found = isCut ? { ...said, end: said.end - withWord.length } : said;
  const more = found.kind === 'price' ? included.exec(text.slice(found.end))?.[0] : undefined;
  if (!more?.trim()) return found;
  const end = found.end + more.length;
  // If only a part of the included things would fit, nothing is added. "59 € com revisão", for
  // example, differs from "59 € com revisão de 20 pontos".
  const next = Math.min(...taken.map(({ start }) => start).filter((start) => start >= end));
  const isHalf = /[\p{L}\p{N}]/u.test(cutClauseBehind(text.slice(0, next), end, clauses));
  if (isHalf || OTHER_ITEMS.test(text.slice(end))) return found;
  return end - found.start > MAX_INCLUSIVE_CHARACTERS ? found : widenFact(found, { end }, taken);
}

/**
 * Kinds of facts that keep the words beside them. The list lacks codes, telephone numbers and old
 * prices, because these facts are printed by themselves.
 */
const WITH_WORDS: ReadonlySet<FactKind> = new Set<FactKind>([
  'price',
  'discount',
  'multibuy',
  'trial',
  'until',
  'from',
  'date',
  'seats',
  'hours',
  'delivery',
  'guarantee',
]);
const MAX_WHOLE_CHARACTERS = 60;
/** Maximum number of characters of a clause that is printed in place of the place in it. */
const MAX_PLACE_CHARACTERS = 44;

/**
 * Extends places after the product's name to their clause if the clause contains no other fact, for example
 * "retirada no mesmo dia em Moema". Without these words, the place would have another meaning.
 */
export function extendPlacesToClause(
  text: string,
  taken: readonly FoundFact[],
  { language }: Pick<FactPatterns, 'language'>,
): FoundFact[] {
  if (!PLACE_BEHIND_WORDS.has(language)) return [...taken];
  const apart = taken.filter((found) => isAlwaysApart(text, found));
  const clauses = findClausesBehindName(text, apart);
  return taken.flatMap((found) => {
    const clause = clauses.find(({ start, end }) => start <= found.start && found.end <= end);
    if (clause === undefined) return [found];
    const facts = listFactsOfClause(clause, taken);
    const [first, place, third] = facts;
    const isGiven =
      first && HAD_AT_PLACES.has(first.kind) && place?.kind === 'place' && third === undefined;
    if (isGiven && text.slice(first.end, place.start) === ' ')
      return found === first ? [{ ...first, end: place.end }] : [];
    const whole = trimSpan(text, clause);
    const isShort = whole.end - whole.start <= MAX_PLACE_CHARACTERS;
    // The end of a list names the product, for example "ratos e formigas em Setúbal".
    const isOfList = joinsThings(language).test(text.slice(clause.start, found.start));
    const isAlone = found.kind === 'place' && facts.length === 1 && !isOfList;
    return [isAlone && isShort ? { ...found, ...whole } : found];
  });
}

/** Kinds of facts that customers get at the place named directly after them. */
const HAD_AT_PLACES: ReadonlySet<FactKind> = new Set<FactKind>(['trial', 'delivery']);

/** Languages of Europe other than English, whose clauses state a place after other words. */
const PLACE_BEHIND_WORDS: ReadonlySet<WrittenLanguage> = new Set<WrittenLanguage>([
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'uk',
]);

/**
 * Extends facts after the product's name by the other words of their clause, for example "closed on
 * Mondays", "£145 with lunch and loan of a suit". Words before the first fact of a clause belong to
 * the first fact. All other words of the clause belong to the fact before them.
 */
export function extendByWordsOfClause(
  text: string,
  taken: readonly FoundFact[],
  { language }: Pick<FactPatterns, 'language'>,
): FoundFact[] {
  const apart = taken.filter((found) => isAlwaysApart(text, found));
  const wide = new Map<FoundFact, FoundFact>();
  for (const clause of findClausesBehindName(text, apart)) {
    const facts = listFactsOfClause(clause, taken);
    if (!facts.some((found) => apart.includes(found))) continue;
    for (const [at, found] of facts.entries()) {
      if (!WITH_WORDS.has(found.kind) || found.text !== undefined) continue;
      const opened = text.slice(clause.start, found.start);
      // A price after a list applies to the whole list, so no item of the list becomes part of the
      // fact, for example "sausages, steaks and salad for £49". A number before the price is a
      // condition, for example "for 2 and more £30 each".
      const isOfList =
        found.kind === 'price' && joinsThings(language).test(opened) && !/\p{Nd}/u.test(opened);
      const isOpened = /\p{L}/u.test(opened) && !isOfList;
      const opening = isOpened ? clause.start : found.start;
      const start = at === 0 ? opening : startBehind(text, facts[at - 1], found, language);
      const next = facts[at + 1];
      const end = next === undefined ? clause.end : startBehind(text, found, next, language);
      const spans = [
        { start, end },
        { start: found.start, end },
        { start, end: found.end },
      ].map((span) => trimSpan(text, span));
      const span = spans.find(
        (each) =>
          each.end - each.start <= MAX_WHOLE_CHARACTERS &&
          (UNSPACED.has(language) || isRound(text, each)),
      );
      if (span) wide.set(found, { ...found, ...span });
    }
  }
  return taken.map((found) => wide.get(found) ?? found);
}

/** Kinds of facts that state days and hours. */
const DAYS: ReadonlySet<FactKind> = new Set<FactKind>(['until', 'from', 'date', 'hours']);

/**
 * Combines the days and hours of a clause after the product's name into one fact if the clause
 * states nothing else, for example "8 incontri il giovedì sera dal 15 ottobre".
 */
export function joinDaysOfClause(
  text: string,
  taken: readonly FoundFact[],
  { language }: Pick<FactPatterns, 'language'>,
): readonly FoundFact[] {
  if (UNSPACED.has(language)) return taken;
  const apart = taken.filter((found) => isAlwaysApart(text, found));
  return findClausesBehindName(text, apart).reduce((facts, clause) => {
    const days = listFactsOfClause(clause, facts);
    const [first, second] = days;
    const span = trimSpan(text, clause);
    const isWhole = days.every(({ kind, text: own }) => DAYS.has(kind) && own === undefined);
    if (!first || !second || !isWhole || span.end - span.start > MAX_WHOLE_CHARACTERS) return facts;
    return facts.flatMap((each) =>
      each === first ? [{ ...first, ...span }] : days.includes(each) ? [] : [each],
    );
  }, taken);
}

/**
 * Extends a free delivery after the product's name by its area or minimum, for example "free delivery in
 * Chiang Mai". Without the area, everybody would seem to get the free delivery. The place in the same clause
 * becomes a part of the delivery.
 */
export function extendDeliveries(text: string, taken: readonly FoundFact[]): readonly FoundFact[] {
  const apart = taken.filter((found) => isAlwaysApart(text, found));
  const clauses = findClausesBehindName(text, apart);
  return taken.reduce<readonly FoundFact[]>((facts, found) => {
    const clause = clauses.find(({ start, end }) => start <= found.start && found.end <= end);
    if (found.kind !== 'delivery' || clause === undefined) return facts;
    const others = listFactsOfClause(clause, facts).filter((other) => other !== found);
    const [place, second] = others;
    const span = trimSpan(text, clause);
    const isShort = span.end - span.start <= MAX_WHOLE_CHARACTERS;
    if (place?.kind !== 'place' || second !== undefined || !isShort) return facts;
    return facts.flatMap((each) =>
      each === place ? [] : each === found ? { ...found, ...span } : each,
    );
  }, taken);
}

/**
 * Returns the start of a fact that follows another one in its clause. A single word between two
 * facts belongs to the second fact, for example "1 month free, then £9 a month". After a slash, all
 * words belong to the second fact, for example "£49 each / children £25". A conjunction between them
 * belongs to neither fact, for example "y" in "1 mes gratis y luego 15 €".
 */
function startBehind(
  text: string,
  last: FoundFact | undefined,
  found: FoundFact,
  language: WrittenLanguage,
): number {
  const between = last === undefined ? '' : text.slice(last.end, found.start);
  const own = /\s[/|]\s+(?=\S)(.*)$/u.exec(between)?.[1];
  if (own !== undefined) return found.start - own.length;
  const [, join = '', word = ''] = /^(\s\p{L}{1,4}(?=\s))?\s(\S+\s)$/u.exec(between) ?? [];
  const isJoined = join === '' || joinsThings(language).test(`${join} `);
  return isJoined ? found.start - word.length : found.start;
}

/** Returns a range without the spaces at its ends and without a slash after it. */
export function trimSpan(text: string, { start, end }: { start: number; end: number }) {
  const said = text.slice(start, end);
  return {
    start: start + said.length - said.trimStart().length,
    end: end - (said.length - said.replace(/[\s/|]+$/u, '').length),
  };
}

/** Tells whether a range ends with a complete phrase, unlike "until 14 May or". */
function isRound(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    !/\s\p{L}{1,3}$/u.test(text.slice(start, end)) ||
    /^\s*(?:$|[^\s\p{L}\p{N}])/u.test(text.slice(end))
  );
}
