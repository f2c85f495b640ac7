import {
  BUCKETS,
  buildAdImagePath,
  type EnhancementRequest,
  enhancementRequestSchema,
  type OptimizedImageResponse,
  optimizedImageResponseSchema,
  PATHS,
  SAVED_AD,
} from '@adwright/contracts';
import { buildEnhancementRows } from '@adwright/contracts/saved-ads';
import type { Flow } from '@adwright/generation';
import type { ImageOnlyValues } from '../layout/image-only.ts';
import { ENHANCE_TEXTS } from './enhance-texts.ts';
import type { OptimizeResultsState } from './results-state.ts';

/**
 * Flow that enhances an image; the results contain the original and the enhanced image as creatives (spec §4,
 * §7).
 */
export const enhanceFlow: Flow<
  ImageOnlyValues,
  EnhancementRequest,
  OptimizedImageResponse,
  OptimizeResultsState
> = {
  feature: 'enhance',
  upload: {
    bucket: BUCKETS.uploads,
    path: (userId, timestamp, fileName) =>
      buildAdImagePath(userId, 'optimize', timestamp, fileName),
  },
  buildRequest: ({ imageUrl, userId }) => ({ imageUrl, userId, requestType: 'enhance' }),
  requestSchema: enhancementRequestSchema,
  responseSchema: optimizedImageResponseSchema,
  rows: buildEnhancementRows,
  state: ({ request, response }, [adId]) => ({
    creatives: [
      {
        imageUrl: request.imageUrl,
        title: 'Original creative',
        description: 'Your image as you uploaded it',
      },
      {
        id: adId,
        imageUrl: response.optimizedImageUrl,
        title: SAVED_AD.enhancement.title,
        description: SAVED_AD.enhancement.adText,
        isFavorite: false,
        altText: response.altText,
        viralScore: response.viralScore,
      },
    ],
  }),
  destination: PATHS.optimizeResults,
  texts: ENHANCE_TEXTS,
};
