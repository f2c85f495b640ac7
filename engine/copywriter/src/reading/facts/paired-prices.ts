import { holdsAnchor } from './anchors.ts';
import type { FactPatterns } from './fact-patterns.ts';
import { type FoundFact, haveCommonPart } from './found-fact.ts';
import { readAmount } from './read-amount.ts';

const NUMBER = String.raw`[0-9](?:[0-9.,' \u00a0\u202f]*[0-9])?`;
const FIRST_NUMBER = new RegExp(NUMBER, 'u');
/**
 * Matches a number by itself at the end of a text, such as "79" in "sizes 36–48, 79", but not the
 * "48" of "36–48".
 */
const NUMBER_BEFORE = new RegExp(
  String.raw`(?:^|[\p{L},;:.()、，،؛–—-]\s|[、，(])(${NUMBER})\s?\(?$`,
  'u',
);
/**
 * Matches a number by itself at the start of a text. A number that counts, measures or dates
 * something is excluded, because it is no price.
 */
const NUMBER_BEHIND = new RegExp(String.raw`^\s?(${NUMBER})(?![0-9%:/]|\s?[\p{L}%])`, 'u');
/** Matches a number and up to 14 other characters at the end of a text, for example "499 auf". */
const NUMBER_AND_WORD = new RegExp(String.raw`(?:^|\s)(${NUMBER})([^0-9]{1,14})$`, 'u');
/**
 * Matches words after an old price that state what the price is for, for example "per piece" in
 * "normally 11,95 per piece".
 */
const PER_PIECE =
  /^\s(?:(?:per|pro|je|par|por|cada|za|за|il|al|la|le|l’)\s\p{L}+|each|ea\.?|stuck|stk\.?|styck|st\.?|szt\.?|шт\.?)(?!\p{L})/u;
/** Matches cents, which show that a number is a sum of money. */
const CENTS = /,[0-9]{2}$/;
const NEAR_CHARACTERS = 3;
/**
 * Minimum whole number of an old price without a currency; a smaller one may be an hour or a model,
 * for example "before 12", "iPhone 15".
 */
const MIN_BARE_OLD_PRICE = 25;
const MIN_SHARE_OF_OLD_PRICE = 0.1;
const MAX_CHARACTERS_TO_PRICE = 14;

/**
 * Adds prices of comparisons in which only one of two prices has a currency, for example "79 statt 119 €",
 * "£79 instead of 119", "lowered from 1,290 to 890 baht". A sum without a currency counts only beside a sum
 * with a currency. Of two sums in a comparison, only the higher sum is the old price.
 */
export function addPairedPrices(
  text: string,
  folded: string,
  taken: readonly FoundFact[],
  patterns: FactPatterns,
): FoundFact[] {
  const said = taken.map((fact) => toOldPrice(folded, fact, taken, patterns));
  const olds = findBareOldPrices(folded, said, patterns);
  const pairs = [...olds, ...findLoweredPrices(text, folded, [...said, ...olds], patterns)];
  return [
    ...said.map((fact) => removePriceLink(fact, pairs)),
    ...pairs,
    ...findBarePrices(text, folded, said, patterns),
  ];
}

/**
 * Makes a price an old price if "from" introduces it and a lower price directly precedes it, for
 * example "79 € από 119 €".
 */
function toOldPrice(
  folded: string,
  fact: FoundFact,
  taken: readonly FoundFact[],
  { loweredFrom: from, sum }: FactPatterns,
): FoundFact {
  if (fact.kind !== 'price') return fact;
  const said = folded.slice(fact.start, fact.end);
  const present = taken.find(
    ({ kind, end }) => kind === 'price' && end <= fact.start && fact.start - end <= 1,
  );
  const isOld =
    present !== undefined &&
    endsWithSum(folded.slice(present.start, present.end), sum) &&
    from.test(said.slice(0, said.search(/[\p{Sc}0-9]/u))) &&
    isLowered(readAmount(folded.slice(present.start, present.end)), readAmount(said));
  return isOld ? { ...fact, kind: 'was' } : fact;
}

/**
 * Tells whether nothing follows the sum of a price. In a list, the last word names the next item, for example
 * "small £35 large" before "from £60".
 */
function endsWithSum(price: string, sum: RegExp): boolean {
  const found = [...price.matchAll(new RegExp(sum, 'g'))].at(-1);
  return found !== undefined && price.slice(found.index + found[0].length).trim() === '';
}

/**
 * Removes from a price the word that links it to the old price, for example "a 79 €" of "da 119 a
 * 79 €".
 */
function removePriceLink(fact: FoundFact, pairs: readonly FoundFact[]): FoundFact {
  const old = pairs.find((pair) => fact.kind === 'price' && haveCommonPart(pair, fact));
  return old ? { ...fact, start: old.end } : fact;
}

/** Finds new prices without a currency, beside an old price that has one. */
function findBarePrices(
  text: string,
  folded: string,
  taken: readonly FoundFact[],
  { sum, loweredTo }: FactPatterns,
): FoundFact[] {
  return taken.flatMap((old) => {
    const oldSum = old.kind === 'was' ? sum.exec(folded.slice(old.start, old.end)) : null;
    if (oldSum === null || hasPriceBeside(old, taken)) return [];
    const span =
      findNumberBefore(folded, old.start) ?? findNumberBehind(folded, old.end, loweredTo);
    if (span === null || taken.some((other) => haveCommonPart(other, span))) return [];
    const bare = text.slice(span.start, span.end);
    const start = old.start + oldSum.index;
    const whole = text.slice(start, start + oldSum[0].length);
    if (!isLowered(readAmount(bare), readAmount(whole))) return [];
    return [{ kind: 'price', ...span, text: replaceAmount(whole, bare) }];
  });
}

