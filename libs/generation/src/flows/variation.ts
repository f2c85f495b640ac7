import {
  adImagePath,
  BUCKETS,
  type OptimizedImageResponse,
  optimizedImageResponseSchema,
  PATHS,
  SAVED_AD,
  TEXTS,
  TOASTS,
  type VariationRequest,
  type VariationResultsState,
  variationRequestSchema,
  variationRows,
} from '@adwright/contracts';
import type { Flow } from '../flow.ts';
import type { ImageOnlyValues } from './image-only.ts';

/** Image → one variant of it, saved as an ad (spec §4, §7). */
export const variationFlow: Flow<
  ImageOnlyValues,
  VariationRequest,
  OptimizedImageResponse,
  VariationResultsState
> = {
  feature: 'variation',
  upload: {
    bucket: BUCKETS.adImages,
    path: (userId, timestamp, fileName) => adImagePath(userId, 'variation', timestamp, fileName),
  },
  buildRequest: ({ imageUrl, userId }) => ({ imageUrl, userId, requestType: 'variation' }),
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
      viralScore: response.viralScore,
    },
  }),
  destination: PATHS.variationResults,
  texts: {
    status: TEXTS.variationStatus,
    invalidResponse: TEXTS.variationFallback,
    fallback: TEXTS.variationFallback,
    failed: TOASTS.variationFailed,
    notSaved: TOASTS.variationNotSaved,
  },
};
