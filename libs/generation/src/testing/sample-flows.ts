import {
  type Brief,
  BUCKETS,
  buildAdImagePath,
  type CreateAdRequest,
  type CreateAdResponse,
  createAdRequestSchema,
  createAdResponseSchema,
  type OptimizedImageResponse,
  optimizedImageResponseSchema,
  TOASTS,
  toCreateAdRequest,
  type VariationRequest,
  variationRequestSchema,
} from '@adwright/contracts';
import { buildVariationRows, createAdRows } from '@adwright/contracts/saved-ads';
import type { Flow, FlowTexts } from '../flow.ts';

const TEXTS = {
  status: (status: number, body: string) => `Status ${status}. ${body}`,
  invalidResponse: 'Not a sample',
  fallback: 'The sample failed',
  failed: TOASTS.generationFailed,
  notSaved: TOASTS.unexpectedError,
} satisfies FlowTexts;

/** Sample flow that makes an ad from text. */
export const wordsFlow: Flow<Brief, CreateAdRequest, CreateAdResponse, CreateAdResponse> = {
  feature: 'createAd',
  buildRequest: ({ form }) => toCreateAdRequest(form),
  requestSchema: createAdRequestSchema,
  responseSchema: createAdResponseSchema,
  rows: createAdRows,
  state: ({ response }, [adId]) => ({
    ...response,
    creatives: response.creatives.map((creative) => ({ ...creative, id: adId })),
  }),
  destination: '/sample/results',
  texts: TEXTS,
};

/** Sample flow that uploads an image. */
export const imageFlow: Flow<
  Record<string, never>,
  VariationRequest,
  OptimizedImageResponse,
  OptimizedImageResponse
> = {
  feature: 'variation',
  upload: {
    bucket: BUCKETS.uploads,
    path: (userId, timestamp, fileName) =>
      buildAdImagePath(userId, 'variation', timestamp, fileName),
  },
  buildRequest: ({ imageUrl, userId }) => ({ imageUrl, userId, requestType: 'variation' }),
  requestSchema: variationRequestSchema,
  responseSchema: optimizedImageResponseSchema,
  rows: buildVariationRows,
  state: ({ response }) => response,
  destination: '/sample/results',
  texts: { ...TEXTS, unexplained: 'The sample did not say why' },
};
