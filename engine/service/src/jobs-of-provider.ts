import type { CreativeProvider } from './creative-provider.ts';
import { boostJob } from './jobs/boost.ts';
import { createAdJob } from './jobs/create-ad.ts';
import type { Job } from './jobs/job.ts';
import { createVariationJob, enhanceJob } from './jobs/optimized-image.ts';
import { createOverlayJob } from './jobs/overlay.ts';
import { createPhotoshootJob } from './jobs/photoshoot.ts';
import { addQualityCheck } from './quality/checked-job.ts';
import { type FindDefects, findPictureDefects } from './quality/picture-defects.ts';

/**
 * Lists the jobs that a provider can do; the engine has a webhook for each of these jobs and for no other job.
 * Finished pictures are checked before the jobs deliver them.
 */
export function listProviderJobs(
  provider: CreativeProvider,
  findDefects: FindDefects = findPictureDefects,
): Job[] {
  const { createAd, boost, variation, enhance, overlay, photoshoot, knowsObject, recipes } =
    provider;
  const jobs = [
    createAd && createAdJob(createAd, knowsObject),
    boost && boostJob(boost, knowsObject),
    variation && createVariationJob(variation, recipes),
    enhance && enhanceJob(enhance),
    overlay && createOverlayJob(overlay),
    photoshoot && createPhotoshootJob(photoshoot),
  ].filter((job) => job !== undefined);
  return jobs.map((job) => addQualityCheck(job, findDefects));
}
