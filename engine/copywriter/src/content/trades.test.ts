import { expect, it } from 'vitest';
import { checkStatedIds } from './check-stated-ids.ts';
import { PHRASEBOOK_LANGUAGES } from './languages.ts';
import { findTradeLines } from './texts.ts';
import { isTrade, TRADE_IDS, TRADES } from './trades.ts';

it('every trade and category that a concept states has texts', async () => {
  await expect(checkStatedIds()).resolves.toBeUndefined();
});

it('every trade has lines in at least one language', () => {
  const silent = TRADE_IDS.filter((trade) =>
    PHRASEBOOK_LANGUAGES.every((language) => findTradeLines(trade, language) === null),
  );
  expect(silent).toEqual([]);
});

it('declares every broader trade that a trade refers to', () => {
  const around = TRADE_IDS.flatMap((trade) => TRADES[trade].within ?? []);
  expect(around.filter((trade) => !isTrade(trade))).toEqual([]);
});
