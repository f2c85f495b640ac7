import { type FactKind, keepFilledOffer, OFFER_FIELDS } from '@adwright/contracts/values';
import {
  type CopyBrief,
  capitalise,
  containsWhole,
  findConcepts,
  foldLetters,
} from '@adwright/engine-lexicon';
import { joinsThings, opensWithAnd } from '../../content/conjunctions.ts';
import type { WrittenLanguage } from '../../content/languages.ts';
import { detectLanguage, isOtherLanguage } from '../language.ts';
import { holdsAnchor } from './anchors.ts';
import { CLAUSE_MARKS, cutClauseBefore, cutClauseBehind, findClauseOfFact } from './clauses.ts';
import { type FactPatterns, type FactPhrase, getFactPatterns } from './fact-patterns.ts';
import { type FactField, type FoundFact, haveCommonPart, type ReadFact } from './found-fact.ts';
import { addFreeTiers } from './free-tiers.ts';
import { addGoalStatements } from './goal-statements.ts';
import { ABBREVIATION_STOP } from './letters.ts';
import { addPairedPrices } from './paired-prices.ts';
import { extendByService, findPhones, type Span } from './phone.ts';
import { endOfAddress, findPlaces } from './places.ts';
import { readAmount } from './read-amount.ts';
import { joinSharedClauses } from './shared-clauses.ts';
import { PER_UNIT } from './slots.ts';
import { markThaiClauses } from './thai-clauses.ts';
import {
  extendByJoinedDays,
  extendByWeekend,
  joinConditions,
  joinSharedHours,
} from './torn-facts.ts';
import {
  addCurrency,
  extendByAlso,
  extendByDiscountedThing,
  extendByInclusions,
  extendBySpanWord,
  extendByWordsOfClause,
  extendDeliveries,
  extendPlacesToClause,
  extendToWholeClause,
  joinDaysOfClause,
  joinThresholds,
} from './widen-facts.ts';

export type FactBrief = Pick<CopyBrief, 'product' | 'audience' | 'goal' | 'offer'>;

/**
 * Kinds of facts by importance: discounts, prices, ways to get the offer, deadlines, ways to
 * contact the advertiser.
 */
const BY_WEIGHT: readonly FactKind[] = [
  'discount',
  'multibuy',
  'trial',
  'price',
  'was',
  'code',
  'until',
  'phone',
  'date',
  'from',
  'delivery',
  'guarantee',
  'seats',
  'place',
  'hours',
  'smallPrint',
];

/**
 * Matches invisible characters for the writing direction, which may be inside prices, for example
 * "החל מ-‏390 ₪".
 */
export const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns a field on one line, without markup and invisible characters, and otherwise unchanged.
 */
