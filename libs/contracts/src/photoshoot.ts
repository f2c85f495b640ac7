import * as z from 'zod';
import { creativeSchema } from './creative.ts';
import { MAX_TEXT_LENGTH, MIN_PRODUCT_TYPE_LENGTH } from './limits.ts';
import { environmentSchema, visualStyleSchema } from './options.ts';
import { createTextSchema } from './plain-text.ts';
import { DISCLOSURES } from './recipe-choices.ts';
import { imageUrlSchema } from './uploads.ts';

/** Fields of the photoshoot form; the product image is a separate file until its upload (spec §3). */
export const photoshootFormSchema = z.object({
  productType: createTextSchema(MAX_TEXT_LENGTH).min(
    MIN_PRODUCT_TYPE_LENGTH,
    'Product type must be at least 2 characters.',
  ),
  environment: environmentSchema,
  customEnvironment: createTextSchema(MAX_TEXT_LENGTH).optional(),
  visualStyle: visualStyleSchema.optional(),
  extraInstructions: createTextSchema(MAX_TEXT_LENGTH).optional(),
  /** How the pictures disclose that an AI model generated a part of a picture; absent for the standard note. */
  disclosure: z.enum(DISCLOSURES).optional(),
});
export type PhotoshootForm = z.infer<typeof photoshootFormSchema>;

export const photoshootRequestSchema = photoshootFormSchema.extend({
  imageUrl: imageUrlSchema,
  /**
   * URL of the cut-out that the user has seen (`cutout_url` of the photo's asset). Without this URL, the
   * engine makes a cut-out, and refuses the request if the cut-out is uncertain.
   */
  cutoutUrl: imageUrlSchema.nullish(),
  userId: z.uuid(),
  format: z.literal('square'),
});
export type PhotoshootRequest = z.infer<typeof photoshootRequestSchema>;

export const photoshootResponseSchema = z.object({
  success: z.literal(true),
  error: z.string().nullish(),
  creatives: z.array(creativeSchema),
  originalImages: z.array(z.url()).optional(),
});
export type PhotoshootResponse = z.infer<typeof photoshootResponseSchema>;
