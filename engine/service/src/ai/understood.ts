import { understandBrief } from '@adwright/engine-copywriter';
import { CONCEPTS, type CopyBrief, findNearestConcepts, GOALS } from '@adwright/engine-lexicon';
import * as z from 'zod';
import type { ModelReading } from '../embedded/model-reading.ts';

/** Maximum number of lexicon concepts among which a model chooses. */
const MAX_CONCEPTS = 50;
/** The model's answer if no offered concept matches the product. */
const UNNAMED = 'none';

/**
 * Creates the schema of a model's interpretation of a brief: the nearest lexicon concept, the campaign's goal,
 * and whether a cheerful ad would hurt. If the model answers a value outside the offered choices, the default
 * is used, without a second request.
 */
export function createUnderstoodSchema(brief: CopyBrief) {
  const { told } = understandBrief(brief);
  const concepts = [UNNAMED, ...findNearestConcepts(brief.product, MAX_CONCEPTS, told)];
  return z
    .preprocess(
      (value) => (typeof value === 'object' && value !== null ? value : {}),
      z.object({
        concept: defineChoice(concepts, UNNAMED).describe(
          `what the brief sells, by the nearest concept; "${UNNAMED}" where none of them is the thing itself`,
        ),
        goal: defineChoice(GOALS, 'awareness').describe('what the campaign is for'),
        isGrave: z
          .preprocess((value) => value === true, z.boolean())
          .describe('whether a cheerful ad would hurt its readers: funerals, grave illness'),
      }),
    )
    .describe('how you understand the brief; none of it is printed');
}

function defineChoice<Value extends string>(values: readonly Value[], otherwise: NoInfer<Value>) {
  return z.preprocess(
    (value) => values.find((each) => each === value) ?? otherwise,
    z.enum(values),
  );
}

/** Replaces the concept's id in a model's interpretation by the lexicon's concept; null for "none". */
export function parseModelReading({
  concept,
  ...read
}: z.infer<ReturnType<typeof createUnderstoodSchema>>): ModelReading {
  return { ...read, concept: CONCEPTS.get(concept) ?? null };
}
