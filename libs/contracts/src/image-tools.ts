import * as z from 'zod';
import { brandSnapshotSchema } from './brand.ts';
import { creativeSchema } from './creative.ts';
import {
  MAX_OVERLAY_SUBTITLE_LENGTH,
  MAX_OVERLAY_TITLE_LENGTH,
  MIN_OVERLAY_TITLE_LENGTH,
} from './limits.ts';
import { createTextSchema } from './plain-text.ts';
import { DISCLOSURES } from './recipe-choices.ts';
import { imageUrlSchema } from './uploads.ts';
import { viralScoreSchema } from './viral-score.ts';

const userId = z.uuid();

/** How the picture discloses that an AI model generated a part of the picture; absent for the standard note. */
const disclosure = z.enum(DISCLOSURES).optional();

export const variationRequestSchema = z.object({
  imageUrl: imageUrlSchema,
  userId,
  requestType: z.literal('variation'),
  disclosure,
});
export type VariationRequest = z.infer<typeof variationRequestSchema>;

export const enhancementRequestSchema = z.object({
  imageUrl: imageUrlSchema,
  userId,
  requestType: z.literal('enhance'),
});
export type EnhancementRequest = z.infer<typeof enhancementRequestSchema>;

/** Response of the variation and enhancement webhooks (spec §3). */
export const optimizedImageResponseSchema = z.object({
  success: z.literal(true),
  optimizedImageUrl: z.url(),
  id: z.string().optional(),
  error: z.string().nullish(),
  /** Alt text of the picture; absent in results of older engines. */
  altText: z.string().optional(),
  viralScore: viralScoreSchema.optional(),
});
export type OptimizedImageResponse = z.infer<typeof optimizedImageResponseSchema>;

export const overlayFormSchema = z.object({
  title: createTextSchema(MAX_OVERLAY_TITLE_LENGTH).min(
    MIN_OVERLAY_TITLE_LENGTH,
    'Title is required',
  ),
  subtitle: createTextSchema(MAX_OVERLAY_SUBTITLE_LENGTH).optional(),
  disclosure,
});
export type OverlayForm = z.infer<typeof overlayFormSchema>;

/**
 * Request body of the overlay webhook. The subtitle is the empty string when the overlay has no subtitle (spec
 * §3).
 */
export const overlayRequestSchema = z.object({
  imageUrl: imageUrlSchema,
  title: overlayFormSchema.shape.title,
  subtitle: createTextSchema(MAX_OVERLAY_SUBTITLE_LENGTH).default(''),
  userId,
  brand: brandSnapshotSchema.optional(),
  /** Replaces the brand kit's disclosure, the note that an AI model generated a part of the picture. */
  disclosure,
});
export type OverlayRequest = z.infer<typeof overlayRequestSchema>;

/**
 * Response of the overlay webhook. The list of pictures has one of two names (spec §3).
 */
export const overlayResponseSchema = z.object({
  success: z.literal(true),
  creatives: z.array(creativeSchema).optional(),
  variations: z.array(creativeSchema).optional(),
  error: z.string().nullish(),
});
export type OverlayResponse = z.infer<typeof overlayResponseSchema>;
