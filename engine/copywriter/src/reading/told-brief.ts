import type { AudienceKind, CopyBrief } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import type { FactRun } from './facts/fact-runs.ts';
import type { ReadFact } from './facts/read-facts.ts';

/** A brief prepared for writing: its product without the separately shown facts, these facts, and the audience. */
export interface ToldBrief extends CopyBrief {
  facts?: readonly ReadFact[];
  /** Facts beside the product as the brief lists them, for texts with room. */
  runs?: readonly FactRun[];
  /** The whole product field, with the facts that `product` lacks. */
  typedProduct?: string;
  /** The product field as typed, where texts can say it: facts in their places. */
  verbatim?: string;
  /** The language it is told in, whatever the copy is written in; left out where the copywriter can't write it. */
  told?: WrittenLanguage;
  /** Kinds of people in the audience, as understood from the brief. */
  readers?: ReadonlySet<AudienceKind>;
}