/** Finds old prices without a currency, beside a new price that has one. */
function findBareOldPrices(
  folded: string,
  taken: readonly FoundFact[],
  { bareOldPrices: phrases, loweredTo, inPack }: FactPatterns,
): FoundFact[] {
  const found = phrases
    .filter(({ anchor }) => holdsAnchor(folded, anchor))
    .flatMap(({ pattern }) => [...folded.matchAll(pattern())])
    .map(({ 0: said, index }) => {
      const start = index + said.length - said.trimStart().length;
      return { kind: 'was' as const, start, end: index + said.length };
    })
    .filter((old) => !taken.some((other) => haveCommonPart(other, old) && !isLinked(old, other)))
    .filter((old) => !inPack.test(folded.slice(0, old.start)))
    .filter((old) => isOlderThanPrice(folded, old, taken, loweredTo))
    .sort((one, other) => other.end - other.start - (one.end - one.start));
  return found.slice(0, 1).map((old) => {
    const perPiece = PER_PIECE.exec(folded.slice(old.end))?.[0] ?? '';
    return { ...old, end: old.end + perPiece.length };
  });
}

/**
 * Tells whether a new price is directly before an old price, or after it with at most one word such
 * as "now" between them.
 */
function isOlderThanPrice(
  folded: string,
  old: FoundFact,
  taken: readonly FoundFact[],
  loweredTo: RegExp,
): boolean {
  const amount = readAmount(folded.slice(old.start, old.end));
  const rest = folded.slice(old.end);
  const isToPrice = loweredTo.test(rest);
  const isMeasure =
    /^\s?[\p{L}%:/]/u.test(rest) && !startsPrice(old.end, taken) && !PER_PIECE.test(rest);
  const isSum = amount >= MIN_BARE_OLD_PRICE || CENTS.test(folded.slice(old.start, old.end));
  if (!isSum || (!isToPrice && isMeasure)) return false;
  return taken.some((price) => {
    const present = readAmount(folded.slice(price.start, price.end));
    if (price.kind !== 'price' || !isLowered(present, amount)) return false;
    const gap = old.start - price.end;
    const isBefore = gap >= 0 && gap <= NEAR_CHARACTERS;
    const reach = isToPrice ? MAX_CHARACTERS_TO_PRICE : NEAR_CHARACTERS;
    const isBehind =
      isLinked(old, price) || (price.start >= old.end && price.start - old.end <= reach);
    return isBefore || isBehind;
  });
}

/**
 * Finds old prices that are recognised only by the lower price after them, for example "von 499 auf
 * 349 €", "da 119 a 79 €".
 */
function findLoweredPrices(
  text: string,
  folded: string,
  taken: readonly FoundFact[],
  { sum, loweredTo, loweredFrom: fromWord, inPack }: FactPatterns,
): FoundFact[] {
  return taken.flatMap((price) => {
    const present = price.kind === 'price' ? sum.exec(folded.slice(price.start, price.end)) : null;
    if (present === null) return [];
    const at = price.start + present.index;
    const found = NUMBER_AND_WORD.exec(folded.slice(0, at));
    const [, bare = '', word = ''] = found ?? [];
    if (!found || word.trim() === '' || loweredTo.exec(word)?.[0].trim() !== word.trim()) return [];
    const numberAt = found.index + found[0].length - word.length - bare.length;
    const from = fromWord.exec(folded.slice(0, numberAt))?.[0];
    if (from === undefined) return [];
    const old: FoundFact = { kind: 'was', start: numberAt - from.length, end: at };
    const isInPack = inPack.test(folded.slice(0, old.start));
    const isTaken = taken.some((other) => other !== price && haveCommonPart(other, old));
    const whole = text.slice(at, at + present[0].length);
    const isOld =
      isLowered(readAmount(whole), readAmount(bare)) && readAmount(bare) >= MIN_BARE_OLD_PRICE;
    if (isInPack || isTaken || !isOld) return [];
    const amount = text.slice(numberAt, numberAt + bare.length);
    return [{ ...old, text: replaceAmount(whole, amount) }];
  });
}

const isLowered = (present: number, old: number) =>
  present < old && present >= old * MIN_SHARE_OF_OLD_PRICE;

const replaceAmount = (whole: string, amount: string) => whole.replace(FIRST_NUMBER, amount);

/**
 * Tells whether the last word of an old price is also the first word of the next price, for example
 * "de 299 por R$ 199".
 */
const isLinked = (old: FoundFact, { kind, start, end }: FoundFact) =>
  kind === 'price' && start > old.start && start < old.end && end > old.end;

const startsPrice = (at: number, taken: readonly FoundFact[]) =>
  taken.some(({ kind, start, end }) => kind === 'price' && start <= at + 1 && end > at);

function hasPriceBeside(old: FoundFact, taken: readonly FoundFact[]): boolean {
  return taken.some(
    ({ kind, start, end }) =>
      kind === 'price' &&
      (Math.abs(old.start - end) <= NEAR_CHARACTERS ||
        (start >= old.end && start - old.end <= MAX_CHARACTERS_TO_PRICE)),
  );
}

function findNumberBefore(folded: string, at: number) {
  const found = NUMBER_BEFORE.exec(folded.slice(0, at));
  if (!found?.[1]) return null;
  const start = found.index + found[0].lastIndexOf(found[1]);
  return { start, end: start + found[1].length };
}

function findNumberBehind(folded: string, at: number, loweredTo: RegExp) {
  const from = at + (loweredTo.exec(folded.slice(at))?.[0].length ?? 0);
  const found = NUMBER_BEHIND.exec(folded.slice(from));
  if (!found?.[1]) return null;
  const start = from + found[0].length - found[1].length;
  return { start, end: start + found[1].length };
}
