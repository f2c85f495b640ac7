import type { GenerateImageResult, LanguageModelUsage } from 'ai';
import * as z from 'zod';
import type { RenderContext, ServiceCall } from '../creative-provider.ts';

/** Time limit, abort signal and usage listener of a call to an AI service. */
export interface CallLimits {
  signal: AbortSignal;
  /** The time includes retries. */
  timeoutMs: number;
  note(call: ServiceCall): void;
  /** Stores the AI service's answers, so that a repeated job does not request them again. */
  once?: RenderContext['once'];
}

type PictureCall = GenerateImageResult['calls'][number];

/**
 * Schema of the fields in which AI services report measurements: fal's `timings`, and the seed that the service
 * used.
 */
const measuredSchema = z.object({
  timings: z.object({ inference: z.number() }).optional().catch(undefined),
  seed: z.number().optional().catch(undefined),
});

/** Schema of the list in which a fal model with a safety checker names the pictures that it painted black. */
const checkedSchema = z.object({
  images: z.array(z.object({ nsfw: z.boolean().nullish().catch(undefined) })),
});

/** Tells whether the AI service painted a picture of the call black, because it declines the content. */
export function isBlackened({ providerMetadata }: PictureCall): boolean {
  return Object.values(providerMetadata ?? {}).some((metadata) =>
    checkedSchema.safeParse(metadata).data?.images.some(({ nsfw }) => nsfw === true),
  );
}

/**
 * Describes the usage of a picture call for the job's record. The usage contains no seed if the model does not
 * take a seed.
 */
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

/** Describes the usage of a copy call for the job's record. */
export function describeCopyCall(model: string, usage: LanguageModelUsage): ServiceCall {
  const { inputTokens, outputTokens, totalTokens } = usage;
  return { kind: 'copy', model, inputTokens, outputTokens, totalTokens };
}
