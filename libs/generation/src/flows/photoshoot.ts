import {
  BUCKETS,
  PATHS,
  type PhotoshootForm,
  type PhotoshootRequest,
  type PhotoshootResponse,
  type PhotoshootResultsState,
  photoshootPath,
  photoshootRequestSchema,
  photoshootResponseSchema,
  photoshootRows,
  TEXTS,
  TOASTS,
} from '@adwright/contracts';
import type { Flow } from '../flow.ts';

/** Product image → marketing photos, one ad each (spec §4, §7). */
export const photoshootFlow: Flow<
  PhotoshootForm,
  PhotoshootRequest,
  PhotoshootResponse,
  PhotoshootResultsState
> = {
  feature: 'photoshoot',
  upload: { bucket: BUCKETS.photoshoots, path: photoshootPath },
  buildRequest: ({ form, imageUrl, userId }) => ({
    ...form,
    // A place that was typed before another environment was chosen is not meant.
    customEnvironment: form.environment === 'custom' ? form.customEnvironment : undefined,
    imageUrl,
    userId,
    format: 'square',
  }),
  requestSchema: photoshootRequestSchema,
  responseSchema: photoshootResponseSchema,
  rows: photoshootRows,
  state: ({ request, response }, savedIds) => ({
    creatives: response.creatives.map((creative, index) => ({
      ...creative,
      id: savedIds[index] ?? `temp-${index}`,
      isFavorite: creative.isFavorite ?? false,
    })),
    originalImages: response.originalImages ?? [request.imageUrl],
    productName: request.productType,
  }),
  destination: PATHS.photoshootResults,
  texts: {
    status: TEXTS.photoshootStatus,
    invalidResponse: TEXTS.invalidPhotoshootResponse,
    fallback: TEXTS.photoshootFallback,
    failed: () => TOASTS.photoshootFailed,
    notSaved: TOASTS.adsNotSaved,
    succeeded: TOASTS.photoshootSucceeded,
  },
};
