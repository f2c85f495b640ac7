import {
  AppError,
  type Creative,
  enhancementRequestSchema,
  type OptimizedImageResponse,
  variationRequestSchema,
} from '@adwright/contracts';
import type { CreativeProvider } from '../creative-provider.ts';
import { disclosingOf } from './disclosing-of.ts';
import { defineJob, type Job } from './job.ts';

/** Creative Variation: another take on an uploaded picture. */
export function variationJob(variation: NonNullable<CreativeProvider['variation']>): Job {
  return defineJob({
    feature: 'variation',
    requestSchema: variationRequestSchema,
    renders: 1,
    picturesHaveIds: true,
    make: async ({ imageUrl, disclosure }, context) => {
      const upload = await context.fetchUpload(imageUrl);
      return variation(upload, context, await disclosingOf({ disclosure }, context));
    },
    reply: (_, creatives) => optimizedImage(creatives),
  });
}

/** Optimize Creative: an uploaded picture at its best. */
export function enhanceJob(enhance: NonNullable<CreativeProvider['enhance']>): Job {
  return defineJob({
    feature: 'enhance',
    requestSchema: enhancementRequestSchema,
    renders: 1,
    picturesHaveIds: true,
    make: async ({ imageUrl }, context) => enhance(await context.fetchUpload(imageUrl), context),
    reply: (_, creatives) => optimizedImage(creatives),
  });
}

function optimizedImage([creative]: Creative[]): OptimizedImageResponse {
  if (!creative) throw new AppError('provider_failed', 'no picture was delivered');
  const { imageUrl, id, altText, viralScore } = creative;
  return { success: true, optimizedImageUrl: imageUrl, id, altText, viralScore };
}
