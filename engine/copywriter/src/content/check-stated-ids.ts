import { checkConcepts } from '@adwright/engine-lexicon';
import { CATEGORY_IDS } from './texts.ts';
import { TRADE_IDS } from './trades.ts';

/**
 * Checks that there are texts for each trade and category that a concept states.
 * @throws {Error} that names file, line and repair of every mistake.
 */
export function checkStatedIds(): Promise<void> {
  return checkConcepts({ trade: TRADE_IDS, category: CATEGORY_IDS });
}
