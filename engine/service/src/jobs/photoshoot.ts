import { PHOTOSHOOT_COUNT } from '@adwright/contracts';
import { type PhotoshootResponse, photoshootRequestSchema } from '@adwright/contracts/photoshoot';
import type { CreativeProvider } from '../creative-provider.ts';
import { planDisclosing } from './disclosing-of.ts';
import { defineJob, type Job } from './job.ts';

/** Creates the job Product Photoshoot, which makes four marketing photos of an uploaded product. */
export function createPhotoshootJob(photoshoot: NonNullable<CreativeProvider['photoshoot']>): Job {
  return defineJob({
    feature: 'photoshoot',
    requestSchema: photoshootRequestSchema,
    renders: PHOTOSHOOT_COUNT,
    picturesHaveIds: false,
    make: async ({ imageUrl, cutoutUrl, userId: _, disclosure, ...brief }, context) => {
      const upload = await context.fetchUpload(imageUrl);
      const { productType, customEnvironment = '', extraInstructions = '' } = brief;
      const words = `${productType} ${customEnvironment} ${extraInstructions}`;
      const disclosing = await planDisclosing({ disclosure, words }, context);
      const cutOut = cutoutUrl ? await context.fetchUpload(cutoutUrl) : undefined;
      return photoshoot(upload, brief, context, disclosing, cutOut);
    },
    reply: ({ imageUrl }, creatives): PhotoshootResponse => ({
      success: true,
      creatives,
      originalImages: [imageUrl],
    }),
  });
}
