import { TYPE_ONLY } from '@adwright/contracts';
import { type AdInput, shownObjectOf } from '@adwright/engine-ads';
import type { GoalKind } from '@adwright/engine-copywriter';
import { type Concept, objectOfConcept } from '@adwright/engine-lexicon';

/**
 * Fields of `BriefUnderstanding` as a model reads them. They count only if the embedded reading is undecided,
 * because the user has seen that reading before paying.
 */
export interface ModelReading {
  concept: Concept | null;
  goal: GoalKind;
  isGrave: boolean;
}

/** An ad that shows the model's choice, if neither its user nor a term of the lexicon chose an object. */
export function withModelObject<Ad extends Pick<AdInput, 'brief' | 'edits'>>(
  ad: Ad,
  understood: ModelReading | undefined,
): Ad {
  const { brief, edits } = ad;
  if (!understood?.concept || edits?.object || shownObjectOf(brief.product) !== TYPE_ONLY)
    return ad;
  const object = objectOfConcept(understood.concept, brief.product);
  return object === null ? ad : { ...ad, edits: { ...edits, object } };
}
