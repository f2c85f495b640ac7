import { factsOf, PRODUCT_KINDS } from '@adwright/engine-objects';
import { expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from './content/languages.ts';
import { NO_TRADE_RULES } from './content/no-trade.ts';
import { TRADES } from './trade-registry.ts';

const FACTS = Object.values(TRADES);

/** Numbers that occur more than once. */
function doubles(ranks: readonly number[]): number[] {
  return ranks.filter((rank, at) => ranks.indexOf(rank) !== at);
}

it('gives no two rules the same rank', () => {
  const rules = [...NO_TRADE_RULES, ...FACTS.flatMap((facts) => facts.rules)];
  expect(doubles(rules.map(({ rank }) => rank))).toEqual([]);
});

it('gives the words of no two trades the same rank', () => {
  const ranks = FACTS.flatMap(({ words }) => (words === null ? [] : [words.rank]));
  expect(doubles(ranks)).toEqual([]);
});

it('gives every rule a condition', () => {
  for (const { shownBy, ofTrade, taught, words } of FACTS.flatMap((facts) => facts.rules))
    expect(shownBy ?? ofTrade ?? taught ?? words).toBeDefined();
});

it('has the trade of every object', () => {
  const unknown = PRODUCT_KINDS.flatMap((kind) => {
    const { trade } = factsOf(kind);
    return trade === null || trade in TRADES ? [] : [`${kind}: ${trade}`];
  });
  expect(unknown).toEqual([]);
});

it('has lines of every trade in some language, its own or borrowed ones', () => {
  const silent = Object.entries(TRADES)
    .filter(([, { phrases, borrowsFrom }]) =>
      Object.values(phrases).every((lines) => lines === null && borrowsFrom === null),
    )
    .map(([name]) => name);
  expect(silent).toEqual([]);
});

it('knows every written language but English', () => {
  const expected = WRITTEN_LANGUAGES.filter((language) => language !== 'en').sort();
  for (const { phrases } of FACTS) expect(Object.keys(phrases).sort()).toEqual(expected);
});
