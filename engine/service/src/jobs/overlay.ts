import {
  OVERLAY_VARIATION_COUNT,
  type OverlayResponse,
  overlayRequestSchema,
} from '@adwright/contracts';
import type { CreativeProvider } from '../provider.ts';
import { defineJob, type Job } from './job.ts';

/** Add Text: title and subtitle set over an uploaded picture, each style once. */
export function overlayJob(overlay: NonNullable<CreativeProvider['overlay']>): Job {
  return defineJob({
    feature: 'overlay',
    requestSchema: overlayRequestSchema,
    renders: OVERLAY_VARIATION_COUNT,
    picturesHaveIds: true,
    make: async ({ imageUrl, title, subtitle }, context) => {
      const upload = await context.fetchUpload(imageUrl);
      return overlay({ ...upload, url: imageUrl }, { title, subtitle }, context);
    },
    reply: (_, creatives): OverlayResponse => ({ success: true, creatives }),
  });
}
