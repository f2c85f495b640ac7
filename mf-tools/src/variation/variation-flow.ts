import {
  adImagePath,
  BUCKETS,
  type OptimizedImageResponse,
  optimizedImageResponseSchema,
  PATHS,
  SAVED_AD,
  type VariationRequest,
  variationRequestSchema,
} from '@adwright/contracts';
import { variationRows } from '@adwright/contracts/saved-ads';
import type { Flow } from '@adwright/generation';
import type { ImageOnlyValues } from '../layout/image-only.ts';
import type { VariationResultsState } from './results-state.ts';
import { VARIATION_TEXTS } from './variation-texts.ts';

/** Makes one variant of an image, saved as an ad (spec §4, §7). */
export const variationFlow: Flow<
  ImageOnlyValues,
  VariationRequest,
  OptimizedImageResponse,
  VariationResultsState
> = {
  feature: 'variation',
  upload: {
    bucket: BUCKETS.uploads,
    path: (userId, timestamp, fileName) => adImagePath(userId, 'variation', timestamp, fileName),
  },
  buildRequest: ({ form: { disclosure }, imageUrl, userId }) => ({
    imageUrl,
    userId,
    requestType: 'variation',
    ...(disclosure ? { disclosure } : {}),
  }),
  requestSchema: variationRequestSchema,
  responseSchema: optimizedImageResponseSchema,
  rows: variationRows,
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
