import {
  type BoostRequest,
  type BoostResponse,
  type BoostResultsState,
  boostRequestSchema,
  boostResponseSchema,
  boostRows,
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
  rows: boostRows,
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
