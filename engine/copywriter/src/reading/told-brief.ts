import type { AudienceKind, CopyBrief } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import type { FactRun } from './facts/fact-runs.ts';
import type { ReadFact } from './facts/read-facts.ts';

/** A brief as it is written from: its product without the facts that are shown apart, these, and whom it speaks to. */
export interface ToldBrief extends CopyBrief {
  facts?: readonly ReadFact[];
  /** Facts beside the product as the brief lists them, for texts with room. */
  runs?: readonly FactRun[];
  /** The language it is told in; left out where the copywriter can't write it. */
  told?: WrittenLanguage;
  /** What kinds of people it speaks to, as the brief was understood. */
  readers?: ReadonlySet<AudienceKind>;
}
