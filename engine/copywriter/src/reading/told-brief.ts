import type { CopyBrief } from '@adwright/engine-lexicon';
import type { ReadFact } from './facts/read-facts.ts';

/** A brief as it is written from: its product without the facts that are shown apart, and these. */
export interface ToldBrief extends CopyBrief {
  facts?: readonly ReadFact[];
}
