import type { Brief } from '@adwright/contracts';
import { generateText, type LanguageModel, Output } from 'ai';
import * as z from 'zod';
import { aiFailure } from './ai-failure.ts';

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

/** Has a language model write the copy of one ad. @throws {AppError} `policy_refused` or `provider_failed` */
export async function writeCopy(
  model: LanguageModel,
  brief: Brief,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<WrittenCopy> {
  const { product, audience, goal, emotion, adType } = brief;
  try {
    const { output } = await generateText({
      model,
      system: SYSTEM_PROMPT,
      prompt: JSON.stringify({ product, audience, goal, emotion, adType }),
      output: Output.object({ schema: copySchema }),
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return output;
  } catch (error) {
    signal.throwIfAborted();
    throw aiFailure(error);
  }
}
