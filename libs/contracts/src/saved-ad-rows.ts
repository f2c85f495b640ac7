import { boostRequestSchema, boostResponseSchema } from './boost.ts';
import { createAdRequestSchema, createAdResponseSchema } from './brief.ts';
import type { FeatureKey } from './features.ts';
import {
  enhancementRequestSchema,
  optimizedImageResponseSchema,
  overlayRequestSchema,
  overlayResponseSchema,
  variationRequestSchema,
} from './image-tools.ts';
import { photoshootRequestSchema, photoshootResponseSchema } from './photoshoot.ts';
import type { AdInsert } from './rows.ts';
import {
  boostRows,
  buildEnhancementRows,
  buildOverlayRows,
  buildPhotoshootRows,
  buildVariationRows,
  createAdRows,
} from './saved-ads.ts';

type ReadRows = (request: unknown, response: unknown, userId: string) => AdInsert[];

const READ_ROWS: Record<FeatureKey, ReadRows> = {
  createAd: (request, response, userId) =>
    createAdRows({
      request: createAdRequestSchema.parse(request),
      response: createAdResponseSchema.parse(response),
      userId,
    }),
  boost: (request, response, userId) =>
    boostRows({
      request: boostRequestSchema.parse(request),
      response: boostResponseSchema.parse(response),
      userId,
    }),
  variation: (request, response, userId) =>
    buildVariationRows({
      request: variationRequestSchema.parse(request),
      response: optimizedImageResponseSchema.parse(response),
      userId,
    }),
  enhance: (request, response, userId) =>
    buildEnhancementRows({
      request: enhancementRequestSchema.parse(request),
      response: optimizedImageResponseSchema.parse(response),
      userId,
    }),
  overlay: (request, response, userId) =>
    buildOverlayRows({
      request: overlayRequestSchema.parse(request),
      response: overlayResponseSchema.parse(response),
      userId,
    }),
  photoshoot: (request, response, userId) =>
    buildPhotoshootRows({
      request: photoshootRequestSchema.parse(request),
      response: photoshootResponseSchema.parse(response),
      userId,
    }),
};

/**
 * Returns the rows of the table `ads` that a generation saves (spec §7, Insert ads). The browser and the
 * engine both save these rows, and the database keeps only one row for each picture.
 * @throws ZodError when the request or response doesn't match the feature's schema
 */
export function buildSavedAdRows(
  feature: FeatureKey,
  request: unknown,
  response: unknown,
  userId: string,
): AdInsert[] {
  return READ_ROWS[feature](request, response, userId);
}
