import {
  AD_STATUS_COMPLETED,
  adTextPieces,
  type Brief,
  type CreateAdRequest,
  type CreateAdResponse,
  createAdRequestSchema,
  createAdResponseSchema,
  joinAdText,
  PATHS,
  type ResultsState,
  TEXTS,
  TOASTS,
  toCreateAdRequest,
} from '@adwright/contracts';
import type { Flow } from '../flow.ts';

/** Brief → post, story and ad text, saved as one ad (spec §4, §7). */
export const createAdFlow: Flow<Brief, CreateAdRequest, CreateAdResponse, ResultsState> = {
  feature: 'createAd',
  buildRequest: ({ form }) => toCreateAdRequest(form),
  requestSchema: createAdRequestSchema,
  responseSchema: createAdResponseSchema,
  rows: ({ response, userId }) => {
    const story = response.creatives.find((creative) => creative.format === 'story');
    const post = response.creatives.find((creative) => creative.format !== 'story');
    if (!post && !story) return [];
    return [
      {
        user_id: userId,
        ad_image_url: post?.imageUrl ?? null,
        ad_image_url_story: story?.imageUrl ?? null,
        ad_text: joinAdText(adTextPieces(response.adText)),
        status: AD_STATUS_COMPLETED,
      },
    ];
  },
  state: ({ request: { prompt: _, ...brief }, response }, [adId]) => ({
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
