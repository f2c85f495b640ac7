import * as z from 'zod';
import { AD_FORMAT_NAMES } from './ad-formats.ts';
import { adFormatSchema, adLayoutSchema, recipeSchema } from './recipe.ts';
import { viralScoreSchema } from './viral-score.ts';
import { webhookFailureSchema } from './webhook.ts';

/**
 * Paths of the editor's requests below the engine's origin. The editor's routes require sign-in, cost no
 * credits, and are limited per user.
 */
export const EDITOR_PATHS = {
  preview: '/preview',
  roll: '/roll',
  hints: '/hints',
  choices: '/editor-choices',
  faces: '/editor-faces',
  versions: '/ads/:id/versions',
  formats: '/ads/:id/formats',
  copies: '/ads/:id/copies',
  translations: '/translations',
} as const;

/** Returns the path below the engine's origin that renders further formats of an ad. */
export function buildAdFormatsPath(adId: string): string {
  return EDITOR_PATHS.formats.replace(':id', encodeURIComponent(adId));
}

export const formatsSchema = z.array(adFormatSchema).min(1).max(AD_FORMAT_NAMES.length);

export const versionNumberSchema = z.number().int().min(1);

/** A format that the ad lacks because its texts don't fit, with the reason. */
export const leftOutSchema = z.object({
  format: adFormatSchema,
  layout: adLayoutSchema.optional(),
  reason: z.enum(['words_do_not_fit', 'layout_has_no_room']),
  /** The reason for the refusal, as one sentence for the user. */
  message: z.string(),
});
export type LeftOutFormat = z.infer<typeof leftOutSchema>;

/** An ad's pictures, by format. */
export const adImagesSchema = z.partialRecord(adFormatSchema, z.url());
export type AdImages = z.infer<typeof adImagesSchema>;

/**
 * A row of the table ad_versions, which contains every version of an ad. The first version is the generated
 * ad. The field `recipe` is not parsed here, because a newer engine may have written the recipe.
 */
export const adVersionRowSchema = z.object({
  ad_id: z.uuid(),
  user_id: z.uuid(),
  n: versionNumberSchema,
  recipe: z.unknown(),
  images: adImagesSchema,
  viral_score: viralScoreSchema.nullable(),
  created_at: z.string(),
});
export type AdVersionRow = z.infer<typeof adVersionRowSchema>;

/** A recipe that a generation records, one recipe for each ad that will be saved. */
const recordedRecipeSchema = z.object({
  recipe: recipeSchema,
  images: adImagesSchema,
  headline: z.string(),
  words: z.string(),
  viral_score: viralScoreSchema.nullable(),
});
export type RecordedRecipe = z.infer<typeof recordedRecipeSchema>;

/**
 * Request body of `POST /ads/{id}/formats`, which renders further formats of the latest version. Existing
 * formats are returned unchanged.
 */
export const renderFormatsRequestSchema = z.object({ formats: formatsSchema });

/** Response of `POST /ads/{id}/formats`. */
export const renderFormatsResponseSchema = z.object({
  success: z.literal(true),
  n: versionNumberSchema,
  /** All pictures of the version, existing and new. */
  images: adImagesSchema,
  leftOut: z.array(leftOutSchema),
});
export type RenderFormatsResponse = z.infer<typeof renderFormatsResponseSchema>;

/** Response of every editor route to a failed request. */
export const editorFailureSchema = webhookFailureSchema.extend({
  /** Number of characters that fit into the picture; only for `text_does_not_fit`. */
  maxCharacters: z.number().int().min(0).optional(),
  /** Seconds to wait before a retry, as in the Retry-After header; only for `rate_limited`. */
  retryAfterSeconds: z.number().int().optional(),
  /** The ad's latest version, which was saved by another tab or person; only for `stale_version`. */
  latest: adVersionRowSchema.pick({ n: true, recipe: true, images: true }).optional(),
});
export type EditorFailure = z.infer<typeof editorFailureSchema>;
