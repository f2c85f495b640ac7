import { TYPE_ONLY } from '@adwright/contracts';
import type { AdInput } from '@adwright/engine-ads';
import type { BriefUnderstanding } from '@adwright/engine-copywriter';
import { type Concept, findObjectOfConcept } from '@adwright/engine-lexicon';
import { chooseObject } from './object-of-words.ts';

/**
 * Fields of `BriefUnderstanding` as an AI model interprets the brief. The form showed the embedded
 * interpretation to the user before the payment. The model's fields are therefore used only where the
 * embedded interpretation is undecided.
 */
export interface ModelReading extends Pick<BriefUnderstanding, 'goal' | 'isGrave'> {
  concept: Concept | null;
}

/**
 * Adds the object that a model names to an ad, if the user chose no object and no term of the lexicon names
 * one.
 */
export function addModelObject<Ad extends Pick<AdInput, 'brief' | 'object' | 'edits'>>(
  ad: Ad,
  understood: ModelReading | undefined,
): Ad {
  const { brief, edits } = ad;
  if (!understood?.concept || edits?.object || chooseObject(brief) !== TYPE_ONLY) return ad;
  const object = findObjectOfConcept(understood.concept, brief.product);
  return object === null ? ad : { ...ad, object };
}
