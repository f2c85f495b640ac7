import type { CreativeProvider } from './creative-provider.ts';
import { boostJob } from './jobs/boost.ts';
import { createAdJob } from './jobs/create-ad.ts';
import type { Job } from './jobs/job.ts';
import { enhanceJob, variationJob } from './jobs/optimized-image.ts';
import { overlayJob } from './jobs/overlay.ts';
import { photoshootJob } from './jobs/photoshoot.ts';
import { checkedJob } from './quality/checked-job.ts';
import { type FindDefects, pictureDefects } from './quality/picture-defects.ts';

/**
 * The jobs that a provider can do; a webhook exists for each of them and for no other. Finished pictures are checked
 * before they are delivered.
 */
export function jobsOfProvider(
  provider: CreativeProvider,
  findDefects: FindDefects = pictureDefects,
): Job[] {
  const { createAd, boost, variation, enhance, overlay, photoshoot, knowsObject, recipes } =
    provider;
  const jobs = [
    createAd && createAdJob(createAd, knowsObject),
    boost && boostJob(boost, knowsObject),
    variation && variationJob(variation, recipes),
    enhance && enhanceJob(enhance),
    overlay && overlayJob(overlay),
    photoshoot && photoshootJob(photoshoot),
  ].filter((job) => job !== undefined);
  return jobs.map((job) => checkedJob(job, findDefects));
}
