import { BUCKETS, getFileEnding, PATHS } from '@adwright/contracts';
import {
  type PhotoshootForm,
  type PhotoshootRequest,
  type PhotoshootResponse,
  photoshootRequestSchema,
  photoshootResponseSchema,
} from '@adwright/contracts/photoshoot';
import { buildPhotoshootRows } from '@adwright/contracts/saved-ads';
import type { Flow } from '@adwright/generation';
import { PHOTOSHOOT_TEXTS } from './photoshoot-texts.ts';
import type { PhotoshootResultsState } from './results-state.ts';

/**
 * Returns the object path in `uploads`, in the format that the spec defines for `photoshoots`:
 * {userId}/{timestamp}.{extension} (spec §3).
 */
export function buildPhotoshootPath(userId: string, timestamp: string, fileName: string): string {
  return `${userId}/${timestamp}.${getFileEnding(fileName)}`;
}

/** The values of the photoshoot form, with the URL of the cut-out that the user has seen. */
interface ShootOrder extends PhotoshootForm {
  /** URL of the cut-out that the user has seen; when absent, the engine cuts out the product. */
  cutoutUrl?: string | undefined;
}

/** Flow that makes marketing photos of a product image, and saves each photo as an ad (spec §4, §7). */
export const photoshootFlow: Flow<
  ShootOrder,
  PhotoshootRequest,
  PhotoshootResponse,
  PhotoshootResultsState
> = {
  feature: 'photoshoot',
  upload: { bucket: BUCKETS.uploads, path: buildPhotoshootPath },
  buildRequest: ({ form, imageUrl, userId }) => ({
    ...form,
    // The text for a custom environment is ignored when the user has chosen another environment.
    customEnvironment: form.environment === 'custom' ? form.customEnvironment : undefined,
    imageUrl,
    userId,
    format: 'square',
  }),
  requestSchema: photoshootRequestSchema,
  responseSchema: photoshootResponseSchema,
  rows: buildPhotoshootRows,
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
