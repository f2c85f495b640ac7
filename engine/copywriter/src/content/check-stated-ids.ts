import { checkConcepts } from '@adwright/engine-lexicon';
import { CATEGORY_IDS } from './texts.ts';
import { TRADE_IDS } from './trades.ts';

/**
 * Checks that the copywriter has texts for every trade and category that a concept of the lexicon
 * refers to.
 * @throws {Error} An error that names file, line and repair of every mistake.
 */
export function checkStatedIds(): Promise<void> {
  return checkConcepts({ trade: TRADE_IDS, category: CATEGORY_IDS });
}
