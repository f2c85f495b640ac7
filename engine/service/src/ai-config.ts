import * as z from 'zod';

/**
 * AI services that can make the pictures of ads. `openai-compatible` is any server that implements OpenAI's
 * API.
 */
export const AI_SERVICES = ['openai', 'openai-compatible', 'google', 'replicate', 'fal'] as const;
type AiService = (typeof AI_SERVICES)[number];

export interface AiConfig {
  service: AiService;
  apiKey: string;
  /** Base URL of the AI service's API; undefined for the default URL. */
  baseUrl: string | undefined;
  imageModel: string;
  /**
   * Model that writes the copy of ads; without a model, the embedded copywriter writes the copy. The engine
   * supports no text model of Replicate and fal.
   */
  textModel: string | undefined;
  /** Maximum milliseconds of one call to the AI service, retries included. */
  timeoutMs: number;
}

const WRITING_SERVICES: readonly AiService[] = ['openai', 'openai-compatible', 'google'];

/** Schema of the environment variables that only an AI service needs. */
export const aiEnvironmentSchema = z
  .object({
    CREATIVE_PROVIDER: z.enum(AI_SERVICES),
    AI_API_KEY: z.string().min(1),
    AI_BASE_URL: z.url().optional(),
    AI_IMAGE_MODEL: z.string().min(1),
    AI_TEXT_MODEL: z.string().min(1).optional(),
    AI_TIMEOUT_SECONDS: z.coerce.number().positive().default(120),
  })
  .refine((env) => env.CREATIVE_PROVIDER !== 'openai-compatible' || env.AI_BASE_URL, {
    error: 'An OpenAI-compatible server needs its address.',
    path: ['AI_BASE_URL'],
  })
  .refine((env) => !env.AI_TEXT_MODEL || WRITING_SERVICES.includes(env.CREATIVE_PROVIDER), {
    error: 'This service has no text models.',
    path: ['AI_TEXT_MODEL'],
  })
  .refine((env) => env.CREATIVE_PROVIDER !== 'google' || env.AI_IMAGE_MODEL.startsWith('gemini-'), {
    error: 'Google’s picture models are those whose name starts with gemini-.',
    path: ['AI_IMAGE_MODEL'],
  })
  .transform(
    (env): AiConfig => ({
      service: env.CREATIVE_PROVIDER,
      apiKey: env.AI_API_KEY,
      baseUrl: env.AI_BASE_URL,
      imageModel: env.AI_IMAGE_MODEL,
      textModel: env.AI_TEXT_MODEL,
      timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
    }),
  );
