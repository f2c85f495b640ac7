import { filledOffer } from '@adwright/contracts';
import { asksForGoal } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import type { AskedMessage } from './ad-message.ts';

/** What a brief asks of its ad: its facts, and a button that leads to its goal. */
export function askedOf(brief: CopyBrief, callToAction: string): AskedMessage {
  return {
    facts: Object.values(filledOffer(brief.offer) ?? {}),
    asksForGoal: asksForGoal(brief, callToAction),
  };
}
