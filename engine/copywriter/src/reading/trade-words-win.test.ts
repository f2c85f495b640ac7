import { examplesOf } from '@adwright/engine-samples';
import { expect, it } from 'vitest';
import { TRADE_IDS, type Trade } from '../content/trades.ts';
import { tradeFacts, tradeOf } from './trade-of.ts';
import { anyOfTerms } from './trade-terms.ts';

/** Terms that lose to another rule when they stand alone, each with words in which they win. */
const WINS_IN: readonly (readonly [Trade, term: string, phrase: string])[] = [
  ['advice', 'prawn*', 'prawnik'],
  ['work', 'maintenance', 'pool maintenance'],
  ['weddings', 'düğün_salon*', 'düğün salonu'],
];

it('finds every term of every trade as its own trade', { timeout: 60_000 }, () => {
  const terms = TRADE_IDS.flatMap((trade) =>
    (tradeFacts(trade).words?.terms.join(' ').split(' ') ?? []).map((term) => ({ trade, term })),
  );
  const losing = terms.filter(
    ({ trade, term }) =>
      !examplesOf(anyOfTerms([term])).some(({ examples }) =>
        examples.some((example) => tradeOf(example) === trade),
      ),
  );
  expect(terms.length).toBeGreaterThan(900);
  expect(losing.map(({ trade, term }) => `${trade} ${term}`).sort()).toEqual(
    WINS_IN.map(([trade, term]) => `${trade} ${term}`).sort(),
  );
});

it.for(WINS_IN)('%s: %s wins in "%s"', ([trade, _, phrase]) => {
  expect(tradeOf(phrase)).toBe(trade);
});

it.each<[string, Trade | null]>([
  ['bomen kappen', 'home'],
  ['boekhoudprogramma', 'digital'],
  ['kfz-werkstatt', 'work'],
  ['makelaar', null],
  ['pédicure médicale', 'care'],
  ['sportschool', 'sport'],
  ['trouwlocatie', 'weddings'],
])('takes "%s" for %s, not for the trade of what it is shown by', (product, trade) => {
  expect(tradeOf(product)).toBe(trade);
});
