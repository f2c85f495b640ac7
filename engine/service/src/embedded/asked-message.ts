import { asksForGoal, printedBrief, understandBrief } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import type { AskedMessage } from './ad-message.ts';

/** What a brief asks of its ad: its facts, and a button that leads to its goal. */
export function askedOf(brief: CopyBrief, callToAction: string): AskedMessage {
  return {
    facts: understandBrief(printedBrief(brief)).facts.map(({ text }) => text),
    asksForGoal: asksForGoal(brief, callToAction),
  };
}
