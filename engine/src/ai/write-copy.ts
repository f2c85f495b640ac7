import { AppError } from '@adwright/contracts';
import { generateText, type LanguageModel, Output } from 'ai';
import * as z from 'zod';
import type { CopyBrief } from '../embedded/copy/ad-copy.ts';
import { aiFailure } from './ai-failure.ts';
import { type CallLimits, copyCall } from './service-call.ts';

/** The copy that is set over a picture, and the pieces that go beside it. Lengths are what the layouts can hold. */
const copySchema = z.object({
  headline: z.string().trim().min(2).max(60),
  subline: z.string().trim().min(2).max(110),
  callToAction: z.string().trim().min(2).max(28),
  adText: z.array(z.string().trim().min(20).max(600)).min(3).max(5),
});
export type WrittenCopy = z.infer<typeof copySchema>;

const SYSTEM_PROMPT = [
  'You are a senior direct-response copywriter.',
  'Write in the language of the brief. Use only facts that the brief states:',
  'no invented prices, discounts, reviews, numbers, awards, guarantees or deadlines.',
  'The headline has two to eight words, the subline is one sentence, the call to action starts with a verb.',
  'Each ad text is one paragraph that can be pasted as it is; no hashtags, no placeholders.',
].join(' ');

/** Words set in one of many variations; a boost has no texts beside its pictures. */
const variationSchema = copySchema.omit({ adText: true });
export type VariationCopy = z.infer<typeof variationSchema>;

/** Has a language model write the copy of one ad. @throws {AppError} `policy_refused` or `provider_failed` */
export function writeCopy(
  model: LanguageModel,
  brief: CopyBrief,
  limits: CallLimits,
): Promise<WrittenCopy> {
  return write(model, SYSTEM_PROMPT, brief, copySchema, limits);
}

/**
 * Has a language model write as many variations as asked for, in one call, so that it sees what it has said before.
 * @throws {AppError} `policy_refused` or `provider_failed`, also when headlines repeat
 */
export async function writeVariations(
  model: LanguageModel,
  brief: CopyBrief,
  count: number,
  limits: CallLimits,
): Promise<VariationCopy[]> {
  const system = `${SYSTEM_PROMPT} Write ${count} variations, each with another idea and another headline.`;
  const schema = z.object({ variations: z.array(variationSchema).length(count) });
  const { variations } = await write(model, system, brief, schema, limits);
  if (new Set(variations.map(({ headline }) => headline.toLowerCase())).size < count) {
    throw new AppError('provider_failed', 'headlines repeat');
  }
  return variations;
}

async function write<Shape extends z.ZodType>(
  model: LanguageModel,
  system: string,
  { product, audience, goal, emotion, adType, brandName, callToAction }: CopyBrief,
  schema: Shape,
  { signal, timeoutMs, note }: CallLimits,
): Promise<z.infer<Shape>> {
  const facts = { product, audience, goal, emotion, adType, brandName, callToAction };
  try {
    const { output, usage, response } = await generateText({
      model,
      system,
      prompt: JSON.stringify(facts),
      output: Output.object({ schema }),
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    note(copyCall(response.modelId, usage));
    return schema.parse(output);
  } catch (error) {
    signal.throwIfAborted();
    throw aiFailure(error);
  }
}
