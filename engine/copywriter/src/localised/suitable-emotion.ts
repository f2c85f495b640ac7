import type { Emotion } from '@adwright/contracts';
import type { CopyBrief } from '@adwright/engine-lexicon';
import { isJobOffer } from '../reading/job-offer.ts';
import { tradeFacts } from '../reading/trade-of.ts';
import { tradeInBrief } from './trade-of-brief.ts';

type Asked = Pick<CopyBrief, 'product' | 'emotion' | 'goal'>;

/** A job is no memory, no luxury and no small joy, whatever the employer sells. */
const SUITING_A_JOB: readonly Emotion[] = ['curiosity', 'excitement', 'trust', 'urgency'];

/** The brief with an emotion that suits what it offers: `trust` where the asked one does not. */
export function withSuitableEmotion<Brief extends Asked>(brief: Brief): Brief {
  const suiting = suitingEmotions(brief);
  return suiting === 'all' || suiting.includes(brief.emotion)
    ? brief
    : { ...brief, emotion: 'trust' };
}

function suitingEmotions(brief: Asked): 'all' | readonly Emotion[] {
  if (isJobOffer(brief.product)) return SUITING_A_JOB;
  const trade = tradeInBrief(brief);
  return trade === null ? 'all' : tradeFacts(trade).emotions;
}
