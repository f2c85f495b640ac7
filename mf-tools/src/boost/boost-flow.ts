import { PATHS } from '@adwright/contracts';
import {
  type BoostRequest,
  type BoostResponse,
  boostRequestSchema,
  boostResponseSchema,
  toBoostRequest,
} from '@adwright/contracts/boost';
import { boostRows } from '@adwright/contracts/saved-ads';
import type { Flow } from '@adwright/generation';
import { BOOST_TEXTS } from './boost-texts.ts';
import type { BoostResultsState } from './results-state.ts';

/** Flow that makes ten variations of a brief, and saves each variation as a boosted ad (spec §4, §7). */
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
  texts: BOOST_TEXTS,
};
