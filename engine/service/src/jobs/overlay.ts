import {
  OVERLAY_VARIATION_COUNT,
  type OverlayResponse,
  overlayRequestSchema,
} from '@adwright/contracts';
import type { CreativeProvider } from '../creative-provider.ts';
import { planDisclosing } from './disclosing-of.ts';
import { fetchOwnMaterial } from './fetch-own-material.ts';
import { defineJob, type Job } from './job.ts';

/** Creates the job Add Text, which draws title and subtitle over an uploaded picture, once in each style. */
export function createOverlayJob(overlay: NonNullable<CreativeProvider['overlay']>): Job {
  return defineJob({
    feature: 'overlay',
    requestSchema: overlayRequestSchema,
    renders: OVERLAY_VARIATION_COUNT,
    picturesHaveIds: true,
    make: async ({ imageUrl, title, subtitle, brand, disclosure }, context) => {
      const [upload, own] = await Promise.all([
        context.fetchUpload(imageUrl),
        fetchOwnMaterial({ brand }, context),
      ]);
      const text = { title, subtitle };
      const wish = { disclosure: disclosure ?? brand?.disclosure, words: `${title} ${subtitle}` };
      const disclosing = await planDisclosing(wish, context);
      return overlay({ ...upload, url: imageUrl }, text, context, own.brand, disclosing);
    },
    reply: (_, creatives): OverlayResponse => ({ success: true, creatives }),
  });
}
