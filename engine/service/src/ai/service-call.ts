import type { GenerateImageResult, LanguageModelUsage } from 'ai';
import * as z from 'zod';
import type { RenderContext, ServiceCall } from '../creative-provider.ts';

/** Time limit, abort signal and usage listener of a call. */
export interface CallLimits {
  signal: AbortSignal;
  /** Retries included. */
  timeoutMs: number;
  note(call: ServiceCall): void;
  /** Stores answers, so that a repeated job does not request them again. */
  once?: RenderContext['once'];
}

type PictureCall = GenerateImageResult['calls'][number];

/** Fields in which services report measurements: fal's `timings`, and the seed that it used. */
const measuredSchema = z.object({
  timings: z.object({ inference: z.number() }).optional().catch(undefined),
  seed: z.number().optional().catch(undefined),
});

/** A fal model with a safety checker paints declined pictures black and lists them here. */
const checkedSchema = z.object({
  images: z.array(z.object({ nsfw: z.boolean().nullish().catch(undefined) })),
});

/** Whether a picture of the call was painted over, because its content is declined. */
export function isBlackened({ providerMetadata }: PictureCall): boolean {
  return Object.values(providerMetadata ?? {}).some((metadata) =>
    checkedSchema.safeParse(metadata).data?.images.some(({ nsfw }) => nsfw === true),
  );
}

/** The usage of a call for pictures. The seed is omitted if the model does not take one. */
export function describePictureCall(
  { response, usage, warnings, providerMetadata }: PictureCall,
  sentSeed: number | undefined,
): ServiceCall {
  const measured = Object.values(providerMetadata ?? {})
    .map((metadata) => measuredSchema.safeParse(metadata).data)
    .find((metadata) => metadata !== undefined);
  const refused = warnings.some(({ type, ...warning }) => {
    return type === 'unsupported' && 'feature' in warning && warning.feature === 'seed';
  });
  return {
    kind: 'picture',
    model: response.modelId,
    seed: measured?.seed ?? (refused ? undefined : sentSeed),
    inputTokens: usage?.inputTokens,
    outputTokens: usage?.outputTokens,
    totalTokens: usage?.totalTokens,
    computeSeconds: measured?.timings?.inference,
  };
}

/** The usage of a call for words. */
export function describeCopyCall(model: string, usage: LanguageModelUsage): ServiceCall {
  const { inputTokens, outputTokens, totalTokens } = usage;
  return { kind: 'copy', model, inputTokens, outputTokens, totalTokens };
}
