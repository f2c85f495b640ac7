import { getTradeFacts } from './find-trade.ts';
import type { PreparedBrief } from './prepared-brief.ts';
import { findBriefTrade } from './trade-of-brief.ts';

/**
 * Returns the brief with an emotion that suits its trade; an unsuitable one is replaced by `trust`.
 */
export function chooseSuitableEmotion<
  Asked extends Pick<PreparedBrief, 'product' | 'emotion' | 'goal' | 'told'>,
>(brief: Asked): Asked {
  const trade = findBriefTrade(brief);
  const suiting = trade === null ? 'all' : getTradeFacts(trade).emotions;
  return suiting === 'all' || suiting.includes(brief.emotion)
    ? brief
    : { ...brief, emotion: 'trust' };
}
