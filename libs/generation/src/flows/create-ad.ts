import {
  type Brief,
  type CreateAdRequest,
  type CreateAdResponse,
  createAdRequestSchema,
  createAdResponseSchema,
  createAdRows,
  type OwnFields,
  PATHS,
  type ResultsState,
  TEXTS,
  TOASTS,
  toCreateAdRequest,
} from '@adwright/contracts';
import type { Flow } from '../flow.ts';

/** Brief → post, story and ad text, saved as one ad (spec §4, §7). */
export const createAdFlow: Flow<
  Brief & OwnFields,
  CreateAdRequest,
  CreateAdResponse,
  ResultsState
> = {
  feature: 'createAd',
  buildRequest: ({ form }) => toCreateAdRequest(form),
  requestSchema: createAdRequestSchema,
  responseSchema: createAdResponseSchema,
  rows: createAdRows,
  state: (
    { request: { prompt: _, productPhoto: _photo, brand: _brand, ...brief }, response },
    [adId],
  ) => ({
    formData: response.formData ?? brief,
    creatives: response.creatives.map((creative) => ({ ...creative, id: adId })),
    adText: response.adText,
    viralScore: response.viralScore,
  }),
  destination: PATHS.results,
  texts: {
    status: TEXTS.createAdStatus,
    invalidResponse: TEXTS.invalidBriefResponse,
    fallback: TEXTS.generateFallback,
    failed: TOASTS.generationFailed,
    notSaved: TOASTS.adNotSaved,
    saved: TOASTS.adSaved,
  },
};
