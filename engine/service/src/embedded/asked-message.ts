import { asksForGoal, printedBrief, understandBrief } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import type { AskedMessage } from './ad-message.ts';

/** What a brief asks of its ad: its facts, and a button that leads to its goal. */
export function askedOf(brief: CopyBrief, callToAction: string): AskedMessage {
  const printed = printedBrief(brief);
  return {
    facts: understandBrief(printed).facts.map(({ text }) => text),
    asksForGoal: asksForGoal(printed, callToAction),
  };
}
