import { PHOTOSHOOT_COUNT } from '@adwright/contracts';
import { type PhotoshootResponse, photoshootRequestSchema } from '@adwright/contracts/photoshoot';
import type { CreativeProvider } from '../creative-provider.ts';
import { defineJob, type Job } from './job.ts';

/** Product Photoshoot: an uploaded product in four marketing photos. */
export function photoshootJob(photoshoot: NonNullable<CreativeProvider['photoshoot']>): Job {
  return defineJob({
    feature: 'photoshoot',
    requestSchema: photoshootRequestSchema,
    renders: PHOTOSHOOT_COUNT,
    picturesHaveIds: false,
    make: async ({ imageUrl, userId: _, ...brief }, context) =>
      photoshoot(await context.fetchUpload(imageUrl), brief, context),
    reply: ({ imageUrl }, creatives): PhotoshootResponse => ({
      success: true,
      creatives,
      originalImages: [imageUrl],
    }),
  });
}
