import {
  AD_STATUS_COMPLETED,
  type AdInsert,
  adImagePath,
  BUCKETS,
  type Creative,
  joinAdText,
  type OverlayForm,
  type OverlayRequest,
  type OverlayResponse,
  type OverlayResultsState,
  overlayRequestSchema,
  overlayResponseSchema,
  PATHS,
  TEXTS,
  TOASTS,
} from '@adwright/contracts';
import type { Flow } from '../flow.ts';

/** The row of one overlay variation: both images travel in `prediction_id` (spec §3, §7). */
export function overlayRow(
  userId: string,
  overlay: { originalImage: string; title: string; subtitle: string },
  variation: Creative,
): AdInsert {
  return {
    user_id: userId,
    ad_image_url: variation.imageUrl,
    title: overlay.title,
    ad_text: joinAdText([overlay.title, overlay.subtitle].filter(Boolean)),
    status: AD_STATUS_COMPLETED,
    prediction_id: JSON.stringify({
      originalImage: overlay.originalImage,
      variation: variation.imageUrl,
    }),
  };
}

function variations(response: OverlayResponse): Creative[] {
  return response.creatives ?? response.variations ?? [];
}

/** Image, title and subtitle → variations, which the results page saves (spec §4, §7). */
export const overlayFlow: Flow<OverlayForm, OverlayRequest, OverlayResponse, OverlayResultsState> =
  {
    feature: 'overlay',
    upload: {
      bucket: BUCKETS.adImages,
      path: (userId, timestamp, fileName) => adImagePath(userId, 'overlay', timestamp, fileName),
    },
    buildRequest: ({ form, imageUrl, userId }) => ({
      imageUrl,
      title: form.title,
      subtitle: form.subtitle ?? '',
      userId,
    }),
    requestSchema: overlayRequestSchema,
    responseSchema: overlayResponseSchema.refine(
      ({ creatives, variations }) => creatives !== undefined || variations !== undefined,
    ),
    rows: ({ request, response, userId }) =>
      variations(response).map((variation) =>
        overlayRow(userId, { ...request, originalImage: request.imageUrl }, variation),
      ),
    savesOnResults: true,
    state: ({ request, response, idempotencyKey }) => ({
      originalImage: request.imageUrl,
      title: request.title,
      subtitle: request.subtitle,
      variations: variations(response),
      idempotencyKey,
    }),
    destination: PATHS.overlayResults,
    texts: {
      status: TEXTS.overlayStatus,
      invalidResponse: TEXTS.overlayFallback,
      unexplained: TEXTS.overlayAddFailed,
      fallback: TEXTS.overlayUnexpected,
      failed: TOASTS.overlayFailed,
      notSaved: TOASTS.overlayNotSaved,
    },
  };
