import type { AudienceKind, CopyBrief } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import type { FactRun } from './facts/fact-runs.ts';
import type { ReadFact } from './facts/found-fact.ts';

/**
 * A brief prepared for writing: its product without the facts that are shown separately, these
 * facts, and the audience.
 */
export interface PreparedBrief extends CopyBrief {
  facts?: readonly ReadFact[];
  /**
   * Groups of neighbouring facts of the product field, in the brief's order. Only the texts beside
   * the picture print these groups.
   */
  runs?: readonly FactRun[];
  /** The full product field, including the facts that `product` lacks. */
  typedProduct?: string;
  /** The product field as typed, with facts in their places; present only if texts can quote it. */
  verbatim?: string;
  /**
   * The language of the brief, whatever language the copy is written in; absent if the copywriter
   * can't write that language.
   */
  told?: WrittenLanguage;
  /** Groups of readers that the audience field names. */
  readers?: ReadonlySet<AudienceKind>;
}
