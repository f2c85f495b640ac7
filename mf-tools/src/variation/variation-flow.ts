import {
  BUCKETS,
  buildAdImagePath,
  type OptimizedImageResponse,
  optimizedImageResponseSchema,
  PATHS,
  SAVED_AD,
  type VariationRequest,
  variationRequestSchema,
} from '@adwright/contracts';
import { buildVariationRows } from '@adwright/contracts/saved-ads';
import type { Flow } from '@adwright/generation';
import type { ImageOnlyValues } from '../layout/image-only.ts';
import type { VariationResultsState } from './results-state.ts';
import { VARIATION_TEXTS } from './variation-texts.ts';

/** Flow that makes one variant of an image, and saves the variant as an ad (spec §4, §7). */
export const variationFlow: Flow<
  ImageOnlyValues,
  VariationRequest,
  OptimizedImageResponse,
  VariationResultsState
> = {
  feature: 'variation',
  upload: {
    bucket: BUCKETS.uploads,
    path: (userId, timestamp, fileName) =>
      buildAdImagePath(userId, 'variation', timestamp, fileName),
  },
  buildRequest: ({ form: { disclosure }, imageUrl, userId }) => ({
    imageUrl,
    userId,
    requestType: 'variation',
    ...(disclosure ? { disclosure } : {}),
  }),
  requestSchema: variationRequestSchema,
  responseSchema: optimizedImageResponseSchema,
  rows: buildVariationRows,
  state: ({ request, response }, [adId]) => ({
    originalImage: request.imageUrl,
    variation: {
      id: adId,
      imageUrl: response.optimizedImageUrl,
      title: SAVED_AD.variation.title,
      isFavorite: false,
      altText: response.altText,
      viralScore: response.viralScore,
    },
  }),
  destination: PATHS.variationResults,
  texts: VARIATION_TEXTS,
};
