import {
  AD_STATUS_COMPLETED,
  AD_TYPE_PHOTOSHOOT,
  BUCKETS,
  ENVIRONMENT_OPTIONS,
  PATHS,
  type PhotoshootForm,
  type PhotoshootRequest,
  type PhotoshootResponse,
  type PhotoshootResultsState,
  photoshootPath,
  photoshootRequestSchema,
  photoshootResponseSchema,
  SAVED_AD,
  TEXTS,
  TOASTS,
  VISUAL_STYLE_OPTIONS,
} from '@adwright/contracts';
import type { Flow } from '../flow.ts';

/** The text of a saved photo: where it was set and how it looks, in the form's own words. */
function photoshootText(request: PhotoshootRequest): string {
  const environment =
    request.customEnvironment ??
    ENVIRONMENT_OPTIONS.find(({ value }) => value === request.environment)?.label;
  const style = VISUAL_STYLE_OPTIONS.find(({ value }) => value === request.visualStyle)?.label;
  return [request.productType, environment, style].filter(Boolean).join(', ');
}

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
  rows: ({ request, response, userId }) =>
    response.creatives.map((creative) => ({
      user_id: userId,
      ad_image_url: creative.imageUrl,
      ad_text: photoshootText(request),
      title: SAVED_AD.photoshootTitle(request.productType),
      status: AD_STATUS_COMPLETED,
      is_favorite: false,
      ad_type: AD_TYPE_PHOTOSHOOT,
    })),
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
