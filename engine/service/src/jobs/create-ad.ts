import { type CreateAdResponse, createAdRequestSchema } from '@adwright/contracts';
import type { CreativeProvider } from '../creative-provider.ts';
import { fetchOwnMaterial } from './fetch-own-material.ts';
import { defineJob, type Job } from './job.ts';
import { createKnownObjectCheck, type KnowsObject, UNKNOWN_OBJECT } from './known-object.ts';

/** Creates the job Create Ad: one post, one story, and the texts beside them (spec §3 Generation response). */
export function createAdJob(
  createAd: NonNullable<CreativeProvider['createAd']>,
  knowsObject: KnowsObject = () => true,
): Job {
  return defineJob({
    feature: 'createAd',
    requestSchema: createAdRequestSchema.refine(
      createKnownObjectCheck(knowsObject),
      UNKNOWN_OBJECT,
    ),
    renders: 2,
    picturesHaveIds: false,
    make: async (request, context) =>
      createAd(request, context, await fetchOwnMaterial(request, context)),
    reply: (
      {
        prompt: _,
        productPhoto: _photo,
        brand: _brand,
        shownAs: _shownAs,
        offer: _offer,
        typed: _typed,
        language: _language,
        ...formData
      },
      creatives,
      adText,
    ): CreateAdResponse => ({
      success: true,
      formData,
      creatives,
      adText,
      viralScore: creatives[0]?.viralScore,
    }),
  });
}
