import {
  AD_STATUS_COMPLETED,
  type BoostRequest,
  type BoostResponse,
  type BoostResultsState,
  boostRequestSchema,
  boostResponseSchema,
  PATHS,
  TEXTS,
  TOASTS,
  toBoostRequest,
} from '@adwright/contracts';
import type { Flow } from '../flow.ts';

/** Brief → ten variations, one boosted ad each (spec §4, §7). */
export const boostFlow: Flow<BoostRequest, BoostRequest, BoostResponse, BoostResultsState> = {
  feature: 'boost',
  buildRequest: ({ form }) => toBoostRequest(form),
  requestSchema: boostRequestSchema,
  responseSchema: boostResponseSchema,
  streams: true,
  rows: ({ response, userId }) =>
    response.creatives.map((creative) => ({
      user_id: userId,
      ad_image_url: creative.imageUrl,
      status: AD_STATUS_COMPLETED,
      is_boosted: true,
    })),
  state: ({ request, response }, savedIds) => ({
    creatives: response.creatives.map((creative, index) => ({
      ...creative,
      id: savedIds[index],
      format: creative.format ?? request.format,
    })),
  }),
  destination: PATHS.boostResults,
  texts: {
    status: TEXTS.boostStatus,
    invalidResponse: TEXTS.invalidBoostResponse,
    fallback: TEXTS.boostFallback,
    failed: TOASTS.generationFailed,
    notSaved: TOASTS.adsNotSaved,
    succeeded: TOASTS.boostCompleted,
  },
};
