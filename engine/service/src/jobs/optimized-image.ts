import {
  AppError,
  type Creative,
  enhancementRequestSchema,
  isAppError,
  type OptimizedImageResponse,
  variationRequestSchema,
} from '@adwright/contracts';
import type { CreativeProvider, RecipeRenderer, RenderedImage } from '../creative-provider.ts';
import { setDisclosure, varyOwnAd } from '../recipes/vary-own-ad.ts';
import type { OwnAd } from '../records/own-ad.ts';
import { planDisclosing } from './disclosing-of.ts';
import { defineJob, type Job, type JobContext } from './job.ts';

/**
 * Creates the job Creative Variation, which makes an alternative of an uploaded picture. If the picture shows
 * an ad of the caller's workspace, the ad is composed again from its recipe.
 */
export function createVariationJob(
  variation: NonNullable<CreativeProvider['variation']>,
  recipes?: RecipeRenderer,
): Job {
  return defineJob({
    feature: 'variation',
    requestSchema: variationRequestSchema,
    renders: 1,
    picturesHaveIds: true,
    make: async ({ imageUrl, disclosure }, context) => {
      const upload = await context.fetchUpload(imageUrl);
      const ad = recipes && (await context.findOwnAd(upload));
      const disclosing = await planDisclosing({ disclosure }, context);
      const asked = ad && setDisclosure(ad, disclosure, disclosing.isOfUpload);
      const varied = recipes && asked && (await varyAd(recipes, asked, context));
      if (varied) return context.deliver(0, varied);
      return variation(upload, context, disclosing);
    },
    reply: (_, creatives) => buildOptimizedImage(creatives),
  });
}

/**
 * Composes an ad again in another way. Resolves to null if the recipe can't be composed again, for example
 * because its photo was deleted.
 */
async function varyAd(
  renderer: RecipeRenderer,
  ad: OwnAd,
  { seed, signal, recipes }: JobContext,
): Promise<RenderedImage | null> {
  try {
    return await varyOwnAd(renderer, ad, seed, recipes);
  } catch (error) {
    signal.throwIfAborted();
    if (isAppError(error)) return null;
    throw error;
  }
}

/** Creates the job Optimize Creative, which enhances an uploaded picture. */
export function enhanceJob(enhance: NonNullable<CreativeProvider['enhance']>): Job {
  return defineJob({
    feature: 'enhance',
    requestSchema: enhancementRequestSchema,
    renders: 1,
    picturesHaveIds: true,
    make: async ({ imageUrl }, context) => enhance(await context.fetchUpload(imageUrl), context),
    reply: (_, creatives) => buildOptimizedImage(creatives),
  });
}

function buildOptimizedImage([creative]: Creative[]): OptimizedImageResponse {
  if (!creative) throw new AppError('provider_failed', 'no picture was delivered');
  const { imageUrl, id, altText, viralScore } = creative;
  return { success: true, optimizedImageUrl: imageUrl, id, altText, viralScore };
}
