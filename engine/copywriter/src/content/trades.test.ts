import { CONCEPTS } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { PHRASEBOOK_LANGUAGES } from './languages.ts';
import { NO_TRADE_RULES } from './no-trade.ts';
import { tradeLines } from './texts.ts';
import { isTrade, TRADE_IDS, TRADES } from './trades.ts';

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
  expect(doubles(FACTS.flatMap(({ words }) => words?.rank ?? []))).toEqual([]);
});

it('gives every rule a condition', () => {
  for (const { shownBy, ofTrade, taught, words } of FACTS.flatMap((facts) => facts.rules))
    expect(shownBy ?? ofTrade ?? taught ?? words).toBeDefined();
});

it('has the trade of every concept', () => {
  const unknown = [...CONCEPTS.values()].flatMap(({ id, trade }) =>
    trade === null || isTrade(trade) ? [] : [`${id}: ${trade}`],
  );
  expect(unknown).toEqual([]);
});

it('has lines of every trade in some language, its own or borrowed ones', () => {
  const silent = TRADE_IDS.filter(
    (trade) =>
      TRADES[trade].borrowsFrom === undefined &&
      PHRASEBOOK_LANGUAGES.every((language) => tradeLines(trade, language) === null),
  );
  expect(silent).toEqual([]);
});
