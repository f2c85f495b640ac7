import { CONCEPTS } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { PHRASEBOOK_LANGUAGES } from './languages.ts';
import { tradeLines } from './texts.ts';
import { isTrade, TRADE_IDS, TRADES } from './trades.ts';

it('contains the trade of every concept', () => {
  const unknown = [...CONCEPTS.values()].flatMap(({ id, trade }) =>
    !trade || isTrade(trade) ? [] : [`${id}: ${trade}`],
  );
  expect(unknown).toEqual([]);
});

it('has lines for every trade in at least one language', () => {
  const silent = TRADE_IDS.filter((trade) =>
    PHRASEBOOK_LANGUAGES.every((language) => tradeLines(trade, language) === null),
  );
  expect(silent).toEqual([]);
});

it('finds the broader trade of a narrower one', () => {
  const around = TRADE_IDS.flatMap((trade) => TRADES[trade].within ?? []);
  expect(around.filter((trade) => !isTrade(trade))).toEqual([]);
});
