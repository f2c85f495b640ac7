import {
  type Brief,
  type CreateAdRequest,
  type CreateAdResponse,
  createAdRequestSchema,
  createAdResponseSchema,
  type OwnFields,
  PATHS,
  toCreateAdRequest,
} from '@adwright/contracts';
import { createAdRows } from '@adwright/contracts/saved-ads';
import type { Flow } from '@adwright/generation';
import type { ResultsState } from '../results/results-state.ts';
import { CREATE_AD_TEXTS } from './create-ad-texts.ts';

/** Flow that makes a post, a story and a text from a brief, and saves them as one ad (spec §4, §7). */
export const createAdFlow: Flow<
  Brief & OwnFields & Pick<CreateAdRequest, 'language'>,
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
    {
      request: {
        prompt: _,
        language: _language,
        productPhoto: _photo,
        brand: _brand,
        shownAs: _shownAs,
        offer: _offer,
        quote: _quote,
        typed,
        ...brief
      },
      response,
    },
    [adId],
  ) => ({
    formData: response.formData ?? brief,
    ...(typed ? { typed } : {}),
    creatives: response.creatives.map((creative) => ({ ...creative, id: adId })),
    adText: response.adText,
    viralScore: response.viralScore,
  }),
  destination: PATHS.results,
  texts: CREATE_AD_TEXTS,
};
