import type { ToldBrief } from '../reading/told-brief.ts';
import { tradeFacts } from '../reading/trade-of.ts';
import { tradeInBrief } from './trade-of-brief.ts';

/**
 * Returns the brief with an emotion that suits its trade; an unsuitable one is replaced by `trust`.
 */
export function withSuitableEmotion<
  Asked extends Pick<ToldBrief, 'product' | 'emotion' | 'goal' | 'told'>,
>(brief: Asked): Asked {
  const trade = tradeInBrief(brief);
  const suiting = trade === null ? 'all' : tradeFacts(trade).emotions;
  return suiting === 'all' || suiting.includes(brief.emotion)
    ? brief
    : { ...brief, emotion: 'trust' };
}
