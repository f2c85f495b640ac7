import { BOOST_VARIATION_COUNT } from '@adwright/contracts';
import { type BoostResponse, boostRequestSchema } from '@adwright/contracts/boost';
import type { CreativeProvider } from '../creative-provider.ts';
import { fetchOwnMaterial } from './fetch-own-material.ts';
import { defineJob, type Job } from './job.ts';
import { createKnownObjectCheck, type KnowsObject, UNKNOWN_OBJECT } from './known-object.ts';

/** Creates the job Creative Boost: ten variations from one brief. */
export function boostJob(
  boost: NonNullable<CreativeProvider['boost']>,
  knowsObject: KnowsObject = () => true,
): Job {
  return defineJob({
    feature: 'boost',
    requestSchema: boostRequestSchema.refine(createKnownObjectCheck(knowsObject), UNKNOWN_OBJECT),
    renders: BOOST_VARIATION_COUNT,
    picturesHaveIds: false,
    make: async (request, context) =>
      boost(request, context, await fetchOwnMaterial(request, context)),
    reply: (_, creatives): BoostResponse => ({
      success: true,
      creatives,
    }),
  });
}
