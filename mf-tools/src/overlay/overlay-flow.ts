import {
  BUCKETS,
  buildAdImagePath,
  type OverlayForm,
  type OverlayRequest,
  type OverlayResponse,
  type OwnFields,
  overlayRequestSchema,
  overlayResponseSchema,
  PATHS,
} from '@adwright/contracts';
import { buildOverlayRows, listOverlayVariations } from '@adwright/contracts/saved-ads';
import type { Flow } from '@adwright/generation';
import { OVERLAY_TEXTS } from './overlay-texts.ts';
import type { OverlayResultsState } from './results-state.ts';

/**
 * Flow that makes variations of an image with title and subtitle. The results page saves the variations (spec
 * §4, §7).
 */
export const overlayFlow: Flow<
  OverlayForm & Pick<OwnFields, 'brand'>,
  OverlayRequest,
  OverlayResponse,
  OverlayResultsState
> = {
  feature: 'overlay',
  upload: {
    bucket: BUCKETS.uploads,
    path: (userId, timestamp, fileName) => buildAdImagePath(userId, 'overlay', timestamp, fileName),
  },
  buildRequest: ({ form, imageUrl, userId }) => ({
    imageUrl,
    title: form.title,
    subtitle: form.subtitle ?? '',
    userId,
    ...(form.brand ? { brand: form.brand } : {}),
    ...(form.disclosure ? { disclosure: form.disclosure } : {}),
  }),
  requestSchema: overlayRequestSchema,
  responseSchema: overlayResponseSchema.refine(
    ({ creatives, variations }) => creatives !== undefined || variations !== undefined,
  ),
  rows: buildOverlayRows,
  savesOnResults: true,
  state: ({ request, response, idempotencyKey }) => ({
    originalImage: request.imageUrl,
    title: request.title,
    subtitle: request.subtitle,
    variations: listOverlayVariations(response),
    newFrom: idempotencyKey,
  }),
  destination: PATHS.overlayResults,
  texts: OVERLAY_TEXTS,
};