export function cleanField(field: string): string {
  return field
    .normalize('NFC')
    .replace(/<[^>]*>/g, ' ')
    .replace(DIRECTION_MARKS, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Returns the facts in a brief's texts that contradict an offer field, for example another price or
 * another code.
 */
export function listOverruledFacts(brief: FactBrief, asked: WrittenLanguage | 'und'): ReadFact[] {
  const language = asked === 'und' ? 'en' : asked;
  const typed = listTypedFacts(brief);
  if (typed.length === 0) return [];
  const said = [
    ...readField(brief.product, 'product', language),
    ...readField(brief.audience, 'audience', language),
  ];
  return said.filter(({ kind, text }) => {
    const field = typed.find((other) => other.kind === kind)?.text;
    return (
      field !== undefined && !namesSamePlace(kind, field, text) && !isInStreet(kind, field, text)
    );
  });
}

/**
 * Tells whether an offer field names the same place as a text with a preposition, for example
 * "Domstraße 5, Köln" and "in Köln".
 */
function namesSamePlace(kind: FactKind, field: string, said: string): boolean {
  const name = foldLetters(said).split(' ').at(-1) ?? '';
  return kind === 'place' && foldLetters(field).includes(name);
}

/**
 * Tells whether an offer field adds a street without a town to a venue or town in a text, as "12
 * Harbour Street" does to "at the Blue Cellar".
 */
function isInStreet(kind: FactKind, field: string, said: string): boolean {
  const parts = field.split(/[,，、]/u);
  const unnumbered = parts.filter((part) => !/\p{Nd}/u.test(part)).length;
  const isNumberApart = parts.some((part) => /^\s*\p{Nd}+\p{L}?\s*$/u.test(part));
  return (
    kind === 'place' &&
    !/\p{Nd}/u.test(said) &&
    unnumbered < parts.length &&
    unnumbered <= (isNumberApart ? 1 : 0)
  );
}

/**
 * Returns the facts of a brief in its own words, the most important first. Facts from the offer's
 * fields come before facts from the texts.
 */
export function readFacts(brief: FactBrief, asked: WrittenLanguage | 'und'): ReadFact[] {
  const language = asked === 'und' ? 'en' : asked;
  const product = readField(brief.product, 'product', language);
  const audience = readSide(brief.audience, 'audience', language);
  const goal = readSide(brief.goal ?? '', 'goal', language, [...listTypedFacts(brief), ...product]);
  const known = [...listTypedFacts(brief), ...product, ...goal];
  const facts = sortByWeight(removeRepeatedFacts([...known, ...audience.filter(isForAudience)]));
  return moveSequels(facts, getFactPatterns(language));
}

/**
 * Returns the facts of the audience field or the goal field. If the field is in another language
 * than the ad, only numbers and codes are kept.
 */
function readSide(
  typed: string,
  field: 'audience' | 'goal',
  language: WrittenLanguage,
  known: readonly ReadFact[] = [],
): ReadFact[] {
  const read = (by: WrittenLanguage) => {
    const facts = readField(typed, field, by);
    const text = foldLetters(cleanField(typed));
    return field === 'audience'
      ? facts
      : facts.filter((fact) => isStated(fact, text, getFactPatterns(by), [...known, ...facts]));
  };
  const text = cleanField(typed);
  const own = read(language);
  const facts =
    field === 'goal' ? addGoalStatements(text, own, getFactPatterns(language), known) : own;
  // In another language, only numbers and codes are read. A text without numbers or codes needs no
  // language detection.
  if (!/\p{Nd}|\p{Lu}{3}/u.test(text)) return facts;
  const other = isOtherLanguage(text, language) ? detectLanguage(text) : language;
  if (other === language || other === 'und') return facts;
  // The words of the field's own language show whether a sum is a price or a discount.
  return [...own.filter(({ kind }) => kind !== 'price'), ...read(other).flatMap(keepWordlessPart)];
}

function readField(typed: string, field: FactField, language: WrittenLanguage): ReadFact[] {
  const text = cleanField(typed);
  if (text === '') return [];
  const facts = findFactsOfText(text, foldLetters(text), field, getFactPatterns(language));
  if (language !== 'th' || field !== 'product') return facts;
  // The clauses of a Thai text can be found only after its facts are known, because spaces inside facts
  // separate no clauses.
  const marked = markThaiClauses(text, facts);
  return findFactsOfText(marked, foldLetters(marked), field, getFactPatterns(language));
}

/** Returns the part of a fact in another language that needs no words: a sum, a number, a code. */
function keepWordlessPart(fact: ReadFact): ReadFact[] {
  const code = fact.kind === 'code' ? CODE.exec(fact.text)?.[0] : undefined;
  if (code !== undefined) return [{ ...fact, text: code }];
  return /\p{L}{2}/u.test(fact.text.replace(/\b[A-Z]{3}\b/, '')) ? [] : [fact];
}

/** Returns the facts in the offer's own fields, as they were typed. */
function listTypedFacts({ offer }: FactBrief): ReadFact[] {
  const filled = keepFilledOffer(offer);
  return OFFER_FIELDS.flatMap((kind) => {
    const text = filled?.[kind];
    return text === undefined ? [] : [{ kind, text, field: 'offer', start: 0, end: 0 } as const];
  });
}

/** Finds the facts in a text, in text order. */
function findFactsOfText(
  text: string,
  folded: string,
  field: FactField,
  patterns: FactPatterns,
): ReadFact[] {
  const isCalled = (before: string) => patterns.called.test(before);
  const taken: FoundFact[] = findPhones(folded, isCalled).map((span) => ({
    kind: 'phone',
    ...extendByService(folded, span),
  }));
  for (const [kind, phrases] of patterns.kinds) {
    for (const match of findLongestMatches(folded, kind, phrases, taken)) {
      const found = addCurrency(folded, match, patterns);
      const end = kind === 'place' ? endOfAddress(text, found, patterns.places) : found.end;
      if (end === null) continue;
      if (!isRealFact(text, folded, found, taken, patterns)) continue;
      if (kind === 'place') {
        taken.push({ kind, ...extendPlace(folded, { start: found.start, end }) });
        continue;
      }
      const span = kind === 'until' ? startOfSpan(folded, found, taken, patterns) : null;
      taken.push(span === null ? { ...found, end } : { kind: 'date', start: span, end });
    }
  }
  const priced: FoundFact[] = addPairedPrices(text, folded, taken, patterns);
  for (const span of findPlaces(text, folded, patterns.places)) {
    const found = { kind: 'place' as const, ...extendPlace(folded, span) };
    if (!priced.some((other) => haveCommonPart(other, found))) priced.push(found);
  }
  const ranged = joinPriceRanges(
    folded,
    priced.map((found) =>
      extendByRangeSign(
        folded,
        extendByTaxNote(
          folded,
          extendByUnit(folded, extendByInstalments(folded, found, priced)),
          patterns,
        ),
      ),
    ),
  );
  const whole = joinThresholds(folded, ranged, patterns);
  const read = markLoweredPrices(folded, whole, patterns)
    .map((found) => extendBySpanWord(folded, found, whole, patterns))
    .map((found) =>
      extendByJoinedDays(folded, extendByWeekend(folded, found, whole), whole, patterns),
    )
    .map((found) => extendByAlso(folded, found, whole, patterns))
    .map((found) => extendByInclusions(folded, found, whole, patterns))
    .map((found) => extendByDiscountedThing(folded, found, whole, patterns))
    .map((found) => extendToWholeClause(folded, found, whole, patterns))
    .map((found) =>
      extendByTerms(folded, extendByProduct(folded, found, priced, patterns), priced, patterns),
    );
  const untorn = joinConditions(folded, joinSharedHours(folded, read, patterns), patterns);
  const complete = field === 'product' ? extendInProduct(text, folded, untorn, patterns) : untorn;
  const shared = joinSharedClauses(folded, complete, patterns);
  return [...joinCodes(folded, shared, patterns)]
    .sort((one, other) => one.start - other.start)
    .map((found) => removeDash(text, found))
    .map((found) => extendByStop(text, found))
    .map((found) => ({
      ...found,
      field,
      text: formatFact(
        found.text ?? text.slice(found.start, found.end),
        found.kind,
        patterns.language,
      ),
    }));
}

/** Extends the facts of a product field by the words beside them in their clauses. */
function extendInProduct(
  text: string,
  folded: string,
  facts: FoundFact[],
  patterns: FactPatterns,
): readonly FoundFact[] {
  const tiered = addFreeTiers(folded, facts, patterns);
  const days = joinDaysOfClause(text, tiered, patterns);
  const worded = extendByWordsOfClause(text, days, patterns);
  return extendPlacesToClause(text, extendDeliveries(text, worded), patterns);
}

/** Matches the last hour of a range before a venue, for example "1" in "10-1 at St Aidan’s". */
const LAST_HOUR = /^\p{Nd}{1,2}\s(?=\p{L})/u;
/** Matches the possessive ending of a venue’s name and its noun, for example "’s hall". */
const POSSESSIVE = /^[’']s(?:\s\p{L}+)?/u;

/** Returns a place without the hour before it and with its noun, for example "at St Aidan’s hall". */
function extendPlace(text: string, { start, end }: Span): Span {
  const isAfterRange = /\p{Nd}\s?[-–—]\s?$/u.test(text.slice(0, start));
  const hour = isAfterRange ? LAST_HOUR.exec(text.slice(start, end))?.[0] : undefined;
  const noun = POSSESSIVE.exec(text.slice(end))?.[0] ?? '';
  return { start: start + (hour?.length ?? 0), end: end + noun.length };
}

const MAX_CODE_CHARACTERS = 60;
/** Matches a verb in the third person and a figure, for example " takes 10%". */
const VERB_BEHIND_CODE = /^\s\p{Ll}{2,}(?<!s)s\s.*\p{Nd}/u;

/**
 * Joins a code and the discount that directly follows it as its verb phrase, for example "code BRAAI10 takes
 * 10% off". Without the code, "takes 10% off" would have no subject.
 */
function joinCodes(
  text: string,
  taken: readonly FoundFact[],
  { language }: FactPatterns,
): readonly FoundFact[] {
  if (language !== 'en') return taken;
  const joined = new Map<FoundFact, FoundFact>();
  for (const code of taken.filter(({ kind }) => kind === 'code')) {
    const given = taken.find(
      ({ kind, start, end }) =>
        kind === 'discount' &&
        VERB_BEHIND_CODE.test(text.slice(code.end, end)) &&
        /^\s$/u.test(text.slice(code.end, start)) &&
        end - code.start <= MAX_CODE_CHARACTERS,
    );
    if (given) joined.set(code, given);
  }
  const codes = new Map([...joined].map(([code, given]) => [given, code]));
  return taken
    .filter((found) => !joined.has(found))
    .map((found) => {
      const code = codes.get(found);
      const dash = code ? (/^[-–—]\s/u.exec(text.slice(code.start))?.[0].length ?? 0) : 0;
      return code ? { ...found, start: code.start + dash } : found;
    });
}

/**
 * Makes a price an old price if a lower price follows it, for example "$140, now $99",
 * "6,800円が4,980円".
 */
function markLoweredPrices(
  text: string,
  taken: readonly FoundFact[],
  { loweredTo }: FactPatterns,
): FoundFact[] {
  const prices = taken
    .filter(({ kind }) => kind === 'price')
    .sort((one, other) => one.start - other.start);
  return taken.map((found) => {
    const next = prices[prices.indexOf(found) + 1];
    if (found.kind !== 'price' || next === undefined) return found;
    // The first of two prices may include the word after it, because the word was read as a unit.
    // In "140 € ora 99 €", Italian "ora" means "now", but "ora" can also mean "an hour".
    const end = [found.end, endOfSum(text, found)].find(
      (at) =>
        loweredTo.test(text.slice(at, next.end)) &&
        // Two prices in different clauses belong to two things, for example "80 € a notte, cena 28
        // €".
        !CLAUSE_MARKS.test(text.slice(at, next.start).replace(/^[\s,;–-]+/u, '')),
    );
    const isOld = end !== undefined && readFactAmount(text, found) > readFactAmount(text, next);
    return isOld ? { ...found, kind: 'was', end } : found;
  });
}

/** Matches a dash between two sums; the second sum may include the dash. */
const DASH = /^\s?[-–—~]\s?[\p{Sc}\p{L}0-9]/u;
const MAX_DASH_CHARACTERS = 3;

/**
 * Combines a price and a higher price after a dash into one fact, because neither limit of "$60 –
 * $90" is the price.
 */
function joinPriceRanges(text: string, taken: readonly FoundFact[]): FoundFact[] {
  const findLowestPrice = (found: FoundFact) =>
    taken.find(
      (other) =>
        other.kind === 'price' &&
        other.end <= found.start &&
        found.start - other.end <= MAX_DASH_CHARACTERS &&
        DASH.test(text.slice(other.end, found.end)) &&
        readFactAmount(text, other) < readFactAmount(text, found),
    );
  const ranges = taken.flatMap((found) => {
    const lowest = found.kind === 'price' ? findLowestPrice(found) : undefined;
    return lowest ? [{ lowest, highest: found }] : [];
  });
  return taken.flatMap((found) => {
    if (ranges.some(({ highest }) => highest === found)) return [];
    const range = ranges.find(({ lowest }) => lowest === found);
    return range ? [{ ...found, end: range.highest.end }] : [found];
  });
}

/** Matches a number of instalments, for example "4 x" in "4 x $25". */
const COUNT = /(?<![0-9.,])[0-9]{1,3}\s?[x×]\s?$/u;

/** Extends a price by its number of instalments, because a single instalment is not the price. */
function extendByInstalments(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
): FoundFact {
  const count = found.kind === 'price' ? COUNT.exec(text.slice(0, found.start))?.[0] : undefined;
  if (count === undefined) return found;
  const whole = { ...found, start: found.start - count.length };
  return taken.some((other) => other !== found && haveCommonPart(other, whole)) ? found : whole;
}

/** Extends a price by its unit, for example "2,99 €/kg". */
function extendByUnit(text: string, found: FoundFact): FoundFact {
  if (found.kind !== 'price' && found.kind !== 'was') return found;
  // The matched phrase may lack the exponent or the full stop of the unit.
  const sum = /^(.*[^/\s])\s?\/[^/]*$/u.exec(text.slice(found.start, found.end))?.[1] ?? '';
  const end = sum === '' ? found.end : found.start + sum.length;
  const unit = PER_UNIT.exec(text.slice(end))?.[0] ?? '';
  return { ...found, end: Math.max(found.end, end + unit.length) };
}

/** Matches a sign that makes a sum the lowest of several prices, for example "8만원~". */
const OPEN_RANGE = /^\s?[~〜～](?!\s?[\p{Nd}\p{Sc}])/u;

/** Extends a price by the sign for "from" after it, because a flat price is a different offer. */
function extendByRangeSign(text: string, found: FoundFact): FoundFact {
  const sign = found.kind === 'price' ? OPEN_RANGE.exec(text.slice(found.end))?.[0] : undefined;
  return { ...found, end: found.end + (sign?.length ?? 0) };
}

/** Extends a price by the note on tax after it, for example "£95 + VAT per month". */
function extendByTaxNote(text: string, found: FoundFact, { taxNote }: FactPatterns): FoundFact {
  if (found.kind !== 'price' && found.kind !== 'was') return found;
  const note = taxNote.exec(text.slice(found.end))?.[0] ?? '';
  return { ...found, end: found.end + note.length };
}

/**
 * Matches a number that counts something, before another number, for example "24 months at 18.90".
 */
const COUNTED = /^[0-9]+\s[^0-9]+[0-9]/;

/**
 * Tells whether a price applies to a unit, so that the number before the price counts something
 * else, for example "aged 24 months at €18.90/kg".
 */
function isOfUnit(text: string, { kind, start, end }: FoundFact): boolean {
  const said = text.slice(start, end);
  return kind === 'price' && COUNTED.test(said) && PER_UNIT.test(text.slice(end));
}

/** Returns the end of a price's digits and currency sign. */
function endOfSum(text: string, { start, end }: FoundFact): number {
  return start + text.slice(start, end).replace(/[^0-9\p{Sc}]+$/u, '').length;
}

const readFactAmount = (text: string, { start, end }: FoundFact) =>
  readAmount(text.slice(start, end));

/**
 * Finds all matches of a kind's phrases, except in words that belong to other facts. Matches do not
 * overlap. If several matches have the same start, the longest match is returned.
 */
function findLongestMatches(
  text: string,
  kind: FactKind,
  phrases: readonly FactPhrase[],
  taken: readonly FoundFact[],
): FoundFact[] {
  const held = phrases.filter(({ anchor }) => holdsAnchor(text, anchor));
  const all = held.flatMap(({ pattern }) =>
    [...text.matchAll(pattern())].map(({ 0: said, index }) => ({
      kind,
      // If an optional part is missing, the space beside it does not belong to the match.
      start: index + said.length - said.trimStart().length,
      end: index + said.trimEnd().length,
    })),
  );
  return all
    .filter(
      (found) => !taken.some((other) => haveCommonPart(other, found)) && !isOfUnit(text, found),
    )
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .reduce<FoundFact[]>((apart, found) => {
      if (found.end > found.start && !apart.some((other) => haveCommonPart(other, found)))
        apart.push(found);
      return apart;
    }, []);
}

/**
 * Matches a code, such as "SAVE20", which contains a digit or is in capitals. The word after "code"
 * in "building code requirements" is no code.
 */
const CODE = /(?=\S*\p{Nd})[\p{L}\p{Nd}]\S{2,}|\p{Lu}{3,}/u;

/** Matches a code that only a preposition introduces, by its spelling, for example "com MIAU15". */
const CODE_BEHIND_WORD = /^\p{Ll}+\s(?:\p{Lu}{2,}\p{Nd}{1,3})$/u;
const BARE_CODE = /^\p{Ll}{1,7}\s\S+$/u;

/**
 * Tells whether a matched phrase contains a code. If only a preposition introduces a code, the code
 * must follow a discount.
 */
function isCode(said: string, before: string): boolean {
  if (!CODE.test(said)) return false;
  const isAnnounced = !BARE_CODE.test(said) || !SMALL_WORDS.test(said);
  return isAnnounced || (CODE_BEHIND_WORD.test(said) && before.includes('%'));
}

/**
 * Matches prepositions before a code in Portuguese, Spanish, Italian, Polish, Swedish and
 * Indonesian.
 */
const SMALL_WORDS = /^(?:com|con|z|med|dengan)\s/;

/**
 * Matches words that mean both "street" and "course". In "Corso di inglese, 12 posti", the number
 * counts seats. In "Corso Garibaldi 12", the number is a house number.
 */
const ALSO_LESSONS = /^(?:corso|cours)\s/;

const MAX_SEATS_OF_A_THING = 5;

/** Tells whether a number of seats is the size of the product, for example "sofá de 3 plazas". */
function isSizeOfThing(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = cutClauseBefore(text, start, CLAUSE_MARKS);
  const isInName = before.length >= start && before.trim() !== '';
  // A quantity in words is small, for example "cargo bike with room for three children".
  const count = Number(/\p{Nd}+/u.exec(text.slice(start, end))?.[0] ?? 0);
  return isInName && count <= MAX_SEATS_OF_A_THING;
}

/**
 * Matches the two numbers of a size, for example "240 x 220". The two numbers of a size are not
 * read as a quantity with a price.
 */
const SIZE = /^\p{Nd}{2,}\s?[x×]\s?\p{Nd}{2,}/u;

/** Matches a size with its unit, for example "4 x 4 m". */
const SIZE_IN_METRES =
  /^\p{Nd}[\p{Nd}.,]*\s?[x×]\s?\p{Nd}[\p{Nd}.,]*\s?(?:m|cm|mm|ft|in)(?!\p{L})/u;

/** Matches the first number of a size directly before its second one, for example "150 × " of "150 × 190". */
const WIDTH_OF_SIZE = /\p{Nd}{2,}\s?[x×]\s?$/u;

/**
 * Matches a word for "discount" before a sum, which is then no old price, for example "korting van 40 euro".
 */
const DISCOUNT_OF = /(?:korting|rabatt?|remise|descuento|desconto|sconto|rabatu|zniżki)\s$/u;

/**
 * Matches a word after "por" that is no price. "a partir de R$ 18 por fatia" contains no old price,
 * whereas "de R$ 80 por apenas R$ 60" does.
 */
const UNIT = /^\s(?!(?:\p{L}+\s)?(?:r?[$€]\s?)?\p{Nd})\p{L}/u;

/**
 * Tells whether a match is really a fact. A minimum amount, for example, is no price, and a negated
 * offer is no offer.
 */
function isRealFact(
  text: string,
  folded: string,
  { kind, start, end }: FoundFact,
  taken: readonly FoundFact[],
  patterns: FactPatterns,
): boolean {
  const before = cutClauseBefore(folded, start, CLAUSE_MARKS);
  const doubting = cutClauseBefore(blankOldPrices(folded, taken), start, CLAUSE_MARKS);
  // Some facts, such as opening hours, are negated only by the word directly before them, so
  // "Without an appointment, Saturdays 8–13" states hours.
  const doubtable = PLAIN_KINDS.has(kind) ? (doubting.trim().split(/\s+/).at(-1) ?? '') : doubting;
  // A word for a condition does not negate a deadline, for example "€28 if you book by 5 April".
  const sure = kind === 'until' ? doubtable.replace(patterns.ifOpens, ' ') : doubtable;
  if (patterns.doubted.test(sure)) return false;
  if (HAD_WITHOUT_PAYING.has(kind) && isPartOfAnother(folded, { kind, start, end }, patterns))
    return false;
  if (kind === 'code') return isCode(text.slice(start, end), before);
  if (WIDTH_OF_SIZE.test(folded.slice(0, start))) return false;
  if (kind === 'multibuy')
    return !SIZE.test(folded.slice(start, end)) && !SIZE_IN_METRES.test(folded.slice(start));
  if (kind === 'seats') return !isSizeOfThing(folded, { start, end });
  if (kind === 'place' && ALSO_LESSONS.test(folded.slice(start, end)))
    return !/^\s\p{Ll}/u.test(text.slice(end));
  if (kind === 'was' && DISCOUNT_OF.test(before)) return false;
  if (kind === 'was' && / por$/.test(folded.slice(start, end)))
    return !UNIT.test(folded.slice(end));
  if (kind === 'discount' && DEPOSIT.test(before)) return false;
  if (kind === 'date' && isHourOfCalls(folded, { start, end }, taken)) return false;
  if (kind === 'hours' && patterns.within.test(before))
    return !/^24(?!\/)/.test(folded.slice(start, end));
  if (kind !== 'price') return true;
  return !patterns.notPrice.test(before) && !patterns.notPaid.test(folded.slice(end));
}

/** Matches words for a deposit at the end of a text. The percentage after them is no discount. */
const DEPOSIT =
  /(?:deposits?|anzahlung|acompte|arrhes|señal|anticipo|depósito|caparra|acconto|sinal|entrada|aanbetaling|zadatek|zadatku|zaliczka|zaliczki|handpenning|предоплата|аванс|задаток|передоплата|завдаток|kapora|ön ödeme|προκαταβολή|מקדמה|عربون|دفعة مقدمة|अग्रिम|uang muka|dp|đặt cọc|cọc|มัดจำ|前金|手付金|계약금|예약금|定金|订金)\s?(?:of|von|del?|di|van|na|på|в|:)?\s*$/iu;

/** Matches a time of day without a day, for example "until 22:00". */
const TIME_OF_DAY = /^(?:\p{L}+\s)?\p{Nd}{1,2}[:.]\p{Nd}{2}$/u;

/**
 * Tells whether a time of day follows a telephone number in its clause. The time then belongs to
 * the number, because the number answers until that time.
 */
function isHourOfCalls(text: string, { start, end }: Span, taken: readonly FoundFact[]): boolean {
  return (
    TIME_OF_DAY.test(text.slice(start, end)) &&
    taken.some(
      (fact) =>
        fact.kind === 'phone' &&
        fact.end <= start &&
        !CLAUSE_MARKS.test(text.slice(fact.end, start)),
    )
  );
}

/**
 * Kinds of free extras, whose words may also belong to another product, for example "same-day
 * delivery driver".
 */
const HAD_WITHOUT_PAYING: ReadonlySet<FactKind> = new Set([
  'delivery',
  'trial',
  'guarantee',
  'price',
]);

function isPartOfAnother(
  text: string,
  { kind, start, end }: FoundFact,
  { notOffered }: FactPatterns,
): boolean {
  const isSum = kind === 'price' && /[0-9]/.test(text.slice(start, end));
  return !isSum && notOffered.test(text.slice(end));
}

/**
 * Returns a text with spaces in place of its old prices, so that "instead of €9" does not negate
 * the offer after it.
 */
function blankOldPrices(text: string, taken: readonly FoundFact[]): string {
  return taken
    .filter(({ kind }) => kind === 'was')
    .reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      text,
    );
}

const FIRST_DAY = /(?<![\p{Sc}0-9.] ?|,)([0-9]{1,2})(st|nd|rd|th|er|º|ª|-?го|:[ae]|\.)?\s?$/u;
const MAX_DAY = 31;
/**
 * Matches a number before a comma, after which the next number belongs to a list, for example
 * "boots in 36, 30 until 30 November".
 */
const IN_A_LIST = /(?:^|[^\p{Sc}:0-9])[0-9]{1,2}, ?$/u;

/**
 * Returns the start of a range of days that ends with a deadline, such as "12 t/m 14 september"; null if
 * there is no range. The number of the range's first day must be an ordinal, or start the clause, or follow a
 * weekday, an event or a word such as "from". A number in any other position belongs to a name, for example
 * "iPhone 15 until 30 November".
 */
function startOfSpan(
  text: string,
  { start, end }: FoundFact,
  taken: readonly FoundFact[],
  { opensSpan, heldOnDays }: FactPatterns,
): number | null {
  const day = FIRST_DAY.exec(text.slice(0, start));
  if (day === null || Number(day[1]) > MAX_DAY || !/[0-9]/.test(text.slice(start, end)))
    return null;
  if (day[2] === undefined && IN_A_LIST.test(text.slice(0, day.index))) return null;
  const before = cutClauseBefore(text, day.index, CLAUSE_MARKS);
  const opening = opensSpan.exec(before)?.[0];
  const isOfName = day[2] === undefined && before.trim() !== '' && !heldOnDays.test(before);
  if (opening === undefined && isOfName) return null;
  const first = day.index - (opening?.length ?? 0);
  return taken.some((fact) => fact.end > first && fact.start < start) ? null : first;
}

/** Kinds of facts that include their terms. */
const CONDITIONAL: ReadonlySet<FactKind> = new Set(['discount', 'multibuy', 'trial', 'delivery']);
const MAX_FACT_CHARACTERS = 60;

/**
 * Extends a fact by its terms, which follow in the same clause, for example "20% off when you spend
 * £50".
 */
function extendByTerms(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  patterns: FactPatterns,
): FoundFact {
  if (!CONDITIONAL.has(found.kind)) return found;
  const { behind } = findClauseOfFact(text, found, taken, CLAUSE_MARKS);
  if (!patterns.condition.test(behind)) return found;
  const end = found.end + behind.trimEnd().length;
  return end - found.start <= MAX_FACT_CHARACTERS ? { ...found, end } : found;
}

const MAX_THING_WORDS = 3;

/**
 * Extends a price by the product that it is for, if a later clause names it, for example
 * "stairlift, reconditioned ones from £995".
 */
function extendByProduct(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  { clauses, language }: FactPatterns,
): FoundFact {
  if (found.kind !== 'price') return found;
  const thing = cutClauseBefore(text, found.start, clauses).trimStart();
  const start = found.start - thing.length;
  const count = thing.trim().split(/\s+/).length;
  const isFree = !taken.some((other) => other.start < found.start && other.end > start);
  // If only a name precedes the clause, the clause itself names the product, for example "Loom &
  // Larder, weekly veg boxes from £14".
  const isSold = findConcepts(thing).length > 0 && findConcepts(text.slice(0, start)).length === 0;
  const isWhole = isFree && !isSold && !joinsThings(language).test(thing);
  const isOwn = thing.trim() !== '' && count <= MAX_THING_WORDS && isWhole;
  return isOwn && /\S/.test(text.slice(0, start)) ? { ...found, start } : found;
}

/**
 * Matches dashes between a fact and the text before it. A single dash is a minus, unless the text
 * contains "off", for example "- 20 %".
 */
const LEADING_DASHES = /^(?:[-–—−]{2,}\s*|[-–—−]\s+(?=.*\p{Nd}\s?%\s?off(?!\p{L})))/iu;

/**
 * Matches a dash between the name and the price in a shop's product title, for example "Bench -
 * £49". A price is never negative.
 */
const DASH_BEFORE_PRICE = /^[-–—−]\s+/u;
/** Matches a size before a price, for example "7ft - £180". A size belongs to the product. */
const SIZE_BEFORE_PRICE =
  /^\p{Nd}[\p{Nd}.,]*\s?(?:ft|m|cm|mm|[x×]\s?\p{Nd}[\p{Nd}.,]*\s?(?:ft|m|cm|mm)?)\s?[-–—−]\s+(?=\p{Sc})/iu;

/** Removes the dash before a price or a code, which separates it from the words before it. */
function removeDash(text: string, found: FoundFact): FoundFact {
  if ((found.kind !== 'price' && found.kind !== 'code') || found.text !== undefined) return found;
  const said = text.slice(found.start, found.end);
  const dash = (SIZE_BEFORE_PRICE.exec(said) ?? DASH_BEFORE_PRICE.exec(said))?.[0] ?? '';
  return { ...found, start: found.start + dash.length };
}

/** Extends a fact by the full stop of the abbreviation at its end, for example "95 € mat. incl." */
function extendByStop(text: string, found: FoundFact): FoundFact {
  return text[found.end] === ABBREVIATION_STOP ? { ...found, end: found.end + 1 } : found;
}

/** Matches a Turkish or Hindi postposition, which belongs to the code or the thing before the fact. */
const LEADING_POSTPOSITION = /^(?:ile|पर|के साथ|से)\s(?=.*\p{Nd}\s?(?:%|tl|₺|₹|छूट)|%|₺|₹)/iu;

/** Matches the Korean "after", which belongs to the fact before it, for example "체험 후 월 29,000원". */
const LEADING_THEN = /^후\s(?=\P{Nd}?\s?\p{Nd})/u;
/** Matches the Arabic "and" before an article, with which no line begins, for example "والتوصيل مجاني". */
const LEADING_ARABIC_AND = /^و(?=ال(?!د)\p{L}{3})/u;

/**
 * Returns a fact in the form in which it starts a line. Codes, telephone numbers and old prices
 * stay unchanged. An old price is printed beside the new price.
 */
function formatFact(said: string, kind: FactKind, language: WrittenLanguage): string {
  const text = said
    .replace(opensWithAnd(language), '')
    .replace(LEADING_DASHES, '')
    .replace(/^[\s,(](?![^(]*\))|[\s,]+$/gu, '')
    .replace(LEADING_POSTPOSITION, '')
    .replace(LEADING_THEN, '')
    .replace(LEADING_ARABIC_AND, '');
  return kind !== 'was' && /^\p{Ll}+(?![\p{Lu}\p{Nd}])/u.test(text)
    ? capitalise(text, language)
    : text;
}

/**
 * Kinds of facts that are no offers. A goal field may state a fact that is no offer, whatever the
 * other words of the field are.
 */
const PLAIN_KINDS: ReadonlySet<FactKind> = new Set(['phone', 'code', 'hours']);
/** Kinds of facts that make a day in the same brief a day for customers. */
const KINDS_WITH_DEADLINE: ReadonlySet<FactKind> = new Set([
  'discount',
  'multibuy',
  'trial',
  'price',
  'code',
  'delivery',
]);

/**
 * Tells whether a goal states a fact for customers; other numbers in a goal are about the
 * advertiser's business.
 */
function isStated(
  { kind, start, end }: ReadFact,
  goal: string,
  patterns: FactPatterns,
  facts: readonly ReadFact[],
): boolean {
  const before = cutClauseBefore(goal, start, CLAUSE_MARKS);
  const behind = cutClauseBehind(goal, end, CLAUSE_MARKS);
  if (PLAIN_KINDS.has(kind)) return true;
  const figure = kind === 'price' ? goal.slice(start, end) : '';
  if (patterns.business.test(`${before} ${figure} ${behind}`)) return false;
  if (kind === 'until' || kind === 'from' || kind === 'date')
    return (
      patterns.asksToAct.test(before + goal.slice(start, end) + behind) ||
      facts.some((fact) => KINDS_WITH_DEADLINE.has(fact.kind))
    );
  return (
    kind === 'discount' ||
    kind === 'multibuy' ||
    !/^\s*[\p{L}\p{N}]/u.test(behind) ||
    followsFact(end, facts)
  );
}

/**
 * Tells whether another fact of the goal follows within six characters, that is directly or after
 * one small word.
 */
function followsFact(end: number, facts: readonly ReadFact[]): boolean {
  return facts.some(({ field, start }) => field === 'goal' && start >= end && start - end <= 6);
}

/**
 * Kinds of facts that are about the readers themselves if the audience field states them, for
 * example the place where the readers live.
 */
const OF_THE_READERS: ReadonlySet<FactKind> = new Set<FactKind>([
  'place',
  'price',
  'date',
  'hours',
  'until',
  'from',
]);

/**
 * Tells whether a fact in the audience field is about the offer; the place where the audience lives
 * is no place of sale.
 */
function isForAudience({ kind }: ReadFact): boolean {
  return !OF_THE_READERS.has(kind);
}

/**
 * Removes facts that repeat another fact of the same kind. A fact from an offer field replaces all
 * facts of the same kind in the texts.
 */
function removeRepeatedFacts(facts: readonly ReadFact[]): ReadFact[] {
  return facts.filter(
    (fact, at) =>
      !wantsStatedTrial(fact, facts) &&
      !facts.slice(0, at).some(
        (other) =>
          (other.field === 'offer' && other.kind === fact.kind) ||
          (fact.field !== 'offer' &&
            containsWhole(other.text.toLowerCase(), fact.text.toLowerCase(), {
              wholeWords: true,
            })),
      ),
  );
}

/**
 * Tells whether "free trials" in a goal means the trial that the product field states, for example
 * "14 days free".
 */
function wantsStatedTrial(fact: ReadFact, facts: readonly ReadFact[]): boolean {
  return (
    fact.kind === 'trial' &&
    fact.field === 'goal' &&
    !/\p{Nd}/u.test(fact.text) &&
    facts.some((other) => other.kind === 'trial' && other.field !== 'goal')
  );
}

/** Sorts facts by importance. A price that replaces an old price comes before a free trial. */
function sortByWeight(facts: readonly ReadFact[]): ReadFact[] {
  const isLowered = facts.some(({ kind }) => kind === 'was');
  const weightOf = ({ kind }: ReadFact) =>
    isLowered && kind === 'price' ? BY_WEIGHT.indexOf('trial') - 0.5 : BY_WEIGHT.indexOf(kind);
  return [...facts].sort((one, other) => weightOf(one) - weightOf(other));
}

/**
 * Moves a fact that begins with a word such as "then" after the previous fact of its field. Without this
 * move, "then $9 a month" could come before "first month free".
 */
function moveSequels(facts: readonly ReadFact[], { afterwards }: FactPatterns): ReadFact[] {
  const isThen = (fact: ReadFact) => afterwards.test(foldLetters(fact.text));
  const sorted = facts.filter((fact) => !isThen(fact));
  for (const fact of facts.filter(isThen)) {
    const before = sorted
      .filter(({ field, start }) => field === fact.field && start < fact.start)
      .toSorted((one, other) => other.start - one.start)[0];
    sorted.splice(before ? sorted.indexOf(before) + 1 : sorted.length, 0, fact);
  }
  return sorted;
}
