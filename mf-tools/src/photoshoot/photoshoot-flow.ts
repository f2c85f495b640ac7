import { BUCKETS, fileEnding, PATHS } from '@adwright/contracts';
import {
  type PhotoshootForm,
  type PhotoshootRequest,
  type PhotoshootResponse,
  photoshootRequestSchema,
  photoshootResponseSchema,
} from '@adwright/contracts/photoshoot';
import { photoshootRows } from '@adwright/contracts/saved-ads';
import type { Flow } from '@adwright/generation';
import { PHOTOSHOOT_TEXTS } from './photoshoot-texts.ts';
import type { PhotoshootResultsState } from './results-state.ts';

/** Object path in `uploads`, as the spec has it in `photoshoots`: {userId}/{timestamp}.{extension} (spec §3). */
export function photoshootPath(userId: string, timestamp: string, fileName: string): string {
  return `${userId}/${timestamp}.${fileEnding(fileName)}`;
}

/** A shoot as its form orders it. */
interface ShootOrder extends PhotoshootForm {
  /** The product as the form has shown it; absent where the engine is to cut it out. */
  cutoutUrl?: string | undefined;
}

/** Product image → marketing photos, one ad each (spec §4, §7). */
export const photoshootFlow: Flow<
  ShootOrder,
  PhotoshootRequest,
  PhotoshootResponse,
  PhotoshootResultsState
> = {
  feature: 'photoshoot',
  upload: { bucket: BUCKETS.uploads, path: photoshootPath },
  buildRequest: ({ form, imageUrl, userId }) => ({
    ...form,
    // A place that was typed before another environment was chosen is not meant.
    customEnvironment: form.environment === 'custom' ? form.customEnvironment : undefined,
    imageUrl,
    userId,
    format: 'square',
  }),
  requestSchema: photoshootRequestSchema,
  responseSchema: photoshootResponseSchema,
  rows: photoshootRows,
  state: ({ request, response }, savedIds) => ({
    creatives: response.creatives.map((creative, index) => ({
      ...creative,
      id: savedIds[index] ?? `temp-${index}`,
      isFavorite: creative.isFavorite ?? false,
    })),
    originalImages: response.originalImages ?? [request.imageUrl],
    productName: request.productType,
  }),
  destination: PATHS.photoshootResults,
  texts: PHOTOSHOOT_TEXTS,
};
